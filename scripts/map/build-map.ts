import type { Geography, MapNetwork, MapStation } from '#app/data/network/map-schema.ts';
import type { NetworkStation } from '#app/data/network/schema.ts';
import { JUNCTIONS } from '#app/data/network/stations/junctions.ts';
import { NETWORK_STATIONS } from '#app/data/network/stations.ts';
import { FURTHER_TRACKS } from '#app/data/network/tracks/further.ts';
import { NETWORK_TRACKS } from '#app/data/network/tracks.ts';
import { inEveryLanguage, type Language } from '#app/domain/language.ts';
import { deadEnds } from './dead-ends.ts';
import { furtherLines } from './further-lines.ts';
import { landFile, surroundingsFile } from './land-file.ts';
import { drawOutlines, LAND } from './outlines.ts';
import { placeNames, type UnnamedStation } from './place-names.ts';
import { createProjection, MAP_WIDTH, type Point } from './projection.ts';
import { routeSegments } from './route-segments.ts';
import { drawSegments, layOut } from './segments.ts';
import type { LonLat } from './station-positions.ts';
import type { Section } from './timetable-sections.ts';

// The cities that the map must show at every size (docs/product.md, section 2).
const CHIEF_CITIES = new Set([
  'rome',
  'milan',
  'venice',
  'florence',
  'naples',
  'turin',
  'bologna',
  'genoa',
  'pisa',
  'bari',
]);

// Where a drawn line ends at a place worth the journey: it is shown before the towns on the way.
const ENDS = new Set(['basel', 'nice', 'siracusa', 'reggio-calabria', 'cagliari', 'sassari']);

// Places where travellers change or pass through: nearby cities are shown first.
const SMALL_PLACES = new Set([
  'milan-malpensa',
  'turin-porta-susa',
  'tirano',
  'domodossola',
  'venice-mestre',
  'brenner',
  'rome-fiumicino',
  'foligno',
  'chiusi',
  'formia',
  'cassino',
  'potenza',
  'paola',
  'lamezia-terme',
  'villa-san-giovanni',
  'arth-goldau',
  'bellinzona',
  'brig',
  'modane',
]);

/** The sources of the railroad map. */
export interface MapSources {
  /** The world's countries. */
  readonly world: unknown;
  readonly positions: ReadonlyMap<string, LonLat>;
  /** The points of all stations by id, in map units. */
  readonly points: Readonly<Record<string, Point>>;
  /** Those of the included timetable. */
  readonly sections: readonly Section[];
}

/** All that the railroad map needs in the browser, and the lines that only its page draws. */
export interface BuiltMap {
  readonly geography: Geography;
  readonly network: MapNetwork;
  readonly further: readonly string[];
  readonly land: string;
  readonly surroundings: string;
}

/** Builds the railroad map. */
export function buildMap({ world, positions, points, sections }: MapSources): BuiltMap {
  const projection = createProjection();
  const layout = layOut([...NETWORK_STATIONS, ...JUNCTIONS], NETWORK_TRACKS, positions, projection);
  const paths = drawSegments(layout.segments);
  const stationKeys = new Set(NETWORK_STATIONS.map(({ key }) => key));
  const ends = deadEnds(layout.segments, (place) => stationKeys.has(place));
  const segments = layout.segments.map(({ kind }, i) => ({
    kind,
    path: paths[i] ?? '',
    ...(ends[i] && { leadsTo: [...ends[i]] }),
  }));
  const ground = { width: MAP_WIDTH, height: projection.height, segments };
  const unnamed = NETWORK_STATIONS.map((station): UnnamedStation => {
    const { key, stationId, kind, citySlug, name, localName } = station;
    const [x, y] = layout.points.get(key) ?? [Number.NaN, Number.NaN];
    const beyond = layout.beyond.get(key);
    return {
      key,
      stationId,
      x: Math.round(x),
      y: Math.round(y),
      kind,
      rank: beyond === undefined ? rankOf(station) : 1,
      ...(citySlug === undefined ? {} : { hasGuide: true }),
      ...(beyond === undefined ? {} : { beyond }),
      name,
      ...(localName === name.it ? {} : { localName }),
    };
  });
  const placesIn = inEveryLanguage((language) => placeNames(unnamed, ground, language));
  const stations = unnamed.map((station): MapStation => {
    const placesOf = (language: Language) => [...(placesIn[language].get(station.key) ?? [])];
    return { ...station, places: inEveryLanguage(placesOf) };
  });
  const geography = { ...ground, routes: routeSegments(layout.segments, paths) };
  const further = furtherLines({
    drawn: segments,
    sections,
    tracks: FURTHER_TRACKS,
    points,
    positions,
    projection,
  });
  return {
    geography,
    network: { stations },
    further,
    land: landFile(
      drawOutlines(world, projection, LAND.map),
      drawOutlines(world, projection, LAND.picture),
    ),
    surroundings: surroundingsFile(drawOutlines(world, projection, LAND.window), further),
  };
}

function rankOf({ key, kind, citySlug }: NetworkStation): number {
  if (CHIEF_CITIES.has(key)) return 0;
  if (kind === 'major') return citySlug ? 1 : 2;
  if (citySlug || ENDS.has(key)) return 3;
  return SMALL_PLACES.has(key) ? 5 : 4;
}
