import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
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

/** The column of Saint Orontius: the bishop blesses the city from its top. */
function Column() {
  const x = 506;
  return (
    <>
      <Shape color="ground-shade" d={path`M${x - 30} 380L414 342l14 -8L${x} 366Z`} />
      <Shape
        color="stone"
        d={
          rectangle(x - 42, 344, 84, 44) +
          rectangle(x - 32, 306, 64, 40) +
          path`M${x - 19} 306l4 -186h30l4 186Z` +
          path`M${x - 30} 100h60l-10 22h-40Z` +
          rectangle(x - 17, 84, 34, 17)
        }
      />
      <Shape
        color="stone-shade"
        d={path`
          M${x - 42} 344h28v44h-28ZM${x - 32} 306h22v40h-22ZM${x - 19} 306l4 -186h11l-1 186Z
          M${x - 30} 100h20l-2 22h-8ZM${x - 17} 84h12v17h-12Z
        `}
      />
      <Shape
        color="cypress"
        d={
          path`
            M${x - 17} 84l3 -40q2 -16 12 -17h6q7 1 10 9l15 -18l6 5l-14 28l4 33Z
            M${x + 8} 14l-8 -14l-8 14Z
          ` + disc(x, 19, 9)
        }
      />
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
          H602ZM440 320L96 216l-44 -6l-2 12l40 8L420 344Z
        `}
      />
      <Shape
        color="stone-shade"
        d="M602 262L428 334Q380 356 352 402V392Q376 346 424 324L602 250Z"
      />
      <Shape color="ground" d={corner} />
      <Shape color="stone" d="M602 252L424 326Q376 348 346 402H358Q386 354 430 336L602 264Z" />
      <Column />
    </Sight>
  );
}
