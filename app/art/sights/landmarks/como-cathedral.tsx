import type { DrawingProps } from '../../kit/drawing.tsx';
import { archPath, type Point } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import { Shape, Sight } from '../sight.tsx';
import { wall } from '../wall.ts';

/** Town tower, town hall and cathedral stand in one line; metres from the tower's left edge. */
const row = wall({
  widthM: 54,
  heightM: 32,
  corners: [
    [-20, 384],
    [676, 440],
    [630, 4],
    [14, 70],
  ],
});
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const areas = (places: readonly (readonly [number, number, number, number])[]) =>
  places.map((place) => row.area(...place)).join('');

/** The rough stone tower and the town hall in bands of white, grey and red marble. */
function Broletto() {
  const bands = (first: number) =>
    range(4).map((i) => row.area(8.5, 23, first + i * 3.8, first + i * 3.8 + 1.2));
  return (
    <>
      <Shape color="stone-mid" d={row.area(0, 8, 0, 29)} />
      <Shape
        color="stone-shade"
        d={row.area(6.2, 8, 0, 29) + areas(range(3).map((i) => [0, 6.4, 5 + i * 8, 5.4 + i * 8]))}
      />
      <Shape color="stone" d={row.area(-0.5, 8.5, 28.6, 29.6)} />
      <Shape color="glow-window" d={row.arch(3, 22, 1.4, 4) + row.arch(5, 22, 1.4, 4)} />
      <Shape color="stone" d={row.area(8, 23, 0, 15.6)} />
      <Shape color="rose" d={bands(1.9).join('')} />
      <Shape color="stone-shade" d={bands(0).join('')} />
      <Shape color="stone-mid" d={row.area(7.6, 23.4, 15.4, 16.4)} />
      <Shape
        color="roof"
        d={row.shape([
          [7.4, 16.4],
          [23.6, 16.4],
          [23, 18],
          [8.6, 18],
        ])}
      />
      <Shape
        color="window"
        d={range(3)
          .map((i) => row.arch(10.8 + i * 4.7, 0, 3.6, 6.4))
          .join('')}
      />
      <Shape
        color="glow-window"
        d={range(3)
          .map((i) =>
            [-1.1, 0, 1.1].map((dx) => row.arch(10.8 + i * 4.7 + dx, 8.8, 0.9, 3.6)).join(''),
          )
          .join('')}
      />
    </>
  );
}

const middle = 38.4;
const strips = [-14.4, -6.2, 6.2, 14.4].map((dx) => middle + dx);

/** Where the statues stand: three on each strip that the frame leaves whole. */
const niches: readonly Point[] = strips
  .slice(0, 3)
  .flatMap((x) => range(3).map((i): Point => [x, 2.2 + i * 5.2]));

/** A saint in a long robe, from the hem up to the head. */
const saint = ([x, y]: Point) =>
  row.shape(
    [
      [-0.55, 0.2],
      [0.55, 0.2],
      [0.4, 1.4],
      [0.5, 2.7],
      [-0.5, 2.7],
      [-0.4, 1.4],
    ].map(([dx = 0, dy = 0]): Point => [x + dx, y + dy]),
  ) + row.disc(x, y + 2.9, 0.36);

/** A slender tabernacle with its spire. */
const spire = (x: number, y: number, height: number) =>
  row.shape([
    [x - 0.9, y],
    [x - 0.9, y + height * 0.45],
    [x, y + height],
    [x + 0.9, y + height * 0.45],
    [x + 0.9, y],
  ]);

/** Juvarra's green dome, which looks over the roof of the town hall. */
function Dome() {
  return (
    <>
      <Shape color="stone" d="M108 148H192V204H108ZM144 50H156V80H144Z" />
      <Shape color="stone-shade" d="M164 148H192V204H164ZM151 50H156V80H151Z" />
      <Shape color="glow-window" d={[120, 138, 156].map((x) => archPath(x, 186, 8, 24)).join('')} />
      <Shape color="cypress" d="M102 150C104 104 126 92 150 74C174 92 196 104 198 150Z" />
      <Shape color="near-hill" d="M102 150C104 104 126 92 150 74C134 100 130 124 132 150Z" />
    </>
  );
}

/** The marble front: four strips full of statues, the rose in its middle. */
function Front() {
  const outline: readonly Point[] = [
    [-15.4, 0],
    [-15.4, 18],
    [-7, 22],
    [-7, 26],
    [0, 29.6],
    [7, 26],
    [7, 22],
    [15.4, 18],
    [15.4, 0],
  ];
  return (
    <>
      <Shape color="stone" d={row.shape(outline.map(([x, y]) => [middle + x, y]))} />
      <Shape
        color="stone-shade"
        d={
          strips
            .map((x) => row.area(x + 1, x + 2, 0, Math.abs(x - middle) > 10 ? 17 : 21))
            .join('') +
          [-1, 1]
            .map((s) =>
              range(4)
                .map((i) => row.arch(middle + s * (1 + i * 1.5), 25.6 - i * 0.74, 0.9, 1.6))
                .join(''),
            )
            .join('')
        }
      />
      <Shape
        color="stone-mid"
        d={strips
          .map((x) => row.area(x - 1.1, x + 1.1, 0, Math.abs(x - middle) > 10 ? 18 : 25))
          .join('')}
      />
      <Shape
        color="stone"
        d={
          strips.map((x) => spire(x, Math.abs(x - middle) > 10 ? 18 : 25, 6)).join('') +
          spire(middle, 29, 4) +
          row.shape([
            [middle - 15.8, 17.6],
            [middle - 15.8, 18.4],
            [middle - 7, 22.6],
            [middle - 7, 21.8],
          ])
        }
      />
      <Shape color="stone-shade" d={niches.map(([x, y]) => row.arch(x, y, 1.7, 4)).join('')} />
      <Shape color="paper" d={niches.map(saint).join('')} />
    </>
  );
}

function Openings() {
  const [x, y] = [middle, 18];
  const petals = range(6).map((i) => {
    const angle = (i * Math.PI) / 3;
    return row.disc(x + 1.75 * Math.cos(angle), y + 1.75 * Math.sin(angle), 0.6);
  });
  return (
    <>
      <Shape color="stone-mid" d={row.disc(x, y, 3.3)} />
      <Shape color="glow-window" d={row.disc(x, y, 2.7)} />
      <Shape color="terracotta" d={petals.join('')} />
      <Shape color="stone" d={row.disc(x, y, 0.8)} />
      <Shape
        color="glow-window"
        d={
          [-3.1, 3.1].map((dx) => row.arch(x + dx, 9.4, 1, 5.4)).join('') +
          [-10.4, 10.4].map((dx) => row.arch(x + dx, 9, 1.3, 6.4)).join('')
        }
      />
      <Shape
        color="stone-mid"
        d={row.arch(x, 0, 6, 8.6) + [-10.4, 10.4].map((dx) => row.arch(x + dx, 0, 4, 6.4)).join('')}
      />
      <Shape
        color="window"
        d={
          row.arch(x, 0, 3.8, 6.6) + [-10.4, 10.4].map((dx) => row.arch(x + dx, 0, 2.6, 5)).join('')
        }
      />
    </>
  );
}

/** Como's cathedral with the striped town hall and its tower beside it, from the square. */
export function Cathedral({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={180} count={12} seed={71} />
      <g transform="translate(-96 -34) scale(1.25)">
        <Dome />
        <Broletto />
        <Front />
        <Openings />
      </g>
    </Sight>
  );
}
