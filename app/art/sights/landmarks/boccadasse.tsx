import { merlons } from '../../kit/battlement.ts';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import type { PosterRole } from '../../palette.ts';
import { Shape } from '../sight.tsx';

interface HouseShape {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly foot: number;
  readonly color: PosterRole;
  readonly shade: PosterRole;
}

/** The houses round the cove, narrow and tall, no two of one colour side by side. */
const houses: readonly HouseShape[] = [
  { x: -20, width: 74, top: 84, foot: 268, color: 'rose', shade: 'rose-shade' },
  { x: 54, width: 58, top: 46, foot: 262, color: 'ochre', shade: 'ochre-shade' },
  { x: 112, width: 50, top: 112, foot: 256, color: 'terracotta', shade: 'terracotta-shade' },
  { x: 162, width: 66, top: 72, foot: 250, color: 'stone', shade: 'stone-shade' },
  { x: 228, width: 52, top: 118, foot: 246, color: 'rose', shade: 'rose-shade' },
  { x: 280, width: 62, top: 92, foot: 246, color: 'field', shade: 'ochre-shade' },
  { x: 342, width: 48, top: 132, foot: 248, color: 'terracotta', shade: 'terracotta-shade' },
  { x: 390, width: 64, top: 66, foot: 252, color: 'ochre', shade: 'ochre-shade' },
  { x: 454, width: 56, top: 104, foot: 258, color: 'rose', shade: 'rose-shade' },
];

/** The houses with their doors, shutters and slate roofs. */
export function Houses() {
  const panes = houses.flatMap(({ x, width, top, foot }) =>
    Array.from({ length: Math.floor((foot - top - 40) / 34) }, (_, row) =>
      [0.3, 0.68].map((share) => [x + width * share, top + 18 + row * 34] as const),
    ).flat(),
  );
  return (
    <>
      {houses.map(({ x, width, top, foot, color, shade }) => (
        <g key={x}>
          <Shape color={color} d={rectangle(x, top, width, foot - top)} />
          <Shape
            color={shade}
            d={rectangle(x, top, 7, foot - top) + archPath(x + width * 0.48, foot, 18, 30)}
          />
        </g>
      ))}
      <Shape
        color="stone-shade"
        d={houses
          .map(({ x, width, top }) => path`M${x - 3} ${top + 2}l6 -12h${width - 6}l6 12Z`)
          .join('')}
      />
      <Shape color="near-hill" d={panes.map(([x, y]) => rectangle(x - 8, y, 16, 20)).join('')} />
      <Shape color="glow-window" d={panes.map(([x, y]) => rectangle(x - 4, y, 8, 20)).join('')} />
    </>
  );
}

/** A gozzo pulled up on the pebbles, seen from its stern. */
export function Boat({
  x,
  y,
  size,
  color,
  shade,
}: {
  x: number;
  y: number;
  size: number;
  color: PosterRole;
  shade: PosterRole;
}) {
  const s = size;
  return (
    <>
      <Shape
        color="ground-shade"
        d={path`M${x - s} ${y - s * 0.08}q${s} ${s * 0.3} ${s * 2.1} 0l${-s * 0.3} ${-s * 0.2}h${-s * 1.4}Z`}
      />
      <Shape
        color={color}
        d={path`M${x - s} ${y - s * 0.5}q${s * 0.9} ${s * 0.2} ${s * 1.9} ${-s * 0.14}q${-s * 0.2} ${s * 0.6} ${-s * 0.5} ${s * 0.66}h${-s * 0.9}q${-s * 0.4} ${-s * 0.1} ${-s * 0.5} ${-s * 0.52}Z`}
      />
      <Shape
        color={shade}
        d={path`M${x - s * 0.8} ${y - s * 0.16}q${s * 0.7} ${s * 0.16} ${s * 1.5} 0q${-s * 0.12} ${s * 0.2} ${-s * 0.3} ${s * 0.18}h${-s * 0.9}q${-s * 0.2} 0 ${-s * 0.3} ${-s * 0.18}Z`}
      />
      <Shape
        color="paper"
        d={path`M${x - s} ${y - s * 0.56}q${s * 0.9} ${s * 0.2} ${s * 1.92} ${-s * 0.16}v${s * 0.1}q${-s} ${s * 0.28} ${-s * 1.92} ${s * 0.16}Z`}
      />
    </>
  );
}

/** Capo Santa Chiara, and the mock castle on it. */
export function Headland() {
  return (
    <>
      <Shape color="terracotta" d={rectangle(548, 122, 60, 40) + rectangle(532, 92, 24, 70)} />
      <Shape
        color="terracotta-shade"
        d={rectangle(532, 92, 9, 70) + merlons(529, 92, 30, 4, 8) + merlons(556, 122, 50, 5, 7)}
      />
      <Shape
        color="glow-window"
        d={[566, 582].map((x) => archPath(x, 146, 7, 14)).join('') + archPath(548, 118, 7, 16)}
      />
      <Shape color="cypress" d="M494 216Q510 150 560 152T602 150V216Z" />
      <Shape color="stone-mid" d="M494 216L512 196L540 204L570 192L602 200V218H494Z" />
    </>
  );
}
