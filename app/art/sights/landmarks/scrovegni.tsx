import { type Camera, type Place, plane, project } from '../../kit/camera.ts';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
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

/** The lower edges of the two rows of pictures, and how high they are. */
const rows = [-0.4, 2.6];
const pictureM = 2.6;
/** Where the pictures of either wall begin and end; the windows on the right leave less room. */
const pictures = [
  [-1, 4.15, 6.1],
  [-1, 6.5, 9.2],
  [-1, 9.7, 12.6],
  [1, 4.15, 5.7],
  [1, 7, 8.9],
  [1, 10.4, 12.5],
] as const;

/** Someone in a long robe: where the feet stand in the picture, and how far the back is bowed. */
type Mourner = readonly [at: number, bow: number];

/** Two people who meet, a bow and a farewell; the one behind comes first. */
const groups: readonly (readonly [behind: Mourner, before: Mourner])[] = [
  [
    [0.76, -0.08],
    [0.22, 0.12],
  ],
  [
    [0.8, -0.1],
    [0.24, 0.18],
  ],
  [
    [0.82, -0.2],
    [0.24, 0.05],
  ],
];
const robes: readonly (readonly PosterRole[])[] = [
  ['paper', 'rose', 'terracotta'],
  ['field', 'terracotta', 'rose'],
];

/** The stories of Mary and Christ: bowed people in robes before blue, gold behind their heads. */
function Stories() {
  const colors: readonly PosterRole[] = ['sea-mid', 'olive'];
  const layers = new Map<string, string>(colors.map((color) => [color, '']));
  const add = (key: string, d: string) => layers.set(key, (layers.get(key) ?? '') + d);
  const person = (index: number, robe: string, frame: number, low: number, [at, bow]: Mourner) => {
    const [side, nearM, farM] = pictures[frame] ?? [1, 4, 6];
    const on = (u: number, upM: number) =>
      project(chapel, [side * halfM, low + upM, nearM + (farM - nearM) * u]).map(Math.round);
    const [x = 0, y = 0] = on(at + bow, 1.72);
    const metre = chapel.scale / (nearM + (farM - nearM) * at);
    const face = x - Math.sign(bow) * side * metre * 0.08;
    add(`${index} sun`, disc(x, y, Math.round(metre * 0.33)));
    add(
      `${index} ${robe}`,
      `M${on(at - 0.2, 0.12)}Q${on(at - 0.24, 1.1)} ${on(at - 0.08 + bow * 0.8, 1.52)}` +
        `L${on(at + 0.08 + bow * 0.8, 1.5)}Q${on(at + 0.14 + bow * 0.3, 1)} ${on(at + 0.22, 0.12)}Z`,
    );
    add(`${index} terracotta-shade`, disc(x, y, Math.round(metre * 0.2)));
    if (metre > 34) add(`${index} rose `, disc(Math.round(face), y - 2, Math.round(metre * 0.12)));
  };
  for (const index of [0, 1] as const) {
    add(`${index} sun`, '');
    for (const robe of robes[index] ?? []) add(`${index} ${robe}`, '');
    for (const [row, low] of rows.entries()) {
      for (const [frame, [side, nearM, farM]] of pictures.entries()) {
        if (index === 0) {
          add('sea-mid', onWall(side, nearM, farM, low, low + pictureM));
          add('olive', onWall(side, nearM, farM, low, low + 0.5));
        }
        const group = (frame + row * 2) % 3;
        const robe = robes[index]?.[(frame + row) % 3] ?? 'paper';
        person(index, robe, frame, low, groups[group]?.[index] ?? [0.5, 0.1]);
      }
    }
  }
  return [...layers].map(([key, d]) => (
    <Shape key={key} color={key.replace(/^\d /, '').trim() as PosterRole} d={d} />
  ));
}

/** The two long walls, the one on the right with its windows, and the floor. */
export function Walls() {
  const windows = [5.95, 9.25].map((nearM) => onWall(1, nearM, nearM * 1.12, 0.4, 4.9));
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
      {(['sun', 'terracotta-shade'] as const).map((color, head) => (
        <Shape
          key={color}
          color={color}
          d={
            disc(300, spring - 48, 9 - head * 4) +
            disc(left + 27, spring + 27, 7 - head * 3) +
            disc(right - 25, spring + 27, 7 - head * 3)
          }
        />
      ))}
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
