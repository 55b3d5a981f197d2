import { round } from '../../kit/geometry.ts';
import { type PosterRole, tone } from '../../palette.ts';

interface StonesProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly size: number;
  readonly ground: PosterRole;
  readonly color: PosterRole;
  readonly className?: 'day' | 'night';
}

/** A disc of one colour with a ring of square stones for its edge, as in a mosaic. */
export function RingOfStones({ x, y, r, size, ground, color, className }: StonesProps) {
  const around = 2 * Math.PI * r;
  const step = around / Math.round(around / (size * 1.25));
  return (
    <circle
      className={className}
      cx={x}
      cy={y}
      r={r}
      fill={tone(ground)}
      stroke={tone(color)}
      strokeWidth={size}
      strokeDasharray={`${round(step - size * 0.22)} ${round(size * 0.22)}`}
    />
  );
}

interface GoldProps {
  readonly x: number;
  readonly y: number;
  /** The largest ring first. */
  readonly radii: readonly number[];
  readonly size: number;
  readonly ground: PosterRole;
  readonly color: PosterRole;
}

/** Rings of gold stones, which shine by night as well. */
export function GoldRings({ radii, color, ...rest }: GoldProps) {
  return radii.map((r) => (
    <g key={r}>
      <RingOfStones className="day" r={r} color={color} {...rest} />
      <RingOfStones className="night" r={r} color="glow-window" {...rest} />
    </g>
  ));
}
