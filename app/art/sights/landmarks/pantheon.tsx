import { disc } from '../../kit/furnishings.tsx';
import { type Point, polygon } from '../../kit/geometry.ts';
import { Moon } from '../../kit/sky.tsx';
import { tone } from '../../palette.ts';
import { Shape, SIGHT_HEIGHT, SIGHT_WIDTH } from '../sight.tsx';

/** The opening as one sees it on entering, head thrown back: high on the right. */
const oculus: Point = [392, 132];
const radius = 62;
const coffers = 28;

/** Where the rings of coffers begin and end, as distances from the opening. */
const rings = [
  [98, 130],
  [139, 183],
  [194, 252],
  [266, 342],
  [360, 460],
] as const;

/** The sunlight through the opening falls on these coffers. */
const spot = { x: 196, y: 276, across: 118, along: 92 };

/** The further from the opening, the more the vault leans away from the eye. */
function at(distance: number, turn: number): Point {
  const angle = (turn / coffers) * Math.PI * 2;
  const lean = (distance - radius) * 0.22;
  return [
    Math.round(oculus[0] - lean * 0.9 + Math.cos(angle) * distance),
    Math.round(oculus[1] + lean * 0.5 + Math.sin(angle) * distance),
  ];
}

const inSight = ([x, y]: Point) =>
  x > -70 && x < SIGHT_WIDTH + 70 && y > -60 && y < SIGHT_HEIGHT + 60;
const inSun = ([x, y]: Point) =>
  ((x - spot.x) / spot.across) ** 2 + ((y - spot.y) / spot.along) ** 2 < 1;

interface Coffer {
  readonly outer: string;
  readonly inner: string;
  readonly sunny: boolean;
}

const all: Coffer[] = rings.flatMap(([from, to]) =>
  Array.from({ length: coffers }, (_, turn) => {
    const field = (inset: number, shift: number) =>
      polygon([
        at(from + (to - from) * (inset + shift), turn + 0.14 + inset * 0.7),
        at(from + (to - from) * (inset + shift), turn + 0.86 - inset * 0.7),
        at(to - (to - from) * (inset - shift), turn + 0.86 - inset * 0.7),
        at(to - (to - from) * (inset - shift), turn + 0.14 + inset * 0.7),
      ]);
    const middle = at((from + to) / 2, turn + 0.5);
    return { outer: field(0, 0), inner: field(0.24, -0.1), sunny: inSun(middle), middle };
  }).filter(({ middle }) => inSight(middle)),
);

/** The dome of the Pantheon from below, five rings of coffers round the open sky. */
export function PantheonDome() {
  const fields = (part: 'outer' | 'inner', sunny: boolean) =>
    all
      .filter((coffer) => coffer.sunny === sunny)
      .map((coffer) => coffer[part])
      .join('');
  return (
    <>
      <Shape color="stone-shade" d={disc(oculus[0] - 4, oculus[1] + 4, 76)} />
      <Shape color="sky" d={disc(oculus[0], oculus[1], radius)} />
      <Moon cx={oculus[0] + 14} cy={oculus[1] - 10} r={24} />
      <ellipse
        className="day"
        cx={spot.x}
        cy={spot.y}
        rx={spot.across}
        ry={spot.along}
        fill={tone('sun')}
      />
      <Shape color="stone-shade" d={fields('outer', false)} />
      <Shape color="window" d={fields('inner', false)} />
      <Shape color="glow-near" d={fields('outer', true)} />
      <Shape color="ochre-shade" d={fields('inner', true)} />
    </>
  );
}
