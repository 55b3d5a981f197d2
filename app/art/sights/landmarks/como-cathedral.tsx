import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const each = <T,>(list: readonly T[], draw: (item: T) => string) => list.map(draw).join('');
const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);

const ground = 372;
const middle = 404;

/** Juvarra's green dome over the choir, far behind the town hall. */
function Dome() {
  const x = 178;
  return (
    <>
      <Shape
        color="stone"
        d={
          rectangle(x - 54, 132, 108, 60) +
          rectangle(x - 60, 126, 120, 7) +
          rectangle(x - 8, 20, 16, 30)
        }
      />
      <Shape
        color="stone-shade"
        d={path`M${x + 18} 133h36v60h-36ZM${x + 2} 20h6v30h-6ZM${x - 8} 20q8 -18 16 0Z`}
      />
      <Shape color="glow-window" d={each([-36, -10, 16], (dx) => archPath(x + dx, 172, 13, 32))} />
      <Shape color="near-hill" d={path`M${x - 60} 126q2 -62 60 -80q58 18 60 80Z`} />
      <Shape
        color="cypress"
        d={path`M${x} 46q58 18 60 80h-36q2 -56 -24 -80ZM${x - 4} 46q-22 30 -22 80h-5q2 -58 27 -80Z`}
      />
    </>
  );
}

/** The rough stone tower, cut by the frame, and the town hall in white, grey and red marble. */
function Broletto() {
  const arches = [91, 142, 193];
  return (
    <>
      <Shape color="stone" d={rectangle(62, 182, 178, 192)} />
      <Shape color="rose" d={each([192, 234, 276, 318, 360], (y) => rectangle(62, y, 178, 14))} />
      <Shape color="stone-shade" d={each([213, 255, 297, 339], (y) => rectangle(62, y, 178, 14))} />
      <Shape color="roof" d="M58 176L70 156H226V176Z" />
      <Shape color="stone-mid" d={rectangle(58, 174, 184, 8) + rectangle(62, 272, 178, 5)} />
      <Shape color="stone" d={each(arches, (x) => archPath(x, 262, 44, 62))} />
      <Shape
        color="glow-window"
        d={each(arches, (x) => each([-13, 0, 13], (dx) => archPath(x + dx, 262, 9, 44)))}
      />
      <Shape color="stone-mid" d={each(arches, (x) => archPath(x, ground, 46, 84))} />
      <Shape color="window" d={each(arches, (x) => archPath(x + 3, ground, 34, 76))} />
      <Shape color="stone-mid" d={rectangle(-2, -2, 64, 380)} />
      <Shape
        color="stone-shade"
        d={
          rectangle(40, -2, 22, 380) +
          each([70, 168, 266], (y) => rectangle(-2, y, 64, 5)) +
          each(range(9), (i) => rectangle((i * 23) % 34, 96 + i * 31, 10, 4))
        }
      />
      <Shape color="glow-window" d={archPath(8, 142, 12, 46) + archPath(26, 142, 12, 46)} />
    </>
  );
}

/** The four strips that divide the front, and how high they reach. */
const strips = ([-3, -1, 1, 3] as const).map((place) => ({
  x: middle + place * 57,
  top: Math.abs(place) === 3 ? 170 : 96,
}));

/** Where the saints stand: from foot to foot up each strip. */
const niches: readonly Point[] = strips.flatMap(({ x, top }) =>
  range(top > 100 ? 3 : 4).map((i): Point => [x, 352 - i * 66]),
);

const saint = ([x, y]: Point) =>
  path`M${x - 6} ${y}l2 -18l-2 -14q2 -5 3 -6a4 4 0 1 1 6 0q1 1 3 6l-2 14l2 18Z`;

/** A slender tabernacle of marble with its spire. */
const spire = ({ x, top }: { x: number; top: number }) =>
  path`M${x - 11} ${top}v-34h3l8 -34l8 34h3v34Z`;

