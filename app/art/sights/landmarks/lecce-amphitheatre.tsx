import type { DrawingProps } from '../../kit/drawing.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
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

/** The seats in the sun, a wall with a gallery behind it between the upper and the lower ones. */
function Seats() {
  return edges.map((edge, index) => {
    const isWall = index === 4;
    return (
      <g key={edge.rx}>
        <Shape color={isWall ? 'ochre-shade' : 'terracotta'} d={oval(edge)} />
        {isWall ? <Shape color="glow-window" d={gallery(edge)} /> : null}
        <Shape color={index === 9 ? 'ground' : 'ochre'} d={oval(below(edge, isWall ? 42 : 8))} />
      </g>
    );
  });
}

/** The square ends at this corner above the seats; its shadow falls on them. */
const corner = 'M602 262L428 334Q380 356 352 402H602Z';

/** The foot of the column on the square. */
const [footX, footY] = [506, 402];

/** Saint Orontius from the hem of his cope up: mitre, crook, and a hand that blesses. */
const saint =
  'M-24 -254L-19 -298Q-22 -328 -10 -334H8Q20 -332 20 -314L25 -254Z' +
  'M-16 -332L-38 -342L-40 -358L-46 -370L-42 -373L-38 -366L-37 -375L-33 -374L-30 -358L-29 -348L-8 -326Z' +
  'M-9 -334V-355H9V-334ZM-11 -354L-13 -370L0 -388L13 -370L11 -354Z' +
  'M28 -254V-350Q28 -366 38 -366Q48 -365 47 -355Q45 -347 38 -350V-355Q42 -354 42 -357Q41 -361 37 -361' +
  'Q33 -360 33 -350V-254ZM14 -324L34 -312L31 -302L14 -308Z';
const column =
  rectangle(-46, -52, 92, 54) +
  rectangle(-34, -90, 68, 40) +
  'M-21 -88l4 -130h34l4 130ZM-34 -238h68l-12 22h-44Z' +
  rectangle(-26, -254, 52, 17);

/** The column of Saint Orontius, who blesses the city from its top, lit from the right. */
function Column() {
  return (
    <g transform={path`translate(${footX} ${footY})`}>
      <Shape color="stone" d={column} />
      <Shape
        color="stone-shade"
        d="M-46 -52h28v54h-28ZM-34 -90h20v40h-20ZM-21 -88l4 -130h10l-2 130ZM-34 -238h22l4 22h-14ZM-26 -254h14v17h-14Z"
      />
      <Shape color="cypress" d={saint} />
      <Shape
        color="near-hill"
        d="M2 -334H8Q20 -332 20 -314L25 -254H8ZM2 -356V-384L13 -370L11 -354ZM3 -352H9V-336H3Z"
      />
    </g>
  );
}

/** The shadow of column and saint, as the evening lays it across the seats. */
function ColumnShadow() {
  return (
    <g transform={path`matrix(0.36 -0.82 0.98 0.36 ${footX - 30} ${footY - 12})`}>
      <Shape
        color="terracotta-shade"
        d={`M-46 40L-22 -218L-34 -238L-26 -254H26L34 -238L22 -218L46 40Z${saint}`}
      />
    </g>
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
      <Shape color="ground" d={corner} />
      <ColumnShadow />
      <Shape color="stone" d="M602 250L424 324Q374 346 344 402H360Q388 356 430 338L602 266Z" />
      <Column />
    </Sight>
  );
}
