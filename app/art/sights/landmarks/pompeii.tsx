import { type Camera, plane } from '../../kit/camera.ts';
import { type Point, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

/** In the middle of the street, three steps before the crossing. */
const camera: Camera = { x: 300, y: 190, scale: 300 };
const eye = 1.8;
const kerb = 2.1;
const walls = 3.6;
const pavement = 0.32;

type Spot = readonly [right: number, up: number, ahead: number];
const shape = (spots: readonly Spot[]) =>
  plane(
    camera,
    spots.map(([right, up, ahead]) => [right, up - eye, ahead] as const),
  );

/** The cone and, to its right, what is left of the older mountain. */
function Vesuvius() {
  return (
    <>
      <Shape
        color="hill"
        d="M-2 200C90 184 160 140 214 84L236 66L262 62L290 70C318 106 340 122 372 118C396 108 404 104 424 112C480 150 540 180 604 190V206H-2Z"
      />
      <Shape
        color="far-hill"
        d="M-2 200C90 184 160 140 214 84L236 66L262 62C240 84 250 100 226 116C204 132 214 150 180 164C160 172 156 192 140 206H-2Z"
      />
    </>
  );
}

/** A house on one side of the street, metres ahead; `tops` is its broken upper edge. */
interface House {
  readonly side: 1 | -1;
  readonly tops: readonly Point[];
  /** Where its doors and its shops open, metres ahead. */
  readonly doors: readonly Point[];
  readonly shops: readonly Point[];
}

const houses: readonly House[] = [
  {
    side: -1,
    tops: [
      [2, 4],
      [3.6, 3.7],
      [4.4, 3],
      [5.6, 3.1],
      [6.6, 2.7],
      [6.6, 3.5],
      [9, 3.4],
      [10, 2.6],
      [14, 3],
      [30, 2.6],
    ],
    doors: [
      [5.7, 6.3],
      [11, 12],
    ],
    shops: [
      [3.7, 5.1],
      [7.4, 9.4],
    ],
  },
  {
    side: 1,
    tops: [
      [2, 3.2],
      [3.4, 3.4],
      [4, 2.8],
      [5, 2.9],
      [5.4, 3.3],
      [7, 3],
      [8, 2.6],
      [14, 2.8],
      [30, 2.6],
    ],
    doors: [
      [3.6, 4.05],
      [9.6, 10.8],
    ],
    shops: [
      [4.8, 6.6],
      [7.4, 8.8],
    ],
  },
];

/** A stretch of a wall that faces the street, `inM` deeper than its face. */
const stretch = (side: number, [from, to]: Point, low: number, high: number, inM = 0) =>
  shape([
    [side * (walls + inM), low, from],
    [side * (walls + inM), low, to],
    [side * (walls + inM), high, to],
    [side * (walls + inM), high, from],
  ]);

/**
 * Roofless houses: red plaster below, doors with a step, and shops with a counter to the street.
 */
function Ruins() {
  return houses.map(({ side, tops, doors, shops }) => {
    const lit = side < 0;
    const openings = [...doors, ...shops];
    return (
      <g key={side}>
        <Shape
          color={lit ? 'ochre' : 'ochre-shade'}
          d={shape([
            [side * walls, 0, tops[0]?.[0] ?? 2],
            ...tops.map(([ahead, up]): Spot => [side * walls, up, ahead]),
            [side * walls, 0, 30],
          ])}
        />
        <Shape
          color={lit ? 'roof' : 'terracotta-shade'}
          d={stretch(side, [2, 30], pavement, 1.5)}
        />
        <Shape
          color={lit ? 'stone' : 'rose-shade'}
          d={openings.map(([from, to]) => stretch(side, [from - 0.16, to + 0.2], 0, 2.6)).join('')}
        />
        <Shape
          color="window"
          d={openings.map((opening) => stretch(side, opening, pavement, 2.3)).join('')}
        />
        <Shape
          color={lit ? 'stone-mid' : 'stone-shade'}
          d={shops
            .map(([from, to]) => stretch(side, [from, from + (to - from) * 0.62], pavement, 1.15))
            .join('')}
        />
        <Shape
          color={lit ? 'paper' : 'stone-mid'}
          d={shops
            .map(([from, to]) => stretch(side, [from, from + (to - from) * 0.62], 1.1, 1.24))
            .join('')}
        />
      </g>
    );
  });
}

/** Columns without a roof behind the wall. */
function Columns() {
  const column = (x: number, foot: number, width: number, height: number) =>
    rectangle(x - width / 2, foot - height, width, height) +
    rectangle(x - width * 0.68, foot - height, width * 1.36, width * 0.36);
  const columns = [412, 444, 480, 522];
  const foot = 210;
  const height = (x: number) => 104 + (x - 412) * 0.3;
  return (
    <>
      <Shape
        color="stone"
        d={
          columns.map((x) => column(x, foot, 13 + (x - 412) * 0.05, height(x))).join('') +
          polygon([
            [402, 106],
            [402, 96],
            [492, 72],
            [492, 84],
          ])
        }
      />
      <Shape
        color="stone-shade"
        d={columns
          .map((x) => rectangle(x + 1, foot - height(x) + 5, 6 + (x - 412) * 0.03, height(x)))
          .join('')}
      />
    </>
  );
}

/** The lava paving with two ruts, and kerbs a foot high. */
function Street() {
  const flat = (up: number, points: readonly Point[]) =>
    shape(points.map(([right, ahead]): Spot => [right, up, ahead]));
  const strip = (up: number, from: number, to: number) =>
    flat(up, [
      [from, 0.9],
      [to, 0.9],
      [to, 30],
      [from, 30],
    ]);
  const edge = (right: number) =>
    shape([
      [right, 0, 0.9],
      [right, pavement, 0.9],
      [right, pavement, 30],
      [right, 0, 30],
    ]);
  const joints = [2.2, 2.9, 3.9, 5.3, 7.2, 10, 15].map((ahead, row) => {
    const cross = (right: number) =>
      flat(0, [
        [right, ahead],
        [right + 0.05, ahead],
        [right + 0.12, ahead * 1.36],
        [right + 0.07, ahead * 1.36],
      ]);
    return (
      flat(0, [
        [-kerb, ahead],
        [0, ahead * 1.05],
        [kerb, ahead],
        [kerb, ahead * 1.015],
        [0, ahead * 1.065],
        [-kerb, ahead * 1.015],
      ]) + (row % 2 ? cross(-1.4) + cross(0.1) + cross(1.3) : cross(-0.9) + cross(0.9) + cross(1.7))
    );
  });
  return (
    <>
      <Shape color="ground" d={strip(pavement, -8, -kerb) + strip(pavement, kerb, 8)} />
      <Shape color="stone-shade" d={strip(0, -kerb, kerb)} />
      <Shape color="dusk-deep" d={joints.join('') + edge(kerb)} />
      <Shape color="stone-mid" d={edge(-kerb)} />
    </>
  );
}

/** Worn slabs of lava on which one crossed with dry feet; the wheels went between them. */
function SteppingStones() {
  const top = 0.15;
  const stones = [
    [-1.42, 3.4, 0.5],
    [0, 3.44, 0.54],
    [1.42, 3.38, 0.5],
    [-1.4, 10, 0.46],
    [0, 10, 0.5],
    [1.4, 10, 0.46],
  ] as const;
  const outline = [
    [-0.7, 0.5],
    [0.6, 0.54],
    [0.96, 0.34],
    [1, -0.3],
    [0.7, -0.5],
    [-0.76, -0.54],
    [-1, -0.26],
    [-0.98, 0.3],
  ] as const;
  const slab = (up: number, aside = 0) =>
    stones
      .map(([middle, ahead, half]) =>
        shape(
          outline.map(([right, deep]): Spot => [middle + aside + half * right, up, ahead + deep]),
        ),
      )
      .join('');
  return (
    <>
      <Shape color="dusk-deep" d={slab(0, 0.16)} />
      <Shape color="ground-shade" d={slab(0) + slab(0.08)} />
      <Shape color="stone-mid" d={slab(top)} />
    </>
  );
}

/** A street of Pompeii that ends in the mountain. */
export function Pompeii() {
  return (
    <>
      <Vesuvius />
      <Columns />
      <Street />
      <Ruins />
      <SteppingStones />
    </>
  );
}
