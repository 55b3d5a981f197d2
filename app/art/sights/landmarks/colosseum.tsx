import { type Camera, type Place, project } from '../../kit/camera.ts';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, type Point, path, polygon, smoothCurve } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import { tone } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A visitor on the upper gallery, a little to one side of the short axis. */
const camera: Camera = { x: 330, y: 104, scale: 372 };
const eyeM = 29;
/** The arena's middle ahead of the viewer, half of its two axes, and how far it is turned. */
const [centreM, halfLengthM, halfWidthM] = [62, 42, 24];
const turnDegrees = 9;

/** A ring round the arena: how far outside its edge, and how high. */
type Ring = readonly [outM: number, upM: number];

/** A place on a ring; 0 is its far side, 90 its right end, 180 is under the viewer. */
function onRing([outM, upM]: Ring, degrees: number): Place {
  const [angle, turn] = [degrees, turnDegrees].map((d) => (d * Math.PI) / 180) as [number, number];
  const along = (halfLengthM + outM) * Math.sin(angle);
  const across = (halfWidthM + outM) * Math.cos(angle);
  return [
    along * Math.cos(turn) + across * Math.sin(turn),
    upM - eyeM,
    centreM + across * Math.cos(turn) - along * Math.sin(turn),
  ];
}

/** A place by its metres along the two axes. */
function onFloor(alongM: number, acrossM: number, upM: number): Point {
  const turn = (turnDegrees * Math.PI) / 180;
  const [x, y] = project(camera, [
    alongM * Math.cos(turn) + acrossM * Math.sin(turn),
    upM - eyeM,
    centreM + acrossM * Math.cos(turn) - alongM * Math.sin(turn),
  ]);
  return [Math.round(x), Math.round(y)];
}

/** The same in the picture, in whole units. */
function ringPoint(ring: Ring, degrees: number): Point {
  const [x, y] = project(camera, onRing(ring, degrees));
  return [Math.round(x), Math.round(y)];
}

/** As much of an arc as lies well ahead of the viewer. */
function arc(ring: Ring, from: number, to: number): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 36));
  return range(steps + 1)
    .map((i) => from + ((to - from) * i) / steps)
    .filter((degrees) => onRing(ring, degrees)[2] > 12)
    .map((degrees) => ringPoint(ring, degrees));
}

/** The wall or the slope between two rings. */
const between = (low: Ring, high: Ring, from: number, to: number) =>
  `M${smoothCurve(arc(high, from, to))}L${smoothCurve(arc(low, to, from))}Z`;

/** An arc, and from its end round by other corners. */
const under = (ring: Ring, from: number, to: number, corners: readonly Point[]) =>
  `M${smoothCurve(arc(ring, from, to))}${corners.map(([x, y]) => path`L${x} ${y}`).join('')}Z`;

/** Openings with round heads on a ring's wall. */
function openings([outM, upM]: Ring, from: number, to: number, step: number, size: Point): string {
  const [half, heightM] = size;
  return range(Math.floor((to - from) / step) + 1)
    .map((i) => {
      const at = (turn: number, up: number) => ringPoint([outM, upM + up], from + i * step + turn);
      const [left, right, [x, y]] = [at(-half, 0), at(half, 0), at(0, 0)];
      return archPath(x, y, Math.round((right[0] - left[0]) / 2) * 2, y - at(0, heightM)[1]);
    })
    .join('');
}

/** The outer wall stands on the left alone; from here on the storey before it is the skyline. */
const brokenAt = 12;
/** The sun stands on the left: up to here the wall itself is in the shade. */
const shadeTo = -24;

