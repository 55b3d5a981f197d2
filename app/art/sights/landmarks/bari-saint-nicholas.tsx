import type { DrawingProps } from '../../kit/drawing.tsx';
import { type Point, path, rectangle } from '../../kit/geometry.ts';
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
            hanging([middle + s * 0.6, 27.6], [middle + s * 5.2, 23.1], 5).concat(
              hanging([middle + s * 8, 16], [middle + s * 13, 13], 4),
            ),
          ) +
          front.area(middle + 6.9, middle + 7.9, 0, 16.9) +
          front.area(middle - 5.9, middle - 5.4, 0, 22)
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
              [middle - 3.5, 16],
              [middle, 16],
              [middle + 3.5, 16],
              [middle - 10.4, 8.6],
              [middle + 10.4, 8.6],
            ],
            0.9,
            2.8,
          )
        }
      />
    </>
  );
}

/** The portal under its gable, on two columns that stand on the backs of bulls. */
function Portals() {
  /** A bull in side view, its head turned from the door; origin at the foot of its column. */
  const bull = (s: 1 | -1, draw: (x: number, y: number, s: 1 | -1) => string) => {
    const [x, y] = front.at(middle + s * 4.2, 0);
    return draw(x + s * 9, y + 5, s);
  };
  const bodies = both((side) =>
    bull(
      side,
      (x, y, s) => path`
        M${x - s * 34} ${y}v-28q0 -18 ${s * 16} -19h${s * 30}q${s * 10} -6 ${s * 20} -2
        l${s * 14} 12q${s * 6} 6 ${s * 2} 14l${-s * 10} 3l${-s * 8} -5q${-s * 2} 12 ${-s * 8} 14
        v11h${-s * 11}v-12h${-s * 22}l${-s * 4} 3v9Z
      `,
    ),
  );
  const details = both((side) =>
    bull(
      side,
      (x, y, s) => path`
        M${x + s * 26} ${y - 47}q${-s * 4} -12 ${s * 6} -16q${-s * 2} 8 ${s * 4} 12
        M${x + s * 38} ${y - 46}q${s * 12} 0 ${s * 10} -14q${s * 8} 10 ${s * 1} 18l${-s * 8} 2Z
        M${x - s * 34} ${y - 34}q${-s * 8} 4 ${-s * 6} 26l${s * 4} 0q${-s * 2} -16 ${s * 4} -18Z
      `,
    ),
  );
  const eyes = both((side) => bull(side, (x, y, s) => rectangle(x + s * 38 - 2, y - 40, 4, 4)));
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
          ]) + both((s) => front.area(middle + s * 4.2 - 0.4, middle + s * 4.2 + 0.4, 2.6, 7.9))
        }
      />
      <Shape color="terracotta" d={bodies} />
      <Shape color="stone-mid" d={details} />
      <Shape color="ink" d={eyes} />
    </>
  );
}

/** Saint Nicholas in Bari at noon: its bare white front between two towers, from below. */
export function SaintNicholas({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-deep">
      <Stars width={600} height={220} count={26} seed={12} />
      <g transform="translate(24 40) scale(.9)">
        <Towers />
        <Aisles />
        <Portals />
      </g>
      <Shape color="ground" d="M-2 412L602 371V402H-2Z" />
      <Shape color="ground-shade" d="M-2 412L130 403L210 402H-2Z" />
    </Sight>
  );
}
