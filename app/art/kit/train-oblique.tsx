import { type PosterRole, tone } from '../palette.ts';
import { type Camera, type Place, plane, project } from './camera.ts';
import { type Point, polygon } from './geometry.ts';

interface TrainObliqueProps {
  readonly camera: Camera;
  /** The middle of the track to the right of the eye, the rail above the eye, the tip of the nose ahead. */
  readonly rightM: number;
  readonly railM: number;
  readonly tipM: number;
  readonly lengthM?: number;
}

const HALF = 1.5;
const HEIGHT = 3.75;
const NOSE = 7.5;
const CAR = 24;
const STEPS = 10;

/** The nose narrows and falls from its root (0) to its tip (1). */
function section(share: number) {
  const waist = HEIGHT * (0.55 - 0.27 * share ** 2);
  const top = HEIGHT * (1 - 0.67 * share ** 2);
  return {
    half: HALF * (1 - 0.84 * share ** 2.6),
    shoulder: HALF * (0.7 - 0.5 * share ** 2.2),
    waist,
    top,
    cant: top - 0.14 * (top - waist),
    foot: 0.35 + 0.2 * share ** 4,
  };
}

type Edge = (share: number) => readonly [outM: number, upM: number];

const edges = {
  foot: (share) => [-section(share).half, section(share).foot],
  skirt: (share) => [
    -section(share).half,
    section(share).foot + 0.3 * (section(share).waist - section(share).foot),
  ],
  waist: (share) => [-section(share).half, section(share).waist],
  cant: (share) => [-section(share).shoulder, section(share).cant],
  ridge: (share) => [0, section(share).top],
  farCant: (share) => [section(share).shoulder, section(share).cant],
  farWaist: (share) => [section(share).half, section(share).waist],
  farFoot: (share) => [section(share).half, section(share).foot],
} satisfies Record<string, Edge>;

function isFacing([a, b, c, d]: readonly [Point, Point, Point, Point]): boolean {
  return (c[0] - a[0]) * (d[1] - b[1]) - (c[1] - a[1]) * (d[0] - b[0]) > 0;
}

/** The red train coming towards the viewer, its left side seen as it runs back to the vanishing point. */
export function TrainOblique({ camera, rightM, railM, tipM, lengthM = 190 }: TrainObliqueProps) {
  const root = tipM + NOSE;
  const end = root + lengthM;
  const place = (edge: Edge, share: number): Place => {
    const [outM, upM] = edge(share);
    return [rightM + outM, railM + upM, root - NOSE * Math.sin((share * Math.PI) / 2)];
  };
  /** The strip of the nose between two edges, without what the train itself hides. */
  const strip = (low: Edge, high: Edge, from = 0, to = 1): string => {
    const steps = Math.max(2, Math.round((to - from) * STEPS));
    const at = (edge: Edge, step: number) =>
      project(camera, place(edge, from + ((to - from) * step) / steps));
    let data = '';
    let run: [Point[], Point[]] = [[], []];
    for (let step = 0; step <= steps; step += 1) {
      const quad = [at(low, step), at(high, step), at(high, step + 1), at(low, step + 1)] as const;
      if (step < steps && isFacing(quad)) {
        if (run[0].length === 0) run = [[quad[0]], [quad[1]]];
        run[0].push(quad[3]);
        run[1].push(quad[2]);
      } else if (run[0].length > 0) {
        data += polygon([...run[0], ...run[1].reverse()]);
        run = [[], []];
      }
    }
    return data;
  };
  const mix =
    (one: Edge, other: Edge, share: number): Edge =>
    (at) => {
      const [x, y] = one(at);
      const [u, v] = other(at);
      return [x + (u - x) * share, y + (v - y) * share];
    };
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
  const face = (...edgesUp: readonly Edge[]) =>
    polygon([...edgesUp, ...edgesUp.map(opposite).reverse()].map((edge) => project(camera, place(edge, 1))));
  const belly = [0.45, 0.7, 0.85, 0.94, 1];
  const underside = polygon(
    [
      ...belly.map((share) => place(edges.foot, share)),
      ...belly.toReversed().map((share) => place(edges.farFoot, share)),
    ].map((p) => project(camera, p)),
  );
  const waistHigh = HEIGHT * 0.55;
  const cantHigh = section(0).cant;
  const cantIn = rightM - section(0).shoulder;
  return (
    <>
      <path fill={tone('train-shade')} d={underside} />
      <path
        fill={tone('ink')}
        d={plane(camera, [
          [left, railM + 0.4, root - 1.5],
          [left, railM + 0.4, end],
          [left, railM + 0.06, end],
          [left, railM + 0.06, root + 4],
        ])}
      />
      <Facet
        color="train-light"
        d={
          strip(edges.waist, edges.cant) +
          plane(camera, [
            [left, railM + waistHigh, root - 0.12],
            [cantIn, railM + cantHigh, root - 0.12],
            [cantIn, railM + cantHigh, end],
            [left, railM + waistHigh, end],
          ])
        }
      />
      <Facet color="train" d={strip(edges.foot, edges.waist) + wall(0.35, HEIGHT * 0.82, root - 0.12, end)} />
      <Facet color="train" d={strip(edges.cant, edges.ridge) + strip(edges.ridge, edges.farCant)} />
      <Facet
        color="train-shade"
        d={strip(edges.farCant, edges.farWaist) + strip(edges.farWaist, edges.farFoot)}
      />
      <Facet
        color="train-shade"
        d={
          strip(edges.foot, edges.skirt) + wall(0.35, 0.86, root - 0.12, end) + face(edges.foot, edges.waist)
        }
      />
      <Facet color="train" d={face(edges.waist, edges.cant, edges.ridge)} />
      <path
        fill={tone('paper')}
        d={
          wall(1.1, 1.28, root - 0.12, end) +
          strip(mix(edges.skirt, edges.waist, 0.21), mix(edges.skirt, edges.waist, 0.36), 0, 0.7)
        }
      />
      <path fill={tone('glow-window')} d={wall(1.95, 2.85, root + 1.2, end)} />
      <path fill={tone('train')} d={doors.map((door) => wall(1.9, 2.9, door, door + 1.2)).join('')} />
      <path
        fill={tone('train-shade')}
        d={gaps.map((gap) => wall(0.35, HEIGHT * 0.82, gap - 0.18, gap + 0.18)).join('')}
      />
      <Facet
        color="window"
        d={
          strip(mix(edges.waist, edges.cant, 0.55), edges.cant, 0.24, 0.56) +
          strip(edges.cant, edges.ridge, 0.26, 0.62) +
          strip(edges.ridge, edges.farCant, 0.26, 0.62)
        }
      />
      <path fill={tone('lamp')} d={strip(edges.waist, mix(edges.waist, edges.cant, 0.34), 0.74, 0.93)} />
    </>
  );
}

/** A face of the body, wider by a hair: nothing shines through between it and the next. */
function Facet({ color, d }: { color: PosterRole; d: string }) {
  return <path fill={tone(color)} stroke={tone(color)} d={d} />;
}

/** The edge on the far side that answers an edge on the near one. */
function opposite(edge: Edge): Edge {
  return (share) => {
    const [outM, upM] = edge(share);
    return [-outM, upM];
  };
}