function OuterWall() {
  const torn = [
    [9, 20],
    [9, 30],
    [6.4, 31],
    [6, 36],
    [3.4, 38],
    [3, 43],
    [0, 48],
    [-3, 48],
    [-3, 20],
  ] as const;
  return (
    <>
      <Shape
        color="ochre"
        d={
          between([36, 20], [36, 48], shadeTo - 0.5, brokenAt) +
          polygon(torn.toReversed().map(([turn, up]) => ringPoint([36, up], brokenAt + turn)))
        }
      />
      <Shape color="terracotta-shade" d={between([36, 20], [36, 48], -90, shadeTo)} />
      <Shape color="sky" d={openings([36, 41], -64, 10, 7.4, [1.1, 4])} />
      <Shape color="glow-window" d={openings([36, 29], -66, 17, 5, [1.6, 8])} />
      <Shape color="stone" d={between([35.8, 39], [35.8, 40], shadeTo, brokenAt + 3)} />
    </>
  );
}

/** The storey that stands all the way round; to the right the sky shows through its arches. */
function InnerWall() {
  return (
    <>
      <Shape color="terracotta" d={between([32, 18], [32, 30], shadeTo - 6, 86)} />
      <Shape color="roof-shade" d={between([32, 18], [32, 30], -86, shadeTo - 6)} />
      <Shape color="sky" d={openings([32, 20.4], 24, 82, 5.2, [1.7, 7])} />
      <Shape color="glow-window" d={openings([32, 20.4], -80, 18, 5.2, [1.7, 7])} />
    </>
  );
}

/** A slope of seats, its stairs, and the shade that the outer wall lays on its left. */
function Slope({ low, high, shade }: { low: Ring; high: Ring; shade: number }) {
  const stairs = (from: number, to: number) =>
    range(Math.floor((to - from) / 12) + 1)
      .map((i) => from + i * 12)
      .map((angle) =>
        polygon([
          ringPoint(high, angle - 0.5),
          ringPoint(high, angle + 0.5),
          ringPoint(low, angle + 0.6),
          ringPoint(low, angle - 0.6),
        ]),
      )
      .join('');
  return (
    <>
      <Shape color="ochre" d={between(low, high, shade, 106)} />
      <Shape
        color="ochre-shade"
        d={between(low, high, -120, shade + 0.5) + stairs(shade + 6, 80)}
      />
    </>
  );
}

/** From the top: seats, a wall with doors, seats again, and the marble edge of the arena. */
function Seats() {
  return (
    <>
      <Slope low={[14, 12]} high={[32, 20]} shade={-20} />
      <Shape color="terracotta" d={between([14, 7.6], [14, 12], -18, 100)} />
      <Shape color="roof-shade" d={between([14, 7.6], [14, 12], -116, -17)} />
      <Shape color="window" d={openings([14, 7.8], -84, 92, 8, [1.7, 3])} />
      <Slope low={[0, 3]} high={[14, 7.8]} shade={-14} />
      <Shape color="stone" d={between([0, -1], [0, 3.4], -12, 108)} />
      <Shape color="stone-shade" d={between([0, -1], [0, 3.4], -112, -11)} />
    </>
  );
}

/** A wall's top on the floor of the arena, by its share of the arena's size. */
function oval(share: number): string {
  const at = (alongM: number, acrossM: number) => onFloor(alongM * share, acrossM * share, -1);
  const [left, right] = [at(-halfLengthM, 0), at(halfLengthM, 0)];
  const [far, near] = [at(0, halfWidthM), at(0, -halfWidthM)];
  const [x, y] = [(far[0] + near[0]) / 2, (far[1] + near[1]) / 2].map(Math.round) as [
    number,
    number,
  ];
  const [rx, ry] = [Math.round((right[0] - left[0]) / 2), Math.round((near[1] - far[1]) / 2)];
  return path`M${x - rx} ${y - 12}a${rx} ${ry} 5 1 0 ${rx * 2} 24a${rx} ${ry} 5 1 0 ${-rx * 2} -24Z`;
}

