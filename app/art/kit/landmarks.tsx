import { type PosterRole, tone } from '../palette.ts';
import { archPath, type Point, path, polygon, rectangle, type Side, towards } from './geometry.ts';

interface LandmarkProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly light?: Side;
  readonly colors?: readonly [lit: PosterRole, shade: PosterRole];
}

/** A bell tower: shaft, open belfry, and a pyramid for its roof. x is its middle, y its foot. */
export function Campanile({
  x,
  y,
  width,
  height,
  light = 'left',
  colors = ['rose', 'rose-shade'],
}: LandmarkProps) {
  const s = -towards(light);
  const half = width / 2;
  const spire = y - height;
  const eaves = y - height * 0.78;
  const belfry = y - height * 0.66;
  const split = x + s * half * 0.25;
  const edge = x + s * half;
  return (
    <>
      <path fill={tone(colors[0])} d={rectangle(x - half, eaves, width, y - eaves)} />
      <path
        fill={tone(colors[1])}
        d={rectangle(Math.min(split, edge), eaves, Math.abs(edge - split), y - eaves)}
      />
      <path
        fill={tone('stone')}
        d={
          rectangle(x - half * 1.14, belfry, width * 1.14, width * 0.08) +
          rectangle(x - half * 1.14, eaves, width * 1.14, width * 0.1)
        }
      />
      <path
        fill={tone('glow-window')}
        d={[-0.55, -0.08, 0.55]
          .map((share) =>
            archPath(
              x - s * half * -share * 1.02,
              belfry - width * 0.04,
              width * 0.17,
              (belfry - eaves) * 0.62,
            ),
          )
          .join('')}
      />
      <path
        fill={tone('roof')}
        d={polygon([
          [x - half * 1.1, eaves],
          [x, spire],
          [x + half * 1.1, eaves],
        ])}
      />
      <path
        fill={tone('roof-shade')}
        d={polygon([
          [split, eaves],
          [x, spire],
          [x + s * half * 1.1, eaves],
        ])}
      />
    </>
  );
}

/**
 * A ribbed pointed dome in flat facets, from lit to shaded, with its lantern. x is the middle, y
 * the springing line.
 */
export function RibbedDome({
  x,
  y,
  width,
  height,
  light = 'left',
  ribs = 'stone',
}: Omit<LandmarkProps, 'colors'> & { ribs?: PosterRole }) {
  const half = width / 2;
  const top = width * 0.07;
  const mirror = towards(light) === -1 ? 1 : -1;
  const meridian = (share: number): string =>
    path`
      C${x + share * half} ${y - height * 0.52} ${x + share * half * 0.66} ${y - height * 0.88} ${x + share * top} ${y - height}
    `;
  const back = (share: number): string =>
    path`
      C${x + share * half * 0.66} ${y - height * 0.88} ${x + share * half} ${y - height * 0.52} ${x + share * half} ${y}
    `;
  const facet = (from: number, to: number): string =>
    path`M${x + from * half} ${y}${meridian(from)}L${x + to * top} ${y - height}${back(to)}Z`;
  const shares = [-1, -0.46, 0.3, 0.82, 1].map((share) => share * mirror);
  const colors: PosterRole[] = ['terracotta', 'roof', 'roof-shade', 'terracotta-shade'];
  return (
    <>
      {colors.map((color, index) => (
        <path
          key={color}
          fill={tone(color)}
          d={facet(shares[index] ?? 0, shares[index + 1] ?? 0)}
        />
      ))}
      <path
        fill={tone(ribs)}
        d={[-0.985, -0.46, 0.3, 0.82]
          .map((share) => facet(share * mirror - 0.022, share * mirror + 0.022))
          .join('')}
      />
    </>
  );
}

/** A lantern on a dome: a small temple with a cone and a ball; y is its foot. */
export function Lantern({
  x,
  y,
  width,
  height,
  light = 'left',
  colors = ['stone', 'stone-shade'],
}: LandmarkProps) {
  const s = -towards(light);
  const half = width / 2;
  const cone = y - height * 0.52;
  const right: Point[] = [
    [x + s * half * 0.15, y],
    [x + s * half * 0.8, y],
    [x + s * half * 0.8, cone],
    [x, y - height * 0.9],
    [x + s * half * 0.15, cone],
  ];
  return (
    <>
      <path
        fill={tone(colors[0])}
        d={
          polygon([
            [x - half * 0.8, y],
            [x + half * 0.8, y],
            [x + half * 0.8, cone],
            [x, y - height * 0.9],
            [x - half * 0.8, cone],
          ]) + rectangle(x - half, y - height * 0.06, width, height * 0.06)
        }
      />
      <path fill={tone(colors[1])} d={polygon(right)} />
      <path
        fill={tone('glow-window')}
        d={[-0.42, 0.28]
          .map((share) => archPath(x + share * half, y - height * 0.08, half * 0.28, height * 0.36))
          .join('')}
      />
      <circle cx={x} cy={y - height * 0.93} r={width * 0.13} fill={tone('ochre')} />
    </>
  );
}

/** A round dome without ribs, as in Venice; x is the middle, y the springing line. */
export function RoundDome({
  x,
  y,
  width,
  height,
  light = 'left',
  colors = ['stone-mid', 'stone-shade'],
}: LandmarkProps) {
  const half = width / 2;
  const s = -towards(light);
  const outline = (side: number) =>
    path`
      C${x + side * half * 1.16} ${y - height * 0.52} ${x + side * half * 0.6} ${y - height * 0.86} ${x} ${y - height}
    `;
  return (
    <>
      <path
        fill={tone(colors[0])}
        d={path`M${x - half} ${y}${outline(-1)}V${y}Z` + path`M${x + half} ${y}${outline(1)}V${y}Z`}
      />
      <path
        fill={tone(colors[1])}
        d={path`
          M${x + s * half} ${y}${outline(s)}
          C${x + s * half * 0.42} ${y - height * 0.8} ${x + s * half * 0.5} ${y - height * 0.4} ${x + s * half * 0.3} ${y}
          Z
        `}
      />
    </>
  );
}
