import type { DrawingProps } from '../../kit/drawing.tsx';
import { archPath, path, polygon, rectangle } from '../../kit/geometry.ts';
import type { PosterRole } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const walls = ['ochre', 'rose', 'terracotta', 'stone'] as const;

interface House {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly wall: (typeof walls)[number];
}

/** The tall houses above the harbour, those behind first. */
const houses: readonly House[] = (
  [
    [178, 226, 40, 62, 1],
    [222, 214, 36, 60, 0],
    [262, 204, 38, 58, 3],
    [304, 196, 38, 56, 2],
    [344, 190, 34, 46, 0],
    [158, 262, 44, 74, 0],
    [204, 254, 38, 76, 2],
    [244, 250, 42, 84, 1],
    [288, 246, 36, 72, 0],
    [326, 238, 42, 66, 3],
    [370, 228, 34, 52, 1],
    [186, 292, 40, 72, 3],
    [228, 288, 42, 78, 0],
    [272, 284, 36, 66, 2],
    [310, 280, 40, 74, 1],
    [352, 272, 36, 58, 0],
  ] as const
).map(([x, foot, width, height, wall]) => ({
  x,
  foot,
  width,
  height,
  wall: walls[wall] ?? 'ochre',
}));

function Town() {
  return houses.map(({ x, foot, width, height, wall }) => {
    const top = foot - height;
    const dark = Math.round(width * 0.3);
    const shade: PosterRole = `${wall}-shade`;
    const panes = range(Math.floor(height / 22)).flatMap((row) =>
      [6, 17].map((dx) => rectangle(x + dx, top + 10 + row * 19, 6, 10)),
    );
    return (
      <g key={`${x} ${foot}`}>
        <Shape color={wall} d={rectangle(x, top, width - dark, height)} />
        <Shape color={shade} d={rectangle(x + width - dark, top, dark, height)} />
        <Shape color="roof" d={path`M${x - 2} ${top + 1}l8 -9h${width - 10}l6 9Z`} />
        <Shape color="glow-window" d={panes.join('')} />
      </g>
    );
  });
}

/** The headland that shelters the harbour, the round tower of the Doria on its top. */
function Headland() {
  return (
    <>
      <Shape
        color="stone-shade"
        d="M150 300L180 180L260 150L330 118L420 104L470 150L500 200L548 236L560 276L470 300Z"
      />
      <Shape
        color="stone-mid"
        d="M330 118L420 104L440 150L470 180L486 236L520 262L440 290L380 240Z"
      />
      <Shape
        color="olive"
        d="M330 118L420 104L444 148L400 176L350 160ZM448 200L474 190L486 226L462 240Z"
      />
      <Shape color="stone" d="M356 128H452V164H356Z" />
      <Shape color="stone-shade" d="M424 128H452V164H424Z" />
      <Shape color="stone" d="M380 34H428V140H380Z" />
      <Shape color="stone-shade" d="M410 34H428V140H410Z" />
      <Shape color="stone-mid" d="M374 34H434V46H374Z" />
      <Shape
        color="stone"
        d={range(4)
          .map((i) => rectangle(375 + i * 16, 24, 10, 12))
          .join('')}
      />
      <Shape color="glow-window" d={archPath(396, 84, 9, 20) + rectangle(368, 140, 8, 10)} />
    </>
  );
}

/** The church on the harbour, its tall octagon under a small dome in rings. */
function Church() {
  const x = 92;
  return (
    <>
      <Shape color="stone-mid" d="M18 402V300L62 274L150 286L196 312V402Z" />
      <Shape color="roof" d="M8 304L60 264L156 276L206 314L152 300L64 288Z" />
      <Shape
        color="stone"
        d={polygon([
          [x - 34, 400],
          [x - 34, 150],
          [x + 12, 150],
          [x + 12, 400],
        ])}
      />
      <Shape color="stone-mid" d={rectangle(x + 12, 150, 24, 250)} />
      <Shape color="stone-shade" d={`${rectangle(x + 26, 150, 10, 250)}M18 402V300L58 290V402Z`} />
      <Shape color="stone" d={[214, 150].map((y) => rectangle(x - 40, y - 5, 82, 8)).join('')} />
      <Shape
        color="glow-window"
        d={
          [-23, -2].map((dx) => archPath(x + dx, 206, 14, 42)).join('') +
          archPath(x + 20, 206, 9, 42) +
          archPath(x - 12, 270, 12, 32) +
          [146, 176].map((at) => archPath(at, 352, 14, 34)).join('')
        }
      />
      <Shape color="stone-mid" d={path`M${x - 24} 146v-26h48v26Z`} />
      <Shape color="stone-shade" d={path`M${x + 8} 146v-26h16v26Z`} />
      <Shape color="glow-window" d={archPath(x - 8, 144, 10, 20)} />
      <Shape
        color="ochre"
        d={path`M${x - 28} 121C${x - 28} 96 ${x - 14} 86 ${x} 74C${x + 14} 86 ${x + 28} 96 ${x + 28} 121Z`}
      />
      <Shape
        color="ochre-shade"
        d={path`M${x + 28} 121C${x + 28} 96 ${x + 14} 86 ${x} 74C${x + 6} 90 ${x + 8} 104 ${x + 8} 121Z`}
      />
      <Shape color="stone" d={rectangle(x - 1.5, 58, 3, 18)} />
    </>
  );
}

const boats = (
  [
    [330, 322, 'train'],
    [372, 336, 'paper'],
    [300, 352, 'sea-deep'],
    [414, 318, 'near-hill'],
    [446, 348, 'ochre'],
  ] as const
).map(([x, y, color]) => (
  <Shape key={x} color={color} d={path`M${x - 18} ${y}q18 5 36 0q-4 12 -12 12h-14q-8 0 -10 -12Z`} />
));

/** Vernazza from the path above it: the harbour between the church and the tower. */
export function Vernazza({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-low">
      <Shape color="sea-mid" d="M-2 66H602V402H-2Z" />
      <Shape color="sea" d="M420 66H602V180Q520 150 420 66Z" />
      <Shape color="far-hill" d="M200 66Q290 30 350 30T540 66Z" />
      <Shape color="near-hill" d="M-2 20Q80 10 150 60T240 110Q300 120 330 150L180 320L-2 330Z" />
      <Shape
        color="field"
        d={range(5)
          .map(
            (i) =>
              path`M-2 ${64 + i * 34}q120 -4 ${220 - i * 22} ${52 - i * 4}v5q-110 -50 ${i * 22 - 220} ${-48 + i * 4}Z`,
          )
          .join('')}
      />
      <Headland />
      <Town />
      <Shape color="stone" d="M178 292L390 270L402 282L210 318L196 402H150Z" />
      <Shape color="sea" d="M210 318L402 282L480 300L520 360L300 402H196Z" />
      <Shape color="stone-mid" d="M560 300L602 286V330L520 372L500 362Z" />
      {boats}
      <Church />
      <Shape color="foam" d="M470 300Q520 292 566 274L574 282Q530 304 478 308Z" />
    </Sight>
  );
}
