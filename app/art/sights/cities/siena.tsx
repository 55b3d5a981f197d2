import { merlons } from '../../kit/battlement.ts';
import type { DrawingProps } from '../../kit/drawing.tsx';
import {
  type Point,
  path,
  polygon,
  rectangle,
  seededRandom,
  smoothCurve,
} from '../../kit/geometry.ts';
import { Birds, Stars } from '../../kit/sky.tsx';
import { Palace, Torre } from '../landmarks/mangia.tsx';
import { BellTower, Front, Nave, steps } from '../landmarks/siena-cathedral.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';
import { projectTilted, type TiltedCamera } from '../tilted-camera.ts';

const torre: TiltedCamera = { x: 300, y: 268, scale: 415, pitchDegrees: -56 };
const eyeM = 95;

/** A place on the square as the swallows of the tower see it. */
function below(rightM: number, aheadM: number, upM = 0): Point {
  return projectTilted(torre, [rightM, upM - eyeM, aheadM]);
}

/** The rim of the shell: the drain before the palace at 0°, half round to the other side. */
function rim(shareOfRadius: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [64 * shareOfRadius * Math.cos(angle), 30 + 82 * shareOfRadius * Math.sin(angle)];
}

function Shell() {
  const arc = (radius: number) =>
    Array.from({ length: 9 }, (_, index) => below(...rim(radius, 180 - index * 22.5)));
  const ribs = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => index * 20);
  return (
    <>
      <Shape color="ground" d={`M${smoothCurve(arc(1.17))}Z`} />
      <Shape color="stone" d={`M${smoothCurve(arc(1))}Z`} />
      <Shape color="terracotta" d={`M${smoothCurve(arc(0.975))}Z`} />
      <Shape
        color="stone"
        d={ribs
          .map((degrees) =>
            polygon([
              below(...rim(0.06, degrees)),
              below(...rim(0.98, degrees - 0.9)),
              below(...rim(0.98, degrees + 0.9)),
            ]),
          )
          .join('')}
      />
    </>
  );
}

/** The palaces around, their fronts towards us; each a little higher or lower. */
function Ring() {
  const random = seededRandom(12);
  const colors = ['rose', 'ochre', 'terracotta', 'stone-mid'] as const;
  const fronts: Record<string, string> = {};
  let roofs = '';
  let windows = '';
  for (let index = 0; index < 15; index += 1) {
    const [from, to] = [186 - index * 12.8, 186 - (index + 1) * 12.8];
    const high = 17 + random() * 8;
    const color = colors[(index * 7) % 4] ?? 'rose';
    const [a, b] = [rim(1.18, from), rim(1.18, to)];
    const [c, d] = [rim(1.52, from), rim(1.52, to)];
    fronts[color] =
      (fronts[color] ?? '') +
      polygon([below(...a), below(...b), below(...b, high), below(...a, high)]);
    roofs += polygon([
      below(...a, high),
      below(...b, high),
      below(...d, high + 3),
      below(...c, high + 3),
    ]);
    for (const share of [0.28, 0.72]) {
      for (const floor of [0.24, 0.58]) {
        const at = (side: number, upM: number) =>
          below(...rim(1.175, from + (to - from) * (share + side * 0.09)), upM);
        const sill = high * floor;
        windows += polygon([at(-1, sill), at(1, sill), at(1, sill + 4), at(-1, sill + 4)]);
      }
    }
  }
  return (
    <>
      <Shape color="roof" d={roofs} />
      {colors.map((color) => (
        <Shape key={color} color={color} d={fronts[color] ?? ''} />
      ))}
      <Shape color="glow-window" d={windows} />
    </>
  );
}

/** The tower's shadow on the ground, with the crown and the bell at its end. */
const shadow: readonly (readonly [rightM: number, aheadM: number])[] = [
  [-9, 28],
  [9, 28],
  [37, 76],
  [42, 75],
  [45, 84],
  [42, 86],
  [44, 93],
  [38, 95],
  [35, 88],
  [32, 88],
  [28, 79],
  [33, 78],
];

/** The Campo from the top of the tower, whose shadow lies across the shell. */
function Campo({ title }: DrawingProps) {
  const random = seededRandom(4);
  const people = Array.from({ length: 34 }, () => {
    const [x, y] = below(...rim(0.2 + random() * 0.75, 20 + random() * 140));
    return path`M${x} ${y}l2 -6l2 6Z`;
  });
  return (
    <Sight title={title} sky="roof-shade">
      <Ring />
      <Shell />
      <Shape
        color="stone"
        d={polygon([below(-8, 102), below(8, 102), below(8, 110), below(-8, 110)])}
      />
      <Shape
        color="sea"
        d={polygon([below(-5, 102), below(5, 102), below(5, 107), below(-5, 107)])}
      />
      <Shape color="roof-shade" d={polygon(shadow.map(([x, y]) => below(x, y)))} />
      <Shape
        color="terracotta-shade"
        d={rectangle(-2, 388, 604, 14) + merlons(-10, 389, 620, 16, 12)}
      />
      <Shape color="ink" d={people.join('')} />
    </Sight>
  );
}

/** The cathedral in its stripes. */
function Cathedral({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={200} count={20} seed={15} />
      <BellTower />
      <Nave />
      <Shape color="ground" d={rectangle(-2, steps, 604, 30)} />
      <Front />
      <Shape color="ground-shade" d="M348 378H602V402H400Z" />
    </Sight>
  );
}

/** The Torre del Mangia from the shell at its foot. */
function Mangia({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="dusk-deep">
      <Stars width={600} height={300} count={24} seed={27} />
      <Palace />
      <Torre />
      <Birds x={330} y={70} span={20} count={4} seed={32} />
    </Sight>
  );
}

export const sights: CitySights = {
  campo: Campo,
  cathedral: Cathedral,
  'torre-del-mangia': Mangia,
};
