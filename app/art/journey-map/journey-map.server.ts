import { PEAKS, type Peak } from '#app/data/network/peaks.ts';
import { type MapPoint, pointAt, polylineOf } from '#app/domain/lines/polyline.ts';
import { pathBetween, placePoint, stationPoint } from '#app/journeys/train-paths.ts';
import { bentPoints } from './bent-line.ts';
import { type Frame, frameAround, pixelOf, roomFor } from './frame.ts';
import { linesOf, widthOf } from './name-lines.ts';
import { isUnderName, type PlacedName, placeNames } from './place-names.ts';

/** A leg of a drawn journey. */
interface DrawnLeg {
  /** The ids of its stops, in their order. */
  readonly stationIds: readonly string[];
  /** Drawn with dashes: no train of the timetable runs here. */
  readonly isUnknown?: boolean;
}

/** A place beyond a station, to which a bus or a ship goes on: no train goes there. */
interface PlaceToDraw {
  readonly stationId: string;
  /** The place's slug and name. */
  readonly place: string;
  readonly name: string;
}

/** A journey to draw. */
export interface JourneyToDraw {
  readonly legs: readonly DrawnLeg[];
  /** The stops with a name, the most important first. */
  readonly named: readonly NamedStation[];
  /** Stops that get a name only where it covers nothing. */
  readonly changes?: readonly NamedStation[];
  readonly onward?: readonly PlaceToDraw[];
}

interface NamedStation {
  readonly stationId: string;
  readonly name: string;
}

interface StopToName {
  readonly name: string;
  readonly point: MapPoint;
}

/** A journey drawn on the map, all lengths in map units. */
export interface JourneyMapData {
  readonly frame: Frame;
  readonly legs: readonly { readonly path: string; readonly isUnknown: boolean }[];
  /** The stops without a name. */
  readonly stops: readonly MapPoint[];
  readonly ends: readonly MapPoint[];
  /** The onward connections to places beyond a station, straight, with those places last. */
  readonly onward: readonly (readonly [station: MapPoint, place: MapPoint])[];
  readonly names: readonly PlacedName[];
  /** The mountains in sight, those below names left out. */
  readonly peaks: readonly Peak[];
  /** The height of letters. */
  readonly letters: number;
  /** How wide the longest name is, as a multiple of its letters' height. */
  readonly longest: number;
}

/** A frame: its width divided by its height, and its letters' height as a share of its width. */
export interface JourneyMapShape {
  readonly ratio: number;
  readonly letters: number;
  /** A longer name has two lines: as a multiple of its letters' height. */
  readonly longestLine?: number;
}

/** The longest line in a picture whose letters are small: at 16 px it fits a phone. */
const LONGEST_LINE = 14;

/** The shape of the picture in a page. */
export const PAGE_SHAPE: JourneyMapShape = { ratio: 560 / 360, letters: 0.043 };

/** The shape of the picture in a low head above a list; the land goes on around it. */
export const LOW_SHAPE: JourneyMapShape = { ratio: 2.1, letters: 0.047 };

/** The shape of a picture that shows stations all over Italy, with little of the land around it. */
export const UPRIGHT_SHAPE: JourneyMapShape = { ratio: 1, letters: 0.055 };

/** The shape of the part of a page's head that its names stay in; the land goes on around it. */
export const HEAD_SHAPE: JourneyMapShape = { ratio: 1.2, letters: 0.08, longestLine: 10 };

/** The same where the journey is the whole picture. */
export const LAND_SHAPE: JourneyMapShape = { ratio: 1.7, letters: 0.057 };

/** The shape of the picture of a place among others, which is as large as the cut of a poster. */
export const PLACE_SHAPE: JourneyMapShape = { ratio: 7 / 5, letters: 0.055 };

/** The shape of the picture beside the panel of a social picture. */
export const SOCIAL_SHAPE: JourneyMapShape = {
  ratio: 570 / 630,
  letters: 0.066,
  longestLine: Number.POSITIVE_INFINITY,
};

/** The share of a frame's width that a name may take. */
const MOST_WIDTH = 0.92;

/** A place this near to its station shares its mark: as a share of the frame's width. */
const SHARED_MARK = 0.035;

/** From a mountain's foot to its middle, and from there to its outside, in pixels. */
const PEAK_MIDDLE = 9;
const PEAK_AROUND = 14;

/** Between the points of a line that names are kept from, as a share of the frame's width. */
const STEP = 0.01;

