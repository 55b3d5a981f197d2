import { archPath, path, rectangle } from '../kit/geometry.ts';
import { tone } from '../palette.ts';

const middle = 340;
const foot = 700;
const lowerColumns = [-212, -128, -62, 62, 128, 212];
const upperColumns = [-120, -68, 68, 120];

function columns(
  offsets: readonly number[],
  top: number,
  bottom: number,
  from: number,
  width: number,
): string {
  return offsets.map((dx) => rectangle(middle + dx + from, top, width, bottom - top)).join('');
}

function disc(y: number, r: number): string {
  return path`M${middle - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
}

const petals = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const [u, v] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [middle + 12 * u, 404 + 12 * v];
  return path`M${x - 2 * v} ${y + 2 * u}L${x + 26 * u - 2 * v} ${y + 26 * v + 2 * u}L${x + 26 * u + 2 * v} ${y + 26 * v - 2 * u}L${x + 2 * v} ${y - 2 * u}Z`;
}).join('');

/** Both scrolls that join the wide storey to the narrow one. */
const scrolls = [-1, 1]
  .map(
    (s) =>
      path`M${middle + s * 128} 372C${middle + s * 140} 372 ${middle + s * 150} 384 ${middle + s * 152} 404C${middle + s * 156} 436 ${middle + s * 186} 428 ${middle + s * 206} 448V472H${middle + s * 128}Z`,
  )
  .join('');

/** The front of Santa Croce: columns below, a balcony on carved figures, the rose window, and a curved gable. */
export function SantaCroce() {
  const x = middle;
  return (
    <>
      <path
        fill={tone('ochre')}
        d={`${rectangle(x - 234, 496, 468, foot - 496)}${rectangle(x - 136, 322, 272, 150)}${scrolls}`}
      />
      <path
        fill={tone('ochre')}
        d={path`M${x - 124} 324C${x - 96} 318 ${x - 98} 284 ${x - 62} 274L${x - 56} 260Q${x} 228 ${x + 56} 260L${x + 62} 274C${x + 98} 284 ${x + 96} 318 ${x + 124} 324Z`}
      />
      <path
        fill={tone('ochre-shade')}
        d={
          columns(lowerColumns, 524, foot, -26, 26) +
          columns(upperColumns, 344, 472, -20, 20) +
          rectangle(x - 234, 520, 468, 10) +
          rectangle(x - 136, 338, 272, 8) +
          path`M${x - 60} 276Q${x} 238 ${x + 60} 276L${x + 52} 282Q${x} 252 ${x - 52} 282Z`
        }
      />
      <path
        fill={tone('stone')}
        d={
          columns(lowerColumns, 540, foot, -11, 22) +
          columns(lowerColumns, 528, 541, -16, 32) +
          columns(lowerColumns, foot - 14, foot, -15, 30) +
          columns(upperColumns, 352, 472, -8, 16) +
          columns(upperColumns, 344, 354, -12, 24) +
          rectangle(x - 242, 500, 484, 22) +
          rectangle(x - 144, 324, 288, 15) +
          path`M${x - 66} 266Q${x} 222 ${x + 66} 266L${x + 60} 276Q${x} 236 ${x - 60} 276Z` +
          archPath(x, foot, 96, 142) +
          [-172, 172].map((dx) => archPath(x + dx, foot, 52, 96)).join('') +
          disc(404, 50) +
          [-206, 206].map((dx) => path`M${x + dx - 9} 472V440l9 -34l9 34V472Z`).join('') +
          rectangle(x - 2, 222, 4, 24) +
          rectangle(x - 8, 228, 16, 4)
        }
      />
      <path
        fill={tone('ochre-shade')}
        d={disc(404, 43) + [-206, 206].map((dx) => path`M${x + dx - 9} 472V440l9 -34V472Z`).join('')}
      />
      <path fill={tone('glow-window')} d={disc(404, 38) + archPath(x, 312, 22, 30)} />
      <path fill={tone('stone')} d={`${petals}${disc(404, 11)}`} />
      <path
        fill={tone('window')}
        d={archPath(x, foot, 66, 118) + [-172, 172].map((dx) => archPath(x + dx, foot, 34, 76)).join('')}
      />
      <path
        fill={tone('glow-window')}
        d={[-94, 94]
          .map((dx) => archPath(x + dx, 440, 18, 50) + archPath(x + dx * 1.01, 630, 20, 56))
          .join('')}
      />
      <path fill={tone('terracotta')} d={rectangle(x - 238, 476, 476, 24)} />
      <path
        fill={tone('stone')}
        d={
          rectangle(x - 242, 470, 484, 8) +
          Array.from({ length: 24 }, (_, i) => path`M${x - 232 + i * 20} 500q-4 -11 4 -22q8 11 4 22Z`).join(
            '',
          )
        }
      />
    </>
  );
}
