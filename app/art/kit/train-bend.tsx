import { tone } from '../palette.ts';
import { convexOutline, type Point, polygon } from './geometry.ts';
import { surveyTrack, type Track } from './track.ts';

interface TrainBendProps {
  /** The track under the train; its nose is `tipM` from the track's first point. */
  readonly track: Track;
  readonly tipM?: number;
  readonly cars: number;
}

const HALF = 1.5;
const HEIGHT = 3.75;
const SHOULDER = 2.95;
const NOSE = 9;
const CAR = 25;
const GAP = 0.7;
const STEPS = 5;

/** How wide and high the body is at a distance behind the tip, as shares of the whole. */
function bodyAt(behindM: number): readonly [half: number, height: number] {
  const along = Math.min(1, Math.max(0, 1 - behindM / NOSE));
  return [HALF * (1 - along ** 2.6) ** 0.55, 0.32 + 0.68 * (1 - along ** 2) ** 0.8];
}

/**
 * The red train on a bend, seen from above its roof: each carriage turns with the track, and the
 * wall that faces the viewer shows.
 */
export function TrainBend({ track, tipM = 0, cars }: TrainBendProps) {
  const { pointAt, showsLeft } = surveyTrack(track);
  const at = (behindM: number, out: number, upM: number): Point => {
    const [half, height] = bodyAt(behindM);
    return pointAt(tipM + behindM, half * out, upM * height);
  };
  const line = (from: number, to: number, out: number, upM: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, step) =>
      at(from + ((to - from) * step) / STEPS, out, upM),
    );
  const deck = (from: number, to: number, out: number, upM: number) =>
    polygon([...line(from, to, -out, upM), ...line(from, to, out, upM).reverse()]);
  /** A pane on the nose between two distances behind the tip, as wide as the shares say. */
  const pane = (from: number, to: number, out: number, upM: number, inner = -out) =>
    polygon([at(from, inner, upM), at(from, out, upM), at(to, out, upM), at(to, inner, upM)]);
  const car = (index: number) => {
    const from = index * CAR + (index === 0 ? 0 : GAP);
    const to = (index + 1) * CAR;
    const side = showsLeft(tipM + (from + to) / 2) ? 1 : -1;
    const wall = (low: number, high: number, start = from, end = to) =>
      polygon([...line(start, end, side, low), ...line(start, end, side, high).reverse()]);
    const shoulder = polygon([
      ...line(from, to, side, SHOULDER),
      ...line(from, to, side * 0.72, HEIGHT).reverse(),
    ]);
    const nose = [0, 0.6, 1.6, 3, 5, 7, NOSE].flatMap((behind) =>
      [-1, 1].flatMap((out) => [
        at(behind, out, 0.3),
        at(behind, out, SHOULDER),
        at(behind, out * 0.7, HEIGHT),
      ]),
    );
    return (
      <g key={index}>
        <path fill={tone('train-shade')} d={wall(0, SHOULDER, index === 0 ? 3 : from)} />
        <path fill={tone('train-shade')} d={deck(from, to, 1, SHOULDER)} />
        <path fill={tone('train')} d={wall(0.9, SHOULDER)} />
        <path fill={tone('train')} d={shoulder} />
        {index === 0 && <path fill={tone('train')} d={convexOutline(nose)} />}
        <path
          fill={tone('glow-window')}
          d={wall(1.75, 2.6, from + (index === 0 ? NOSE : 1.6), to - 1.6)}
        />
        <path
          fill={tone('train-light')}
          d={deck(index === 0 ? NOSE * 0.62 : from, to, 0.72, HEIGHT)}
        />
        {index === 0 && (
          <>
            <path fill={tone('window')} d={pane(2.1, 4.6, 0.64, HEIGHT)} />
            <path
              fill={tone('lamp')}
              d={pane(0.7, 1.5, -0.5, SHOULDER, -0.8) + pane(0.7, 1.5, 0.5, SHOULDER, 0.8)}
            />
          </>
        )}
      </g>
    );
  };
  return <>{Array.from({ length: cars }, (_, index) => car(cars - 1 - index))}</>;
}
