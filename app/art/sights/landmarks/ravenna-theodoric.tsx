import type { DrawingProps } from '../../kit/drawing.tsx';
import { type Point, path, polygon, rectangle, smoothCurve } from '../../kit/geometry.ts';
import { Stars, Sun } from '../../kit/sky.tsx';
import { Cypress } from '../../kit/trees.tsx';
import type { PosterRole } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The middles of those sides of the decagon that are seen, in degrees; 0 faces the viewer. */
const sides = [-66, -30, 6, 42, 78];
const tone = (side: number): PosterRole => {
  if (side > 20) return 'stone';
  return side > -20 ? 'stone-mid' : 'stone-shade';
};

const eyeM = 1.5;
const distanceM = 70;

/** A point of a ring around the tomb's axis, in whole units; metres and degrees. */
function ring(angle: number, radiusM: number, heightM: number): Point {
  const turn = (angle * Math.PI) / 180;
  const scale = 1560 / (distanceM - radiusM * Math.cos(turn));
  return [
    Math.round(192 + scale * radiusM * Math.sin(turn)),
    Math.round(340 - scale * (heightM - eyeM)),
  ];
}

/** A point on a flat side: its share from -1 to 1 across it. */
function onSide(side: number, share: number, radiusM: number, heightM: number): Point {
  const [a, b] = [ring(side - 18, radiusM, heightM), ring(side + 18, radiusM, heightM)];
  const t = (share + 1) / 2;
  return [Math.round(a[0] + (b[0] - a[0]) * t), Math.round(a[1] + (b[1] - a[1]) * t)];
}

function slab(side: number, radiusM: number, low: number, high: number, half = 1): string {
  return polygon([
    onSide(side, -half, radiusM, low),
    onSide(side, -half, radiusM, high),
    onSide(side, half, radiusM, high),
    onSide(side, half, radiusM, low),
  ]);
}

/** An opening with a round head in a side, `shift` from its middle; widths as shares of it. */
function arch(
  side: number,
  radiusM: number,
  half: number,
  heights: readonly [low: number, spring: number],
  shift = 0,
): string {
  const at = (share: number, height: number) => onSide(side, shift + share, radiusM, height);
  const [low, spring] = heights;
  const [a, b, c, d] = [at(-half, low), at(-half, spring), at(half, spring), at(half, low)];
  const rise = half * 2.1 * (1560 / distanceM);
  return path`
    M${a[0]} ${a[1]}L${b[0]} ${b[1]}A${(c[0] - b[0]) / 2} ${rise} 0 0 1 ${c[0]} ${c[1]}
    L${d[0]} ${d[1]}Z
  `;
}

function band(radiusM: number, low: number, high: number, from = -90, to = 90): string {
  const steps = range(5).map((i) => from + ((to - from) * i) / 4);
  const top = steps.map((angle) => ring(angle, radiusM, high));
  const bottom = [...steps].reverse().map((angle) => ring(angle, radiusM, low));
  return `M${smoothCurve(top)}L${smoothCurve(bottom)}Z`;
}

/** The lower storey: in every side of the decagon one deep round arch. */
function Niches() {
  return (
    <>
      {sides.map((side) => (
        <Shape key={side} color={tone(side)} d={slab(side, 6.9, 0, 6)} />
      ))}
      <Shape
        color="ground-shade"
        d={sides.map((side) => arch(side, 6.9, 0.66, [0.4, 3.2])).join('')}
      />
      <Shape
        color="window"
        d={sides.map((side) => arch(side, 6.9, 0.5, [0.4, 3.2], -0.16)).join('')}
      />
      <Shape color="glow-window" d={slab(6, 6.9, 0.4, 2.7, 0.24)} />
      <Shape color="stone-shade" d={sides.map((side) => slab(side, 7, 5.5, 5.7)).join('')} />
      <Shape color="stone" d={sides.map((side) => slab(side, 7.2, 5.9, 6.3)).join('')} />
      <Shape color="stone-mid" d={sides.map((side) => slab(side, 7.3, 0, 0.4)).join('')} />
    </>
  );
}

