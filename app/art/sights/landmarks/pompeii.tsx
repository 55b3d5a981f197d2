import { type Camera, plane } from '../../kit/camera.ts';
import { type Point, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

/** From a stoop in the middle of the street, the stepping stones right before one. */
const camera: Camera = { x: 300, y: 190, scale: 300 };
const eye = 1.5;
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

/** Broken walls on both sides, red plaster at their feet. */
function Ruins() {
  const left: Point[] = [
    [2.2, 3.4],
    [3, 3],
    [3, 2.6],
    [4.4, 2.6],
    [4.4, 3.6],
    [6, 3.4],
    [6, 1.2],
    [7, 1.2],
    [7, 3],
    [10, 3.2],
    [10, 2.2],
    [14, 2.4],
    [30, 2],
  ];
  const right: Point[] = [
    [2, 3],
    [2.6, 3.1],
    [2.6, 2.4],
    [3.8, 2.6],
    [4.2, 1.3],
    [5, 1.3],
    [5, 2.2],
    [8, 2.3],
    [9, 1.8],
    [14, 2.2],
    [30, 2],
  ];
  const face = (side: number, tops: readonly Point[]) =>
    shape([
      [side * walls, 0, tops[0]?.[0] ?? 2],
      ...tops.map(([ahead, up]): Spot => [side * walls, up, ahead]),
      [side * walls, 0, 30],
    ]);
  const stretch = (side: number, from: number, to: number, low: number, high: number) =>
    shape([
      [side * walls, low, from],
      [side * walls, low, to],
      [side * walls, high, to],
      [side * walls, high, from],
    ]);
  return (
    <>
      <Shape color="ochre" d={face(-1, left)} />
      <Shape color="ochre-shade" d={face(1, right)} />
      <Shape color="roof" d={stretch(-1, 2.2, 5.9, 0.2, 1.5) + stretch(-1, 7, 12, 0.2, 1.4)} />
      <Shape
        color="terracotta-shade"
        d={stretch(1, 2, 3.9, 0.2, 1.5) + stretch(1, 4.9, 12, 0.2, 1.4)}
      />
      <Shape color="window" d={stretch(-1, 3.4, 4, 0.2, 2.2) + stretch(1, 5.6, 6.6, 0.2, 2.2)} />
    </>
  );
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
  const joints = [2.6, 3.6, 5, 7, 10].map((ahead) =>
    flat(0, [
      [-kerb, ahead],
      [kerb, ahead * 1.02],
      [kerb, ahead * 1.04],
      [-kerb, ahead * 1.02],
    ]),
  );
  return (
    <>
      <Shape color="ground" d={strip(pavement, -8, -kerb) + strip(pavement, kerb, 8)} />
      <Shape color="stone-shade" d={strip(0, -kerb, kerb)} />
      <Shape
        color="dusk-deep"
        d={joints.join('') + strip(0, -0.8, -0.6) + strip(0, 0.6, 0.8) + edge(kerb)}
      />
      <Shape color="stone-mid" d={edge(-kerb)} />
    </>
  );
}

/** Three blocks on which one crossed with dry feet; the wheels went between them. */
function SteppingStones() {
  const stones = [-1.42, 0, 1.42];
  const [near, far, half, top] = [2.45, 3.15, 0.44, 0.36];
  const tops = stones.map((middle) =>
    shape([
      [middle - half, top, near + 0.06],
      [middle + half, top, near + 0.06],
      [middle + half * 0.9, top, far],
      [middle - half * 0.9, top, far],
    ]),
  );
  const fronts = stones.map((middle) =>
    shape([
      [middle - half, top, near + 0.06],
      [middle + half, top, near + 0.06],
      [middle + half, 0, near],
      [middle - half, 0, near],
    ]),
  );
  const shadows = stones.map((middle) =>
    shape([
      [middle + half, 0, near],
      [middle + half * 2.2, 0, near + 0.065],
      [middle + half * 2.1, 0, far],
      [middle + half * 0.9, 0, far],
    ]),
  );
  return (
    <>
      <Shape color="dusk-deep" d={shadows.join('')} />
      <Shape color="stone" d={tops.join('')} />
      <Shape color="rose-shade" d={fronts.join('')} />
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
