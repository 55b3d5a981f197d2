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

/** A point of a ring around the tomb's axis; metres and degrees. */
function ring(angle: number, radiusM: number, heightM: number): Point {
  const turn = (angle * Math.PI) / 180;
  const scale = 1560 / (distanceM - radiusM * Math.cos(turn));
  return [192 + scale * radiusM * Math.sin(turn), 340 - scale * (heightM - eyeM)];
}

/** A point on a flat side: its share from -1 to 1 across it. */
function onSide(side: number, share: number, radiusM: number, heightM: number): Point {
  const [a, b] = [ring(side - 18, radiusM, heightM), ring(side + 18, radiusM, heightM)];
  const t = (share + 1) / 2;
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
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

/** The upper storey stands back behind a walk; shallow blind arches go around it. */
function UpperStorey() {
  return (
    <>
      {sides.map((side) => (
        <Shape key={side} color={tone(side)} d={slab(side, 5.3, 6.2, 9.4)} />
      ))}
      <Shape
        color="ground-shade"
        d={sides
          .flatMap((side) => [-0.46, 0.46].map((shift) => arch(side, 5.3, 0.24, [6.2, 8.2], shift)))
          .join('')}
      />
      <Shape color="stone-mid" d={band(5.5, 9.3, 10.9)} />
      <Shape color="stone" d={band(5.5, 9.3, 10.9, 24, 90)} />
      <Shape color="stone-shade" d={band(5.5, 9.3, 10.9, -90, -28)} />
      <Shape
        color="ground-shade"
        d={
          range(22)
            .map((i) => {
              const angle = -82 + i * 7.8;
              return polygon([
                ring(angle - 2, 5.5, 10),
                ring(angle, 5.5, 10.7),
                ring(angle + 2, 5.5, 10),
              ]);
            })
            .join('') + band(5.52, 9.5, 9.7)
        }
      />
    </>
  );
}

/** The roof: one stone, with a crack, and twelve handles around its rim. */
function Monolith() {
  const cap = (from: number, to: number) => {
    const steps = range(5).map((i) => from + ((to - from) * i) / 4);
    const rim = steps.map((angle) => ring(angle, 5.8, 11.6));
    const [start, end] = [ring(from, 5.8, 11.6), ring(to, 5.8, 11.6)];
    const top = ring(0, 0, 15.4);
    const bulge = (edge: Point): Point => [edge[0] + (top[0] - edge[0]) * 0.3, top[1] + 6];
    const [a, b] = [bulge(end), bulge(start)];
    return path`M${smoothCurve(rim)}Q${a[0]} ${a[1]} ${top[0]} ${top[1]}Q${b[0]} ${b[1]} ${start[0]} ${start[1]}Z`;
  };
  const handles = [-75, -45, -15, 15, 45, 75];
  const handle = (angle: number, width: number) =>
    polygon([
      ring(angle - width, 5.8, 11.6),
      ring(angle - width, 5.7, 12.9),
      ring(angle + width, 5.7, 12.9),
      ring(angle + width, 5.8, 11.6),
    ]);
  return (
    <>
      <Shape color="stone-mid" d={cap(-90, 90)} />
      <Shape color="stone-shade" d={cap(-90, -34)} />
      <Shape color="stone" d={band(5.85, 10.8, 11.8)} />
      <Shape color="stone-shade" d={band(5.85, 10.8, 11.8, -90, -34)} />
      <Shape color="ground-shade" d={handles.map((angle) => handle(angle - 4, 4)).join('')} />
      <Shape color="stone" d={handles.map((angle) => handle(angle + 1, 4)).join('')} />
      <Shape color="window" d="M222 36l5 14l-3 9l6 12h-3l-7 -12l3 -9l-4 -12Z" />
    </>
  );
}

/** The tomb of Theodoric from its lawn, low sun on the right. */
export function Theodoric({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="dusk">
      <Stars width={600} height={240} count={22} seed={52} />
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
