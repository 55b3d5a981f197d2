import { archRow, WindowRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { lancetPath, path, rectangle } from '../kit/geometry.ts';
import { Campanile, RoundDome } from '../kit/landmarks.tsx';
import { Birds, Cloud, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { Glitter, Gondola, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const quay = 636;

function lancetRow(
  x: number,
  y: number,
  count: number,
  step: number,
  width: number,
  height: number,
): string {
  return Array.from({ length: count }, (_, index) =>
    lancetPath(x + step * (index + 0.5), y, width, height),
  ).join('');
}

function Palace() {
  return (
    <>
      <path fill={tone('rose')} d={rectangle(330, 508, 250, 74)} />
      <path fill={tone('rose-shade')} d={rectangle(296, 508, 46, 128)} />
      <path fill={tone('stone')} d={rectangle(342, 576, 238, 60) + rectangle(296, 500, 284, 9)} />
      <path
        fill={tone('glow-window')}
        d={lancetRow(346, 602, 14, 16.5, 9, 22) + lancetRow(346, quay, 9, 25.8, 17, 27)}
      />
      <WindowRow x={350} y={560} width={224} count={6} size={[15, 34]} arched />
      <path
        fill={tone('stone')}
        d={Array.from({ length: 18 }, (_, i) => path`M${298 + i * 16} 500l5 -12l5 12Z`).join('')}
      />
    </>
  );
}

function Library() {
  return (
    <>
      <path fill={tone('stone-mid')} d={rectangle(20, 552, 200, 84)} />
      <path fill={tone('stone')} d={rectangle(20, 546, 206, 10) + rectangle(20, 590, 204, 6)} />
      <path
        fill={tone('glow-window')}
        d={archRow(28, 588, 8, 15, 9, 26) + archRow(28, quay, 8, 15, 9, 32)}
      />
    </>
  );
}

function MooringPole({ x, y, height }: { x: number; y: number; height: number }) {
  const stripes = Array.from(
    { length: Math.floor(height / 44) },
    (_, index) => path`M${x - 9} ${y - height + 30 + index * 44}l18 -14v20l-18 14Z`,
  );
  return (
    <>
      <path fill={tone('paper')} d={rectangle(x - 9, y - height, 18, height)} />
      <path fill={tone('sea-mid')} d={stripes.join('')} />
      <path fill={tone('stone-shade')} d={rectangle(x - 9, y - height, 5, height)} />
      <path fill={tone('foam')} d={path`M${x - 30} ${y}q30 -7 60 0q-30 7 -60 0Z`} />
      <path fill={tone('ochre')} d={path`M${x - 11} ${y - height}q11 -26 22 0Z`} />
    </>
  );
}

/**
 * Venice: the campanile over the lagoon, a gondola going home, and the train on the long bridge.
 */
function Venice({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'haze' }]} />
      <Stars height={400} count={48} seed={3} />
      <Sun
        cx={664}
        cy={548}
        r={88}
        rings={[
          { r: 480, color: 'glow' },
          { r: 330, color: 'sky-low' },
          { r: 200, color: 'halo' },
        ]}
      />
      {/* Left of the slant along which a route's picture cuts the poster; so is the sky above the
          pole on the left. */}
      <Cloud x={-100} y={350} width={240} color="cloud" />
      <path fill={tone('far-hill')} d={path`M0 620Q160 600 300 616T640 612T800 606V660H0Z`} />
      <Sea y={630} colors={['sea', 'sea-mid', 'sea-deep']} />
      <Glitter x={664} y={646} bottom={930} width={150} count={16} seed={11} />
      <path fill={tone('stone-shade')} d={rectangle(560, 620, 240, 8)} />
      <path
        fill={tone('stone-shade')}
        d={Array.from({ length: 15 }, (_, i) => rectangle(566 + i * 17, 628, 5, 10)).join('')}
      />
      <TrainSide x={612} y={620} length={220} height={19} heading="left" />
      <RoundDome x={352} y={508} width={58} height={52} light="right" />
      <RoundDome x={414} y={508} width={72} height={64} light="right" />
      <RoundDome x={476} y={508} width={58} height={52} light="right" />
      <path
        fill={tone('ochre')}
        d={[352, 414, 476].map((x, i) => rectangle(x - 1.5, i === 1 ? 424 : 438, 3, 22)).join('')}
      />
      <Library />
      <Palace />
      <Campanile
        x={254}
        y={quay}
        width={70}
        height={398}
        light="right"
        colors={['terracotta', 'terracotta-shade']}
      />
      <path fill={tone('stone')} d={rectangle(0, quay, 596, 8)} />
      <path fill={tone('sea-mid')} d={rectangle(0, quay + 8, 596, 12)} />
      <Glitter x={260} y={664} bottom={960} width={320} count={18} seed={4} color="foam" />
      <Glitter x={256} y={662} bottom={730} width={90} count={6} seed={2} color="terracotta" />
      <Gondola x={400} y={752} length={400} />
      <MooringPole x={722} y={930} height={210} />
      <MooringPole x={764} y={965} height={290} />
      <MooringPole x={112} y={960} height={250} />
      <Birds x={400} y={330} span={26} count={4} seed={15} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Venice, above: 'haze', cut: 78 };
