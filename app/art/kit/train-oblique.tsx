import { type PosterRole, tone } from '../palette.ts';
import { type Camera, plane, project } from './camera.ts';
import { convexOutline, type Point, polygon, smoothCurve } from './geometry.ts';

interface TrainObliqueProps {
  readonly camera: Camera;
  /**
   * The middle of the track to the right of the eye, the rail above the eye, the tip of the nose
   * ahead.
   */
  readonly rightM: number;
  readonly railM: number;
  readonly tipM: number;
  readonly lengthM?: number;
}

const HALF = 1.5;
const HEIGHT = 3.75;
const WAIST = 1.9;
const TIP = 1.05;
const NOSE = 8.5;
const CAR = 24;
const STEPS = 12;

/**
 * Around the body: -1 is the near foot, 0 the near waist, 0.5 the ridge, 1 the far waist, 2 the far
 * foot.
 */
type Around = number;
/** Along the nose: 0 at its root, 1 at its tip. */
type OnNose = readonly [along: number, around: Around];

/**
 * Outwards and up at one place of the nose, in metres: rounded in plan, in profile and in section.
 */
function surface([along, around]: OnNose): readonly [outM: number, upM: number] {
  const half = HALF * (1 - along ** 2.6) ** 0.55;
  const fall = (1 - along ** 2) ** 0.8;
  const waist = TIP + (WAIST - TIP) * fall;
  const top = TIP + 0.12 + (HEIGHT - TIP - 0.12) * fall;
  const foot = 0.3 + 0.35 * along ** 4;
  if (around < 0) return [-half * (1 + 0.08 * around), waist + (waist - foot) * around];
  if (around > 1) return [half * (1.08 - 0.08 * around), waist - (waist - foot) * (around - 1)];
  const angle = around * Math.PI;
  const out = -Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.62;
  return [half * out, waist + (top - waist) * Math.abs(Math.sin(angle)) ** 0.82];
}

/**
 * The red train coming towards the viewer, its left side seen as it runs back to the vanishing
 * point.
 */
export function TrainOblique({ camera, rightM, railM, tipM, lengthM = 190 }: TrainObliqueProps) {
  const root = tipM + NOSE;
  const end = root + lengthM;
  const at = (place: OnNose, backM = root - NOSE * Math.sin((place[0] * Math.PI) / 2)): Point => {
    const [outM, upM] = surface([Math.sin((place[0] * Math.PI) / 2), place[1]]);
    return project(camera, [rightM + outM, railM + upM, backM]);
  };
  /** A line along the whole train, from its far end to `to` on the nose. */
  const line = (around: (along: number) => Around, to = 1): Point[] => [
    at([0, around(0)], end),
    at([0, around(0)], root + 30),
    ...Array.from({ length: STEPS + 1 }, (_, step) => {
      const along = (step / STEPS) * to;
      return at([along, around(along)]);
    }),
  ];
  const band = (low: (along: number) => Around, high: (along: number) => Around, to?: number) =>
    polygon([...line(low, to), ...line(high, to).reverse()]);
  const area = (places: readonly OnNose[]) =>
    `M${smoothCurve([...places, ...places.slice(0, 1)].map((place) => at(place)))}Z`;
  const left = rightM - HALF;
  const wall = (low: number, high: number, from: number, to: number) =>
    plane(camera, [
      [left, railM + low, from],
      [left, railM + high, from],
      [left, railM + high, to],
      [left, railM + low, to],
    ]);
  const gaps = Array.from(
    { length: Math.min(4, Math.floor(lengthM / CAR)) },
    (_, index) => root + 17 + index * CAR,
  );
  const doors = gaps.flatMap((gap) => [gap - 2.4, gap + 1.2]);
  const rims = [-1, -0.5, 0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1, 1.5, 2].flatMap(
    (around) => [
      at([0, around], end),
      ...Array.from({ length: STEPS + 1 }, (_, step) => at([step / STEPS, around])),
    ],
  );
  const parts: readonly (readonly [PosterRole, string])[] = [
    [
      'ink',
      plane(camera, [
        [left, railM + 0.5, root - 3],
        [left, railM + 0.5, end],
        [left, railM, end],
        [left, railM, root + 3],
      ]),
    ],
    ['train-shade', convexOutline(rims)],
    [
      'train',
      band(
        (along) => -0.72 + 0.3 * along ** 3,
        (along) => 0.66 - 0.12 * along ** 2,
      ),
    ],
    [
      'train-light',
      band(
        (along) => 0.13 + 0.18 * along ** 2,
        (along) => 0.36 + 0.08 * along ** 2,
        0.93,
      ),
    ],
    [
      'paper',
      band(
        (along) => -0.5 + 0.36 * along ** 2,
        (along) => -0.38 + 0.25 * along ** 2,
        0.86,
      ),
    ],
    [
      'window',
      area([
        [0.2, 0.3],
        [0.17, 0.5],
        [0.2, 0.7],
        [0.36, 0.86],
        [0.5, 0.72],
        [0.53, 0.5],
        [0.5, 0.28],
        [0.38, 0.1],
      ]),
    ],
    [
      'lamp',
      area([
        [0.7, 0.02],
        [0.8, 0.12],
        [0.87, 0.2],
        [0.84, 0.07],
      ]),
    ],
    ['glow-window', wall(2.0, 2.75, root + 1.2, end)],
    ['train', doors.map((door) => wall(1.95, 2.8, door, door + 1.2)).join('')],
    ['train-shade', gaps.map((gap) => wall(0.4, 2.9, gap - 0.18, gap + 0.18)).join('')],
  ];
  return parts.map(([color, d], index) => (
    <path key={index === 0 ? 'belly' : d} fill={tone(color)} d={d} />
  ));
}
