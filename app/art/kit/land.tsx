import { type PosterRole, tone } from '../palette.ts';
import { type Point, path, polygon, seededRandom, smoothCurve } from './geometry.ts';

export interface HillRangeProps {
  readonly width?: number;
  readonly left?: number;
  /** The mean height of the crest, and how far it swings to either side. */
  readonly y: number;
  readonly amplitude: number;
  readonly waves: number;
  readonly seed: number;
  readonly bottom: number;
  readonly color: PosterRole;
}

export function hillCrest({
  width = 800,
  left = 0,
  y,
  amplitude,
  waves,
  seed,
}: Omit<HillRangeProps, 'bottom' | 'color'>): Point[] {
  const random = seededRandom(seed);
  const step = width / (waves * 2);
  return Array.from({ length: waves * 2 + 3 }, (_, index): Point => {
    const sign = index % 2 === 0 ? 1 : -1;
    return [left + (index - 1) * step, y + sign * amplitude * (0.35 + random() * 0.65)];
  });
}

/** A rolling ridge, the same for the same seed. */
export function HillRange(props: HillRangeProps) {
  const crest = hillCrest(props);
  const first = crest[0] ?? [0, 0];
  return (
    <path
      fill={tone(props.color)}
      d={`M${smoothCurve(crest)}${path`V${props.bottom}H${first[0]}Z`}`}
    />
  );
}

/** A hill or bank through the points given, closed down to `bottom`. */
export function Slope({
  points,
  bottom,
  color,
}: {
  points: readonly Point[];
  bottom: number;
  color: PosterRole;
}) {
  const first = points[0] ?? [0, 0];
  return <path fill={tone(color)} d={`M${smoothCurve(points)}${path`V${bottom}H${first[0]}Z`}`} />;
}

/** Any flat plane with straight edges. */
export function Plane({ points, color }: { points: readonly Point[]; color: PosterRole }) {
  return <path fill={tone(color)} d={polygon(points)} />;
}

/** Furrows of a field that run from the foot of the picture to a vanishing point. */
export function Furrows({
  vanishing,
  y,
  bottom,
  from,
  to,
  count,
  color,
}: {
  vanishing: Point;
  y: number;
  bottom: number;
  from: number;
  to: number;
  count: number;
  color: PosterRole;
}) {
  const step = (to - from) / count;
  const share = (y - vanishing[1]) / (bottom - vanishing[1]);
  const top = (x: number) => vanishing[0] + (x - vanishing[0]) * share;
  const data = Array.from({ length: count }, (_, index) => {
    const left = from + index * step;
    const right = left + step * 0.46;
    return polygon([
      [top(left), y],
      [top(right), y],
      [right, bottom],
      [left, bottom],
    ]);
  }).join('');
  return <path fill={tone(color)} d={data} />;
}
