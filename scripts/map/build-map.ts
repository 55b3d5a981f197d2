import { NETWORK_LINES } from '#app/data/network/lines.ts';
import type { Geography, MapLine, MapNetwork, MapStation } from '#app/data/network/map-schema.ts';
import type { NetworkStation } from '#app/data/network/schema.ts';
import { JUNCTIONS } from '#app/data/network/stations/junctions.ts';
import { NETWORK_STATIONS } from '#app/data/network/stations.ts';
import { NETWORK_TRACKS } from '#app/data/network/tracks.ts';
import { landFile } from './land-file.ts';
import { findLineSegments } from './line-segments.ts';
import { drawOutlines } from './outlines.ts';
import { createProjection, MAP_WIDTH } from './projection.ts';
import { drawSegments, layOut } from './segments.ts';
import type { LonLat } from './station-positions.ts';

// The cities that the map must show at every size (specification, railroad map section).
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
const ENDS = new Set(['basel', 'nice', 'siracusa', 'reggio-calabria']);

// Places that travellers change at or pass through rather than look for: cities beside them come first.
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

/** Builds all that the railroad map needs in the browser, from the world's countries and the stations' positions. */
export function buildMap(
  world: unknown,
  positions: ReadonlyMap<string, LonLat>,
): { geography: Geography; network: MapNetwork; land: string } {
  const projection = createProjection();
  const layout = layOut([...NETWORK_STATIONS, ...JUNCTIONS], NETWORK_TRACKS, positions, projection);
  const paths = drawSegments(layout.segments);
  const geography: Geography = {
    width: MAP_WIDTH,
    height: projection.height,
    segments: layout.segments.map(({ kind }, i) => ({ kind, path: paths[i] ?? '' })),
  };
  const stations = NETWORK_STATIONS.map((station): MapStation => {
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
      ...(citySlug === undefined ? {} : { citySlug }),
      ...(beyond === undefined ? {} : { beyond }),
      name,
      localName,
    };
  });
  const sources = [...new Set(NETWORK_LINES.map(({ source }) => source))];
  const lines = NETWORK_LINES.map((line): MapLine => {
    const { id, service, kind, precision, stops, source } = line;
    const ways = findLineSegments(line, layout.segments).map((way) => [...way]);
    return { id, service, kind, precision, stops, ways, source: sources.indexOf(source) };
  });
  return {
    geography,
    network: { stations, lines, sources },
    land: landFile(drawOutlines(world, projection)),
  };
}

function rankOf({ key, kind, citySlug }: NetworkStation): number {
  if (CHIEF_CITIES.has(key)) return 0;
  if (kind === 'major') return citySlug ? 1 : 2;
  if (citySlug || ENDS.has(key)) return 3;
  return SMALL_PLACES.has(key) ? 5 : 4;
}
