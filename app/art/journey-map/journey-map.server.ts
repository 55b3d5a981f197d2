import { PEAKS, type Peak } from '#app/data/network/peaks.ts';
import { type MapPoint, pointAt, polylineOf } from '#app/domain/lines/polyline.ts';
import { stationPoint, wayBetween } from '#app/journeys/drawn-ways.ts';
import { measureText } from '../lettering/set-text.ts';
import { type Frame, frameAround, onMap } from './frame.ts';
import { type PlacedName, placeNames } from './place-names.ts';

/** A way of a drawn journey. */
interface DrawnWay {
  /** The ids of its stops, in their order. */
  readonly stationIds: readonly string[];
  /** Drawn with dashes: no train of the timetable goes this way. */
  readonly isUnknown?: boolean;
}

/** A journey to draw. */
export interface JourneyToDraw {
  readonly ways: readonly DrawnWay[];
  /** The stops with a name, the most important first. */
  readonly named: readonly { readonly stationId: string; readonly name: string }[];
}

/** A journey drawn on the map, all lengths in map units. */
export interface JourneyMapData {
  readonly frame: Frame;
  readonly ways: readonly { readonly path: string; readonly isUnknown: boolean }[];
  /** The stops without a name. */
  readonly stops: readonly MapPoint[];
  readonly ends: readonly MapPoint[];
  readonly names: readonly PlacedName[];
  /** The mountains in sight. */
  readonly peaks: readonly Peak[];
  /** The height of letters. */
  readonly letters: number;
}

/** A frame: its width divided by its height, and its letters' height as a share of its width. */
export interface JourneyMapShape {
  readonly ratio: number;
  readonly letters: number;
}

/** The shape of the picture in a page. */
export const PAGE_SHAPE: JourneyMapShape = { ratio: 560 / 360, letters: 0.043 };

/** The shape of the picture in a narrow column beside a list. */
export const SIDE_SHAPE: JourneyMapShape = { ratio: 5 / 4, letters: 0.05 };

/** The shape of the part of a page's head that its names stay in; the land goes on around it. */
export const HEAD_SHAPE: JourneyMapShape = { ratio: 1.2, letters: 0.055 };

/** The same where the journey is the whole picture, above the drawing at its foot. */
export const LAND_SHAPE: JourneyMapShape = { ratio: 1.7, letters: 0.048 };

/** The shape of the picture beside the panel of a social picture. */
export const SOCIAL_SHAPE: JourneyMapShape = { ratio: 570 / 630, letters: 0.066 };

/** The share of a frame's width that a name may take. */
const MOST_WIDTH = 0.92;

/** Between the points of a way that names are kept from, as a share of the frame's width. */
const STEP = 0.01;

/** Draws a journey; undefined where the place of a named stop is not known. */
export function drawJourney(
  { ways, named }: JourneyToDraw,
  shape: JourneyMapShape = PAGE_SHAPE,
): JourneyMapData | undefined {
  const lines = ways.map(({ stationIds, isUnknown = false }) => ({
    points: isUnknown ? pointsOf(stationIds) : pointsAlong(stationIds),
    isUnknown,
  }));
  const namedStops = named.flatMap(({ stationId, name }) => {
    const point = stationPoint(stationId);
    return point ? [{ name, point: onMap(point) }] : [];
  });
  if (namedStops.length < named.length || named.length === 0) return undefined;
  const ends = namedStops.map(({ point }) => point);
  const frame = frameAround([...lines.flatMap(({ points }) => points), ...ends], shape.ratio);
  // The longest name has to fit between the edges.
  const longest = Math.max(...named.map(({ name }) => measureText(name, { weight: 600, size: 1 })));
  const letters = Math.round(frame.width * Math.min(shape.letters, MOST_WIDTH / longest));
  const steps = lines.flatMap(({ points }) => stepsAlong(points, frame.width * STEP));
  return {
    frame,
    ways: lines.map(({ points, isUnknown }) => ({ path: pathOf(points), isUnknown })),
    stops: passedStops(ways, ends),
    ends,
    names: placeNames(namedStops, frame, letters, steps),
    letters,
    peaks: PEAKS.filter(([, x, y]) => isNear(frame, x, y)),
  };
}

/** Whether a mountain may be seen in a frame, or around it in a page's head. */
function isNear({ left, top, width, height }: Frame, x: number, y: number): boolean {
  const edge = width / 2;
  return x > left - edge && x < left + width + edge && y > top - edge && y < top + height + edge;
}

function pointsOf(stationIds: readonly string[]): readonly MapPoint[] {
  return stationIds.flatMap((id) => {
    const point = stationPoint(id);
    return point ? [onMap(point)] : [];
  });
}

function pointsAlong(stationIds: readonly string[]): readonly MapPoint[] {
  return stationIds.flatMap((to, at) => {
    const way = wayBetween(stationIds[at - 1] ?? to, to) ?? [];
    return (at === 0 ? way.slice(0, 1) : way.slice(1)).map(onMap);
  });
}

function stepsAlong(points: readonly MapPoint[], step: number): readonly MapPoint[] {
  const line = polylineOf(points);
  const count = Math.ceil((line.lengths.at(-1) ?? 0) / step);
  return Array.from({ length: count }, (_, at) => pointAt(line, at * step));
}

function passedStops(ways: readonly DrawnWay[], ends: readonly MapPoint[]): readonly MapPoint[] {
  const known = ways.filter(({ isUnknown }) => !isUnknown);
  const points = known.flatMap(({ stationIds }) => pointsOf(stationIds));
  const isEnd = new Set(ends.map(String));
  const stops = new Map(points.map((point) => [String(point), point]));
  return [...stops].filter(([key]) => !isEnd.has(key)).map(([, point]) => point);
}

function pathOf(points: readonly MapPoint[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
