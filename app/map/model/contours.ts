import { GEOGRAPHY, STATION_BY_KEY } from '#app/data/network/railways.ts';
import { memoizeByObject } from '#app/domain/memoize.ts';
import type { ReachData } from '#app/journeys/reach-data.ts';
import type { Point } from './measures.ts';

/** The distance of the points where the travel time is worked out, in map units. */
const STEP = 32;
const COLUMNS = Math.ceil(GEOGRAPHY.width / STEP) + 1;
const ROWS = Math.ceil(GEOGRAPHY.height / STEP) + 1;
/** How far around a station its time counts at all. */
const REACH = 260;
/** The minutes to land without a station nearby, longer than any time that is shown. */
const NEVER = 700;
/** Smaller land of a band would be a speck on the map; that of a single station is larger. */
const LEAST_AREA = 6_000;
/** Smaller land left out within a band would be one too. */
const LEAST_HOLE = 24_000;
/** The land around a station that is reached when the station is, in map units. */
const TOWN = 60;
/** How far beyond its town the land around a major station is later too, and how fast that ends. */
const AROUND_TOWN = 45;
const MINUTES_OF_UNIT = 0.3;
/** How soft the edge runs from one station's land to the next one's, in minutes. */
const SOFTNESS = 5;

/**
 * The minutes from a station to land so far from it: none within its town, about an hour for 55 km,
 * and never much farther.
 */
function minutesOver(distance: number): number {
  const beyondTown = Math.max(0, distance - TOWN);
  return 60 * (beyondTown / 120) ** 1.5 + 300 * (Math.max(0, distance - 150) / 80) ** 2;
}

/** The field of each set of reach times, from which several contours are drawn. */
const fieldOf = memoizeByObject(createField);

/** The first and the last row or column within reach of a coordinate. */
function gridRange(coordinate: number, count: number): readonly [first: number, last: number] {
  // The outermost points stay out of reach, so that every outline closes.
  return [
    Math.max(1, Math.ceil((coordinate - REACH) / STEP)),
    Math.min(count - 2, Math.floor((coordinate + REACH) / STEP)),
  ];
}

/** The points of the grid around a station, with their distances from it. */
function pointsAround({ x, y }: Point, radius: number): readonly (readonly [number, number])[] {
  const points: [point: number, distance: number][] = [];
  for (let row = Math.ceil((y - radius) / STEP); row <= (y + radius) / STEP; row++) {
    for (let column = Math.ceil((x - radius) / STEP); column <= (x + radius) / STEP; column++) {
      const distance = Math.hypot(column * STEP - x, row * STEP - y);
      if (distance < radius) points.push([row * COLUMNS + column, distance]);
    }
  }
  return points;
}

/**
 * The travel time at each point of a grid over the map: the least of the stations near it, softly
 * joined.
 */
function createField(reach: ReachData): Float64Array {
  const sums = new Float64Array(COLUMNS * ROWS);
  const times = { ...reach.times, [reach.origin]: { minutes: 0 } };
  for (const [key, { minutes }] of Object.entries(times)) {
    const station = STATION_BY_KEY.get(key);
    // The land of a place beyond the frame is not on the map.
    if (!station || station.beyond !== undefined) continue;
    const { x, y } = station;
    const [firstRow, lastRow] = gridRange(y, ROWS);
    const [firstColumn, lastColumn] = gridRange(x, COLUMNS);
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) {
        const time = minutes + minutesOver(Math.hypot(column * STEP - x, row * STEP - y));
        const point = row * COLUMNS + column;
        sums[point] = (sums[point] ?? 0) + Math.exp(-time / SOFTNESS);
      }
    }
  }
  const field = sums.map((sum) => Math.min(NEVER, -SOFTNESS * Math.log(sum)));
  const stations = Object.entries(reach.times).flatMap(([key, { minutes }]) => {
    const station = STATION_BY_KEY.get(key);
    return station && station.beyond === undefined ? [{ station, minutes }] : [];
  });
  const inTowns = new Set(
    stations.flatMap(({ station }) => pointsAround(station, TOWN / 2).map(([point]) => point)),
  );
  // A town is no earlier in reach than its station, however near another one is, and land around
  // a ring little earlier: what is in reach ends before a ring that is not.
  for (const { station, minutes } of stations) {
    const around = station.kind === 'major' ? AROUND_TOWN : 0;
    for (const [point, distance] of pointsAround(station, TOWN + around)) {
      const beyondTown = Math.max(0, distance - TOWN);
      if (beyondTown > 0 && inTowns.has(point)) continue;
      const least = minutes - MINUTES_OF_UNIT * beyondTown;
      field[point] = Math.max(field[point] ?? NEVER, least);
    }
  }
  return field;
}

