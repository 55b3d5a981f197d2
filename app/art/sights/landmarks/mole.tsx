import { type Point, polygon } from '../../kit/geometry.ts';
import type { PosterRole } from '../../palette.ts';
import { Shape } from '../sight.tsx';

/** A viewer in the street, head thrown back; metres, and the turn of the tower’s sides. */
const pitch = (41 * Math.PI) / 180;
const focal = 450;
const aheadM = 84;
const turn = (34 * Math.PI) / 180;

type Spot = readonly [right: number, up: number, ahead: number];

function project([right, up, ahead]: Spot): Point {
  const depth = ahead * Math.cos(pitch) + up * Math.sin(pitch);
  const rise = up * Math.cos(pitch) - ahead * Math.sin(pitch);
  return [312 + (right * focal) / depth, 204 - (rise * focal) / depth];
}

const shape = (spots: readonly Spot[]) => polygon(spots.map(project));

const onTower = (across: number, up: number, along: number): Spot => [
  across * Math.cos(turn) - along * Math.sin(turn),
  up,
  aheadM + across * Math.sin(turn) + along * Math.cos(turn),
];

/** A side of the tower: a share of it from -1 to 1, half its width and a height. */
type Side = (share: number, half: number, up: number) => Spot;
const front: Side = (share, half, up) => onTower(share * half, up, -half);
const left: Side = (share, half, up) => onTower(-half, up, share * half);

interface Storey {
  readonly half: number;
  readonly low: number;
  readonly high: number;
}

const panel = (side: Side, { half, low, high }: Storey, from = -1, to = 1) =>
  shape([side(from, half, low), side(to, half, low), side(to, half, high), side(from, half, high)]);

/** Gaps between the columns of a storey. */
function gaps(side: Side, storey: Storey, count: number): string {
  const step = 1.84 / count;
  const { half, low, high } = storey;
  return Array.from({ length: count }, (_, index) => {
    const from = -0.92 + index * step;
    const opening = { half, low: low + (high - low) * 0.16, high: low + (high - low) * 0.82 };
    return panel(side, opening, from + step * 0.24, from + step * 0.8);
  }).join('');
}

/** The four-sided dome: how far it is drawn in at a share of its height. */
const domeHalf = (share: number) => 16.5 - 11.3 * share ** 2.1;
const domeUp = (share: number) => 47 + 41 * share;
const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];

function sail(side: Side, from: number, to: number): string {
  const edge = (position: number) =>
    shares.map((share) => side(position, domeHalf(share), domeUp(share)));
  return shape([...edge(from), ...edge(to).reverse()]);
}

const storeys: readonly (Storey & { readonly columns: number })[] = [
  { half: 19, low: 4, high: 22, columns: 0 },
  { half: 18.4, low: 22, high: 35, columns: 9 },
  { half: 17.2, low: 35, high: 47, columns: 9 },
  { half: 6, low: 89, high: 100, columns: 4 },
  { half: 4.6, low: 100, high: 110, columns: 3 },
];

/** Ledges between the storeys, wider than what they carry. */
const ledges: readonly Storey[] = [
  { half: 19.6, low: 21, high: 22.4 },
  { half: 19, low: 34, high: 35.4 },
  { half: 17.8, low: 46, high: 47.4 },
  { half: 6.8, low: 87.6, high: 89.4 },
  { half: 6.6, low: 99, high: 100.4 },
  { half: 5.2, low: 109, high: 110.2 },
];

/** The spire, round and stepped, with balconies like a spindle’s rings. */
const spire: readonly (readonly [half: number, up: number])[] = [
  [3.2, 110],
  [2.8, 118],
  [3.6, 118.5],
  [3.6, 119.6],
  [2.2, 120.4],
  [1.9, 128],
  [2.6, 128.5],
  [2.6, 129.6],
  [1.4, 130.4],
  [0.9, 144],
  [0.3, 163],
];

function Spire() {
  const edge = (side: number) => spire.map(([half, up]): Spot => [side * half * 1.3, up, aheadM]);
  const [x, y] = project([0, 166, aheadM]);
  return (
    <>
      <Shape color="stone" d={shape([...edge(-0.25), ...edge(1).reverse()])} />
      <Shape color="stone-shade" d={shape([...edge(-1), ...edge(-0.25).reverse()])} />
      <Shape
        color="lamp"
        d={polygon(
          Array.from({ length: 16 }, (_, index): Point => {
            const angle = (index * Math.PI) / 8;
            const r = index % 2 === 0 ? 9 : 3.4;
            return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
          }),
        )}
      />
    </>
  );
}

function Tower() {
  const both: readonly (readonly [Side, PosterRole, PosterRole])[] = [
    [left, 'stone-shade', 'dusk-deep'],
    [front, 'stone', 'stone-mid'],
  ];
  return (
    <>
      {both.map(([side, wall, rib]) => (
        <g key={wall}>
          <Shape color={wall} d={storeys.map((storey) => panel(side, storey)).join('')} />
          <Shape color={wall} d={sail(side, -1, 1)} />
          <Shape
            color={rib}
            d={[-0.7, -0.35, 0, 0.35, 0.7]
              .map((middle) => sail(side, middle - 0.04, middle + 0.04))
              .join('')}
          />
          <Shape
            color="glow-window"
            d={storeys.map((storey) => gaps(side, storey, storey.columns)).join('')}
          />
        </g>
      ))}
      <Shape color="stone-mid" d={ledges.map((ledge) => panel(left, ledge)).join('')} />
      <Shape color="sun" d={ledges.map((ledge) => panel(front, ledge)).join('')} />
    </>
  );
}

/** The houses of the street close in on both sides, their eaves dark against the sky. */
function Street() {
  const house = (right: number, from: number, to: number, top: number) =>
    shape([
      [right, 0, from],
      [right, top, from],
      [right, top, to],
      [right, 0, to],
    ]);
  const eaves = (right: number, over: number, top: number) =>
    shape([
      [right, top, 3],
      [over, top, 3],
      [over, top, 52],
      [right, top, 52],
    ]);
  const windows = [10, 15.5, 21, 26.5, 32, 37.5, 43].flatMap((ahead) =>
    [5, 10.5, 16].map((up) =>
      [-13, 13]
        .map((right) =>
          shape([
            [right, up, ahead],
            [right, up + 3, ahead],
            [right, up + 3, ahead + 1.8],
            [right, up, ahead + 1.8],
          ]),
        )
        .join(''),
    ),
  );
  return (
    <>
      <Shape color="terracotta-shade" d={house(-13, 7, 50, 21)} />
      <Shape color="terracotta" d={house(13, 7, 46, 21)} />
      <Shape color="glow-window" d={windows.join('')} />
      <Shape color="window" d={eaves(-13, -11.4, 21) + eaves(13, 11.4, 21)} />
    </>
  );
}

/** The Mole Antonelliana from the street below it. */
export function Mole() {
  return (
    <>
      <Spire />
      <Tower />
      <Street />
    </>
  );
}
