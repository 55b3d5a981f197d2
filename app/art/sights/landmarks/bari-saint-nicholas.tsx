import type { DrawingProps } from '../../kit/drawing.tsx';
import { type Point, path } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import { Shape, Sight } from '../sight.tsx';
import { wall } from '../wall.ts';

/** The front from its left foot; everything on it is in metres from there. */
const front = wall({
  widthM: 44,
  heightM: 30,
  corners: [
    [-130, 420],
    [668, 366],
    [612, 32],
    [-24, -74],
  ],
});
const middle = 22;

const each = <T,>(values: readonly T[], draw: (value: T) => string) => values.map(draw).join('');

/** A shape of the right half of the front, and its mirror image. */
const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);

/** Pairs of small windows under one arch. */
const pairs = (places: readonly Point[], width: number, height: number) =>
  each(places, ([x, y]) =>
    [-1, 1].map((s) => front.arch(x + s * width * 0.58, y, width, height)).join(''),
  );

/** Small arches that hang under a slope. */
function hanging(from: Point, to: Point, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const x = from[0] + (to[0] - from[0]) * share;
    return front.arch(x, from[1] + (to[1] - from[1]) * share - 1.5, 0.75, 1.3);
  }).join('');
}

function Towers() {
  return (
    <>
      <Shape
        color="stone-mid"
        d={front.area(0.5, 8.7, 0, 21.5) + front.area(35.6, 43.5, 0, 24.5)}
      />
      <Shape
        color="stone"
        d={
          front.area(0, 9, 21.5, 22.4) +
          front.area(35.2, 44, 24.5, 25.3) +
          each([0, 1, 2, 3, 4], (i) => front.area(35.2 + i * 1.9, 36.3 + i * 1.9, 25.2, 26.6))
        }
      />
      <Shape
        color="stone-shade"
        d={
          front.area(7, 8.7, 0, 21.5) +
          front.area(35.6, 37, 0, 24.5) +
          each([0, 1, 2, 3, 4], (i) => front.arch(1.6 + i * 1.3, 19.4, 0.8, 1.4)) +
          each([0, 1, 2, 3], (i) => front.arch(38 + i * 1.4, 22.4, 0.9, 1.4))
        }
      />
      <Shape
        color="glow-window"
        d={front.arch(4, 12, 1.8, 4) + front.arch(40, 15.5, 1.9, 4) + front.arch(40, 8, 1.9, 4)}
      />
    </>
  );
}

/** The shadow of the tower on the left, which stands in front of the aisle. */
const towerShadow = front.shape([
  [8.3, 0],
  [11.9, 0],
  [11.9, 10.4],
  [8.3, 13.2],
]);

/** The front of the three aisles: bare, and higher in its middle, between two tall pilasters. */
function Aisles() {
  const outline: Point[] = [
    [-13.6, 0],
    [-13.6, 13.4],
    [-6.7, 17.4],
    [-6.7, 22.4],
    [0, 29],
    [6.7, 22.4],
    [6.7, 17.4],
    [13.6, 13.4],
    [13.6, 0],
  ];
  return (
    <>
      <Shape color="stone" d={front.shape(outline.map(([x, y]) => [middle + x, y]))} />
      <Shape
        color="stone-shade"
        d={
          both((s) =>
            hanging([middle + s * 0.6, 27.6], [middle + s * 5.9, 22.4], 5).concat(
              hanging([middle + s * 8, 16], [middle + s * 13, 13], 4),
            ),
          ) +
          front.area(middle + 6.9, middle + 8.2, 0, 16.9) +
          front.area(middle - 5.9, middle - 4.9, 0, 21) +
          towerShadow
        }
      />
      <Shape
        color="stone-mid"
        d={both(
          (s) =>
            front.area(middle + s * 6.4 - 0.5, middle + s * 6.4 + 0.5, 0, 22.4) +
            front.shape([
              [middle, 29.6],
              [middle + s * 7.2, 22.5],
              [middle + s * 7.2, 21.9],
              [middle, 28.6],
            ]) +
            front.shape([
              [middle + s * 6.7, 17.9],
              [middle + s * 14, 13.6],
              [middle + s * 14, 12.9],
              [middle + s * 6.7, 17.1],
            ]),
        )}
      />
      <Shape
        color="glow-window"
        d={
          front.disc(middle, 23.6, 1) +
          pairs(
            [
              [middle - 4, 16],
              [middle, 16],
              [middle + 4, 16],
              [middle - 10, 8.6],
              [middle - 4.6, 8.6],
              [middle + 4.6, 8.6],
              [middle + 10, 8.6],
            ],
            0.9,
            2.8,
          )
        }
      />
    </>
  );
}

/** The portal under its gable, on two columns that stand on the backs of oxen. */
function Portals() {
  const ox = (s: 1 | -1) => {
    const [x, y] = front.at(middle + s * 3.9, 0);
    return path`
      M${x - s * 24} ${y}v-20q${-s * 2} -16 ${s * 8} -17h${s * 26}l${s * 6} -7l${-s * 5} -9
      l${s * 10} 5l${s * 12} 3l${s * 6} 10l${-s * 5} 8l${-s * 9} 1l${-s * 3} 10v16h${-s * 8}v-13
      h${-s * 26}v13Z
    `;
  };
  return (
    <>
      <Shape
        color="stone-shade"
        d={front.arch(middle, 0, 7.4, 10) + both((s) => front.arch(middle + s * 10.4, 0, 4, 6.6))}
      />
      <Shape
        color="window"
        d={
          front.arch(middle + 0.4, 0, 4.6, 7) +
          both((s) => front.arch(middle + s * 10.4 + 0.3, 0, 2.6, 5.4))
        }
      />
      <Shape
        color="ochre"
        d={
          front.shape([
            [middle - 4.6, 8.6],
            [middle, 12.4],
            [middle + 4.6, 8.6],
            [middle + 4.6, 7.7],
            [middle, 11.2],
            [middle - 4.6, 7.7],
          ]) + both((s) => front.area(middle + s * 3.9 - 0.4, middle + s * 3.9 + 0.4, 1.6, 7.9))
        }
      />
      <Shape color="ochre-shade" d={both(ox)} />
    </>
  );
}

/** Saint Nicholas in Bari at noon: its bare white front between two towers, from below. */
export function SaintNicholas({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-deep">
      <Stars width={600} height={220} count={26} seed={12} />
      <Towers />
      <Aisles />
      <Portals />
      <Shape color="ground" d="M-2 412L602 371V402H-2Z" />
      <Shape color="ground-shade" d="M-2 412L130 403L210 402H-2Z" />
    </Sight>
  );
}
