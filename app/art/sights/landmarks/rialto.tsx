import { archPath, type Point, path, polygon, rectangle, smoothCurve } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

const water = 338;
const middle = 316;
const span = 168;
const rise = 92;

/** The top of the balustrade at an offset from the middle: level there, then down both ramps. */
const deck = (offset: number) => 208 + Math.max(0, Math.abs(offset) - 44) * 0.33;

/** A strip between two heights above the balustrade, `from` and `to` in offsets. */
function strip(low: number, high: number, from: number, to: number): string {
  const offsets = [from, ...[-44, 44].filter((offset) => offset > from && offset < to), to];
  const edge = (up: number) => offsets.map((offset): Point => [middle + offset, deck(offset) - up]);
  return polygon([...edge(high), ...edge(low).reverse()]);
}

/** The curve of the arch from the right bank to the left one, widened by `more`. */
function curve(more: number): Point[] {
  return [0, 1, 2, 3, 4, 5, 6].map((step): Point => {
    const angle = (Math.PI * step) / 6;
    const x = Math.cos(angle) * (span + more);
    return [middle + x, water - Math.sin(angle) ** 0.85 * (rise + more)];
  });
}

/** One wide arch of Istrian stone from bank to bank, its soffit in shade. */
function Arch() {
  const ring = (from: number, to: number) =>
    `M${smoothCurve(curve(from))}L${smoothCurve(curve(to).reverse())}Z`;
  const soffit = curve(0).map(([x, y]): Point => [x - 26, y + 6]);
  return (
    <>
      <Shape
        color="stone-shade"
        d={`M${smoothCurve(curve(0))}L${smoothCurve(soffit.reverse())}Z`}
      />
      <Shape
        color="stone"
        d={`M${smoothCurve(curve(0))}${path`
          H-10V${deck(-326)}L${middle - 44} ${deck(0)}H${middle + 44}L610 ${deck(294)}V${water}Z
        `}`}
      />
      <Shape color="stone-mid" d={ring(0, 9)} />
      <Shape color="stone-mid" d={strip(-16, -10, -320, 300) + strip(-2, 3, -320, 300)} />
      <Shape
        color="stone-shade"
        d={Array.from({ length: 76 }, (_, index) => {
          const offset = -310 + index * 8;
          return rectangle(middle + offset, deck(offset) + 2, 3, 8);
        }).join('')}
      />
    </>
  );
}

/** Six arches of shops up each ramp, and one tall arch under a gable between them. */
function Arcades() {
  const step = 34;
  const shops = [-1, 1].flatMap((side) =>
    Array.from({ length: 6 }, (_, index) => side * (44 + step * (index + 0.5))),
  );
  const end = 44 + step * 6;
  return (
    <>
      <Shape color="stone-mid" d={strip(0, 46, -end, -40) + strip(0, 46, 40, end)} />
      <Shape
        color="stone-shade"
        d={strip(46, 60, -end - 6, -30) + strip(46, 60, 30, end + 6) + strip(0, 46, end - 5, end)}
      />
      <Shape color="stone" d={strip(43, 49, -end - 8, -30) + strip(43, 49, 30, end + 8)} />
      <Shape
        color="glow-window"
        d={shops.map((offset) => archPath(middle + offset, deck(offset) - 2, 21, 36)).join('')}
      />
      <Shape
        color="stone"
        d={polygon([
          [middle - 40, 210],
          [middle - 40, 132],
          [middle - 48, 128],
          [middle, 98],
          [middle + 48, 128],
          [middle + 40, 132],
          [middle + 40, 210],
        ])}
      />
      <Shape
        color="stone-mid"
        d={rectangle(middle - 44, 132, 88, 5) + rectangle(middle + 28, 137, 12, 70)}
      />
      <Shape color="glow" d={archPath(middle, 206, 38, 62)} />
    </>
  );
}

/** The Rialto bridge from the water. */
export function Rialto() {
  return (
    <>
      <Arcades />
      <Arch />
    </>
  );
}

/** The iron of a gondola's prow, near enough to touch: six teeth before, one behind. */
export function GondolaProw() {
  const teeth = [0, 1, 2, 3, 4, 5].map((index) => {
    const y = 262 + index * 17;
    const x = 112 - index * 2;
    return polygon([
      [x - 14, y],
      [x + 26, y - 3],
      [x + 26, y + 8],
      [x - 14, y + 11],
    ]);
  });
  return (
    <>
      <Shape
        color="ink"
        d={path`
          M-20 404V372C30 366 62 348 76 310L96 310C104 350 96 380 70 404Z
        `}
      />
      <Shape
        color="window"
        d={
          path`
            M76 352C92 320 86 280 82 252C78 226 96 204 128 204C146 206 152 222 142 236
            C132 228 118 232 114 246L112 360C108 384 92 400 74 404Z
          ` +
          teeth.join('') +
          polygon([
            [98, 304],
            [58, 298],
            [58, 288],
            [98, 292],
          ])
        }
      />
    </>
  );
}
