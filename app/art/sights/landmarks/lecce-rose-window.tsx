import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { type Point, path, polygon } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import { Shape, Sight } from '../sight.tsx';
import { wall } from '../wall.ts';

/** The upper half of the front, in metres from its left end and from the foot of the figures. */
const front = wall({
  widthM: 32,
  heightM: 20,
  corners: [
    [-166, 412],
    [750, 372],
    [648, 4],
    [-24, -95],
  ],
});
const middle = 16;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
const columns = [-8.4, -4.9, 4.9, 8.4].map((x) => middle + x);

/** A shape of one side of the front, seen from its middle. */
const mirrored = (points: readonly Point[]) => (s: 1 | -1) =>
  front.smooth(points.map(([x, y]): Point => [middle + s * x, y]));

const scroll: readonly Point[] = [
  [9.2, 13],
  [9.6, 11.4],
  [10.6, 9],
  [12.4, 8.4],
  [14, 7.6],
  [14.4, 5],
  [9.2, 5],
];

const gable: readonly Point[] = [
  [-9.6, 16],
  [-8.4, 17],
  [-7, 18.6],
  [-4.6, 19],
  [-3.4, 20.6],
  [0, 21.6],
  [3.4, 20.6],
  [4.6, 19],
  [7, 18.6],
  [8.4, 17],
  [9.6, 16],
];

/** A saint in a niche: robe, cloak and a head that bends to the rose. */
const saint = (x: number) => {
  const s = x < 0 ? 1 : -1;
  const points: readonly Point[] = [
    [-0.6, 7],
    [-0.45, 8.4],
    [-0.65, 9.6],
    [-0.3, 10.2],
    [-0.1, 10.3],
    [-0.2, 10.8],
    [0.1, 11.2],
    [0.45, 10.9],
    [0.3, 10.3],
    [0.6, 9.9],
    [0.75, 9],
    [0.4, 8.6],
    [0.6, 7],
  ];
  return front.shape(points.map(([dx, up]): Point => [middle + x + s * dx, up]));
};

/** The upper storey between its columns, with the curved gable and the scrolls. */
function UpperStorey() {
  return (
    <>
      <Shape color="terracotta-shade" d={front.area(middle + 9, middle + 10.2, 5, 16)} />
      <Shape
        color="ochre"
        d={
          front.area(middle - 9.4, middle + 9.4, 4, 16) +
          both(mirrored(scroll)) +
          mirrored(gable)(1)
        }
      />
      <Shape
        color="ochre-shade"
        d={
          mirrored(scroll.map(([x, y]) => [x, y - 1]))(1) +
          columns.map((x) => front.area(x + 0.3, x + 1.5, 5, 15.2)).join('') +
          front.area(middle - 9.4, middle + 9.4, 14.6, 15.4) +
          mirrored([
            [-5, 17.2],
            [-2.4, 19.2],
            [0, 19.7],
            [2.4, 19.2],
            [5, 17.2],
          ])(1) +
          [-6.6, 6.6].map((x) => front.arch(middle + x, 7, 1.9, 5)).join('')
        }
      />
      <Shape
        color="stone"
        d={
          columns
            .map(
              (x) =>
                front.area(x - 0.55, x + 0.55, 5, 14.6) + front.area(x - 0.8, x + 0.8, 14, 15.2),
            )
            .join('') +
          front.area(middle - 10, middle + 10, 15.2, 16.2) +
          [-6.6, 6.6].map(saint).join('')
        }
      />
      <Shape color="glow-window" d={front.arch(middle, 17, 1.6, 2)} />
    </>
  );
}

const rose: Point = [middle, 10.1];

/** Discs around the rose at even steps. */
const around = (count: number, radius: number, size: number) =>
  range(count)
    .map((index) => {
      const angle = (index * 2 * Math.PI) / count;
      return front.disc(
        rose[0] + radius * Math.cos(angle),
        rose[1] + radius * Math.sin(angle),
        size,
      );
    })
    .join('');

const spokes = range(10)
  .map((index) => {
    const angle = (index * Math.PI) / 5;
    const [u, v] = [Math.cos(angle), Math.sin(angle)];
    const at = (r: number, side: number): Point => [
      rose[0] + r * u - side * v,
      rose[1] + r * v + side * u,
    ];
    return front.shape([at(0.5, 0.1), at(2.4, 0.16), at(2.4, -0.16), at(0.5, -0.1)]);
  })
  .join('');

