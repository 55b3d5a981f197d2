import { tone } from '../palette.ts';
import { type Point, path, type Side, towards } from './geometry.ts';

interface TreeProps {
  readonly x: number;
  /** Where the trunk meets the ground. */
  readonly y: number;
  readonly height: number;
  /** Where the light comes from. */
  readonly light?: Side;
  /** Length of the cast shadow, in tree heights; 0 leaves it out. */
  readonly shadow?: number;
}

/** A long shadow on level ground, away from the light and a little towards the viewer. */
export function castShadow(
  x: number,
  y: number,
  width: number,
  length: number,
  light: Side,
): string {
  const along = -towards(light) * length;
  const drop = length * 0.16;
  return path`
    M${x - width / 2} ${y}
    Q${x + along * 0.5} ${y - width * 0.1 + drop * 0.3} ${x + along} ${y + drop}
    Q${x + along * 0.45} ${y + drop * 0.8 + width * 0.35} ${x + width / 2} ${y + width * 0.18}Z
  `;
}

function cypressBody(x: number, y: number, height: number): string {
  const w = height * 0.115;
  const side = (s: 1 | -1) =>
    s === 1
      ? path`
        C${x + w * 0.55} ${y - height * 0.8} ${x + w * 1.05} ${y - height * 0.45} ${x + w * 0.95} ${y - height * 0.22}
        C${x + w * 0.85} ${y - height * 0.06} ${x + w * 0.4} ${y - height * 0.03} ${x + w * 0.16} ${y - height * 0.03}
      `
      : path`
        C${x - w * 0.4} ${y - height * 0.03} ${x - w * 0.85} ${y - height * 0.06} ${x - w * 0.95} ${y - height * 0.22}
        C${x - w * 1.05} ${y - height * 0.45} ${x - w * 0.55} ${y - height * 0.8} ${x} ${y - height}
      `;
  return `${path`M${x} ${y - height}`}${side(1)}${path`V${y}h${-w * 0.32}v${-height * 0.03}`}${side(-1)}Z`;
}

function cypressLight(x: number, y: number, height: number, light: Side): string {
  const w = height * 0.115 * towards(light);
  return path`
    M${x} ${y - height}
    C${x + w * 0.55} ${y - height * 0.8} ${x + w * 1.05} ${y - height * 0.45} ${x + w * 0.95} ${y - height * 0.22}
    C${x + w * 0.9} ${y - height * 0.12} ${x + w * 0.7} ${y - height * 0.07} ${x + w * 0.5} ${y - height * 0.045}
    C${x + w * 0.7} ${y - height * 0.35} ${x + w * 0.3} ${y - height * 0.7} ${x} ${y - height}Z
  `;
}

interface CypressRowProps {
  readonly from: Point;
  readonly to: Point;
  readonly heights: readonly number[];
  readonly light?: Side;
  readonly shadow?: number;
}

/**
 * Cypresses in a row, dark flames with one lit edge; give them falling heights to lead the eye
 * away.
 */
export function CypressRow({ from, to, heights, light = 'left', shadow = 0 }: CypressRowProps) {
  const trees = heights.map((height, index) => {
    const share = heights.length < 2 ? 0 : index / (heights.length - 1);
    return {
      x: from[0] + (to[0] - from[0]) * share,
      y: from[1] + (to[1] - from[1]) * share,
      height,
    };
  });
  return (
    <>
      {shadow > 0 ? (
        <path
          fill={tone('shadow')}
          d={trees
            .map(({ x, y, height }) => castShadow(x, y, height * 0.14, height * shadow, light))
            .join('')}
        />
      ) : null}
      <path
        fill={tone('cypress')}
        d={trees.map(({ x, y, height }) => cypressBody(x, y, height)).join('')}
      />
      <path
        fill={tone('olive')}
        d={trees.map(({ x, y, height }) => cypressLight(x, y, height, light)).join('')}
      />
    </>
  );
}

/** One cypress. */
export function Cypress({ x, y, height, light = 'left', shadow = 0 }: TreeProps) {
  return <CypressRow from={[x, y]} to={[x, y]} heights={[height]} light={light} shadow={shadow} />;
}

interface PineProps extends TreeProps {
  /** How far the crown leans from the foot, in tree heights. */
  readonly lean?: number;
}

