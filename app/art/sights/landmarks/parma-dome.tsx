import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { type Point, path, polygon, seededRandom } from '../../kit/geometry.ts';
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

/** A ring of cloud, all bulges towards the light; the next ring covers what lies inside. */
function cloud(radius: number, bulges: number, turn: number): string {
  const points = range(bulges + 1).map((i) => at(turn + (i * 360) / bulges, radius));
  const r = Math.round((Math.PI * radius) / bulges) + 1;
  return points
    .map(([x, y], i) => {
      const [fromX, fromY] = points[i - 1] ?? [x, y];
      return i === 0 ? path`M${x} ${y}` : path`a${r} ${r} 0 0 1 ${x - fromX} ${y - fromY}`;
    })
    .join('');
}

interface CrowdProps {
  readonly radius: number;
  readonly count: number;
  readonly size: number;
  readonly seed: number;
  readonly robes: readonly PosterRole[];
}

/** Two attitudes of an angel seen from below: bare legs, a robe, arms and head in the light. */
const attitudes = [
  {
    skin: 'M-8 6L-16 30q5 5 9 1L0 10ZM2 10L6 34q5 3 9 -2L10 6ZM-9 -8L-22 -26l5 -4L-2 -14ZM9 -8L20 -28l-5 -3L2 -14ZM-7 -22a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z',
    robe: 'M-14 12Q-18 -6 -8 -14Q0 -20 8 -14Q19 -4 15 10Q8 8 2 15Q-6 8 -14 12Z',
  },
  {
    skin: 'M-8 8L-26 16L-16 34l7 -4L-13 20L2 12ZM4 10L8 36q5 2 8 -3L11 6ZM-9 -6L-26 -12l2 -6L-2 -14ZM8 -8L24 -20l-4 -5L2 -14ZM-9 -21a7 7 0 1 1 14 -1a7 7 0 1 1 -14 1Z',
    robe: 'M-15 12Q-16 -6 -9 -13Q0 -20 8 -13Q16 -4 18 12Q6 7 0 14Q-8 16 -15 12Z',
  },
] as const;

/** A ring of angels with their heads towards the light. */
function Crowd({ radius, count, size, seed, robes }: CrowdProps) {
  const random = seededRandom(seed);
  return range(count).map((i) => {
    const angle = (i * 360) / count + random() * 8;
    const [x, y] = at(angle, radius + (random() - 0.5) * 14 * size);
    const turn = Math.round(angle - 90 + (random() - 0.5) * 50);
    const { skin, robe } = attitudes[random() < 0.5 ? 0 : 1];
    const side = random() < 0.5 ? size : -size;
    return (
      <g key={angle} transform={`translate(${x} ${y}) rotate(${turn}) scale(${side} ${size})`}>
        <Shape color="terracotta" d={skin} />
        <Shape color={robes[i % robes.length] ?? 'train'} d={robe} />
      </g>
    );
  });
}

/** The eight sides of the drum, each with a round window. */
function Drum() {
  const corners = (radius: number) => range(8).map((i) => at(22.5 + i * 45, radius));
  const windows = (r: number) =>
    range(8)
      .map((i) => disc(...at(i * 45, 248), r))
      .join('');
  const side = (i: number) => polygon([at(0, 0), at(i * 45 - 22.5, 318), at(i * 45 + 22.5, 318)]);
  return (
    <>
      <Shape color="ochre" d={polygon(corners(346))} />
      <Shape color="terracotta-shade" d={polygon(corners(328))} />
      <Shape color="stone-mid" d={polygon(corners(318))} />
      <Shape color="stone" d={side(0) + side(7)} />
      <Shape color="stone-shade" d={side(3) + side(4) + side(5)} />
      <Shape color="ochre" d={windows(34)} />
      <Shape color="glow-window" d={windows(26)} />
    </>
  );
}

/** Mary, arms wide, and above her the figure that comes to meet her out of the light. */
function Assumption() {
  return (
    <>
      <g transform="translate(88 94) scale(.72)">
        <Shape
          color="terracotta"
          d="M286 292L248 256L240 262L274 304ZM320 290L362 258L368 266L332 302Z"
        />
        <Shape
          color="sea-deep"
          d="M250 346Q230 310 262 292Q280 276 304 276T348 294Q372 320 346 346Q300 364 250 346Z"
        />
        <Shape color="train" d="M272 344Q272 300 290 284H318Q334 304 330 346Q300 354 272 344Z" />
        <Shape color="terracotta" d="M290 268a14 15 0 1 1 28 0a14 15 0 1 1 -28 0Z" />
        <Shape color="ochre-shade" d="M289 272Q288 250 304 252T319 272Q304 276 289 272Z" />
      </g>
      <Shape color="paper" d="M262 170L286 176L282 196L258 190Z" />
      <Shape
        color="terracotta"
        d="M260 184L238 194L242 200L264 194ZM270 190L262 212H270L280 194ZM284 178L302 168L306 173L286 188ZM274 168a6 6 0 1 1 10 4Z"
      />
    </>
  );
}

/** Correggio's dome from right below: rings of cloud and saints around a hole of light. */
export function CorreggioDome({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="terracotta">
      <Drum />
      <Shape color="hill" d={cloud(200, 16, 0)} />
      <Shape color="far-hill" d={cloud(184, 15, 8)} />
      <Crowd
        radius={178}
        count={15}
        size={1.4}
        seed={11}
        robes={['train', 'sea-mid', 'paper', 'near-hill', 'ochre']}
      />
      <Shape color="cloud-shade" d={cloud(132, 14, 4)} />
      <Shape color="stone-mid" d={cloud(120, 13, 14)} />
      <Crowd radius={116} count={13} size={1} seed={29} robes={['sea', 'train-light', 'stone']} />
      <Shape color="moon-shade" d={cloud(80, 11, 8)} />
      <Crowd radius={74} count={12} size={0.6} seed={5} robes={['glow', 'train-light']} />
      <Shape color="glitter" d={cloud(48, 9, 3)} />
      <Shape color="lamp" d={disc(...at(0, 0), 34)} />
      <Assumption />
    </Sight>
  );
}
