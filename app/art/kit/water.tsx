import { type PosterRole, tone } from '../palette.ts';
import { path, polygon, rectangle, type Side, seededRandom, towards } from './geometry.ts';

/** Open water in flat bands that deepen towards the viewer, each with a slow wave for its edge. */
export function Sea({
  y,
  bottom = 1000,
  width = 800,
  colors = ['sea', 'sea-mid', 'sea-deep'],
}: {
  y: number;
  bottom?: number;
  width?: number;
  colors?: readonly PosterRole[];
}) {
  const depth = bottom - y;
  return colors.map((color, index) => {
    const share = index / colors.length;
    const top = y + depth * share ** 1.25;
    if (index === 0)
      return <path key={color} fill={tone(color)} d={rectangle(0, y, width, depth)} />;
    const swell = 7 + index * 6;
    const length = width / (1.9 - index * 0.35);
    const waves = Math.ceil(width / length);
    let edge = path`M${-length / 2} ${top}`;
    for (let wave = 0; wave <= waves; wave += 1)
      edge += path`q${length / 2} ${-swell * 2} ${length} 0`;
    return <path key={color} fill={tone(color)} d={`${edge}${path`V${bottom}H${-length / 2}Z`}`} />;
  });
}

/**
 * Flat lens-shaped strokes on water, wider towards the viewer: ripples, or the path of light under
 * sun and moon.
 */
export function Glitter({
  x,
  y,
  bottom,
  width,
  count,
  seed,
  color = 'glitter',
}: {
  x: number;
  y: number;
  bottom: number;
  width: number;
  count: number;
  seed: number;
  color?: PosterRole;
}) {
  const random = seededRandom(seed);
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count;
    const middle = x + (random() - 0.5) * width * (0.25 + share * 0.75);
    const half = width * (0.16 + random() * 0.22) * (0.4 + share * 0.8);
    const top = y + (bottom - y) * share ** 1.2;
    const thick = 1.6 + share * 5;
    data += path`
      M${middle - half} ${top}q${half} ${-thick} ${half * 2} 0q${-half} ${thick} ${-half * 2} 0Z
    `;
  }
  return <path fill={tone(color)} d={data} />;
}

interface BoatProps {
  readonly x: number;
  /** The waterline. */
  readonly y: number;
  readonly length: number;
  readonly light?: Side;
  readonly sail?: PosterRole;
}

/** A small boat under two sails, with its reflection. */
export function SailBoat({ x, y, length, light = 'left', sail = 'paper' }: BoatProps) {
  const l = length;
  const s = towards(light);
  return (
    <>
      <path
        fill={tone('sea-deep')}
        d={path`M${x - l * 0.42} ${y + l * 0.06}h${l * 0.84}l${-l * 0.2} ${l * 0.1}h${-l * 0.4}Z`}
      />
      <path
        fill={tone('ink')}
        d={path`M${x - l * 0.5} ${y - l * 0.1}h${l}l${-l * 0.12} ${l * 0.14}h${-l * 0.74}Z`}
      />
      <path
        fill={tone(sail)}
        d={polygon([
          [x + s * l * 0.04, y - l * 1.15],
          [x + s * l * 0.46, y - l * 0.16],
          [x + s * l * 0.04, y - l * 0.16],
        ])}
      />
      <path
        fill={tone('cloud-shade')}
        d={path`
          M${x} ${y - l * 1.28}
          Q${x - s * l * 0.42} ${y - l * 0.62} ${x - s * l * 0.4} ${y - l * 0.16}H${x}Z
        `}
      />
    </>
  );
}

/** A gondola with its gondolier, seen from the side; the iron of the prow is on the `prow` side. */
export function Gondola({
  x,
  y,
  length,
  prow = 'right',
}: {
  x: number;
  y: number;
  length: number;
  prow?: Side;
}) {
  const l = length * towards(prow);
  const h = length;
  return (
    <>
      <path
        fill={tone('sea-deep')}
        d={path`
          M${x - l * 0.42} ${y + h * 0.016}q${l * 0.4} ${h * 0.06} ${l * 0.8} 0
          q${-l * 0.16} ${h * 0.085} ${-l * 0.44} ${h * 0.085}t${-l * 0.36} ${-h * 0.085}Z
        `}
      />
      <path
        fill={tone('ink')}
        d={path`
          M${x - l * 0.53} ${y - h * 0.135}
          C${x - l * 0.45} ${y - h * 0.07} ${x - l * 0.3} ${y - h * 0.05} ${x} ${y - h * 0.05}
          C${x + l * 0.25} ${y - h * 0.05} ${x + l * 0.4} ${y - h * 0.075} ${x + l * 0.458} ${y - h * 0.125}
          L${x + l * 0.463} ${y - h * 0.185}L${x + l * 0.505} ${y - h * 0.195}
          L${x + l * 0.49} ${y - h * 0.165}L${x + l * 0.52} ${y - h * 0.155}
          L${x + l * 0.492} ${y - h * 0.14}L${x + l * 0.518} ${y - h * 0.128}
          L${x + l * 0.49} ${y - h * 0.115}
          C${x + l * 0.46} ${y - h * 0.02} ${x + l * 0.3} ${y + h * 0.022} ${x} ${y + h * 0.022}
          C${x - l * 0.3} ${y + h * 0.022} ${x - l * 0.47} ${y - h * 0.02} ${x - l * 0.53} ${y - h * 0.135}
          Z
        `}
      />
      <path
        fill={tone('train')}
        d={path`
          M${x - l * 0.1} ${y - h * 0.05}q${l * 0.015} ${-h * 0.045} ${l * 0.05} ${-h * 0.045}
          h${l * 0.15}q${l * 0.02} ${h * 0.02} ${l * 0.03} ${h * 0.045}Z
        `}
      />
      <path
        fill={tone('ink')}
        d={path`
          M${x - l * 0.325} ${y - h * 0.06}l${l * 0.012} ${-h * 0.12}l${l * 0.05} ${0}
          l${l * 0.012} ${h * 0.12}h${-l * 0.024}l${-l * 0.01} ${-h * 0.09}
          l${-l * 0.014} ${h * 0.09}Z
        `}
      />
      <path
        fill={tone('paper')}
        d={path`
          M${x - l * 0.318} ${y - h * 0.17}l${l * 0.004} ${-h * 0.085}
          q${l * 0.024} ${-h * 0.02} ${l * 0.046} ${h * 0.004}l${l * 0.075} ${h * 0.045}
          l${-l * 0.008} ${h * 0.02}l${-l * 0.06} ${-h * 0.022}l${-l * 0.002} ${h * 0.04}Z
        `}
      />
      <path
        fill={tone('ink')}
        d={path`
          M${x - l * 0.205} ${y - h * 0.29}l${l * 0.009} ${-h * 0.003}l${l * 0.04} ${h * 0.36}
          l${-l * 0.009} ${h * 0.002}Z
        `}
      />
      <circle cx={x - l * 0.285} cy={y - h * 0.278} r={h * 0.019} fill={tone('terracotta')} />
      <path
        fill={tone('ochre')}
        d={path`
          M${x - l * 0.325} ${y - h * 0.284}h${l * 0.08}l${-l * 0.02} ${-h * 0.012}
          l${-l * 0.006} ${-h * 0.012}h${-l * 0.03}l${-l * 0.006} ${h * 0.012}Z
        `}
      />
    </>
  );
}
