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

interface Attitude {
  readonly robe: string;
  readonly skin: string;
  readonly hair: string;
  readonly fold: string;
}

/** Men and angels seen from below, the head away from the viewer's feet: reaching, and bowing. */
const reaching: Attitude = {
  robe: 'M-24 46L-20 8Q-26 -10 -14 -20Q0 -28 14 -20Q20 -14 20 0Q30 16 28 46Q2 60 -24 46Z',
  skin: 'M8 -20L26 -34L30 -56q8 -4 9 4L36 -28L18 -8ZM-9 -30a10 11 0 1 1 20 0v12h-20ZM-14 44h12l-2 20h-12ZM8 46h13l4 18h-12Z',
  hair: 'M-9 -30a10 11 0 0 1 20 0l-5 -3q-8 -4 -15 3Z',
  fold: 'M2 -24Q16 -22 20 0Q30 16 28 46L14 52Q20 16 6 0Z',
};
const bowing: Attitude = {
  robe: 'M-28 44Q-30 12 -20 -4Q-18 -22 0 -26Q18 -22 20 -6Q28 8 22 46Q-4 58 -28 44Z',
  skin: 'M-18 -10L-36 -22L-34 -32L-26 -32L-8 -22ZM16 -12L30 4L14 14l-6 -6L16 2L10 -8ZM-14 -30a10 11 0 1 1 20 -2v14h-20ZM-20 42h12l-4 20h-12ZM4 46h12l2 18h-12Z',
  hair: 'M-14 -30a10 11 0 0 1 20 -2l-2 8q-4 -8 -18 -6Z',
  fold: 'M4 -26Q18 -22 20 -6Q28 8 22 46L8 50Q12 20 4 -2Z',
};

/** The wings of an angel, spread. */
const wings =
  'M-8 -16Q-40 -24 -54 12Q-46 10 -42 14Q-34 10 -30 16Q-18 12 -8 8ZM8 -16Q40 -24 54 12Q46 10 42 14Q34 10 30 16Q18 12 8 8Z';

interface CrowdProps {
  readonly radius: number;
  readonly angles: readonly number[];
  readonly size: number;
  readonly winged?: boolean;
  readonly robes: readonly (readonly [robe: PosterRole, fold: PosterRole])[];
}

/** A ring of figures with their heads towards the light, each in one piece. */
function Crowd({ radius, angles, size, winged = false, robes }: CrowdProps) {
  return angles.map((angle, i) => {
    const [x, y] = at(angle, radius);
    const { robe, skin, hair, fold } = i % 2 === 0 ? reaching : bowing;
    const side = i % 3 === 0 ? -size : size;
    const [color, dark] = robes[i % robes.length] ?? ['train', 'train-shade'];
    return (
      <g
        key={angle}
        transform={`translate(${x} ${y}) rotate(${angle - 90}) scale(${side} ${size})`}
      >
        {winged && <Shape color="paper" d={wings} />}
        <Shape color="terracotta" d={skin} />
        <Shape color={color} d={robe} />
        <Shape color={dark} d={fold} />
        <Shape color="terracotta-shade" d={hair} />
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
      <Shape color="hill" d={cloud(206, 22, 0)} />
      <Shape color="far-hill" d={cloud(194, 22, 4)} />
      <Crowd
        radius={206}
        angles={every(60, 10)}
        size={1.3}
        robes={[
          ['train', 'train-shade'],
          ['near-hill', 'shadow'],
          ['ochre', 'ochre-shade'],
          ['sea-mid', 'sea-deep'],
          ['paper', 'stone-shade'],
        ]}
      />
      <Shape color="rose-shade" d={cloud(150, 18, 8)} />
      <Shape color="cloud-shade" d={cloud(140, 18, 12)} />
      <Crowd
        radius={122}
        angles={[-90, -22, 150, 206]}
        size={0.95}
        winged
        robes={[
          ['sea', 'sea-mid'],
          ['train-light', 'train'],
          ['stone', 'stone-shade'],
        ]}
      />
      <Shape color="ochre-shade" d={cloud(82, 14, 8)} />
      <Shape color="moon-shade" d={cloud(76, 14, 12)} />
      <Shape color="glitter" d={cloud(58, 12, 8)} />
      <Shape color="lamp" d={disc(...at(0, 0), 44)} />
      <Assumption />
    </Sight>
  );
}