/** The white front from the ground to its gable. */
function Front() {
  const half: readonly Point[] = [
    [-182, ground],
    [-182, 178],
    [-70, 132],
    [-70, 102],
    [0, 62],
  ];
  const outline = [...half, ...half.toReversed().map(([x, y]): Point => [-x, y])];
  return (
    <>
      <Shape color="stone" d={polygon(outline.map(([x, y]) => [middle + x, y]))} />
      <Shape
        color="stone-shade"
        d={
          each(strips.slice(0, 3), ({ x, top }) =>
            rectangle(x + 11, Math.max(top, 134) + 14, 12, ground - Math.max(top, 134) - 14),
          ) +
          both(
            (s) =>
              each(range(4), (i) => archPath(middle + s * (8 + i * 12), 90 + i * 7, 9, 15)) +
              each(range(5), (i) => archPath(middle + s * (84 + i * 15), 158 + i * 6.2, 11, 16)),
          )
        }
      />
      <Shape
        color="stone-mid"
        d={
          each(strips, ({ x, top }) => rectangle(x - 13, top, 26, ground - top)) +
          both(
            (s) =>
              polygon([
                [middle, 54],
                [middle + s * 74, 97],
                [middle + s * 74, 104],
                [middle, 62],
              ]) +
              polygon([
                [middle + s * 66, 128],
                [middle + s * 186, 176],
                [middle + s * 186, 183],
                [middle + s * 66, 135],
              ]),
          )
        }
      />
      <Shape color="stone" d={each(strips, spire) + spire({ x: middle, top: 76 })} />
      <Shape
        color="stone-shade"
        d={
          each(
            [...strips, { x: middle, top: 76 }],
            ({ x, top }) => path`M${x + 2} ${top}v-34l-2 -34l8 34h3v34Z`,
          ) + each(niches, ([x, y]) => archPath(x, y, 19, 52))
        }
      />
      <Shape color="paper" d={each(niches, saint)} />
    </>
  );
}

/** The rose over a row of saints, the lancets, and three portals. */
function Openings() {
  const petals = range(8).map((i): Point => {
    const angle = (i * Math.PI) / 4;
    return [middle + 22 * Math.cos(angle), 170 + 22 * Math.sin(angle)];
  });
  const row = [-22, 0, 22].map((dx): Point => [middle + dx, 270]);
  return (
    <>
      <Shape color="stone-mid" d={disc(middle, 170, 40)} />
      <Shape color="glow-window" d={disc(middle, 170, 34)} />
      <Shape color="terracotta" d={each(petals, ([x, y]) => disc(x, y, 7))} />
      <Shape color="stone" d={disc(middle, 170, 9)} />
      <Shape color="stone-shade" d={each(row, ([x, y]) => archPath(x, y, 18, 50))} />
      <Shape color="paper" d={each(row, saint)} />
      <Shape color="glow-window" d={both((s) => archPath(middle + s * 114, 274, 16, 76))} />
      <Shape
        color="stone-mid"
        d={
          archPath(middle, ground, 72, 94) + both((s) => archPath(middle + s * 114, ground, 54, 78))
        }
      />
      <Shape
        color="stone-shade"
        d={
          archPath(middle, ground, 58, 86) + both((s) => archPath(middle + s * 114, ground, 42, 70))
        }
      />
      <Shape
        color="window"
        d={
          archPath(middle + 4, ground, 42, 76) +
          both((s) => archPath(middle + s * 114 + 4, ground, 30, 62))
        }
      />
    </>
  );
}

/** The square, and two who cross it. */
function Square() {
  const walker = (x: number) =>
    disc(x, 362, 3.5) + path`M${x - 4} 367h8l2 12l-2 13h-2l-2 -11l-2 11h-2l-2 -13Z`;
  return (
    <>
      <Shape color="ground" d={rectangle(-2, ground, 604, 32)} />
      <Shape
        color="ground-shade"
        d="M-2 372H62L96 404H-2ZM322 392h4l44 8h-14ZM338 392h4l44 8h-14Z"
      />
      <Shape color="ink" d={walker(322) + walker(338)} />
    </>
  );
}

/** Como's cathedral in one row with the striped town hall and its tower, from across the square. */
export function Cathedral({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={180} count={12} seed={71} />
      <Dome />
      <Broletto />
      <Front />
      <Openings />
      <Square />
    </Sight>
  );
}
