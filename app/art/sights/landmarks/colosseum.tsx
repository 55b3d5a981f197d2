import { type Camera, type Place, project } from '../../kit/camera.ts';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { type Point, path, polygon } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import type { PosterRole } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A visitor on the upper seats at the end of the long axis. */
const camera: Camera = { x: 340, y: 150, scale: 400 };
const eyeM = 24;

/** The arena's middle ahead of the viewer, and half of its two axes. */
const [centreM, halfLengthM, halfWidthM] = [70, 41, 26];

/** A ring round the arena: how far outside its edge, and how high. */
type Ring = readonly [outM: number, upM: number];

/** A place on a ring; 0 is its far end, positive turns to the right. */
function onRing([outM, upM]: Ring, degrees: number): Place {
  const turn = (degrees * Math.PI) / 180;
  return [
    (halfWidthM + outM) * Math.sin(turn),
    upM - eyeM,
    centreM + (halfLengthM + outM * 0.85) * Math.cos(turn),
  ];
}

/** The same in the picture, in whole units. */
function ringPoint(ring: Ring, degrees: number): Point {
  const [x, y] = project(camera, onRing(ring, degrees));
  return [Math.round(x), Math.round(y)];
}

/** The last angle at which a ring is still well ahead of the viewer. */
const lastAhead = ([outM]: Ring) =>
  (Math.acos(Math.max(-1, (14 - centreM) / (halfLengthM + outM * 0.85))) * 180) / Math.PI;

function arc(ring: Ring, from: number, to: number): Point[] {
  const last = lastAhead(ring);
  const [start, end] = [from, to].map((angle) => Math.max(-last, Math.min(last, angle))) as [
    number,
    number,
  ];
  const steps = Math.max(2, Math.ceil(Math.abs(end - start) / 7));
  return range(steps + 1).map((i) => ringPoint(ring, start + ((end - start) * i) / steps));
}

/** The wall or the slope between two rings. */
const between = (low: Ring, high: Ring, from: number, to: number) =>
  polygon([...arc(high, from, to), ...arc(low, to, from)]);

/** Openings with round heads on a ring's wall. */
function openings([outM, upM]: Ring, from: number, to: number, step: number, size: Point): string {
  const [half, heightM] = size;
  return range(Math.floor((to - from) / step) + 1)
    .map((i) => {
      const at = (turn: number, up: number) =>
        ringPoint([outM, upM + up * heightM], from + i * step + turn * half);
      const [a, b, c, d, e, f] = [
        at(-1, 0),
        at(-1, 0.6),
        at(-1, 1.12),
        at(1, 1.12),
        at(1, 0.6),
        at(1, 0),
      ].map(([x, y]) => path`${x} ${y}`);
      return `M${a}L${b}C${c} ${d} ${e}L${f}Z`;
    })
    .join('');
}

/** The outer wall stands on the left alone; on the right the next storey ends against the sky. */
const brokenAt = 24;
/** The sun stands on the left: up to here the wall itself is in the shade. */
const shadeTo = -34;

function OuterWall() {
  const [low, rim]: readonly [Ring, Ring] = [
    [38, 20],
    [38, 48],
  ];
  const torn = [
    [11, 20],
    [9, 29],
    [7, 31],
    [5, 38],
    [2, 41],
    [0, 48],
    [-3, 48],
    [-3, 20],
  ] as const;
  return (
    <>
      <Shape
        color="ochre"
        d={
          between(low, rim, shadeTo - 0.5, brokenAt) +
          polygon(torn.toReversed().map(([turn, up]) => ringPoint([38, up], brokenAt + turn)))
        }
      />
      <Shape color="terracotta-shade" d={between(low, rim, -90, shadeTo)} />
      <Shape color="sky" d={openings([38, 42], -68, 18, 13, [1.1, 3.6])} />
      <Shape color="glow-window" d={openings([38, 27], -72, 27, 9, [2.6, 9.5])} />
      <Shape color="stone" d={between([37.8, 38.4], [37.8, 39.4], shadeTo, brokenAt + 5)} />
    </>
  );
}

