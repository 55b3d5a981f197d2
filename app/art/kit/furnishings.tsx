import { type PosterRole, tone } from '../palette.ts';
import { type Point, path, polygon, rectangle, type Side, towards } from './geometry.ts';

/** A straight bar of one thickness between two points, for poles, ropes and tubes. */
export function bar([fromX, fromY]: Point, [toX, toY]: Point, thickness: number): string {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const across: Point = [
    (-(toY - fromY) / length) * (thickness / 2),
    ((toX - fromX) / length) * (thickness / 2),
  ];
  return polygon([
    [fromX + across[0], fromY + across[1]],
    [toX + across[0], toY + across[1]],
    [toX - across[0], toY - across[1]],
    [fromX - across[0], fromY - across[1]],
  ]);
}

/** A disc as path data. */
export function disc(x: number, y: number, r: number): string {
  return path`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
}

/** A rope that hangs between two points, `sag` lower in its middle. */
export function rope(
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  sag: number,
  thickness: number,
): string {
  const x = (fromX + toX) / 2;
  const y = (fromY + toY) / 2 + sag * 2;
  return path`
    M${fromX} ${fromY}Q${x} ${y} ${toX} ${toY}v${thickness}
    Q${x} ${y + thickness} ${fromX} ${fromY + thickness}Z
  `;
}

interface AwningProps {
  readonly x: number;
  /** The line where it meets the wall. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly stripes: number;
  readonly colors?: readonly [PosterRole, PosterRole];
}

/**
 * A striped awning with a scalloped edge, seen from the front; it spreads a little towards the
 * street.
 */
export function Awning({ x, y, width, height, stripes, colors = ['train', 'paper'] }: AwningProps) {
  const spread = width * 0.05;
  const step = (width + spread * 2) / stripes;
  const top = (index: number) => x + (width / stripes) * index;
  const low = (index: number) => x - spread + step * index;
  const drop = y + height * 0.8;
  const stripe = (index: number) =>
    path`
      M${top(index)} ${y}H${top(index + 1)}L${low(index + 1)} ${drop}
      q${-step / 2} ${height * 0.4} ${-step} 0Z
    `;
  const every = (rest: number) =>
    Array.from({ length: stripes }, (_, index) => (index % 2 === rest ? stripe(index) : '')).join(
      '',
    );
  return (
    <>
      <path fill={tone(colors[0])} d={every(0)} />
      <path fill={tone(colors[1])} d={every(1)} />
    </>
  );
}

interface FlagProps {
  readonly x: number;
  /** The foot of the pole. */
  readonly y: number;
  readonly height: number;
  readonly width: number;
  readonly color?: PosterRole;
  readonly wind?: Side;
}

/** A flag on its pole, in a light wind. */
export function Flag({ x, y, height, width, color = 'train', wind = 'right' }: FlagProps) {
  const w = width * towards(wind);
  const cloth = width * 0.6;
  const top = y - height;
  return (
    <>
      <path fill={tone('stone-mid')} d={rectangle(x - 1.5, top, 3, height)} />
      <path
        fill={tone(color)}
        d={path`
          M${x} ${top + 3}q${w * 0.3} ${-cloth * 0.25} ${w * 0.55} 0t${w * 0.45} 0v${cloth}
          q${-w * 0.2} ${cloth * 0.25} ${-w * 0.45} 0t${-w * 0.55} 0Z
        `}
      />
    </>
  );
}

/** A round tree cut to a ball on a stem, in its terracotta pot; y is the foot of the pot. */
export function PottedTree({
  x,
  y,
  size,
  light = 'left',
}: {
  x: number;
  y: number;
  size: number;
  light?: Side;
}) {
  const s = towards(light);
  const r = size * 0.26;
  const crown = y - size * 0.72;
  return (
    <>
      <path
        fill={tone('terracotta-shade')}
        d={rectangle(x - size * 0.02, crown, size * 0.04, size * 0.5)}
      />
      <path fill={tone('cypress')} d={disc(x, crown, r)} />
      <path fill={tone('olive')} d={disc(x + s * r * 0.3, crown - r * 0.26, r * 0.58)} />
      <path
        fill={tone('terracotta')}
        d={path`
          M${x - size * 0.16} ${y - size * 0.26}h${size * 0.32}l${-size * 0.05} ${size * 0.26}
          h${-size * 0.22}Z
        `}
      />
      <path
        fill={tone('terracotta-shade')}
        d={path`
          M${x - s * size * 0.16} ${y - size * 0.26}h${s * size * 0.13}
          l${s * size * 0.01} ${size * 0.26}h${-s * size * 0.09}Z
        `}
      />
    </>
  );
}

/** Pairs of louvred shutters beside openings centred at `middles`; y is the sill. */
export function shutters(
  middles: readonly number[],
  y: number,
  opening: number,
  width: number,
  height: number,
): string {
  return middles
    .map(
      (x) =>
        rectangle(x - opening / 2 - width, y - height, width, height) +
        rectangle(x + opening / 2, y - height, width, height),
    )
    .join('');
}
