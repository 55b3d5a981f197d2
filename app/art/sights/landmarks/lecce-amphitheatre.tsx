import type { DrawingProps } from '../../kit/drawing.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { tone } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

/** The middle of the arena, which the lower edge of the picture cuts. */
const [centreX, centreY] = [236, 352];
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

interface Ring {
  readonly rx: number;
  readonly ry: number;
  /** How far it lies below the square. */
  readonly drop: number;
}

const oval = ({ rx, ry, drop }: Ring) =>
  path`
    M${centreX - rx} ${centreY + drop}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0Z
  `;

/** The edge of each step, from the square down; the sixth drop is the wall with the arches. */
const edges: readonly Ring[] = range(10).map((step) => ({
  rx: 372 - step * 21 - (step > 4 ? 10 : 0),
  ry: 238 - step * 15 - (step > 4 ? 6 : 0),
  drop: step * 8 + (step > 4 ? 34 : 0),
}));

const below = (ring: Ring, height: number): Ring => ({ ...ring, drop: ring.drop + height });

/** A point on the far side of a ring, from its left end (180°) to its right end (0°). */
function onRing({ rx, ry, drop }: Ring, degrees: number): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [centreX + rx * Math.cos(angle), centreY + drop - ry * Math.sin(angle)];
}

/** The arches of the gallery that runs under the upper seats. */
function gallery(ring: Ring): string {
  return range(13)
    .map((index) => {
      const [x, y] = onRing(ring, 24 + index * 11);
      return archPath(
        x,
        y + 41,
        22 * Math.abs(Math.sin(((24 + index * 11) * Math.PI) / 180)) + 3,
        31,
      );
    })
    .join('');
}

function Seats() {
  return edges.map((edge, index) => {
    const wallHeight = index === 4 ? 42 : 8;
    return (
      <g key={edge.rx}>
        <Shape color={index === 4 ? 'ochre-shade' : 'terracotta'} d={oval(edge)} />
        {index === 4 ? <Shape color="glow-window" d={gallery(edge)} /> : null}
        <Shape color={index === 9 ? 'ground' : 'ochre'} d={oval(below(edge, wallHeight))} />
      </g>
    );
  });
}

/** The square ends at this corner above the seats; its shadow falls on them. */
const corner = 'M602 262L428 334Q380 356 352 402H602Z';

/** A bishop from the hem of his cope up: mitre, crook, and a hand that blesses. */
function Bishop({ x, y }: { x: number; y: number }) {
  return (
    <g transform={path`translate(${x} ${y})`}>
      <Shape
        color="cypress"
        d={
          'M-24 0L-19 -44Q-22 -74 -10 -80H8Q20 -78 20 -60L25 0ZM-16 -78L-38 -88L-40 -104L-46 -116' +
          'L-42 -119L-38 -112L-37 -121L-33 -120L-30 -104L-29 -94L-8 -72Z' +
          'M-9 -80V-98H9V-80ZM-11 -100L-13 -116L0 -134L13 -116L11 -100Z' +
          'M28 0V-96Q28 -112 38 -112Q48 -111 47 -101Q45 -93 38 -96V-101Q42 -100 42 -103Q41 -107 37 -107' +
          'Q33 -106 33 -96V0Z' +
          'M14 -70L34 -58L31 -48L14 -54Z'
        }
      />
      <Shape
        color="near-hill"
        d="M-2 -80H5L8 0H-3ZM-2 -102V-128L0 -131L3 -128V-102ZM-19 -44L-24 0H-16L-11 -60ZM-9 -98V-88H-4V-98Z"
      />
    </g>
  );
}

/** The column of Saint Orontius, who blesses the city from its top. */
function Column() {
  const x = 506;
  return (
    <>
      <Shape
        color="stone"
        d={
          rectangle(x - 46, 350, 92, 52) +
          rectangle(x - 34, 312, 68, 40) +
          path`M${x - 21} 314l4 -130h34l4 130Z` +
          path`M${x - 34} 164h68l-12 22h-44Z` +
          rectangle(x - 26, 148, 52, 17)
        }
      />
      <Shape
        color="stone-shade"
        d={path`
          M${x + 14} 350h32v52h-32ZM${x + 10} 312h24v40h-24ZM${x + 6} 186h11l4 126h-13Z
          M${x + 8} 164h26l-12 22h-13ZM${x + 8} 148h18v17h-18Z
        `}
      />
      <Bishop x={x} y={148} />
    </>
  );
}

/** The houses around the square, seen over their eaves. */
function Houses() {
  return (
    <>
      <Shape color="rose" d="M-2 -2H300V54L-2 96Z" />
      <Shape color="stone-mid" d="M300 -2H420V66L300 54Z" />
      <Shape color="stone" d="M540 -2H602V120L540 104Z" />
      <Shape
        color="glow-window"
        d={
          range(7)
            .map((i) => rectangle(18 + i * 40, -6 + (7 - i) * 6, 16, 36))
            .join('') +
          range(3)
            .map((i) => rectangle(314 + i * 36, 4 + i * 4, 16, 34))
            .join('') +
          archPath(574, 114, 38, 90)
        }
      />
      <Shape color="ground-shade" d="M-2 96L300 54L420 66L440 92L300 80L-2 124Z" />
    </>
  );
}

/** Lecce's Roman amphitheatre, half of it open under the square, and the saint on his column. */
export function Amphitheatre({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="ground">
      <Houses />
      <Shape color="stone" d={oval({ rx: 384, ry: 248, drop: 0 })} />
      <Seats />
      <path
        fill={tone('roof-shade')}
        fillOpacity={0.42}
        d={path`
          M${centreX + 372} ${centreY}A372 238 0 0 0 ${centreX + 90} 121Q${centreX + 160} 230 ${centreX + 40} 402
          H602Z
        `}
      />
      <Shape color="ground" d={corner} />
      <Shape color="stone" d="M602 250L424 324Q374 346 344 402H360Q388 356 430 338L602 266Z" />
      <Column />
    </Sight>
  );
}