/** The upper storey stands back behind a walk: bare stone with the beds of a lost arcade. */
function UpperStorey() {
  return (
    <>
      {sides.map((side) => (
        <Shape key={side} color={tone(side)} d={slab(side, 5.5, 6.2, 9.2)} />
      ))}
      <Shape
        color="ground-shade"
        d={sides
          .flatMap((side) => [-0.5, 0.5].map((shift) => arch(side, 5.5, 0.3, [6.5, 8], shift)))
          .join('')}
      />
      <Shape color="glow-window" d={slab(6, 5.5, 6.4, 8.4, 0.2)} />
      <Shape color="stone" d={slab(6, 5.52, 8.4, 8.8, 0.34)} />
      <Shape color="stone-mid" d={band(5.3, 9.1, 10.6)} />
      <Shape color="stone" d={band(5.3, 9.1, 10.6, 22, 90)} />
      <Shape color="stone-shade" d={band(5.3, 9.1, 10.6, -90, -26)} />
      <Shape
        color="window"
        d={[-52, -12, 26, 62].map((at) => band(5.32, 9.5, 10.1, at, at + 3)).join('')}
      />
    </>
  );
}

/** The roof: one shallow stone with a crack, its frieze of pincers, and handles round its rim. */
function Monolith() {
  const [rimM, topM] = [11.9, 14.6];
  const cap = (from: number, to: number) => {
    const steps = range(5).map((i) => from + ((to - from) * i) / 4);
    const rim = steps.map((angle) => ring(angle, 5.7, rimM));
    const [start, end] = [ring(from, 5.7, rimM), ring(to, 5.7, rimM)];
    const top = ring(0, 0, topM);
    const bulge = (edge: Point): Point => [edge[0] + (top[0] - edge[0]) * 0.36, top[1] + 2];
    const [a, b] = [bulge(end), bulge(start)];
    return path`M${smoothCurve(rim)}Q${a[0]} ${a[1]} ${top[0]} ${top[1]}Q${b[0]} ${b[1]} ${start[0]} ${start[1]}Z`;
  };
  /** A handle: a stone like a dormer, with a gable and a hole through which ropes went. */
  const handle = (angle: number, width: number, fromM = rimM - 0.9) =>
    polygon([
      ring(angle - width, 5.9, fromM),
      ring(angle - width, 5.9, rimM + 0.4),
      ring(angle, 5.9, rimM + 0.9),
      ring(angle + width, 5.9, rimM + 0.4),
      ring(angle + width, 5.9, fromM),
    ]);
  const handles = [-76, -46, -16, 14, 44, 74];
  const pincers = range(17)
    .map((i) => {
      const angle = -84 + i * 10.5;
      return polygon([
        ring(angle - 3, 5.92, 10.6),
        ring(angle, 5.92, 11),
        ring(angle + 3, 5.92, 10.6),
      ]);
    })
    .join('');
  return (
    <>
      <Shape color="stone-mid" d={cap(-90, 90)} />
      <Shape color="stone-shade" d={cap(-90, -34)} />
      <Shape color="stone" d={cap(24, 90)} />
      <Shape color="stone-mid" d={band(5.85, 10.5, rimM)} />
      <Shape color="stone" d={band(5.85, 10.5, rimM, 20, 90)} />
      <Shape color="stone-shade" d={band(5.85, 10.5, rimM, -90, -32)} />
      <Shape color="ground-shade" d={handles.map((at) => handle(at - 3, 5)).join('') + pincers} />
      <Shape color="stone" d={handles.map((at) => handle(at, 4.4)).join('')} />
      <Shape
        color="window"
        d={`${handles.map((at) => band(5.95, rimM - 0.2, rimM + 0.2, at - 1.6, at + 1.6)).join('')}M244 50l4 12l-5 10l5 12h-3l-7 -12l5 -10l-3 -11Z`}
      />
    </>
  );
}

/** The tomb of Theodoric from its lawn, low sun on the right. */
export function Theodoric({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="dusk">
      <Stars width={600} height={240} count={14} seed={52} />
      <Sun
        cx={520}
        cy={318}
        r={58}
        rings={[
          { r: 196, color: 'haze' },
          { r: 120, color: 'glow' },
        ]}
      />
      <Shape color="near-hill" d="M-4 336Q120 318 300 330T604 322V360H-4Z" />
      <Cypress x={470} y={352} height={176} light="right" />
      <Cypress x={506} y={350} height={128} light="right" />
      <Shape color="field-shade" d={rectangle(-2, 348, 604, 56)} />
      <Shape color="shadow" d="M40 384L-4 366V404H240L330 392Z" />
      <Monolith />
      <UpperStorey />
      <Niches />
      <Shape color="field" d="M330 396L604 362V404H300Z" />
    </Sight>
  );
}
