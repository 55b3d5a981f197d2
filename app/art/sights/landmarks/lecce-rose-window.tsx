import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The middle of the rose; its upper edge is outside the picture. */
const rose: Point = [352, 98];

/** The same shape at even steps around the rose, drawn by its radii and its width. */
function around(count: number, shape: readonly (readonly [radius: number, side: number])[]) {
  return range(count)
    .map((index) => {
      const angle = ((index + 0.5) * 2 * Math.PI) / count;
      const [u, v] = [Math.cos(angle), Math.sin(angle)];
      return polygon(
        shape.map(
          ([r, side]): Point => [
            Math.round(rose[0] + r * u - side * v),
            Math.round(rose[1] + r * v + side * u),
          ],
        ),
      );
    })
    .join('');
}

/** Small arches in a ring, from one radius to another, each `half` as wide on both sides. */
const arcade = (count: number, from: number, to: number, half: number) =>
  around(count, [
    [from, -half * 0.6],
    [to - half, -half],
    [to - half * 0.3, -half * 0.7],
    [to, 0],
    [to - half * 0.3, half * 0.7],
    [to - half, half],
    [from, half * 0.6],
  ]);

/** The rose: a garland of fruit, and two rings of small arches around its eye. */
function Rose() {
  const [x, y] = rose;
  const fruit = range(22)
    .map((index) => {
      const angle = (index * Math.PI) / 11;
      return disc(Math.round(x + 127 * Math.cos(angle)), Math.round(y + 127 * Math.sin(angle)), 11);
    })
    .join('');
  return (
    <>
      <Shape color="ochre-shade" d={disc(x + 18, y + 14, 148)} />
      <Shape color="stone" d={disc(x, y, 148)} />
      <Shape color="ochre-shade" d={disc(x, y, 141)} />
      <Shape color="ochre" d={fruit} />
      <Shape color="stone" d={disc(x, y, 112)} />
      <Shape color="stone-mid" d={disc(x, y, 104)} />
      <Shape color="glow-window" d={arcade(18, 62, 99, 11)} />
      <Shape color="stone" d={disc(x, y, 58)} />
      <Shape color="glow-window" d={arcade(10, 26, 52, 10)} />
      <Shape color="stone" d={disc(x, y, 25)} />
      <Shape color="ochre-shade" d={disc(x + 2, y + 2, 14)} />
    </>
  );
}

/** A column of the upper storey, and its shadow to the right. */
const columns = [36, 152, 566];
const niche = 94;

function UpperStorey() {
  return (
    <>
      <Shape
        color="ochre-shade"
        d={
          columns.map((x) => rectangle(x + 22, -4, 22, 240)).join('') +
          archPath(niche, 236, 56, 190)
        }
      />
      <Shape
        color="stone"
        d={
          columns
            .map((x) => rectangle(x - 22, -4, 44, 222) + rectangle(x - 30, 212, 60, 24))
            .join('') +
          path`M${niche - 14} 236q-6 -46 4 -74q2 -16 12 -18q-10 -22 6 -26q14 2 8 26q12 6 10 34l-6 14l4 44Z`
        }
      />
      <Shape
        color="stone-mid"
        d={columns
          .map((x) => rectangle(x + 6, -4, 16, 222) + rectangle(x + 8, 212, 22, 24))
          .join('')}
      />
    </>
  );
}