/** The cellars under the lost floor: walls that follow the arena's edge, a passage between them. */
function Cellars() {
  const rings = [0.94, 0.79, 0.63, 0.46].map((share) => oval(share) + oval(share - 0.055)).join('');
  const cells = range(13).map((i) => {
    const [turn, share] = [i * 0.5 + 0.1, 0.9 - (i % 3) * 0.16];
    const at = (r: number, t: number): Point =>
      onFloor(halfLengthM * r * Math.sin(t), halfWidthM * r * Math.cos(t), -1);
    return polygon([
      at(share, turn),
      at(share, turn + 0.05),
      at(share - 0.14, turn + 0.06),
      at(share - 0.14, turn),
    ]);
  });
  const passage = [-3, 2].map((acrossM) =>
    polygon([
      onFloor(-16, acrossM, -1),
      onFloor(17, acrossM, -1),
      onFloor(17, acrossM + 1.2, -1),
      onFloor(-16, acrossM + 1.2, -1),
    ]),
  );
  const walls = rings + passage.join('');
  return (
    <>
      <Shape
        color="terracotta-shade"
        d={under([0, 0.4], -100, 100, [
          [600, 400],
          [90, 350],
        ])}
      />
      {(['window', 'field'] as const).map((color) => (
        <g key={color} transform={color === 'window' ? 'translate(0 7)' : undefined}>
          <path fill={tone(color)} fillRule="evenodd" d={walls} />
          <Shape color={color} d={cells.join('')} />
        </g>
      ))}
    </>
  );
}

/** The arena has its boards back at one end, and visitors on them. */
function Boards() {
  const end = arc([0, -0.6], 44, 126);
  const nowhere: Point = [0, 0];
  const [near, far] = [end.at(-1) ?? nowhere, end[0] ?? nowhere];
  return (
    <>
      <Shape
        color="window"
        d={polygon([far, near, [near[0], near[1] + 14], [far[0], far[1] + 12]])}
      />
      <Shape color="ground" d={`M${smoothCurve(end)}Z`} />
    </>
  );
}

/** The nearest seats, which hide the near edge of the arena, and the gallery's own shade. */
function NearSeats() {
  const [edge, gallery]: readonly [Ring, Ring] = [
    [0, 3.4],
    [14, 12],
  ];
  return (
    <>
      <Shape
        color="ochre-shade"
        d={under(edge, 205, 276, [
          [-9, 250],
          [-9, 440],
        ])}
      />
      <Shape
        color="ochre"
        d={under(edge, 92, 208, [ringPoint(gallery, 214), [120, 440], [660, 440]])}
      />
      <Shape
        color="terracotta-shade"
        d={under(gallery, 110, 250, [
          [-60, 440],
          [660, 440],
        ])}
      />
    </>
  );
}

/** Visitors at the railing, and the parasol that they follow. */
function Visitors() {
  const visitor = (x: number, y: number, size: number) =>
    disc(x, y, size) +
    path`M${x - 27} 404V${y + 33}q0 ${-17} ${17} ${-17}h${20}q${17} 0 ${17} ${17}V404Z`;
  return (
    <>
      <Shape color="stone-shade" d="M-2 386H602V404H-2Z" />
      <Shape
        color="ink"
        d={`${visitor(44, 350, 13)}${visitor(102, 364, 11)}${visitor(166, 352, 13)}${visitor(212, 366, 10)}M76 400L92 264h4L84 400Z`}
      />
      <Shape color="train" d="M52 280Q60 244 95 242Q128 246 136 284Q94 268 52 280Z" />
      <Shape color="train-shade" d="M95 242Q128 246 136 284Q118 274 108 273Q110 254 95 242Z" />
    </>
  );
}

/** The Colosseum from its gallery: the cellars, the seats, and the outer wall where it stands. */
export function Colosseum({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={120} count={9} seed={9} />
      <OuterWall />
      <InnerWall />
      <Seats />
      <Cellars />
      <Boards />
      <NearSeats />
      <Visitors />
    </Sight>
  );
}