/** Draws a journey; undefined where the place of a named stop is not known. */
export function drawJourney(
  { legs, named, changes = [], onward = [] }: JourneyToDraw,
  shape: JourneyMapShape = PAGE_SHAPE,
): JourneyMapData | undefined {
  const lines = legs.map(({ stationIds, isUnknown = false }) => ({
    points: isUnknown ? pointsOf(stationIds) : pointsAlong(stationIds),
    isUnknown,
  }));
  const namedStops = stopsOf(named);
  if (namedStops.length < named.length || named.length === 0) return undefined;
  const ends = namedStops.map(({ point }) => point);
  const changingStops = stopsOf(changes).map((stop) => ({ ...stop, isOptional: true }));
  const placesBeyond = onward.flatMap(placeBeyond);
  const all = [
    ...lines.flatMap(({ points }) => points),
    ...ends,
    ...placesBeyond.map(({ line: [, point] }) => point),
  ];
  const beside = [
    ...namedStops,
    ...placesBeyond.map(({ name, line: [, point] }) => ({ name, point })),
  ];
  const isCrowded = placesBeyond.length > 0;
  const frame = frameAround(all, shape.ratio, isCrowded ? roomBeside(beside, shape) : undefined);
  const apart = placesBeyond.filter(
    ({ line: [[x, y], [placeX, placeY]] }) =>
      Math.hypot(placeX - x, placeY - y) >= frame.width * SHARED_MARK,
  );
  const names = [
    ...namedStops.map(({ name, point }, at) => ({
      name: sharedName(named[at]?.stationId, onward, apart) ?? name,
      point,
    })),
    ...apart.map(({ name, line: [, point] }) => ({ name, point })),
  ];
  // The longest name has to fit between the edges.
  const longest = Math.max(...names.map(({ name }) => lengthOf(name, shape)));
  const letters = Math.round(frame.width * Math.min(shape.letters, MOST_WIDTH / longest));
  const pixel = pixelOf(frame, letters);
  const steps = lines.flatMap(({ points }) => stepsAlong(points, frame.width * STEP));
  const dots = apart.flatMap(({ line: [station, place] }) => bentPoints(station, place, pixel));
  const optional = changingStops.filter(
    ({ name }) => lengthOf(name, shape) * letters <= frame.width * MOST_WIDTH,
  );
  const inLines = [...names, ...optional].map((stop) => ({
    ...stop,
    lines: linesOf(stop.name, longestLineOf(shape)),
  }));
  const placed = placeNames(inLines, frame, letters, steps, dots);
  const namedChanges = inLines
    .slice(names.length)
    .filter((stop) => placed.some((shown) => shown.lines === stop.lines));
  const marks = [...ends, ...namedChanges.map(({ point }) => point)];
  return {
    frame,
    legs: lines.map(({ points, isUnknown }) => ({ path: pathOf(points), isUnknown })),
    stops: passedStops(legs, marks),
    ends: marks,
    onward: apart.map(({ line }) => line),
    names: placed,
    letters,
    longest,
    peaks: PEAKS.filter(([, x, y]) => {
      const middle = [x, y - PEAK_MIDDLE * pixel] as const;
      const room = { size: letters, around: PEAK_AROUND * pixel };
      return isNear(frame, x, y) && !placed.some((name) => isUnderName(name, middle, room));
    }),
  };
}

/** How wide a name is in its lines, as a multiple of its letters' height. */
function lengthOf(name: string, shape: JourneyMapShape): number {
  return widthOf(linesOf(name, longestLineOf(shape)), 1);
}

function longestLineOf({ longestLine = LONGEST_LINE }: JourneyMapShape): number {
  return longestLine;
}

/** The stops whose place is known. */
function stopsOf(stations: readonly NamedStation[]): readonly StopToName[] {
  return stations.flatMap(({ stationId, name }) => {
    const point = stationPoint(stationId);
    return point ? [{ name, point: rounded(point) }] : [];
  });
}

/** The room at the left and the right in which the names of the outermost stops can stand. */
function roomBeside(stops: readonly StopToName[], shape: JourneyMapShape) {
  const byPlace = stops.toSorted((one, other) => one.point[0] - other.point[0]);
  const [left = 0, right = 0] = [byPlace[0], byPlace.at(-1)].map((stop) =>
    roomFor((lengthOf(stop?.name ?? '', shape) + 1) * shape.letters),
  );
  return [left, right] as const;
}

interface DrawnPlace extends PlaceToDraw {
  readonly line: readonly [station: MapPoint, place: MapPoint];
}

function placeBeyond(onward: PlaceToDraw): readonly DrawnPlace[] {
  const station = stationPoint(onward.stationId);
  const place = station && placePoint(onward.place, station);
  return station && place ? [{ ...onward, line: [rounded(station), rounded(place)] }] : [];
}

/** The name of the place that a station's mark stands for as well. */
function sharedName(
  stationId: string | undefined,
  onward: readonly PlaceToDraw[],
  apart: readonly DrawnPlace[],
): string | undefined {
  const isApart = apart.some((place) => place.stationId === stationId);
  return isApart ? undefined : onward.find((place) => place.stationId === stationId)?.name;
}

/** Whether a mountain may be seen in a frame, or around it in a page's head. */
function isNear({ left, top, width, height }: Frame, x: number, y: number): boolean {
  const edge = width / 2;
  return x > left - edge && x < left + width + edge && y > top - edge && y < top + height + edge;
}

function pointsOf(stationIds: readonly string[]): readonly MapPoint[] {
  return stationIds.flatMap((id) => {
    const point = stationPoint(id);
    return point ? [rounded(point)] : [];
  });
}

function pointsAlong(stationIds: readonly string[]): readonly MapPoint[] {
  return stationIds.flatMap((to, at) => {
    const path = pathBetween(stationIds[at - 1] ?? to, to) ?? [];
    return (at === 0 ? path.slice(0, 1) : path.slice(1)).map(rounded);
  });
}

function stepsAlong(points: readonly MapPoint[], step: number): readonly MapPoint[] {
  const line = polylineOf(points);
  const count = Math.ceil((line.lengths.at(-1) ?? 0) / step);
  return Array.from({ length: count }, (_, at) => pointAt(line, at * step));
}

function passedStops(legs: readonly DrawnLeg[], ends: readonly MapPoint[]): readonly MapPoint[] {
  const known = legs.filter(({ isUnknown }) => !isUnknown);
  const points = known.flatMap(({ stationIds }) => pointsOf(stationIds));
  const endPoints = new Set(ends.map(String));
  const stops = new Map(points.map((point) => [String(point), point]));
  return [...stops].filter(([key]) => !endPoints.has(key)).map(([, point]) => point);
}

function pathOf(points: readonly MapPoint[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function rounded([x, y]: MapPoint): MapPoint {
  return [Math.round(x), Math.round(y)];
}
