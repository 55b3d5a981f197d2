import { type Camera, type Place, project } from './camera.ts';
import { type Point, smoothCurve } from './geometry.ts';

/**
 * A bending track on level ground: `points` are its middle in the picture, `railM` the rail above
 * the eye (below it, as a rule: a negative number of metres).
 */
export interface Track {
  readonly camera: Camera;
  readonly railM: number;
  readonly points: readonly Point[];
}

/** A spot of the track in metres from the eye, with the way to its left. */
interface Spot {
  readonly at: readonly [rightM: number, aheadM: number];
  readonly left: readonly [rightM: number, aheadM: number];
}

const FINENESS = 16;

/** One coordinate of the Catmull–Rom curve between `b` and `c`. */
function between(a: number, b: number, c: number, d: number, share: number): number {
  const [p, q] = [2 * a - 5 * b + 4 * c - d, -a + 3 * b - 3 * c + d];
  return (2 * b + (c - a) * share + p * share ** 2 + q * share ** 3) / 2;
}

/** The track surveyed: its length, and the spot at any distance from its first point. */
export function surveyTrack({ camera, railM, points }: Track) {
  const ground = points.map(([x, y]): Spot['at'] => {
    const aheadM = (-railM * camera.scale) / (y - camera.y);
    return [((x - camera.x) * aheadM) / camera.scale, aheadM];
  });
  const spots: Spot['at'][] = [];
  for (let index = 0; index + 1 < ground.length; index += 1) {
    const [b, c] = [ground[index], ground[index + 1]];
    if (!b || !c) continue;
    const [a, d] = [ground[index - 1] ?? b, ground[index + 2] ?? c];
    for (let step = 0; step < FINENESS; step += 1) {
      const share = step / FINENESS;
      spots.push([between(a[0], b[0], c[0], d[0], share), between(a[1], b[1], c[1], d[1], share)]);
    }
  }
  const last = ground.at(-1);
  if (last) spots.push(last);
  const distances = [0];
  for (const [index, [right, ahead]] of spots.slice(1).entries()) {
    const [fromRight, fromAhead] = spots[index] ?? [right, ahead];
    distances.push((distances.at(-1) ?? 0) + Math.hypot(right - fromRight, ahead - fromAhead));
  }
  const spotAt = (metre: number): Spot => {
    const found = distances.findIndex((distance) => distance >= metre);
    const index = Math.max(0, (found < 0 ? distances.length - 1 : found) - 1);
    const [from, to] = [spots[index] ?? [0, 1], spots[index + 1] ?? [0, 1]];
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const share = (metre - (distances[index] ?? 0)) / long;
    return {
      at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
      left: [(to[1] - from[1]) / long, -(to[0] - from[0]) / long],
    };
  };
  /** The place `outM` to the left of the track and `upM` above the rail. */
  const place = (metre: number, outM: number, upM: number): Place => {
    const { at, left } = spotAt(metre);
    return [at[0] + left[0] * outM, railM + upM, at[1] + left[1] * outM];
  };
  return {
    lengthM: distances.at(-1) ?? 0,
    /** Whether the left side of the track is turned towards the eye. */
    showsLeft: (metre: number): boolean => {
      const { at, left } = spotAt(metre);
      return at[0] * left[0] + at[1] * left[1] < 0;
    },
    pointAt: (metre: number, outM: number, upM: number): Point =>
      project(camera, place(metre, outM, upM)),
  };
}

/** Points along the whole track, `outM` to its left and `upM` above the rail. */
function trackEdge(track: Track, outM: number, upM: number): Point[] {
  const { lengthM, pointAt } = surveyTrack(track);
  const steps = (track.points.length - 1) * 3;
  return Array.from({ length: steps + 1 }, (_, step) =>
    pointAt((step / steps) * lengthM, outM, upM),
  );
}

function strip(one: readonly Point[], other: readonly Point[]): string {
  return `M${smoothCurve(one)}L${smoothCurve(other.toReversed())}Z`;
}

/** A flat band along the whole track, from one distance to its left to another: ballast, a rail. */
export function trackBand(track: Track, fromOutM: number, toOutM: number): string {
  return strip(trackEdge(track, fromOutM, 0), trackEdge(track, toOutM, 0));
}

/** A wall along the whole track at a distance to its left, from the rail down. */
export function trackWall(track: Track, outM: number, depthM: number): string {
  return strip(trackEdge(track, outM, 0), trackEdge(track, outM, -depthM));
}
