import { type Camera, type Place, plane, project } from '../../kit/camera.ts';
import { disc } from '../../kit/furnishings.tsx';
import {
  archPath,
  type Point,
  path,
  polygon,
  rectangle,
  seededRandom,
} from '../../kit/geometry.ts';
import type { PosterRole } from '../../palette.ts';
import { Shape } from '../sight.tsx';

const chapel: Camera = { x: 300, y: 376, scale: 290 };
/** Metres from the eye: half the width, the spring of the vault, the floor, and the altar wall. */
const [halfM, springM, floorM, endM] = [4.2, 5.6, -1.6, 13];

/** A place on the vault, at an angle from the right spring over the crown to the left. */
function vault(degrees: number, aheadM: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return project(chapel, [halfM * Math.cos(angle), springM + halfM * Math.sin(angle), aheadM]);
}

/** A painted band across the vault. */
function band(nearM: number, farM: number): string {
  const end = (aheadM: number) => {
    const [x, y] = vault(180, aheadM);
    return [x, y, (halfM * chapel.scale) / aheadM] as const;
  };
  const [[x, y, r], [farX, farY, farR]] = [end(nearM), end(farM)];
  return path`
    M${x} ${y}a${r} ${r} 0 0 1 ${r * 2} 0L${farX + farR * 2} ${farY}
    a${farR} ${farR} 0 0 0 ${-farR * 2} 0Z
  `;
}

/** The blue of Giotto's heaven with its gold stars and the faces in their rings. */
export function Heaven() {
  const stars: string[] = [];
  for (let row = 0; row < 11; row += 1) {
    for (let column = 0; column < 12; column += 1) {
      const aheadM = 4.4 + row * 0.76;
      const [x, y] = vault(12 + column * 14 + (row % 2) * 7, aheadM).map(Math.round) as [
        number,
        number,
      ];
      const r = Math.round(26 / aheadM);
      if (y > 4 && Math.abs(x - 300) < 300)
        stars.push(`M${x - r} ${y}l${r}-${r} ${r} ${r}-${r} ${r}Z`);
    }
  }
  const ring = (degrees: number, aheadM: number, size: number) =>
    polygon(
      Array.from({ length: 10 }, (_, index) => {
        const angle = (index * Math.PI) / 5;
        return vault(degrees + size * 13 * Math.cos(angle), aheadM + size * Math.sin(angle));
      }),
    );
  const faces = [42, 90, 138].map((degrees) => [degrees, 10.4] as const);
  const rings = (size: number) => faces.map(([at, aheadM]) => ring(at, aheadM, size)).join('');
  return (
    <>
      <Shape color="glitter" d={stars.join('')} />
      <Shape color="ochre" d={rings(0.95)} />
      <Shape color="terracotta-shade" d={rings(0.78)} />
      <Shape color="rose" d={rings(0.4)} />
      <Shape color="ochre" d={band(7.4, 8.1) + band(12.2, endM)} />
      <Shape color="terracotta-shade" d={band(7.6, 7.9) + band(12.4, 12.8)} />
    </>
  );
}

/** A rectangle on the left wall (`side` -1) or the right one. */
function onWall(side: 1 | -1, nearM: number, farM: number, low: number, high: number): string {
  const at = (upM: number, aheadM: number): Place => [side * halfM, upM, aheadM];
  return plane(chapel, [at(low, nearM), at(low, farM), at(high, farM), at(high, nearM)]);
}

const rows = [-0.3, 1.6, 3.5];
const columns = [4.2, 6.4, 8.6, 10.8];

