import { type Point, path, smoothCurve } from './geometry.ts';

/**
 * A round wall seen in perspective: `radius` 1 is the outer ring, `distance` the viewer's distance
 * from its middle and `eye` the viewer's height in radii; `x`, `y` are the middle of the picture's
 * horizon and `scale` its pixels.
 */
export interface RingWall {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly radius: number;
  readonly distance: number;
  readonly eye: number;
}

/**
 * The position of a point of the wall in the picture. The angle is in degrees: 0 faces the viewer,
 * positive is to the right.
 */
export function projectRing(wall: RingWall, angleDegrees: number, height: number): Point {
  const angle = (angleDegrees * Math.PI) / 180;
  const depth = wall.scale / (wall.distance - wall.radius * Math.cos(angle));
  return [wall.x + depth * wall.radius * Math.sin(angle), wall.y - depth * (height - wall.eye)];
}

function sample(wall: RingWall, from: number, to: number, height: number): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 16));
  return Array.from({ length: steps + 1 }, (_, index) =>
    projectRing(wall, from + ((to - from) * index) / steps, height),
  );
}

/** The part of the wall between two angles and two heights. */
export function ringBand(
  wall: RingWall,
  from: number,
  to: number,
  low: number,
  high: number,
): string {
  return `M${smoothCurve(sample(wall, from, to, high))}L${smoothCurve(sample(wall, to, from, low))}Z`;
}

/** One opening with a round head, `half` degrees to either side of its middle. */
export function ringArch(
  wall: RingWall,
  middle: number,
  half: number,
  low: number,
  high: number,
): string {
  const rise = (high - low) * 0.42;
  const [a, b, c, d, e, f] = [
    projectRing(wall, middle - half, low),
    projectRing(wall, middle - half, high - rise),
    projectRing(wall, middle - half, high + rise / 3),
    projectRing(wall, middle + half, high + rise / 3),
    projectRing(wall, middle + half, high - rise),
    projectRing(wall, middle + half, low),
  ] as const;
  return path`
    M${a[0]} ${a[1]}L${b[0]} ${b[1]}C${c[0]} ${c[1]} ${d[0]} ${d[1]} ${e[0]} ${e[1]}L${f[0]} ${f[1]}
    Z
  `;
}

export interface RingArcade {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly half: number;
  readonly low: number;
  readonly high: number;
}

/** A row of openings from one angle to another. */
export function ringArcade(
  wall: RingWall,
  { from, to, step, half, low, high }: RingArcade,
): string {
  let data = '';
  for (let angle = from; angle <= to; angle += step) data += ringArch(wall, angle, half, low, high);
  return data;
}
