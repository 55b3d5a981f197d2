import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { type Point, path, polygon } from '../../kit/geometry.ts';
import type { PosterRole } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A point of the vault in whole units; its eye is left of the middle of its rim. */
function at(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  const lean = (250 - radius) * 0.2;
  return [
    Math.round(322 - lean + Math.cos(turn) * radius),
    Math.round(208 - lean * 0.4 + Math.sin(turn) * radius),
  ];
}

/** A ring of cloud in large and small bulges; the next ring covers what lies inside. */
function cloud(radius: number, bulges: number, turn: number): string {
  const step = 360 / bulges;
  const points = range(bulges + 1).map((i) =>
    at(
      turn + i * step + ((i % bulges) % 3) * step * 0.24,
      radius + ((i % bulges) % 2) * radius * 0.05,
    ),
  );
  return points
    .map(([x, y], i) => {
      const [fromX, fromY] = points[i - 1] ?? [x, y];
      const r = Math.round(Math.hypot(x - fromX, y - fromY) * 0.56);
      return i === 0 ? path`M${x} ${y}` : path`a${r} ${r} 0 0 1 ${x - fromX} ${y - fromY}`;
    })
    .join('');
}

interface RingProps {
  readonly radius: number;
  readonly angles: readonly number[];
  readonly robes: readonly (readonly [robe: PosterRole, fold: PosterRole])[];
}

/** Angels in flight round the light, one behind another, each seen from the side. */
function Angels({ radius, angles, robes }: RingProps) {
  return angles.map((angle, i) => {
    const [x, y] = at(angle, radius);
    const [color, dark] = robes[i % robes.length] ?? ['train', 'train-shade'];
    return (
      <g key={angle} transform={`translate(${x} ${y}) rotate(${angle + 84}) scale(.92)`}>
        <Shape
          color="paper"
          d="M8 -8Q-4 -44 -46 -56Q-38 -46 -42 -42Q-30 -38 -32 -32Q-20 -28 -10 -4ZM-4 -8Q-30 -34 -66 -28Q-56 -20 -58 -16Q-46 -14 -44 -8Z"
        />
        <Shape
          color="terracotta"
          d="M14 -6L44 -24L60 -36l6 5L50 -14L20 6ZM-78 12L-104 14l-10 -6l-2 6l10 7l28 2ZM-60 20L-84 30l-8 -2v5l10 4l26 -8ZM20 -12a9 10 0 1 1 18 0a9 10 0 1 1 -18 0Z"
        />
        <Shape
          color={color}
          d="M22 -10Q6 -20 -10 -14Q-38 -4 -62 2Q-76 6 -88 4Q-82 22 -60 30Q-30 26 -4 12Q14 8 24 4Z"
        />
        <Shape
          color={dark}
          d="M24 4Q14 8 -4 12Q-30 26 -60 30Q-74 24 -82 16Q-60 20 -40 12Q-10 0 24 -4Z"
        />
        <Shape color="terracotta-shade" d="M20 -8Q16 -24 30 -23Q38 -22 38 -15Q30 -18 28 -8Z" />
      </g>
    );
  });
}

/** Heads of cherubs between their wings. */
function Cherubs({ radius, angles }: Pick<RingProps, 'radius' | 'angles'>) {
  return angles.map((angle) => {
    const [x, y] = at(angle, radius);
    return (
      <g key={angle} transform={`translate(${x} ${y}) rotate(${angle - 90})`}>
        <Shape
          color="paper"
          d="M-3 4Q-12 -10 -26 -8Q-22 -2 -24 2Q-18 10 -3 8ZM3 4Q12 -10 26 -8Q22 -2 24 2Q18 10 3 8Z"
        />
        <Shape color="terracotta" d={disc(0, 2, 8)} />
        <Shape color="terracotta-shade" d="M-8 0a8 8 0 0 1 16 0q-8 -5 -16 0Z" />
      </g>
    );
  });
}

/** The apostles on the cornice, who look after her with raised arms. */
function Apostles({ radius, angles, robes }: RingProps) {
  return angles.map((angle, i) => {
    const [x, y] = at(angle, radius);
    const [color, dark] = robes[i % robes.length] ?? ['train', 'train-shade'];
    return (
      <g
        key={angle}
        transform={`translate(${x} ${y}) rotate(${angle - 90}) scale(${i % 2 === 0 ? 1.15 : -1.15} 1.15)`}
      >
        <Shape
          color="terracotta"
          d="M-14 0L-28 -28L-24 -46l7 -2L-16 -30L-4 -8ZM12 2L34 -16L44 -34l6 4L42 -8L16 14Z"
        />
        <Shape color={color} d="M-20 2Q-10 -12 0 -12T20 2Q22 40 26 90H-26Q-22 40 -20 2Z" />
        <Shape color={dark} d="M4 -12Q14 -10 20 2Q22 40 26 90H6Q12 30 4 -12Z" />
        <Shape color="terracotta" d="M-10 -20a10 11 0 1 1 20 0q-2 12 -10 16q-8 -4 -10 -16Z" />
        <Shape
          color="terracotta-shade"
          d="M-10 -22a10 10 0 0 1 20 0q-4 -5 -10 -5t-10 5ZM-8 -14H8Q6 0 0 2Q-6 0 -8 -14Z"
        />
      </g>
    );
  });
}