type XY = readonly [x: number, y: number];

/** The corners of a square of the grid, clockwise from its upper left point, which is point 0. */
const CORNERS = [0, 1, COLUMNS + 1, COLUMNS] as const;

/**
 * The sides of a square, each from its corner to the next one. Each point of the grid has two
 * edges: an even one to its right, an odd one downwards.
 */
const SIDES = [0, 3, 2 * COLUMNS, 1] as const;

/** Where an outline crosses an edge of the grid, and the edge that it crosses next. */
interface Crossing {
  readonly place: XY;
  readonly nextEdge: number;
}

/**
 * Draws the land within some minutes of a station: the contour of the travel times, rounded through
 * the middles of its steps.
 *
 * @returns the data of closed paths in whole numbers, empty where nothing is in reach
 */
export function landWithin(reach: ReachData, minutes: number): string {
  // Half a minute more, so that a town is in it that is reached in the last minute.
  const crossings = findCrossings(fieldOf(reach), minutes + 0.5);
  let path = '';
  for (const edge of crossings.keys()) {
    const loop = takeLoop(crossings, edge);
    const area = areaOf(loop);
    if (area >= LEAST_AREA || -area >= LEAST_HOLE) path += rounded(loop);
  }
  return path;
}

/** The area within a closed outline, in square map units; negative for land left out. */
function areaOf(loop: readonly XY[]): number {
  let twice = 0;
  for (const [i, [x, y]] of loop.entries()) {
    const [nextX, nextY] = loop[i + 1] ?? loop[0] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return twice / 2;
}

/** Marching squares: the crossings of every outline, by the edges that they cross. */
function findCrossings(field: Float64Array, minutes: number): Map<number, Crossing> {
  const timeAt = (point: number) => field[point] ?? NEVER;
  const crossings = new Map<number, Crossing>();
  for (let square = 0; square < COLUMNS * (ROWS - 1) - 1; square++) {
    // Most squares lie wholly inside or outside.
    const first = timeAt(square) <= minutes;
    if (
      first === timeAt(square + 1) <= minutes &&
      first === timeAt(square + COLUMNS) <= minutes &&
      first === timeAt(square + COLUMNS + 1) <= minutes
    )
      continue;
    const corners = CORNERS.map((corner) => square + corner);
    const isInside = corners.map((corner) => timeAt(corner) <= minutes);
    const after = (side: number) => (side + 1) % SIDES.length;
    for (const [side, edge] of SIDES.entries()) {
      // The outline enters the square where the land ends, and leaves it where land begins again.
      if (!isInside[side] || isInside[after(side)]) continue;
      let exit = after(side);
      while (!isInside[after(exit)]) exit = after(exit);
      const start = corners[side] ?? square;
      const end = corners[after(side)] ?? square;
      const share = (minutes - timeAt(start)) / (timeAt(end) - timeAt(start));
      crossings.set(2 * square + edge, {
        place: placeBetween(start, end, share),
        nextEdge: 2 * square + (SIDES[exit] ?? edge),
      });
    }
  }
  return crossings;
}

function placeBetween(start: number, end: number, share: number): XY {
  const [x, y] = placeOf(start);
  const [endX, endY] = placeOf(end);
  return [x + share * (endX - x), y + share * (endY - y)];
}

function placeOf(point: number): XY {
  return [(point % COLUMNS) * STEP, Math.floor(point / COLUMNS) * STEP];
}

/** Takes the crossings of one closed outline out of all of them. */
function takeLoop(crossings: Map<number, Crossing>, firstEdge: number): XY[] {
  const loop: XY[] = [];
  let edge = firstEdge;
  let crossing = crossings.get(edge);
  while (crossing) {
    crossings.delete(edge);
    loop.push(crossing.place);
    edge = crossing.nextEdge;
    crossing = crossings.get(edge);
  }
  return loop;
}

/** A closed path of curves through the middles between neighbouring places. */
function rounded(loop: readonly XY[]): string {
  const middles = loop.map(([x, y], i) => {
    const [nextX, nextY] = loop[i + 1] ?? loop[0] ?? [x, y];
    return `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  const steps = loop.map(([x, y], i) => `Q${Math.round(x)} ${Math.round(y)} ${middles[i]}`);
  return `M${middles.at(-1)}${steps.join('')}z`;
}
