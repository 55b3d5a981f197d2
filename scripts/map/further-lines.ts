import type { Track } from '#app/data/network/schema.ts';
import {
  createLineGraph,
  type DrawnLine,
  findPathAlong,
  type LineGraph,
  pointOnLine,
} from '#app/domain/lines/line-graph.ts';
import {
  distanceBetween,
  lengthOf,
  nearestPlace,
  pointAt,
  polylineOf,
} from '#app/domain/lines/polyline.ts';
import { type Link, linksByPlace, shortestPaths } from '#app/domain/lines/shortest-paths.ts';
import type { MapProjection, Point } from './projection.ts';
import { drawSegments, type Segment } from './segments.ts';
import type { LonLat } from './station-positions.ts';
import type { Section } from './timetable-sections.ts';

/** A station nearer to a drawn line than 3 km is on it, since lines are drawn simplified. */
const ON_LINE = 10;

/** Farther beside a drawn line than 6 km is another railway, not the same one drawn simply. */
const BESIDE = 20;

/**
 * A section is no railway of its own where others between its ends are not longer than these times
 * the straight line, and some units: an express leaves out the stops of slower trains.
 */
const SAME_PATH = { times: 1.45, units: 12 };

/** The sources of further lines. */
export interface FurtherSources {
  readonly drawn: readonly DrawnLine[];
  /** Those of a timetable. */
  readonly sections: readonly Section[];
  readonly tracks: readonly Track['via'][];
  /** The points of stations by id, in map units. */
  readonly points: Readonly<Record<string, Point>>;
  readonly positions: ReadonlyMap<string, LonLat>;
  readonly projection: MapProjection;
}

/**
 * Finds the railways that trains of a timetable run on beside the drawn lines: those of `tracks`,
 * and each section of the timetable that no shorter ones make up.
 *
 * @returns the data of their paths, which begin and end where they join others
 * @throws RangeError when a track passes a station that the table does not know
 */
export function furtherLines({
  drawn,
  sections,
  tracks,
  points,
  positions,
  projection,
}: FurtherSources): readonly string[] {
  const isOnLine = placedOn(createLineGraph(drawn));
  const own = tracks.map((track) => {
    const stops = track.map(([id, name]) => {
      const position = positions.get(`${id.slice(0, 7)} ${name}`);
      if (!position) throw new RangeError(`Unknown station on a further track: ${name}`);
      const point = projection.project(position);
      return [id, isOnLine(point) ?? point] as const;
    });
    return segmentOver(stops);
  });
  const ownPaths = drawSegments(own);
  const graph = createLineGraph([
    ...drawn,
    ...ownPaths.map((path) => ({ path, kind: 'conventional' })),
  ]);
  return [...ownPaths, ...drawSegments(linesOfTimetable(graph, sections, points))];
}

function linesOfTimetable(
  graph: LineGraph,
  sections: readonly Section[],
  points: Readonly<Record<string, Point>>,
): readonly Segment[] {
  const placeOn = placedOn(graph);
  const known = sections.filter(({ ends }) => ends.every((id) => points[id]));
  const places = new Map<string, Point>();
  const onLines = new Set<string>();
  for (const id of known.flatMap(({ ends }) => ends)) {
    const point = points[id];
    if (!point || places.has(id)) continue;
    const onLine = placeOn(point);
    if (onLine) onLines.add(id);
    places.set(id, onLine ?? point);
  }
  const pointOf = (id: string): Point => places.get(id) ?? [Number.NaN, Number.NaN];
  const kept: Link[] = [];
  const waiting: Link[] = [];
  for (const { ends } of known) {
    const [from, to] = [pointOf(ends[0]), pointOf(ends[1])];
    const isOnLines = ends.every((id) => onLines.has(id));
    const path = isOnLines ? findPathAlong(graph, from, to) : undefined;
    if (path) kept.push({ ends, cost: lengthOf(polylineOf(path)) });
    else waiting.push({ ends, cost: distanceBetween(from, to) });
  }
  // The shortest first: what they make up needs no line of its own.
  const added = waiting
    .toSorted((a, b) => a.cost - b.cost || (a.ends.join() < b.ends.join() ? -1 : 1))
    .filter((link) => {
      const [from, to] = link.ends;
      const most = link.cost * SAME_PATH.times + SAME_PATH.units;
      const isMadeUp = shortestPaths(linksByPlace(kept), from, most).costs.has(to);
      if (!isMadeUp) kept.push(link);
      return !isMadeUp;
    });
  const joined = linksByPlace(added);
  const isNeeded = ({ from, to }: Segment) =>
    [from, to].some((id) => !onLines.has(id) && joined.get(id)?.length !== 1) ||
    !findPathAlong(graph, pointOf(from), pointOf(to));
  return chainsOf(added, onLines)
    .map((ids) => segmentOver(ids.map((id) => [id, pointOf(id)] as const)))
    .filter((segment) => isNeeded(segment) || !isBeside(graph, segment));
}

/** Finds the point of a station on a drawn line, in whole units; none for one beside all lines. */
function placedOn(graph: LineGraph): (point: Point) => Point | undefined {
  return (point) => {
    const onLine = pointOnLine(graph, point);
    if (onLine === point || distanceBetween(onLine, point) > ON_LINE) return undefined;
    return [Math.round(onLine[0]), Math.round(onLine[1])];
  };
}

/** Whether a segment is nowhere far from the drawn lines. */
function isBeside({ edges }: LineGraph, { points }: Segment): boolean {
  const line = polylineOf(points);
  const steps = Math.ceil(lengthOf(line) / (BESIDE / 2));
  return Array.from({ length: steps + 1 }, (_, i) =>
    pointAt(line, (i / steps) * lengthOf(line)),
  ).every((point) => edges.some((edge) => nearestPlace(edge.line, point).distance <= BESIDE));
}

function segmentOver(stops: readonly (readonly [id: string, point: Point])[]): Segment {
  const [from = '', to = ''] = [stops[0]?.[0], stops.at(-1)?.[0]];
  return { from, to, kind: 'conventional', points: stops.map(([, point]) => point) };
}

/** Joins links to chains of places, from one fork, end or station of a drawn line to the next. */
function chainsOf(
  links: readonly Link[],
  onLines: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const at = linksByPlace(links);
  const isEnd = (place: string) => at.get(place)?.length !== 2 || onLines.has(place);
  const used = new Set<Link>();
  const follow = (start: string, first: Link) => {
    const chain = [start];
    for (let link: Link | undefined = first, place = start; link; ) {
      used.add(link);
      place = link.ends[link.ends[0] === place ? 1 : 0];
      chain.push(place);
      link = isEnd(place) ? undefined : at.get(place)?.find((next) => !used.has(next));
    }
    return chain;
  };
  const chains: string[][] = [];
  for (const [place, its] of at)
    if (isEnd(place)) for (const link of its) if (!used.has(link)) chains.push(follow(place, link));
  // Rings have no end.
  for (const link of links) if (!used.has(link)) chains.push(follow(link.ends[0], link));
  return chains;
}
