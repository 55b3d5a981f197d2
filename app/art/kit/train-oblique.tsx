import { tone } from '../palette.ts';
import { type Camera, plane, project } from './camera.ts';
import { convexOutline, type Point, polygon, smoothCurve } from './geometry.ts';
import {
  type Around,
  HALF_WIDTH_M,
  type OnNose,
  ROUND_NOSE,
  type TrainNose,
} from './train-noses.ts';

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
  readonly nose?: TrainNose;
}

const CAR = 24;
const MOST_GAPS = 4;

/**
 * The red train coming towards the viewer, its left side seen as it runs back to the vanishing
 * point.
 */
export function TrainOblique({
  camera,
  rightM,
  railM,
  tipM,
  lengthM = 190,
  nose = ROUND_NOSE,
}: TrainObliqueProps) {
  const root = tipM + nose.lengthM;
  const end = root + lengthM;
  const at = ([step, around]: OnNose, aheadM?: number): Point => {
    const along = nose.alongAt(step);
    const [outM, upM] = nose.surface([along, around]);
    return project(camera, [rightM + outM, railM + upM, aheadM ?? root - nose.lengthM * along]);
  };
  /** A line along the whole train, from its far end to `to` on the nose. */
  const line = (around: (step: number) => Around, to = 1): Point[] => [
    at([0, around(0)], end),
    at([0, around(0)], root + 30),
    ...nose.steps.map((step) => at([step * to, around(step * to)])),
  ];
  const area = (places: readonly OnNose[]) =>
    `M${smoothCurve([...places, ...places.slice(0, 1)].map((place) => at(place)))}Z`;
  const left = rightM - HALF_WIDTH_M;
  /** A shape on the wall of the carriages, by metres above the rail and ahead. */
  const onWall = (points: readonly (readonly [upM: number, aheadM: number])[]) =>
    plane(
      camera,
      points.map(([upM, aheadM]) => [left, railM + upM, aheadM]),
    );
  const pane = ([low, high]: readonly [number, number], from: number, to: number) =>
    onWall([
      [low, from],
      [high, from],
      [high, to],
      [low, to],
    ]);
  const gaps = Array.from(
    { length: Math.min(MOST_GAPS, Math.floor(lengthM / CAR)) },
    (_, index) => root + 17 + index * CAR,
  );
  const doors = gaps.flatMap((gap) => [gap - 2.4, gap + 1.2]);
  const rims = [-1, -0.5, 0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1, 1.5, 2].flatMap(
    (around) => [at([0, around], end), ...nose.steps.map((step) => at([step, around]))],
  );
  const { belly, bands, windscreen, lamp, windows, doorsM, gapsM } = nose;
  const parts = [
    ...(belly
      ? [
          [
            'ink',
            onWall([
              [0.5, root - 3],
              [0.5, end],
              [0, end],
              [0, root + 3],
            ]),
          ] as const,
        ]
      : []),
    ['train-shade', convexOutline(rims)],
    ...bands.map(
      ({ color, low, high, to }) =>
        [color, polygon([...line(low, to), ...line(high, to).reverse()])] as const,
    ),
    ['window', area(windscreen)],
    ['lamp', area(lamp)],
    [
      'glow-window',
      onWall([
        [windows.lowM, root + windows.lowFromM],
        [windows.highM, root + windows.highFromM],
        [windows.highM, end],
        [windows.lowM, end],
      ]),
    ],
    ['train', doors.map((door) => pane(doorsM, door, door + 1.2)).join('')],
    ['train-shade', gaps.map((gap) => pane(gapsM, gap - 0.18, gap + 0.18)).join('')],
  ] as const;
  return parts.map(([color, d], index) => (
    <path key={index === 0 ? 'first' : d} fill={tone(color)} d={d} />
  ));
}
