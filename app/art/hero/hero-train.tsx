import { plane, project } from '../kit/camera.ts';
import { convexOutline, type Point, polygon, smoothCurve } from '../kit/geometry.ts';
import { type PosterRole, tone } from '../palette.ts';
import type { HeroView } from './arrival.ts';

interface HeroTrainProps {
  readonly view: HeroView;
  /** The rail above the eye. */
  readonly railM: number;
}

const HALF = 1.5;
const HEIGHT = 3.75;
const WAIST = 1.75;
const TIP = 0.95;
const NOSE = 6.4;
const CAR = 24;
const LENGTH = 190;
const STEPS = 16;

/**
 * Around the body: -1 is the near foot, 0 the near waist, 0.5 the ridge, 1 the far waist, 2 the far
 * foot.
 */
type Around = number;
/** Along the nose: 0 at its root, 1 at its tip. */
type OnNose = readonly [along: number, around: Around];

/** Steep and flat enough to be seen as a whole from below and from one side. */
const WINDSCREEN: readonly OnNose[] = [
  [0.36, 0.2],
  [0.44, 0.36],
  [0.46, 0.5],
  [0.56, 0.64],
  [0.72, 0.65],
  [0.8, 0.5],
  [0.79, 0.36],
  [0.68, 0.2],
  [0.5, 0.14],
];
const LAMP: readonly OnNose[] = [
  [0.74, 0.03],
  [0.86, 0.12],
  [0.92, 0.19],
  [0.89, 0.08],
];

/** Places along the nose, denser towards the tip, where it bends most. */
const ALONG = Array.from({ length: STEPS + 1 }, (_, step) =>
  Math.sin(((step / STEPS) * Math.PI) / 2),
);

/** Outwards and up at one place of the nose, in metres: a wedge, round in plan, flat on top. */
function surface([along, around]: OnNose): readonly [outM: number, upM: number] {
  const half = HALF * (1 - along ** 2.6) ** 0.62;
  const waist = TIP + (WAIST - TIP) * (1 - along ** 1.6);
  const top = TIP + 0.1 + (HEIGHT - TIP - 0.1) * (1 - along ** 1.7) ** 0.9;
  const foot = 0.2 + 0.25 * along ** 4;
  if (around < 0) return [-half * (1 + 0.1 * around), waist + (waist - foot) * around];
  if (around > 1) return [half * (1.1 - 0.1 * around), waist - (waist - foot) * (around - 1)];
  const angle = around * Math.PI;
  const out = -Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.6;
  return [half * out, waist + (top - waist) * Math.abs(Math.sin(angle)) ** 0.7];
}

/** Where the wall meets the sky, for a viewer below it on its left. */
const crest = (along: number): Around => 0.36 + 0.18 * along;

/**
 * The red train of the panorama, larger than any other and seen from below: its nose is steeper
 * than that of the posters' trains (`kit/train-oblique.tsx`), so that it shows its windscreen.
 */
export function HeroTrainBody({ view: { camera, rightM, tipM }, railM }: HeroTrainProps) {
  const root = tipM + NOSE;
  const end = root + LENGTH;
  const at = ([along, around]: OnNose, aheadM = root - NOSE * along): Point => {
    const [outM, upM] = surface([along, around]);
    return project(camera, [rightM + outM, railM + upM, aheadM]);
  };
  /** A line along the whole train, from its far end to `to` on the nose. */
  const line = (around: (along: number) => Around, to: number): Point[] => [
    at([0, around(0)], end),
    at([0, around(0)], root + 30),
    ...ALONG.map((share) => at([share * to, around(share * to)])),
  ];
  const band = (low: (along: number) => Around, high: (along: number) => Around, to = 1) =>
    polygon([...line(low, to), ...line(high, to).reverse()]);
  const area = (places: readonly OnNose[]) =>
    `M${smoothCurve([...places, ...places.slice(0, 1)].map((place) => at(place)))}Z`;
  /** A shape on the wall of the carriages, by metres above the rail and ahead. */
  const onWall = (points: readonly (readonly [upM: number, aheadM: number])[]) =>
    plane(
      camera,
      points.map(([upM, aheadM]) => [rightM - HALF, railM + upM, aheadM]),
    );
  const pane = (low: number, high: number, from: number, to: number) =>
    onWall([
      [low, from],
      [high, from],
      [high, to],
      [low, to],
    ]);
  const gaps = [0, 1, 2, 3].map((index) => root + 17 + index * CAR);
  const doors = gaps.flatMap((gap) => [gap - 2.4, gap + 1.2]);
  const rims = [-1, -0.5, 0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1, 1.5, 2].flatMap(
    (around) => [at([0, around], end), ...ALONG.map((along) => at([along, around]))],
  );
  const parts: readonly (readonly [PosterRole, string])[] = [
    ['train-shade', convexOutline(rims)],
    ['train', band(() => -0.62, crest)],
    ['train-light', band((along) => 0.2 + 0.12 * along, crest, 0.97)],
    [
      'ink',
      band(
        () => -1,
        (along) => -0.62 + 0.2 * along ** 2,
      ),
    ],
    [
      'paper',
      band(
        (along) => -0.4 + 0.32 * along ** 2,
        (along) => -0.26 + 0.147 * along ** 2,
        0.9,
      ),
    ],
    ['window', area(WINDSCREEN)],
    ['lamp', area(LAMP)],
    [
      'glow-window',
      onWall([
        [2.05, root + 1.4],
        [2.8, root + 0.1],
        [2.8, end],
        [2.05, end],
      ]),
    ],
    ['train', doors.map((door) => pane(2, 2.85, door, door + 1.2)).join('')],
    ['train-shade', gaps.map((gap) => pane(0.4, 2.95, gap - 0.18, gap + 0.18)).join('')],
  ];
  return parts.map(([color, d]) => <path key={d} fill={tone(color)} d={d} />);
}
