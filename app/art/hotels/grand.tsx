import { archRow, RoofRow, WindowRow } from '../kit/buildings.tsx';
import type { DrawingProps } from '../kit/drawing.tsx';
import { Awning, Flag, PottedTree } from '../kit/furnishings.tsx';
import { archPath, path, polygon, rectangle } from '../kit/geometry.ts';
import { Scene } from '../kit/scene.tsx';
import { Cloud, Sky, Stars, Sun } from '../kit/sky.tsx';
import { Bushes } from '../kit/trees.tsx';
import { tone } from '../palette.ts';

const foot = 498;
const floors = [436, 378, 320, 262] as const;

/** The joints of the square's slabs, which run towards the door. */
const paving = [-300, -20, 180, 340, 450, 560, 720, 920, 1200]
  .map((x) => {
    const top = 450 + (x - 450) * 0.6;
    return polygon([
      [top - 2, 534],
      [top + 2, 534],
      [x + 5, 600],
      [x - 5, 600],
    ]);
  })
  .join('');

function Wing({
  x,
  width,
  top,
  windows,
}: {
  x: number;
  width: number;
  top: number;
  windows: number;
}) {
  const step = width / windows;
  const middles = Array.from({ length: windows }, (_, index) => x + step * (index + 0.5));
  const roof = 58;
  return (
    <>
      <path
        fill={tone('stone-shade')}
        d={polygon([
          [x - 4, top + 2],
          [x + 14, top - roof],
          [x + width - 14, top - roof],
          [x + width + 4, top + 2],
        ])}
      />
      <path
        fill={tone('stone')}
        d={
          rectangle(x, top, width, foot - top) +
          middles.map((cx) => archPath(cx, top - 6, 26, 38)).join('')
        }
      />
      <path
        fill={tone('glow-window')}
        d={middles.map((cx) => archPath(cx, top - 8, 14, 26)).join('')}
      />
      <path
        fill={tone('stone-mid')}
        d={rectangle(x - 8, top - 4, width + 16, 10) + rectangle(x, 444, width, 6)}
      />
      {floors.slice(1).map((y) => (
        <WindowRow
          key={y}
          x={x}
          y={y}
          width={width}
          count={windows}
          size={[16, 34]}
          arched={y === 320}
        />
      ))}
      <path
        fill={tone('stone-shade')}
        d={[378, 320, 262]
          .map((y) => middles.map((cx) => rectangle(cx - 14, y, 28, 5)).join(''))
          .join('')}
      />
    </>
  );
}

function CentralPavilion() {
  return (
    <>
      <path fill={tone('stone-shade')} d="M352 182C352 118 384 92 450 84C516 92 548 118 548 182Z" />
      <path fill={tone('hill')} d="M548 182C548 118 516 92 450 84C490 100 506 130 508 182Z" />
      <path fill={tone('stone')} d={rectangle(432, 62, 36, 26) + rectangle(344, 180, 212, 320)} />
      <path fill={tone('stone-mid')} d={rectangle(424, 58, 52, 7) + rectangle(334, 176, 232, 11)} />
      <path fill={tone('stone-shade')} d={rectangle(532, 187, 24, 312)} />
      <path fill={tone('stone')} d="M408 178a42 42 0 0 1 84 0Z" />
      <path fill={tone('glow-window')} d="M424 174a26 26 0 0 1 52 0Z" />
      <path fill={tone('glow-window')} d={archRow(366, 262, 3, 34, 14, 56)} />
      <path fill={tone('glow-window')} d={archRow(366, 332, 3, 34, 14, 52)} />
      <path fill={tone('glow-window')} d={archRow(366, 398, 3, 34, 14, 46)} />
      <path
        fill={tone('stone-mid')}
        d={rectangle(350, 266, 182, 8) + rectangle(350, 336, 182, 8) + rectangle(344, 408, 188, 9)}
      />
      <path fill={tone('window')} d={rectangle(378, 446, 130, 54)} />
      <path
        fill={tone('lamp')}
        d={rectangle(390, 456, 32, 44) + rectangle(427, 456, 32, 44) + rectangle(464, 456, 32, 44)}
      />
      <Awning x={366} y={418} width={154} height={40} stripes={11} />
    </>
  );
}

/** The grand hotel: a belle-époque front with awnings and flags on a square. */
export function GrandHotel({ title }: DrawingProps) {
  return (
    <Scene title={title}>
      <Sky width={900} height={600} bands={[{ y: 0, color: 'sky' }]} />
      <Stars width={900} height={240} count={46} seed={12} />
      <Sun
        cx={104}
        cy={236}
        r={84}
        rings={[
          { r: 330, color: 'sky-mid' },
          { r: 230, color: 'sky-low' },
          { r: 150, color: 'halo' },
        ]}
      />
      <Cloud x={700} y={60} width={180} />
      <RoofRow x={-40} y={500} width={240} height={120} houses={4} seed={18} />
      <RoofRow x={770} y={500} width={180} height={150} houses={3} seed={5} />
      <Flag x={246} y={156} height={74} width={58} color="paper" />
      <Flag x={654} y={156} height={74} width={58} color="paper" />
      <Flag x={450} y={60} height={50} width={54} />
      <Wing x={150} width={196} top={212} windows={5} />
      <Wing x={554} width={196} top={212} windows={5} />
      <path fill={tone('stone-shade')} d={rectangle(744, 214, 46, 290)} />
      <path
        fill={tone('hill')}
        d={polygon([
          [754, 214],
          [736, 154],
          [776, 160],
          [796, 214],
        ])}
      />
      <path
        fill={tone('glow-window')}
        d={[436, 378, 320, 262].map((y) => rectangle(762, y - 34, 9, 34)).join('')}
      />
      <CentralPavilion />
      {[162, 252, 578, 668].map((x) => (
        <Awning key={x} x={x} y={424} width={70} height={32} stripes={7} />
      ))}
      <path
        fill={tone('glow-window')}
        d={[162, 252, 578, 668].map((x) => rectangle(x + 6, 452, 58, 46)).join('')}
      />
      <path fill={tone('ground')} d={rectangle(0, 494, 900, 44)} />
      <path fill={tone('ground-shade')} d={path`M556 498H790l110 14v14H640Z`} />
      <Bushes x={0} y={504} width={140} size={30} />
      <Bushes x={800} y={504} width={110} size={26} />
      {[242, 334, 566, 658].map((x) => (
        <PottedTree key={x} x={x} y={520} size={74} />
      ))}
      <path fill={tone('stone-mid')} d={rectangle(0, 532, 900, 68)} />
      <path fill={tone('stone')} d={rectangle(0, 528, 900, 6)} />
      <path fill={tone('stone-shade')} d={paving} />
    </Scene>
  );
}