/** The umbrella pine of Rome and Naples: a bare forked trunk under a flat crown. */
export function UmbrellaPine({ x, y, height, light = 'left', lean = 0.05, shadow = 0 }: PineProps) {
  const h = height;
  const top = x + h * lean;
  const w = h * 0.028;
  const crown = y - h * 0.66;
  const s = towards(light);
  const lobe = (cx: number, base: number, rx: number, ry: number) =>
    path`
      M${cx - rx} ${base}
      C${cx - rx} ${base - ry * 1.1} ${cx - rx * 0.5} ${base - ry * 1.35} ${cx} ${base - ry * 1.35}
      S${cx + rx} ${base - ry * 1.1} ${cx + rx} ${base}Q${cx} ${base + ry * 0.45} ${cx - rx} ${base}
      Z
    `;
  return (
    <>
      {shadow > 0 ? (
        <path fill={tone('shadow')} d={castShadow(x, y, w * 2.4, h * shadow, light)} />
      ) : null}
      <path
        fill={tone('terracotta-shade')}
        d={path`
          M${x - w} ${y}
          C${x - w * 0.5} ${y - h * 0.25} ${top - w * 1.4} ${y - h * 0.42} ${top - w * 0.7} ${y - h * 0.5}
          L${top - h * 0.17} ${crown - h * 0.04}L${top - h * 0.13} ${crown - h * 0.05}
          L${top} ${y - h * 0.57}L${top + h * 0.14} ${crown - h * 0.05}
          L${top + h * 0.18} ${crown - h * 0.04}L${top + w * 0.9} ${y - h * 0.48}
          C${top + w * 0.6} ${y - h * 0.36} ${x + w * 1.3} ${y - h * 0.2} ${x + w * 1.3} ${y}Z
        `}
      />
      <path
        fill={tone('cypress')}
        d={
          lobe(top - h * 0.21, crown, h * 0.24, h * 0.13) +
          lobe(top + h * 0.22, crown + h * 0.015, h * 0.23, h * 0.12) +
          lobe(top + h * 0.01, crown - h * 0.06, h * 0.31, h * 0.2)
        }
      />
      <path
        fill={tone('olive')}
        d={
          lobe(top + s * h * 0.06, crown - h * 0.165, h * 0.19, h * 0.105) +
          lobe(top + s * h * 0.27, crown - h * 0.065, h * 0.13, h * 0.065)
        }
      />
    </>
  );
}

/** Low round bushes along a line, for the foot of walls. */
export function Bushes({
  x,
  y,
  width,
  size,
}: {
  x: number;
  y: number;
  width: number;
  size: number;
}) {
  const count = Math.max(1, Math.round(width / (size * 1.3)));
  const step = width / count;
  const data = Array.from({ length: count }, (_, index) => {
    const r = size * bushSize(index) * 0.75;
    return path`M${x + index * step + step / 2 - r} ${y}a${r} ${r * 0.9} 0 0 1 ${r * 2} 0Z`;
  }).join('');
  return <path fill={tone('cypress')} d={data} />;
}

/** The size of a bush in a row, so that no two neighbours are alike; 1 for the largest. */
function bushSize(index: number): number {
  if (index % 3 === 1) return 0.72;
  return index % 2 === 0 ? 1 : 0.84;
}

/** A date palm: a slender bent trunk under arching fronds, the ones towards the light paler. */
export function Palm({ x, y, height, light = 'left', lean = 0.04 }: Omit<PineProps, 'shadow'>) {
  const h = height;
  const [cx, cy] = [x + h * lean, y - h * 0.74];
  const w = h * 0.022;
  const frond = (angleDegrees: number, length: number) => {
    const angle = (angleDegrees * Math.PI) / 180;
    const [u, v] = [Math.cos(angle), -Math.sin(angle)];
    const l = h * length;
    const [tipX, tipY] = [cx + u * l, cy + v * l + l * 0.42 * Math.abs(u)];
    const [bendX, bendY] = [cx + u * l * 0.62, cy + v * l * 0.95 - l * 0.22 * Math.abs(u)];
    return path`
      M${cx} ${cy}Q${bendX} ${bendY - h * 0.035} ${tipX} ${tipY}
      Q${bendX - u * h * 0.03} ${bendY + h * 0.07} ${cx} ${cy + h * 0.02}Z
    `;
  };
  const near = towards(light) === 1 ? [58, 24, -8] : [122, 156, 188];
  return (
    <>
      <path
        fill={tone('terracotta-shade')}
        d={path`
          M${x - w * 1.2} ${y}Q${x - w * 0.4} ${y - h * 0.4} ${cx - w * 0.8} ${cy}H${cx + w * 0.8}
          Q${x + w * 1.2} ${y - h * 0.4} ${x + w * 1.4} ${y}Z
        `}
      />
      <path
        fill={tone('cypress')}
        d={[-24, 6, 38, 72, 106, 142, 174, 204]
          .map((angle) => frond(angle, angle > 50 && angle < 130 ? 0.27 : 0.32))
          .join('')}
      />
      <path fill={tone('olive')} d={near.map((angle) => frond(angle, 0.28)).join('')} />
    </>
  );
}
