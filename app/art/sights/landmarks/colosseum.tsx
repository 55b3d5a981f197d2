import { path, polygon } from '../../kit/geometry.ts';
import { projectRing, type RingWall, ringArcade } from '../../kit/ring-wall.ts';
import { Shape } from '../sight.tsx';

/** From the air: the tall outer wall stands in front and on the left, half of its ring. */
const outer: RingWall = { x: 270, y: -108, scale: 480, radius: 1, distance: 3.2, eye: 2.2 };
const inner: RingWall = { ...outer, radius: 0.93 };
const attic = 0.64;
const low = 0.4;
const storeys = [0.01, 0.165, 0.32];

/** Where the outer wall breaks off, in degrees: on the right, and behind on the left. */
const broken = 14;
const brokenBehind = -146;

type Ring = readonly [radius: number, height: number];

/** Part of a ring as elliptic arcs, which is what perspective makes of a level circle. */
function arc([radius, height]: Ring, from: number, to: number): string {
  const at = (degrees: number) => projectRing({ ...outer, radius }, degrees, height);
  const rx = (radius * outer.scale) / Math.sqrt(outer.distance ** 2 - radius ** 2);
  const ry = (at(0)[1] - at(180)[1]) / 2;
  const steps = Math.ceil(Math.abs(to - from) / 120);
  const [x, y] = at(from);
  let d = path`${x} ${y}`;
  for (let step = 1; step <= steps; step += 1) {
    const [endX, endY] = at(from + ((to - from) * step) / steps);
    d += path`A${rx} ${ry} 0 0 ${to > from ? 0 : 1} ${endX} ${endY}`;
  }
  return d;
}

/** A sloping or level ring between two others, from one angle to another. */
function slope(from: number, to: number, [outside, inside]: readonly [Ring, Ring]): string {
  return `M${arc(outside, from, to)}L${arc(inside, to, from)}Z`;
}

/** The part of a wall between two angles and two heights. */
function band(radius: number, from: number, to: number, bottom: number, top: number): string {
  return slope(from, to, [
    [radius, top],
    [radius, bottom],
  ]);
}

/** The arena: half of it has its floor of sand again, the cellars lie open in the other half. */
function Arena() {
  const floor: readonly [Ring, Ring] = [
    [0.5, 0.04],
    [0, 0.04],
  ];
  const corridors = [0.42, 0.3, 0.18].map((radius) =>
    slope(0, 180, [
      [radius, 0.04],
      [radius - 0.05, 0.04],
    ]),
  );
  return (
    <>
      <Shape color="stone-mid" d={slope(0, 360, floor)} />
      <Shape color="stone" d={slope(180, 360, floor)} />
      <Shape color="window" d={corridors.join('')} />
    </>
  );
}

/** The seats round the arena, in the wall's shadow on the left, and what is left of their steps. */
function Bowl() {
  const seats: readonly [Ring, Ring] = [
    [0.93, low],
    [0.5, 0.04],
  ];
  const steps = [0.8, 0.66].map((radius) => {
    const height = 0.04 + ((radius - 0.5) / 0.43) * (low - 0.04);
    return [
      [radius, height],
      [radius - 0.03, height - 0.025],
    ] as const;
  });
  return (
    <>
      <Shape
        color="terracotta-shade"
        d={slope(220, 320, [
          [1, low],
          [0.9, low],
        ])}
      />
      <Shape color="ochre" d={slope(0, 240, seats)} />
      <Shape color="ochre-shade" d={slope(178, 360, seats)} />
      <Shape color="terracotta-shade" d={steps.map((ring) => slope(64, 270, ring)).join('')} />
      <Arena />
      <Shape
        color="terracotta-shade"
        d={
          band(1, -67, brokenBehind, 0.34, attic) +
          polygon(
            [
              [0, attic],
              [-6, 0.56],
              [-16, 0.34],
              [0, 0.34],
            ].map(([turn = 0, height = 0]) => projectRing(outer, brokenBehind + turn, height)),
          )
        }
      />
    </>
  );
}

/** The ring within, two storeys high, where the outer wall is lost. */
function InnerRing() {
  const arches = [0.02, 0.2].map((row) =>
    ringArcade(inner, { from: 30, to: 62, step: 8, half: 2.5, low: row, high: row + 0.14 }),
  );
  return (
    <>
      <Shape color="terracotta" d={band(0.93, 10, 68, 0, low)} />
      <Shape color="glow-window" d={arches.join('')} />
      <Shape color="ochre" d={band(0.93, 20, 67, 0.18, 0.2) + band(0.93, 20, 67, 0.38, low)} />
    </>
  );
}

/** Three storeys of arches and the attic, cut off by the brick slope that props them. */
function OuterWall() {
  const lit = -34;
  const cornices = [0.155, 0.31, 0.465, attic - 0.025];
  const bands = cornices.map((height) => band(1, -60, broken, height, height + 0.02)).join('');
  const edge = [
    [0, attic],
    [3, attic - 0.03],
    [7, 0.42],
    [12, 0.18],
    [15, 0],
  ] as const;
  const prop = (more: number) =>
    polygon([
      ...edge.map(([angle, height]) =>
        projectRing(outer, broken + angle + (angle > 0 ? more : 0), height),
      ),
      projectRing(outer, broken, 0),
    ]);
  const arches = storeys.map((row) =>
    ringArcade(outer, {
      from: -52.5,
      to: broken - 3,
      step: 7.5,
      half: 2,
      low: row,
      high: row + 0.13,
    }),
  );
  return (
    <>
      <Shape color="ochre-shade" d={band(1, -67, broken, 0, attic)} />
      <Shape color="ochre" d={band(1, -67, lit, 0, attic)} />
      <Shape
        color="glow-window"
        d={
          arches.join('') +
          ringArcade(outer, { from: -38, to: 8, step: 15, half: 0.9, low: 0.53, high: 0.59 })
        }
      />
      <Shape color="stone" d={bands} />
      <Shape color="sun" d={prop(1.2)} />
      <Shape color="terracotta-shade" d={prop(0)} />
    </>
  );
}

/** The Colosseum with its arena open to the sky, longer than wide. */
export function Colosseum() {
  return (
    <g transform="translate(-140) scale(1.6 1)">
      <Bowl />
      <InnerRing />
      <OuterWall />
    </g>
  );
}
