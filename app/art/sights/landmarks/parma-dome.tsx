import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { type Point, path, polygon } from '../../kit/geometry.ts';
import type { PosterRole } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A point of the vault in whole units; its light is up and to the left of its middle. */
function at(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  const lean = (216 - radius) * 0.24;
  return [
    Math.round(320 - lean + Math.cos(turn) * radius),
    Math.round(206 - lean * 0.5 + Math.sin(turn) * radius),
  ];
}

/** A ring of cloud in large and small bulges; the next ring covers what lies inside. */
function cloud(radius: number, bulges: number, turn: number): string {
  const step = 360 / bulges;
  const points = range(bulges + 1).map((i) =>
    at(
      turn + i * step + ((i % bulges) % 3) * step * 0.24,
      radius + ((i % bulges) % 2) * radius * 0.07,
    ),
  );
  return points
    .map(([x, y], i) => {
      const [fromX, fromY] = points[i - 1] ?? [x, y];
      const r = Math.round(Math.hypot(x - fromX, y - fromY) * 0.58);
      return i === 0 ? path`M${x} ${y}` : path`a${r} ${r} 0 0 1 ${x - fromX} ${y - fromY}`;
    })
    .join('');
}

/** Outlines of those in flight, their heads to the right: a robe, and what is not covered by it. */
const poses = [
  {
    robe: 'M18 -4Q8 -13 -6 -8Q-20 -2 -34 -8L-46 -4L-32 0L-42 10Q-22 12 -4 8Q10 8 19 3Z',
    skin: 'M16 -1L30 -9L42 -8L32 -3L19 5ZM18 -9a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z',
    wing: 'M6 -8Q0 -26 -24 -36Q-20 -28 -22 -24Q-16 -20 -16 -16Q-12 -10 -8 -6Z',
  },
  {
    robe: 'M16 -9Q4 -13 -6 -3Q-18 8 -36 6L-48 14L-34 14L-38 22Q-16 20 0 10Q12 6 20 -3Z',
    skin: 'M14 -7L20 -24L30 -30L25 -20L21 -2ZM19 -11a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z',
    wing: 'M4 -6Q-10 -24 -34 -22Q-28 -16 -28 -12Q-22 -10 -22 -6Q-14 0 -6 2Z',
  },
] as const;

interface RingProps {
  readonly radius: number;
  readonly count: number;
  readonly size: number;
  readonly turn: number;
  readonly robes: readonly PosterRole[];
  readonly skin: PosterRole;
  readonly wing?: PosterRole;
}

/** A ring of small figures who swirl around the light, one behind another. */
function Swirl({ radius, count, size, turn, robes, skin, wing }: RingProps) {
  return range(count).map((i) => {
    const angle = Math.round(turn + (i * 360) / count + (i % 3) * 4);
    const [x, y] = at(angle, radius + ((i * 2) % 3) * size * 8 - 8 * size);
    const pose = poses[i % 2] ?? poses[0];
    return (
      <g key={angle} transform={`translate(${x} ${y}) rotate(${angle - 104}) scale(${size})`}>
        {wing !== undefined && <Shape color={wing} d={pose.wing} />}
        <Shape color={robes[i % robes.length] ?? skin} d={pose.robe} />
        <Shape color={skin} d={pose.skin} />
      </g>
    );
  });
}

/** The apostles who stand between the windows and look after her, in pairs. */
function Apostles() {
  const robes = ['train', 'ochre', 'sea-mid', 'near-hill'] as const;
  return range(8).map((i) => {
    const angle = 22.5 + i * 45;
    const [x, y] = at(angle, 200);
    return (
      <g key={angle} transform={`translate(${x} ${y}) rotate(${angle - 90})`}>
        <Shape color={robes[i % 4] ?? 'train'} d="M-22 -26Q-12 -34 -4 -26L0 25L-26 14Z" />
        <Shape color={robes[(i + 2) % 4] ?? 'train'} d="M2 -22Q12 -32 20 -22L26 14L0 25Z" />
        <Shape
          color="roof-shade"
          d="M-18 -36a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM6 -32a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM-20 -24L-28 -44L-24 -46L-14 -28ZM18 -22L28 -40L24 -43L12 -27Z"
        />
      </g>
    );
  });
}

