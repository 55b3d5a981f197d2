import { type PosterRole, tone } from '../palette.ts';
import { path, rectangle, seededRandom } from './geometry.ts';

export interface SkyBand {
  readonly y: number;
  readonly color: PosterRole;
}

/** The sky in flat steps, each from its y down. */
export function Sky({
  width = 800,
  height = 1000,
  bands,
}: {
  width?: number;
  height?: number;
  bands: readonly SkyBand[];
}) {
  return bands.map(({ y, color }) => (
    <path key={y} fill={tone(color)} d={rectangle(0, y, width, height - y)} />
  ));
}

export interface DiscProps {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

export interface SkyRing {
  readonly r: number;
  readonly color: PosterRole;
}

/** The sun, or by night the full moon, with flat rings of light around it, the widest first. */
export function Sun({ cx, cy, r, rings = [] }: DiscProps & { rings?: readonly SkyRing[] }) {
  return (
    <>
      {rings.map((ring) => (
        <circle key={ring.r} cx={cx} cy={cy} r={ring.r} fill={tone(ring.color)} />
      ))}
      <circle className="day" cx={cx} cy={cy} r={r} fill={tone('sun')} />
      <Moon cx={cx} cy={cy} r={r * 0.74} />
    </>
  );
}

/** A full moon with its seas, seen at night only. */
export function Moon({ cx, cy, r }: DiscProps) {
  const sea = (x: number, y: number, size: number) =>
    path`
      M${cx + (x - size) * r} ${cy + y * r}a${size * r} ${size * r * 0.8} 0 1 0 ${size * r * 2} 0
      a${size * r} ${size * r * 0.8} 0 1 0 ${-size * r * 2} 0Z
    `;
  return (
    <g className="night">
      <circle cx={cx} cy={cy} r={r} fill={tone('moon')} />
      <path
        fill={tone('moon-shade')}
        d={
          sea(-0.3, -0.28, 0.27) +
          sea(0.12, 0.2, 0.32) +
          sea(0.42, -0.34, 0.14) +
          sea(-0.42, 0.38, 0.12)
        }
      />
    </g>
  );
}

interface StarsProps {
  readonly width?: number;
  readonly height: number;
  readonly count: number;
  readonly seed: number;
  /** Seen at night only, unless the picture's hour is the evening. */
  readonly evening?: boolean;
}

/** Stars above `height`, thinning out towards the horizon. */
export function Stars({ width = 800, height, count, seed, evening = false }: StarsProps) {
  const random = seededRandom(seed);
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const x = random() * width;
    const y = random() ** 1.5 * height;
    const r = 1.4 + random() * 2;
    data += path`M${x - r} ${y}l${r} ${-r}l${r} ${r}l${-r} ${r}Z`;
  }
  return <path className={evening ? undefined : 'night'} fill={tone('star')} d={data} />;
}

interface CloudProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color?: PosterRole;
}

/** A long flat cloud: two bars with round ends, the upper shorter and set back. */
export function Cloud({ x, y, width, color = 'cloud' }: CloudProps) {
  const thick = width * 0.055;
  const bar = (left: number, top: number, length: number) =>
    path`
      M${left} ${top}h${length}a${thick / 2} ${thick / 2} 0 0 1 0 ${thick}h${-length}
      a${thick / 2} ${thick / 2} 0 0 1 0 ${-thick}Z
    `;
  return (
    <path
      fill={tone(color)}
      d={`${bar(x + width * 0.24, y - thick, width * 0.42)}${bar(x, y, width * 0.82)}${bar(x + width * 0.3, y + thick, width * 0.7)}`}
    />
  );
}

interface BirdsProps {
  readonly x: number;
  readonly y: number;
  readonly span: number;
  readonly count: number;
  readonly seed: number;
  readonly color?: PosterRole;
}

/** A loose flock in flight, each bird two bent wings. */
export function Birds({ x, y, span, count, seed, color = 'ink' }: BirdsProps) {
  const random = seededRandom(seed);
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const size = span * (0.75 + random() * 0.5);
    const left = x + index * span * (1.1 + random() * 0.5);
    const top = y + (random() - 0.5) * span * 2.4;
    const w = size / 2;
    data += path`
      M${left} ${top}q${w * 0.7} ${-w * 0.45} ${w} ${w * 0.35}
      q${w * 0.3} ${-w * 0.8} ${w} ${-w * 0.35}q${-w * 0.65} ${-w * 0.05} ${-w} ${w * 0.62}
      q${-w * 0.35} ${-w * 0.6} ${-w} ${-w * 0.62}Z
    `;
  }
  return <path fill={tone(color)} d={data} />;
}