/** The rose in its wreaths, of leaves and of cherubs' heads. */
function Rose() {
  const [x, y] = rose;
  return (
    <>
      <Shape color="terracotta-shade" d={front.disc(x + 0.35, y - 0.3, 4.3)} />
      <Shape color="stone" d={front.disc(x, y, 4.2)} />
      <Shape color="ochre-shade" d={front.disc(x, y, 3.85)} />
      <Shape color="stone" d={around(9, 3.25, 0.58)} />
      <Shape color="ochre" d={front.disc(x, y, 2.65)} />
      <Shape color="glow-window" d={front.disc(x, y, 2.4)} />
      <Shape color="stone" d={spokes + front.disc(x, y, 0.85)} />
    </>
  );
}

/** Half a man who carries the balcony, from his knee to his neck, in tenths of his height. */
const legs: readonly Point[] = [
  [3, 0],
  [1.6, -2.4],
  [2.2, -4.4],
];
const raisedArm: readonly Point[] = [
  [3.5, -5.6],
  [3, -10],
  [1.9, -10],
  [2.1, -6.7],
  [1, -5.4],
  [0, -5.2],
];
/** The hand is on the knee. */
const bentArm: readonly Point[] = [
  [3.3, -4.4],
  [3.7, -2.4],
  [2.9, -0.6],
  [4, -0.6],
  [4.5, -2.4],
  [3.4, -5.4],
  [1, -5.8],
  [0, -5.2],
];

/** Points in whole units, for what is small and many. */
const whole = (points: readonly Point[]) =>
  polygon(points.map(([x, y]): Point => [Math.round(x), Math.round(y)]));

/** A Turk under the balcony: every second one has a hand to spare. */
function carrier(index: number) {
  const [x, y] = front.at(5.4 + index * 2.9, 0);
  const u = (y - front.at(5.4 + index * 2.9, 2.9)[1]) / 10;
  const half = (turn: 1 | -1, arm: readonly Point[]) =>
    whole([[x, y], ...[...legs, ...arm].map(([dx, dy]): Point => [x + turn * dx * u, y + dy * u])]);
  return {
    body: half(-1, raisedArm) + half(1, index % 2 === 0 ? raisedArm : bentArm),
    shade: whole([
      [x, y],
      [x + u * 0.6, y - u * 5.2],
      [x + u * 2.2, y - u * 4.4],
      [x + u * 1.6, y - u * 2.4],
      [x + u * 3, y],
    ]),
    head: disc(x, y - u * 6.4, u * 1.3),
    turban: path`M${x - u * 1.9} ${y - u * 7}q0 ${-u * 2.4} ${u * 1.9} ${-u * 2.4}
      t${u * 1.9} ${u * 2.4}q${-u * 1.9} ${u} ${-u * 3.8} 0Z`,
  };
}

function baluster(index: number): string {
  const x = 4.3 + index * 2;
  const half: readonly Point[] = [
    [0.24, 3.8],
    [0.58, 4.6],
    [0.2, 5.7],
  ];
  return whole([
    ...half.map(([dx, up]) => front.at(x + dx, up)),
    ...half.map(([dx, up]) => front.at(x - dx, up)).toReversed(),
  ]);
}

/** The balcony, its balusters, and the Turks that carry it. */
function Balcony() {
  const carriers = range(8).map(carrier);
  return (
    <>
      <Shape
        color="terracotta-shade"
        d={front.area(-1, 33, 3.5, 6) + front.area(-1, 33, -0.2, 3.2)}
      />
      <Shape
        color="stone"
        d={
          front.area(-1, 33, 5.6, 6.3) +
          front.area(-1, 33, 2.9, 3.9) +
          front.area(-1, 33, -3, 0) +
          range(13).map(baluster).join('')
        }
      />
      <Shape color="ochre-shade" d={front.area(-1, 33, 2.9, 3.2) + front.area(-1, 33, -3, -0.7)} />
      <Shape color="ochre" d={carriers.map(({ body, head }) => body + head).join('')} />
      <Shape color="ochre-shade" d={carriers.map(({ shade }) => shade).join('')} />
      <Shape color="stone" d={carriers.map(({ turban }) => turban).join('')} />
    </>
  );
}

/** Santa Croce in Lecce from below its balcony: the rose in the last sun. */
export function SantaCroce({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="dusk">
      <Stars width={600} height={200} count={14} seed={21} />
      <UpperStorey />
      <Rose />
      <Balcony />
    </Sight>
  );
}