/** An oval window in the side of the drum, narrowed by the slant of its wall. */
function oculus(angle: number, radius: number, size: number): string {
  const [x, y] = at(angle, radius);
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [-Math.sin(turn) * size, Math.cos(turn) * size].map(Math.round);
  const arc = path`a${size} ${size * 0.72} ${angle + 90} 1 0 `;
  return (
    path`M${x - (dx ?? 0)} ${y - (dy ?? 0)}${arc}${(dx ?? 0) * 2} ${(dy ?? 0) * 2}` +
    path`${arc}${(dx ?? 0) * -2} ${(dy ?? 0) * -2}Z`
  );
}

/** The eight sides of the drum over its gilt cornice, each with an oval window. */
function Drum() {
  const corners = (radius: number) => polygon(range(8).map((i) => at(22.5 + i * 45, radius)));
  const side = (i: number) =>
    polygon([
      at(i * 45 - 22.5, 120),
      at(i * 45 - 22.5, 224),
      at(i * 45 + 22.5, 224),
      at(i * 45 + 22.5, 120),
    ]);
  const windows = (size: number) =>
    range(8)
      .map((i) => oculus(i * 45, 190, size))
      .join('');
  return (
    <>
      <Shape color="ochre-shade" d={corners(262)} />
      <Shape color="ochre" d={corners(252)} />
      <Shape color="terracotta-shade" d={corners(240)} />
      <Shape color="ochre" d={corners(232)} />
      <Shape color="stone-mid" d={corners(224)} />
      <Shape color="stone" d={side(0) + side(1) + side(2)} />
      <Shape color="stone-shade" d={side(4) + side(5) + side(6)} />
      <Shape color="ochre" d={windows(23)} />
      <Shape color="glow-window" d={windows(17)} />
    </>
  );
}

/** The ribs of the shells in the four corners below the octagon. */
const squinches = range(4)
  .flatMap((corner) =>
    range(5).map((rib) => {
      const angle = 29 + corner * 90 + rib * 8;
      return polygon([
        at(angle - 2, 262),
        at(angle + 2, 262),
        at(angle + 3, 420),
        at(angle - 3, 420),
      ]);
    }),
  )
  .join('');

/** Mary, who is carried up with open arms: a red robe in a blue cloak. */
function Mary() {
  const [x, y] = at(62, 96);
  return (
    <g transform={`translate(${x} ${y}) rotate(-16)`}>
      <Shape
        color="sea-deep"
        d="M-8 -14Q-34 -12 -42 12Q-28 14 -24 30Q0 42 24 30Q28 14 42 10Q32 -12 8 -14Z"
      />
      <Shape color="train" d="M-9 -14Q0 -19 9 -14Q16 12 14 34Q0 40 -14 34Q-16 12 -9 -14Z" />
      <Shape
        color="paper"
        d="M-8 -12Q-9 -32 0 -32T8 -12Q0 -18 -8 -12ZM-9 -13L-26 -26L-38 -28L-28 -20L-13 -4ZM9 -13L26 -26L38 -28L28 -20L13 -4Z"
      />
    </g>
  );
}

/** Correggio's dome from right below: rings of cloud and of figures around a hole of light. */
export function CorreggioDome({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="terracotta-shade">
      <g transform="translate(-76 -48) scale(1.2)">
        <Shape color="terracotta" d={squinches} />
        <Drum />
        <Apostles />
        <Shape color="hill" d={cloud(150, 22, 0)} />
        <Shape color="far-hill" d={cloud(142, 22, 4)} />
        <Shape color="rose-shade" d={cloud(102, 18, 8)} />
        <Shape color="rose" d={cloud(95, 18, 12)} />
        <Swirl
          radius={124}
          count={11}
          size={0.84}
          turn={0}
          robes={['train', 'sea-deep', 'near-hill', 'ochre']}
          skin="roof-shade"
          wing="paper"
        />
        <Shape color="ochre-shade" d={cloud(66, 14, 8)} />
        <Shape color="ochre" d={cloud(60, 14, 12)} />
        <Swirl
          radius={82}
          count={11}
          size={0.58}
          turn={14}
          robes={['terracotta', 'train-shade', 'sea-mid']}
          skin="roof-shade"
          wing="paper"
        />
        <Shape color="glitter" d={cloud(38, 12, 8)} />
        <Swirl
          radius={50}
          count={9}
          size={0.38}
          turn={4}
          robes={['terracotta-shade', 'terracotta']}
          skin="terracotta-shade"
        />
        <Shape color="lamp" d={disc(...at(0, 0), 24)} />
        <Mary />
      </g>
    </Sight>
  );
}
