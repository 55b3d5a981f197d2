import { GEOGRAPHY, STATION_BY_KEY } from '#app/data/network/railways.ts';
import type { ReachData } from '#app/journeys/reach-data.ts';

/** The distance of the points where the travel time is worked out, in map units. */
const STEP = 32;
const COLUMNS = Math.ceil(GEOGRAPHY.width / STEP) + 1;
const ROWS = Math.ceil(GEOGRAPHY.height / STEP) + 1;
/** How far around a station its time counts at all. */
const REACH = 260;
/** What no station is near to: longer than the longest time that is shown. */
const NEVER = 700;
/** How soft the edge runs from one station's land to the next one's, in minutes. */
const SOFTNESS = 5;

/**
 * The minutes from a station to land so far from it: about an hour for 55 km, and never much
 * farther.
 */
function minutesOver(distance: number): number {
  return 60 * (distance / 180) ** 1.5 + 300 * (Math.max(0, distance - 150) / 80) ** 2;
}

/**
 * The travel times of each set of reach times whose land was drawn: several contours are drawn from
 * one.
 */
const fields = new WeakMap<ReachData, Float64Array>();

function fieldOf(reach: ReachData): Float64Array {
  const field = fields.get(reach) ?? createField(reach);
  fields.set(reach, field);
  return field;
}

/**
 * The travel time at each point of a grid over the map: the least of the stations near it, softly
 * joined.
 */
function createField(reach: ReachData): Float64Array {
  const sums = new Float64Array(COLUMNS * ROWS);
  const times = { ...reach.times, [reach.origin]: { minutes: 0 } };
  for (const [key, { minutes }] of Object.entries(times)) {
    const { x, y, beyond } = STATION_BY_KEY.get(key) ?? { x: 0, y: 0, beyond: 0 };
    // The land of a place beyond the frame is not here.
    if (beyond !== undefined) continue;
    for (let row = Math.max(1, Math.ceil((y - REACH) / STEP)); row * STEP <= y + REACH; row++) {
      for (
        let column = Math.max(1, Math.ceil((x - REACH) / STEP));
        column * STEP <= x + REACH;
        column++
      ) {
        // The outermost points stay out of reach, so that every edge closes.
        if (row >= ROWS - 1 || column >= COLUMNS - 1) continue;
        const time = minutes + minutesOver(Math.hypot(column * STEP - x, row * STEP - y));
        const point = row * COLUMNS + column;
        sums[point] = (sums[point] ?? 0) + Math.exp(-time / SOFTNESS);
      }
    }
  }
  return sums.map((sum) => Math.min(NEVER, -SOFTNESS * Math.log(sum)));
}

type XY = readonly [x: number, y: number];

/**
 * The corners of a square of the grid, clockwise from its upper left point, as steps from that
 * one's place.
 */
const CORNERS = [0, 1, COLUMNS + 1, COLUMNS] as const;
/**
 * The edge from each corner to the next. Edges count two for each point: the one to its right, and
 * the one down from it.
 */
const EDGES = [0, 3, 2 * COLUMNS, 1] as const;

/**
 * Draws the land within some minutes of a station: the contour of the travel times (marching
 * squares), rounded through the middles of its steps.
 *
 * @returns the data of closed paths in whole numbers, empty where nothing is in reach
 */
export function landWithin(reach: ReachData, minutes: number): string {
  const field = fieldOf(reach);
  const at = (point: number) => field[point] ?? NEVER;
  const next = new Map<number, number>();
  for (let point = 0; point < COLUMNS * (ROWS - 1) - 1; point++) {
    const isIn = CORNERS.map((corner) => at(point + corner) <= minutes);
    if (isIn.every((is) => is === isIn[0])) continue;
    for (const [out, edge] of EDGES.entries()) {
      if (!isIn[out] || isIn[(out + 1) % 4]) continue;
      let back = (out + 1) % 4;
      while (isIn[back] || !isIn[(back + 1) % 4]) back = (back + 1) % 4;
      next.set(2 * point + edge, 2 * point + (EDGES[back] ?? edge));
    }
  }
  const crossing = (edge: number): XY => {
    const [point, isUpright] = [edge >> 1, edge % 2 === 1];
    const [from, to] = [at(point), at(point + (isUpright ? COLUMNS : 1))];
    const share = (minutes - from) / (to - from);
    const [column, row] = [point % COLUMNS, Math.floor(point / COLUMNS)];
    return isUpright
      ? [column * STEP, (row + share) * STEP]
      : [(column + share) * STEP, row * STEP];
  };
  let path = '';
  for (const first of next.keys()) {
    const loop: XY[] = [];
    for (let edge: number | undefined = first; edge !== undefined; ) {
      const following = next.get(edge);
      next.delete(edge);
      if (following !== undefined) loop.push(crossing(edge));
      edge = following;
    }
    path += rounded(loop);
  }
  return path;
}

function rounded(loop: readonly XY[]): string {
  const middles = loop.map(([x, y], i) => {
    const [nextX, nextY] = loop[i + 1] ?? loop[0] ?? [x, y];
    return `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  const steps = loop.map(([x, y], i) => `Q${Math.round(x)} ${Math.round(y)} ${middles[i]}`);
  return `M${middles.at(-1)}${steps.join('')}z`;
}