/** A Turk with a turban, who carries the balcony on his head and hands. */
function Turk({ x }: { x: number }) {
  return (
    <g transform={path`translate(${x} -76.5) scale(1.25)`}>
      <Shape
        color="ochre"
        d="M-30 420L-22 358Q-44 344 -44 304H-30Q-28 330 -14 340H14Q28 330 30 304H44Q44 344 22 358L30 420Z"
      />
      <Shape
        color="ochre-shade"
        d="M0 346H14Q28 330 36 304H44Q44 344 22 358L30 420H6Q12 372 0 346Z"
      />
      <Shape color="stone" d={disc(0, 332, 15)} />
      <Shape color="terracotta" d="M-13 336Q0 342 13 336Q14 356 0 366Q-14 356 -13 336Z" />
      <Shape color="paper" d="M-22 326Q-26 302 0 302T22 326Q0 316 -22 326Z" />
      <Shape color="stone-shade" d="M4 302Q24 304 22 326Q16 322 8 320Q12 310 4 302Z" />
      <Shape color="ink" d="M-8 328h5v4h-5ZM4 328h5v4h-5Z" />
    </g>
  );
}

/** A lion between two Turks, full face. */
function Lion({ x }: { x: number }) {
  const mane = range(14)
    .map((i) =>
      disc(Math.round(31 * Math.cos(i * 0.45)), Math.round(342 + 31 * Math.sin(i * 0.45)), 9),
    )
    .join('');
  return (
    <g transform={path`translate(${x} -76.5) scale(1.25)`}>
      <Shape color="ochre-shade" d={`${mane}${disc(0, 342, 32)}M-30 360H30V420H-30Z`} />
      <Shape color="ochre" d={`${disc(0, 342, 25)}M-26 372H-6V420H-26ZM6 372H26V420H6Z`} />
      <Shape color="stone" d={`${disc(-7, 354, 9)}${disc(7, 354, 9)}M-5 328H5L7 352H-7Z`} />
      <Shape
        color="ink"
        d="M-17 330L-7 336L-16 338ZM17 330L7 336L16 338ZM-7 347H7L0 355ZM-8 362H8V366H-8Z"
      />
    </g>
  );
}

/** A griffin that turns its beak to the left, its wing behind it. */
function Griffin({ x }: { x: number }) {
  return (
    <g transform={path`translate(${x} -76.5) scale(1.25)`}>
      <Shape
        color="ochre-shade"
        d="M4 340Q14 306 46 304Q44 316 38 322H48Q46 336 38 342H46Q42 362 30 372L34 420H0Z"
      />
      <Shape
        color="stone"
        d="M24 420Q32 352 10 330L16 304L2 314Q-24 308 -30 326L-28 348Q-12 352 -18 368L-32 420Z"
      />
      <Shape color="stone-mid" d="M22 420Q30 352 10 330Q4 352 -2 372L0 420Z" />
      <Shape color="terracotta" d="M-28 320Q-47 322 -47 346Q-40 338 -25 342L-22 330Z" />
      <Shape color="ink" d="M-20 326L-8 330L-16 335Z" />
    </g>
  );
}

/** The balcony on its carriers, in its own shade but for what comes forward. */
function Balcony() {
  const balusters = range(17)
    .map((index) => path`M${index * 38 - 13} 290q-8 -16 4 -40h10q12 24 4 40Z`)
    .join('');
  const shades = range(17)
    .map((index) => path`M${index * 38 - 4} 290v-40h5q12 24 4 40Z`)
    .join('');
  return (
    <>
      <Shape color="terracotta-shade" d={rectangle(-2, 232, 604, 212)} />
      <Shape color="stone" d={`${balusters}M-2 232H602V251H-2Z`} />
      <Shape color="stone-mid" d={shades} />
      {[50, 266, 482].map((x) => (
        <Turk key={x} x={x} />
      ))}
      <Griffin x={158} />
      <Lion x={374} />
      <Griffin x={590} />
      <Shape color="stone" d={rectangle(-2, 286, 604, 20)} />
      <Shape color="stone-shade" d={rectangle(-2, 302, 604, 5) + rectangle(-2, 247, 604, 4)} />
    </>
  );
}

/** Santa Croce in Lecce: the rose in the last sun, and the men and beasts under the balcony. */
export function SantaCroce({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="ochre">
      <g transform="translate(0 -36)">
        <Rose />
        <UpperStorey />
        <Balcony />
      </g>
    </Sight>
  );
}
