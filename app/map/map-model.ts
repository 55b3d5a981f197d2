import { JOURNEYS } from '#app/data/journeys/journeys.ts';
import type { Geography, MapLine, MapNetwork, MapStation } from '#app/data/network/map-schema.ts';
import { pointsAlong } from '#app/domain/labels/points-along.ts';
import type { Language } from '#app/domain/language.ts';
import { type PopularRoute, popularRoutesFrom } from '#app/domain/routes/popular-route.ts';
import { indexNetwork, type Ride, type RideIndex } from '#app/domain/travel-times/network.ts';
import { rideSegments } from '#app/domain/travel-times/ride-segments.ts';
import { cellPaths } from './cells.ts';
import type { Stretch } from './join-paths.ts';
import { routeId } from './map-view.ts';

/** Everything that the map draws and knows, prepared once. */
export interface MapModel {
  readonly geography: Geography;
  readonly stations: readonly MapStation[];
  readonly lines: ReadonlyMap<string, MapLine>;
  readonly sources: MapNetwork['sources'];
  /** Every popular route in both directions; the first half is each pair once, the most popular first. */
  readonly routes: readonly PopularRoute[];
  readonly index: RideIndex;
  readonly byKey: ReadonlyMap<string, MapStation>;
  readonly byCity: ReadonlyMap<string, MapStation>;
  /** The land around each station, by its key, for the travel-time bands; drawn when first asked for. */
  readonly cells: () => ReadonlyMap<string, string>;
  /** The segments that choose a route, by the route's id; those of no route are under the empty text. */
  readonly segmentsByRoute: ReadonlyMap<string, readonly number[]>;
  /** Where each segment begins and ends, as `x y` in map units. */
  readonly segmentEnds: readonly (readonly [from: string, to: string])[];
}

/** How far around a station its travel-time band reaches at most, in map units. */
const CELL_RADIUS = 190;

/** Prepares the map's data. */
export function createMapModel(geography: Geography, network: MapNetwork): MapModel {
  const { stations, sources } = network;
  const routes = popularRoutesFrom(JOURNEYS);
  const model = {
    geography,
    stations,
    sources,
    routes,
    lines: new Map(network.lines.map((line) => [line.id, line])),
    index: indexNetwork({ stations: stations.map(({ key }) => key), lines: network.lines }),
    byKey: new Map(stations.map((station) => [station.key, station])),
    byCity: new Map(stations.flatMap((station) => (station.citySlug ? [[station.citySlug, station]] : []))),
  };
  let cells: ReadonlyMap<string, string> | undefined;
  return {
    ...model,
    segmentsByRoute: assignSegments(model),
    segmentEnds: geography.segments.map(({ path }) => {
      const points = pointsAlong(path, Number.POSITIVE_INFINITY);
      return [String(points[0]?.join(' ')), String(points.at(-1)?.join(' '))] as const;
    }),
    cells() {
      if (!cells) {
        // The land at the frame's edge is not that of a place beyond it.
        const here = stations.filter(({ beyond }) => beyond === undefined);
        const paths = cellPaths(here, CELL_RADIUS);
        cells = new Map(here.map(({ key }, place) => [key, paths[place] ?? '']));
      }
      return cells;
    },
  };
}

type Assigning = Omit<MapModel, 'segmentsByRoute' | 'segmentEnds' | 'cells'>;

/** The popular pairs, each in its more usual direction. */
export function popularPairs({ routes }: Pick<MapModel, 'routes'>): readonly PopularRoute[] {
  return routes.slice(0, routes.length / 2);
}

// A stretch of line stands for the shortest route that runs over it: between Florence and Bologna that is Florence to
// Bologna, not Rome to Milan, which can be chosen in the list and along its other stretches.
function assignSegments(model: Assigning): ReadonlyMap<string, readonly number[]> {
  const owners = new Map<number, string>();
  for (const route of popularPairs(model).toSorted((a, b) => a.distanceKm - b.distanceKm)) {
    const ride = findRide(model, route);
    const line = ride && model.lines.get(ride.line);
    if (!ride || !line) continue;
    for (const { segment } of rideSegments(line, ride.from, ride.to)) {
      if (!owners.has(segment)) owners.set(segment, routeId(route));
    }
  }
  const segments = new Map<string, number[]>();
  for (const segment of model.geography.segments.keys()) {
    const owner = owners.get(segment) ?? '';
    segments.set(owner, [...(segments.get(owner) ?? []), segment]);
  }
  return segments;
}

/** The fastest ride without a change between the stations of a route's two cities. */
export function findRide(
  { index, byCity }: Assigning,
  { departure, arrival }: Pick<PopularRoute, 'departure' | 'arrival'>,
): Ride | undefined {
  const from = byCity.get(departure)?.key ?? '';
  const to = byCity.get(arrival)?.key;
  return index.ridesFrom.get(from)?.find((ride) => ride.to === to);
}

/** The stretches that a ride runs over, in the direction of travel. */
export function rideStretches({ lines, geography }: Assigning, { line, from, to }: Ride): Stretch[] {
  const drawn = lines.get(line);
  if (!drawn) return [];
  return rideSegments(drawn, from, to).map(({ segment, isReversed }) => ({
    path: geography.segments[segment]?.path ?? '',
    isReversed,
  }));
}

/** The stations at which a ride stops on its way. */
export function stopsBetween({ lines }: Assigning, { line, from, to }: Ride): string[] {
  const keys = lines.get(line)?.stops.map(([key]) => key) ?? [];
  const start = keys.indexOf(from);
  const end = keys.indexOf(to);
  return start < end ? keys.slice(start + 1, end) : keys.slice(end + 1, start).reverse();
}

/** A station's name in a language; the key itself for one that is not on the map. */
export function stationName({ byKey }: Assigning, key: string, language: Language): string {
  return byKey.get(key)?.name[language] ?? key;
}

/** A city's name in a language; what is no guide city, as some stops are, is a name already. */
export function cityName({ byCity }: Assigning, slug: string, language: Language): string {
  return byCity.get(slug)?.name[language] ?? slug;
}
