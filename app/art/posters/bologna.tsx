import { merlons } from '../kit/battlement.ts';
import { archRow, RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, polygon, rectangle } from '../kit/geometry.ts';
import { HillRange } from '../kit/land.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { type PosterRole, tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

/**
 * A tower that tapers and leans: its face between two heights, from share 0 (lit edge) to 1 of its
 * width.
 */
function shaft(x: number, lean: number, half: number) {
  const foot = 700;
  const middle = (y: number) => x + (foot - y) * lean;
  const reach = (y: number) => half - (foot - y) * 0.016;
  const at = (y: number, share: number) => middle(y) - reach(y) + reach(y) * 2 * share;
  return (top: number, bottom: number, from: number, to: number) =>
    polygon([
      [at(top, from), top],
      [at(top, to), top],
      [at(bottom, to), bottom],
      [at(bottom, from), bottom],
    ]);
}

function Asinelli() {
  const face = shaft(314, -0.012, 30);
  return (
    <>
      <path fill={tone('terracotta')} d={face(296, 700, 0, 1)} />
      <path fill={tone('terracotta-shade')} d={face(296, 700, 0.6, 1)} />
      <path
        fill={tone('glow-window')}
        d={[346, 404, 462, 520].map((y) => archPath(304, y, 7, 20)).join('')}
      />
      <path
        fill={tone('terracotta')}
        d={face(278, 306, -0.2, 1.2) + merlons(274, 279, 69, 6, 11)}
      />
      <path fill={tone('terracotta-shade')} d={face(278, 306, 0.62, 1.2)} />
      <path fill={tone('ochre')} d={face(300, 306, -0.2, 0.62)} />
      <path fill={tone('terracotta')} d={rectangle(295, 240, 28, 30)} />
      <path fill={tone('terracotta-shade')} d={rectangle(311, 240, 12, 30)} />
      <path fill={tone('glow-window')} d={archPath(303, 264, 7, 17)} />
      <path fill={tone('roof-shade')} d="M292 241q3 -20 17 -25q14 5 17 25Z" />
      <path fill={tone('rose')} d={rectangle(258, 578, 124, 130) + merlons(258, 578, 124, 7, 12)} />
      <path fill={tone('rose-shade')} d={rectangle(338, 578, 44, 130)} />
      <path fill={tone('glow-window')} d={archRow(270, 648, 2, 24, 10, 44)} />
    </>
  );
}

function Garisenda() {
  const face = shaft(466, 0.1, 35);
  return (
    <>
      <path fill={tone('terracotta')} d={face(452, 700, 0, 1)} />
      <path fill={tone('terracotta-shade')} d={face(452, 700, 0.56, 1)} />
      <path fill={tone('ochre')} d={face(462, 470, -0.06, 0.56)} />
      <path fill={tone('ochre-shade')} d={face(462, 470, 0.56, 1.06)} />
      <path fill={tone('roof-shade')} d={face(444, 453, 0.08, 0.92)} />
      <path fill={tone('stone')} d={face(660, 700, -0.06, 0.56)} />
      <path fill={tone('stone-shade')} d={face(660, 700, 0.56, 1.06)} />
      <path
        fill={tone('glow-window')}
        d={archPath(475, 520, 8, 20) + archPath(468, 590, 8, 20) + archPath(462, 648, 8, 20)}
      />
    </>
  );
}

interface PorticoProps {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bays: number;
  readonly colors: readonly [wall: PosterRole, shade: PosterRole];
}

/** One house of the street: tiles, a row of shuttered windows, and the portico under them. */
function Portico({ x, width, top, bays, colors }: PorticoProps) {
  const bay = width / bays;
  const each = (draw: (middle: number) => string) =>
    Array.from({ length: bays }, (_, index) => draw(x + bay * (index + 0.5))).join('');
  return (
    <>
      <path fill={tone(colors[0])} d={rectangle(x, top, width, 1000 - top)} />
      <path fill={tone(colors[1])} d={rectangle(x, top, width, 9)} />
      <path
        fill={tone('roof')}
        d={polygon([
          [x - 6, top + 2],
          [x + width + 2, top + 2],
          [x + width - 6, top - 26],
          [x + 8, top - 26],
        ])}
      />
      <path
        fill={tone('near-hill')}
        d={each((middle) => rectangle(middle - 21, top + 26, 42, 38))}
      />
      <path
        fill={tone('glow-window')}
        d={each((middle) => rectangle(middle - 10, top + 26, 20, 38))}
      />
      <path
        fill={tone(colors[1])}
        d={each((middle) => archPath(middle, 1000, bay - 12, 1000 - top - 82))}
      />
      <path
        fill={tone('window')}
        d={each((middle) => archPath(middle + 5, 1000, bay - 22, 1000 - top - 88))}
      />
    </>
  );
}

/**
 * Bologna: the two towers before a setting sun, the red roofs, and the train behind the porticoes.
 */
function Bologna({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-low' }]} />
      <Stars height={360} count={46} seed={52} />
      <Sun
        cx={404}
        cy={520}
        r={186}
        rings={[
          { r: 430, color: 'glow-near' },
          { r: 300, color: 'halo' },
        ]}
      />
      <HillRange y={592} amplitude={36} waves={2} seed={25} bottom={720} color="far-hill" />
      <RoofRow x={-20} y={690} width={860} height={80} houses={11} seed={38} bottom={700} />
      <g transform="translate(-6 30)">
        <Asinelli />
      </g>
      <Garisenda />
      <RoofRow x={-60} y={736} width={900} height={72} houses={9} seed={71} bottom={760} />
      <path fill={tone('rose-shade')} d={rectangle(0, 752, 800, 90)} />
      <path fill={tone('stone')} d={rectangle(0, 750, 800, 9)} />
      <TrainSide x={150} y={750} length={760} height={46} heading="left" />
      <Portico x={-34} width={260} top={806} bays={3} colors={['terracotta', 'terracotta-shade']} />
      <Portico x={226} width={350} top={796} bays={4} colors={['ochre', 'ochre-shade']} />
      <Portico x={576} width={270} top={814} bays={3} colors={['rose', 'rose-shade']} />
      <Birds x={560} y={330} span={24} count={4} seed={75} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Bologna, above: 'sky-low' };
