import { disc } from '../../kit/furnishings.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { tone } from '../../palette.ts';

const middle = 340;
const foot = 700;
const lowerColumns = [-212, -128, -62, 62, 128, 212];
const upperColumns = [-120, -68, 68, 120];
const doors = [-172, 172];
/** The length of the shadows of protruding parts; the light comes from the left. */
const cast = 26;

function columns(
  offsets: readonly number[],
  top: number,
  bottom: number,
  from: number,
  width: number,
) {
  return offsets.map((dx) => rectangle(middle + dx + from, top, width, bottom - top)).join('');
}

/** Petals of the rose window, from one radius to another. */
function petals(count: number, from: number, to: number, half: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const [u, v] = [Math.cos(angle), Math.sin(angle)];
    const at = (r: number, side: number) =>
      path`${middle + r * u - side * half * v} ${404 + r * v + side * half * u}`;
    return `M${at(from, 1)}L${at(to, 1)}L${at(to, -1)}L${at(from, -1)}Z`;
  }).join('');
}

/** Both scrolls that join the wide storey to the narrow one. */
const scrolls = [-1, 1]
  .map(
    (s) =>
      path`
        M${middle + s * 128} 372
        C${middle + s * 140} 372 ${middle + s * 150} 384 ${middle + s * 152} 404
        C${middle + s * 156} 436 ${middle + s * 186} 428 ${middle + s * 206} 448V472
        H${middle + s * 128}Z
      `,
  )
  .join('');

const gable = path`
  M${middle - 124} 324C${middle - 96} 318 ${middle - 98} 284 ${middle - 62} 274L${middle - 56} 260
  Q${middle} 228 ${middle + 56} 260L${middle + 62} 274
  C${middle + 98} 284 ${middle + 96} 318 ${middle + 124} 324Z
`;

/** The whole outline of the front, drawn again behind it for the thickness of the wall. */
const outline = `${rectangle(middle - 234, 496, 468, foot - 496)}${rectangle(middle - 136, 322, 272, 180)}${scrolls}${gable}`;

/** Shadows that slant from a ledge at `y` over a wall `depth` further back. */
const slantedShadow = (left: number, right: number, y: number, depth: number) =>
  path`M${left} ${y}H${right}V${y + depth}H${left + depth}Z`;

/** The carved figures that carry the balcony, each with its arms up. */
const figures = Array.from({ length: 13 }, (_, index) => {
  const x = middle - 216 + index * 36;
  return path`M${x - 10} 476h20v6l-5 3v6l4 13h-18l4 -13v-6l-5 -3Z`;
}).join('');

/**
 * The front of Santa Croce: columns below, a balcony on carved figures, the rose window, and a
 * curved gable.
 */
export function SantaCroce() {
  const x = middle;
  return (
    <>
      <g transform="translate(22 -8)">
        <path fill={tone('terracotta-shade')} d={outline} />
      </g>
      <path fill={tone('ochre')} d={outline} />
      <path
        fill={tone('ochre-shade')}
        d={
          columns(lowerColumns, 524, foot, 4, cast) +
          columns(upperColumns, 344, 472, 4, 18) +
          slantedShadow(x - 234, x + 234, 522, 20) +
          slantedShadow(x - 136, x + 136, 339, 14) +
          path`M${x - 60} 276Q${x} 238 ${x + 60} 276L${x + 70} 292Q${x + 4} 256 ${x - 44} 288Z` +
          rectangle(x + 216, 540, 18, foot - 540) +
          rectangle(x + 122, 352, 14, 120)
        }
      />
      <path
        fill={tone('stone')}
        d={
          columns(lowerColumns, 540, foot, -13, 22) +
          columns(lowerColumns, 528, 542, -18, 32) +
          columns(lowerColumns, foot - 16, foot, -17, 30) +
          columns(upperColumns, 352, 472, -9, 16) +
          columns(upperColumns, 344, 355, -13, 24) +
          rectangle(x - 246, 504, 492, 20) +
          rectangle(x - 146, 324, 292, 15) +
          path`M${x - 68} 264Q${x} 220 ${x + 68} 264L${x + 60} 276Q${x} 236 ${x - 60} 276Z` +
          archPath(x, foot, 104, 150) +
          doors.map((dx) => archPath(x + dx, foot, 58, 102)).join('') +
          disc(x, 404, 52) +
          [-206, 206].map((dx) => path`M${x + dx - 9} 472V440l9 -34l9 34V472Z`).join('') +
          rectangle(x - 2, 220, 4, 24) +
          rectangle(x - 8, 226, 16, 4)
        }
      />
      <path
        fill={tone('ochre-shade')}
        d={
          columns(lowerColumns, 542, foot - 16, 3, 6) +
          columns(upperColumns, 355, 472, 2, 5) +
          path`M${x + 49} 380A52 52 0 0 1 ${x - 22} 451A60 60 0 0 0 ${x + 60} 404Z` +
          disc(x, 404, 45) +
          archPath(x + 3, foot, 88, 138) +
          doors.map((dx) => archPath(x + dx + 2, foot, 46, 90)).join('') +
          [-206, 206].map((dx) => path`M${x + dx} 472V406l9 34V472Z`).join('')
        }
      />
      <path fill={tone('glow-window')} d={disc(x + 2, 405, 40) + archPath(x, 312, 22, 30)} />
      <path fill={tone('stone')} d={petals(12, 12, 40, 2) + disc(x, 404, 12)} />
      <path
        fill={tone('window')}
        d={
          archPath(x + 8, foot, 66, 120) +
          doors.map((dx) => archPath(x + dx + 5, foot, 32, 76)).join('')
        }
      />
      <path
        fill={tone('glow-window')}
        d={[-94, 94]
          .map((dx) => archPath(x + dx, 440, 18, 50) + archPath(x + dx, 630, 20, 56))
          .join('')}
      />
      <path fill={tone('terracotta-shade')} d={rectangle(x - 240, 474, 480, 32)} />
      <path fill={tone('stone')} d={figures} />
      <path
        fill={tone('stone')}
        d={rectangle(x - 250, 446, 500, 6) + rectangle(x - 250, 470, 500, 8)}
      />
      <path
        fill={tone('stone')}
        d={Array.from(
          { length: 30 },
          (_, i) => path`M${x - 244 + i * 16.4} 470q-3 -9 3 -18q6 9 3 18Z`,
        ).join('')}
      />
    </>
  );
}
