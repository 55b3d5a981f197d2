import { type PosterRole, tone } from '../palette.ts';
import { archPath, polygon, rectangle, type Side, seededRandom, towards } from './geometry.ts';

interface WindowRowProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly count: number;
  readonly size: readonly [width: number, height: number];
  readonly arched?: boolean;
  readonly color?: PosterRole;
}

/** Openings evenly spread over `width`; y is their sill. */
export function WindowRow({
  x,
  y,
  width,
  count,
  size,
  arched = false,
  color = 'glow-window',
}: WindowRowProps) {
  const step = width / count;
  const data = Array.from({ length: count }, (_, index) => {
    const middle = x + step * (index + 0.5);
    return arched
      ? archPath(middle, y, size[0], size[1])
      : rectangle(middle - size[0] / 2, y - size[1], size[0], size[1]);
  }).join('');
  return <path fill={tone(color)} d={data} />;
}

/**
 * Arches side by side, as in an arcade or a viaduct seen from the side; `gap` is the pier between
 * two.
 */
export function archRow(
  x: number,
  y: number,
  count: number,
  width: number,
  gap: number,
  height: number,
): string {
  return Array.from({ length: count }, (_, index) =>
    archPath(x + width / 2 + index * (width + gap), y, width, height),
  ).join('');
}

export interface BlockProps {
  readonly x: number;
  /** The foot of the wall. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Share of the width that is the shaded side. */
  readonly shade?: number;
  readonly colors: readonly [lit: PosterRole, shade: PosterRole];
  readonly light?: Side;
}

/** A plain volume: its lit front and its shaded side. */
export function Block({ x, y, width, height, shade = 0.35, colors, light = 'left' }: BlockProps) {
  const dark = width * shade;
  const left = towards(light) === -1 ? x + width - dark : x;
  return (
    <>
      <path fill={tone(colors[0])} d={rectangle(x, y - height, width, height)} />
      <path fill={tone(colors[1])} d={rectangle(left, y - height, dark, height)} />
    </>
  );
}

/** A town as flat houses with tiled roofs, back to front; each colour is one path. */
export function RoofRow({
  x,
  y,
  width,
  height,
  houses,
  seed,
  light = 'left',
  bottom = y,
  colors = ['ochre', 'rose', 'stone'],
}: {
  x: number;
  /** The foot of the houses, and the height of the tallest above it. */
  y: number;
  width: number;
  height: number;
  houses: number;
  seed: number;
  light?: Side;
  bottom?: number;
  /** Of the walls; neighbours differ where there are several. */
  colors?: readonly ('ochre' | 'rose' | 'stone')[];
}) {
  const random = seededRandom(seed);
  const walls: Record<string, string> = { ochre: '', rose: '', stone: '' };
  const shades: Record<string, string> = { ochre: '', rose: '', stone: '' };
  let roofs = '';
  let roofShades = '';
  let windows = '';
  const step = width / houses;
  let previous = -1;
  for (let index = 0; index < houses; index += 1) {
    let pick = Math.floor(random() * colors.length);
    if (pick === previous) pick = (pick + 1) % colors.length;
    previous = pick;
    const name = colors[pick] ?? 'ochre';
    const left = x + index * step;
    const w = step * 1.04;
    const h = height * (0.55 + random() * 0.45);
    const top = y - h;
    const dark = w * 0.34;
    const darkLeft = light === 'left' ? left + w - dark : left;
    const litLeft = light === 'left' ? left : left + dark;
    const roof = step * 0.2;
    const over = step * 0.04;
    walls[name] += rectangle(litLeft, top, w - dark, bottom - top);
    shades[name] += rectangle(darkLeft, top, dark, bottom - top);
    const litRight = litLeft + w - dark;
    const gable = (a: number, b: number): [number, number][] => [
      [a, top + 1],
      [b, top + 1],
    ];
    if (light === 'left') {
      roofs += polygon([
        ...gable(litLeft - over, litRight),
        [litRight + dark * 0.4, top - roof],
        [litLeft + dark * 0.4, top - roof],
      ]);
      roofShades += polygon([
        ...gable(litRight, left + w + over),
        [litRight + dark * 0.4, top - roof],
      ]);
    } else {
      roofs += polygon([
        ...gable(litLeft, litRight + over),
        [litRight - dark * 0.4, top - roof],
        [litLeft - dark * 0.4, top - roof],
      ]);
      roofShades += polygon([...gable(left - over, litLeft), [litLeft - dark * 0.4, top - roof]]);
    }
    const pane = step * 0.09;
    const rows = Math.floor((h - roof) / (pane * 4.2));
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < 2; column += 1) {
        if (random() < 0.28) continue;
        windows += rectangle(
          litLeft + (w - dark) * (0.2 + column * 0.4),
          top + pane * (1.6 + row * 4),
          pane,
          pane * 1.9,
        );
      }
    }
  }
  return (
    <>
      {colors.map((name) => (
        <g key={name}>
          <path fill={tone(name)} d={walls[name]} />
          <path fill={tone(`${name}-shade`)} d={shades[name]} />
        </g>
      ))}
      <path fill={tone('roof')} d={roofs} />
      <path fill={tone('roof-shade')} d={roofShades} />
      <path fill={tone('glow-window')} d={windows} />
    </>
  );
}