/** The eight sides of the drum over its gilt cornice, each with a round window. */
function Drum() {
  const corners = (radius: number) => range(8).map((i) => at(22.5 + i * 45, radius));
  const windows = (r: number) =>
    range(8)
      .map((i) => disc(...at(i * 45, 246), r))
      .join('');
  const side = (i: number) => polygon([at(0, 0), at(i * 45 - 22.5, 300), at(i * 45 + 22.5, 300)]);
  return (
    <>
      <Shape color="ochre-shade" d={polygon(corners(372))} />
      <Shape color="ochre" d={polygon(corners(352))} />
      <Shape color="terracotta-shade" d={polygon(corners(332))} />
      <Shape color="ochre" d={polygon(corners(318))} />
      <Shape color="terracotta-shade" d={polygon(corners(306))} />
      <Shape color="stone-mid" d={polygon(corners(300))} />
      <Shape color="stone" d={side(0) + side(7)} />
      <Shape color="stone-shade" d={side(3) + side(4) + side(5)} />
      <Shape color="ochre" d={windows(30)} />
      <Shape color="glow-window" d={windows(22)} />
    </>
  );
}

/** Mary, carried up with open arms, and Christ who comes to meet her out of the light. */
function Assumption() {
  const [x, y] = at(74, 112);
  return (
    <>
      <g transform={`translate(${x} ${y}) rotate(-8)`}>
        <Shape
          color="sea-mid"
          d="M-18 -14Q-58 -8 -66 30Q-44 34 -40 52Q0 72 42 50Q46 32 66 26Q56 -10 18 -14Z"
        />
        <Shape
          color="sea-deep"
          d="M18 -14Q56 -10 66 26Q46 32 42 50Q32 56 22 58Q34 24 18 -14ZM-18 -14Q-36 20 -28 56L-40 52Q-44 34 -66 30Z"
        />
        <Shape
          color="terracotta"
          d="M-16 -14L-44 -42L-62 -50l-2 8l12 9L-26 6ZM16 -14L44 -40L60 -50l4 8l-12 10L28 6Z"
        />
        <Shape color="train" d="M-22 56Q-26 18 -18 -12Q0 -24 18 -12Q26 18 22 56Q0 64 -22 56Z" />
        <Shape color="train-shade" d="M6 -18L18 -12Q26 18 22 56L8 60Q14 20 6 -18Z" />
        <Shape color="paper" d="M-16 -14Q-22 -54 0 -56Q22 -54 16 -14Q0 -24 -16 -14Z" />
        <Shape color="terracotta" d="M-10 -36a10 12 0 1 1 20 0q0 14 -10 18q-10 -4 -10 -18Z" />
        <Shape color="terracotta-shade" d="M-10 -36a10 12 0 1 1 20 0q-4 -6 -10 -6t-10 6Z" />
      </g>
      <g transform={`translate(${at(0, 0).join(' ')}) rotate(-24)`}>
        <Shape
          color="terracotta"
          d="M-6 -14L-26 -30l-5 5L-14 -2ZM8 -14L26 -26l4 6L14 -2ZM-8 12L-14 34h7L2 16ZM4 12L14 32h7L14 8ZM-6 -20a7 8 0 1 1 14 0v10h-14Z"
        />
        <Shape color="paper" d="M-12 -10Q0 -18 14 -10L18 14Q2 24 -14 16Z" />
        <Shape color="terracotta-shade" d="M-6 -20a7 8 0 0 1 14 0q-7 -5 -14 0Z" />
      </g>
    </>
  );
}

const every = (step: number, from: number) => range(360 / step).map((i) => from + i * step);

/** Correggio's dome from right below: three rings of cloud around a hole of light. */
export function CorreggioDome({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="terracotta">
      <Drum />
      <Apostles
        radius={244}
        angles={every(45, 22.5)}
        robes={[
          ['near-hill', 'shadow'],
          ['train', 'train-shade'],
          ['ochre', 'ochre-shade'],
          ['sea-mid', 'sea-deep'],
        ]}
      />
      <Shape color="hill" d={cloud(190, 22, 0)} />
      <Shape color="far-hill" d={cloud(178, 22, 4)} />
      <Shape color="rose-shade" d={cloud(134, 18, 8)} />
      <Shape color="cloud-shade" d={cloud(124, 18, 12)} />
      <Angels
        radius={146}
        angles={[-128, -64, -8, 148, 200]}
        robes={[
          ['sea', 'sea-mid'],
          ['train-light', 'train'],
          ['near-hill', 'shadow'],
          ['field', 'ochre-shade'],
          ['train-light', 'train'],
        ]}
      />
      <Shape color="ochre-shade" d={cloud(82, 14, 8)} />
      <Shape color="moon-shade" d={cloud(76, 14, 12)} />
      <Cherubs radius={72} angles={[-150, -100, -50, 0, 160]} />
      <Shape color="glitter" d={cloud(50, 12, 8)} />
      <Shape color="lamp" d={disc(...at(0, 0), 38)} />
      <Assumption />
    </Sight>
  );
}