/** The stories of Mary and Christ: rows of blue pictures, their people with gold round the head. */
function Stories() {
  const random = seededRandom(9);
  const robes: Record<string, string> = { rose: '', paper: '', terracotta: '' };
  const names = Object.keys(robes) as PosterRole[];
  let pictures = '';
  let grounds = '';
  let haloes = '';
  for (const low of rows) {
    for (const nearM of columns) {
      for (const side of [-1, 1] as const) {
        const window = side === 1;
        const farM = nearM + (window ? 1.1 : 1.9);
        pictures += onWall(side, nearM, farM, low, low + 1.6);
        grounds += onWall(side, nearM, farM, low, low + 0.35);
        for (const share of window ? [0.5] : [0.25, 0.6]) {
          const at = nearM + (farM - nearM) * (share + random() * 0.15);
          const name = names[Math.floor(random() * 3)] ?? 'rose';
          robes[name] += onWall(side, at - 0.26, at + 0.26, low + 0.15, low + 1);
          const [x, y] = project(chapel, [side * halfM, low + 1.08, at]);
          haloes += disc(x, y, 44 / at);
        }
      }
    }
  }
  return (
    <>
      <Shape color="sea-mid" d={pictures} />
      <Shape color="ochre-shade" d={grounds} />
      {names.map((name) => (
        <Shape key={name} color={name} d={robes[name] ?? ''} />
      ))}
      <Shape color="sun" d={haloes} />
    </>
  );
}

/** The two long walls, the one on the right with its windows, and the floor. */
export function Walls() {
  const windows = columns.map((nearM) => onWall(1, nearM + 1.3, nearM + 1.9, 0.4, 4.9));
  return (
    <>
      <Shape
        color="ground-shade"
        d={plane(chapel, [
          [-halfM, floorM, 3],
          [-halfM, floorM, endM],
          [halfM, floorM, endM],
          [halfM, floorM, 3],
        ])}
      />
      <Shape color="terracotta" d={onWall(-1, 2.6, endM, floorM, springM)} />
      <Shape color="ochre" d={onWall(1, 2.6, endM, floorM, springM)} />
      <Shape
        color="stone-mid"
        d={onWall(-1, 2.6, endM, floorM, -0.5) + onWall(1, 2.6, endM, floorM, -0.5)}
      />
      <Stories />
      <Shape color="lamp" d={windows.join('')} />
    </>
  );
}

/** The arch before the choir, and the angel and Mary at either side of it. */
export function AltarWall() {
  const [left, spring] = project(chapel, [-halfM, springM, endM]);
  const [right, floor] = project(chapel, [halfM, floorM, endM]);
  const r = (right - left) / 2;
  return (
    <>
      <Shape
        color="ochre"
        d={path`M${left} ${floor}V${spring}a${r} ${r} 0 0 1 ${r * 2} 0V${floor}Z`}
      />
      <Shape
        color="sea-mid"
        d={
          path`M${left + 12} ${spring}a${r - 12} ${r - 12} 0 0 1 ${r * 2 - 24} 0Z` +
          rectangle(left + 10, spring + 10, 36, 52) +
          rectangle(right - 46, spring + 10, 36, 52) +
          rectangle(left + 10, spring + 72, 36, 44) +
          rectangle(right - 46, spring + 72, 36, 44)
        }
      />
      <Shape
        color="rose"
        d={
          rectangle(290, spring - 40, 20, 30) +
          rectangle(left + 20, spring + 32, 14, 30) +
          rectangle(right - 32, spring + 32, 14, 30)
        }
      />
      <Shape
        color="sun"
        d={
          disc(300, spring - 48, 9) +
          disc(left + 27, spring + 27, 7) +
          disc(right - 25, spring + 27, 7)
        }
      />
      <Shape color="terracotta-shade" d={archPath(300, floor, 84, floor - spring + 2)} />
      <Shape color="window" d={archPath(300, floor, 70, floor - spring - 6)} />
      <Shape
        color="glow-window"
        d={archPath(284, floor - 46, 13, 70) + archPath(316, floor - 46, 13, 70)}
      />
      <Shape color="stone" d={rectangle(276, floor - 22, 48, 22)} />
    </>
  );
}