interface Tier {
  readonly rings: readonly [low: Ring, high: Ring];
  readonly lit: PosterRole;
  readonly shade: PosterRole;
  /** How far the shade of the wall reaches. */
  readonly to: number;
}

/** The seats from the top: a wall with doors, a slope, and again. */
const tiers: readonly Tier[] = [
  {
    rings: [
      [33, 20],
      [33, 28],
    ],
    lit: 'terracotta',
    shade: 'roof-shade',
    to: -30,
  },
  {
    rings: [
      [14.6, 12],
      [33, 21],
    ],
    lit: 'ochre',
    shade: 'ochre-shade',
    to: -24,
  },
  {
    rings: [
      [15, 8],
      [15, 12.4],
    ],
    lit: 'terracotta',
    shade: 'roof-shade',
    to: -20,
  },
  {
    rings: [
      [-0.4, 2.6],
      [15, 8],
    ],
    lit: 'ochre',
    shade: 'ochre-shade',
    to: -12,
  },
  {
    rings: [
      [0, -1],
      [0, 3.4],
    ],
    lit: 'stone',
    shade: 'stone-shade',
    to: -6,
  },
];

function Seats() {
  return (
    <>
      {tiers.map(({ rings: [low, high], lit, shade, to }) => (
        <g key={to}>
          <Shape color={lit} d={between(low, high, to, 180)} />
          <Shape color={shade} d={between(low, high, -180, to + 0.5)} />
        </g>
      ))}
      <Shape
        color="window"
        d={
          openings([33, 21], -76, 80, 15, [2.4, 5.4]) + openings([15, 8.2], -90, 90, 20, [2.6, 3.4])
        }
      />
    </>
  );
}

const halfLengthAt = (rightM: number) =>
  halfLengthM * Math.sqrt(Math.max(0, 1 - (rightM / halfWidthM) ** 2));

/**
 * The cellars under the lost floor: bare walls, and dark between them; near us it has its boards.
 */
function Cellars() {
  const walls = range(9).map((i) => i * 5.2 - 21.7);
  const [topM, footM] = [-1 - eyeM, -6 - eyeM];
  const near = 52;
  const wall = (x: number) => {
    const far = centreM + halfLengthAt(x) * 0.93;
    const inside = x < 0 ? x + 1.8 : x;
    const whole = (places: readonly Place[]) =>
      polygon(places.map((place) => project(camera, place).map(Math.round) as [number, number]));
    return {
      top: whole([
        [x, topM, near],
        [x, topM, far],
        [x + 1.8, topM, far],
        [x + 1.8, topM, near],
      ]),
      side: whole([
        [inside, topM, near],
        [inside, topM, far],
        [inside, footM, far],
        [inside, footM, near],
      ]),
    };
  };
  return (
    <>
      <Shape color="window" d={polygon(arc([0, -1], -180, 180))} />
      <Shape color="terracotta-shade" d={walls.map((x) => wall(x).side).join('')} />
      <Shape color="field" d={walls.map((x) => wall(x).top).join('')} />
      <Shape color="ground" d="M156 364H524L532 404H148Z" />
      <Shape color="ground-shade" d="M270 384L352 402H300L262 388ZM292 386L366 402H340L286 389Z" />
      <Shape
        color="ink"
        d={[266, 289]
          .map((x) => disc(x, 364, 3) + path`M${x - 4} 369h8l1 9l-2 9h-6l-2 -9Z`)
          .join('')}
      />
    </>
  );
}

/** The Colosseum from within: the cellars, the seats, and the outer wall as far as it stands. */
export function Colosseum({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={120} count={14} seed={9} />
      <OuterWall />
      <Seats />
      <Cellars />
    </Sight>
  );
}
