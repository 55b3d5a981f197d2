import { fold } from './fold.ts';
import { type CountryCode, type Station, type StopKind, stationKind } from './station.ts';
import { stationIdFromCode } from './station-id.ts';
import { createStationIndex, type StationIndex } from './station-index.ts';

/** A station list as the generator packs it: columns in the order of the codes. */
export interface PackedStations {
  /** The names of each city, the shown one first; `|` between names, one line a city. */
  readonly cities: string;
  /** Each country with the number of rows up to the next country. */
  readonly countries: readonly (readonly [string, number])[];
  /** The seven digits of each row in base 36, as the distance from the row before. */
  readonly codes: string;
  /** One base-36 digit a row. */
  readonly weights: string;
  /** One line a row: names with `|` between them, then `@` and the place if it has one; `3~` is city number 3. */
  readonly names: string;
  /** The rows that are stops of buses or of ships. */
  readonly stops: Readonly<Record<StopKind, readonly number[]>>;
  /** Earlier codes of seven digits, each with its row. */
  readonly earlierCodes: readonly (readonly [string, number])[];
  /** Each area's names with `|` between them, and its rows. */
  readonly areas: readonly (readonly [string, readonly number[]])[];
}

/** Stations' coordinates as the generator packs them, in the rows' order of the lists. */
export interface PackedCoordinates {
  readonly latitudes: string;
  readonly longitudes: string;
}

/** Where a station is, in degrees (WGS 84). */
export interface StationCoordinates {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

const RADIX = 36;

function expandTemplate(template: string, cities: readonly (readonly string[])[]): readonly string[] {
  const tilde = template.indexOf('~');
  if (tilde < 0) return [template];
  const rest = template.slice(tilde + 1);
  return (cities[Number(template.slice(0, tilde))] ?? []).map((name) => name + rest);
}

/** Names that fold to different texts, in their order. */
function distinctNames(names: readonly string[]): readonly string[] {
  if (names.length === 1) return names;
  const seen = new Set<string>();
  return names.filter((name) => {
    const folded = fold(name);
    if (seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
}

/** The ids of a packed list, row by row. */
export function decodeIds({ codes }: Pick<PackedStations, 'codes'>): readonly string[] {
  let code = 0;
  return codes.split(' ').map((step) => {
    code += Number.parseInt(step, RADIX);
    return stationIdFromCode(String(code));
  });
}

/** The stations of a packed list; throws a RangeError when the list is damaged. */
export function decodeStations(packed: PackedStations): readonly Station[] {
  const ids = decodeIds(packed);
  const cities = packed.cities.split('\n').map((line) => line.split('|'));
  const lines = packed.names.split('\n');
  if (lines.length !== ids.length) throw new RangeError(`${lines.length} names for ${ids.length} codes`);
  const countries = packed.countries.flatMap(([country, rows]) => Array<string>(rows).fill(country));
  const stops = new Map<number, StopKind>([
    ...packed.stops.bus.map((row) => [row, 'bus'] as const),
    ...packed.stops.ferry.map((row) => [row, 'ferry'] as const),
  ]);
  const earlierIds = new Map(packed.earlierCodes.map(([code, row]) => [row, stationIdFromCode(code)]));

  return ids.map((id, row) => {
    const [templates = '', place] = (lines[row] ?? '').split('@');
    const names = templates.split('|').flatMap((template) => expandTemplate(template, cities));
    const [label = '', ...aliases] = distinctNames(names);
    const weight = Number.parseInt(packed.weights[row] ?? '', RADIX);
    const stop = stops.get(row);
    const earlierId = earlierIds.get(row);
    return {
      id,
      label,
      aliases,
      ...(place === undefined ? {} : { place }),
      country: countries[row] as CountryCode,
      kind: stationKind(weight),
      weight,
      ...(stop && { stop }),
      ...(earlierId && { earlierId }),
    };
  });
}

/** The index of a packed list, areas included; throws a RangeError when the list is damaged. */
export function decodeStationIndex(packed: PackedStations): StationIndex {
  const stations = decodeStations(packed);
  const areas = packed.areas.map(([names, rows]) => ({
    names: names.split('|'),
    stations: rows.map((row) => stations[row]).filter((station) => station !== undefined),
  }));
  return createStationIndex(stations, areas);
}

function unpackDegrees(packed: string): readonly number[] {
  let value = 0;
  return packed.split(' ').map((text) => {
    const step = Number.parseInt(text, RADIX);
    value += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
    return value / 10_000;
  });
}

/** The coordinates of the stations whose ids are given in the lists' order, to 0.0001 degrees; throws a RangeError when the counts differ. */
export function decodeCoordinates(
  packed: PackedCoordinates,
  ids: readonly string[],
): readonly StationCoordinates[] {
  const latitudes = unpackDegrees(packed.latitudes);
  const longitudes = unpackDegrees(packed.longitudes);
  if (latitudes.length !== ids.length || longitudes.length !== ids.length) {
    throw new RangeError(`${latitudes.length} coordinates for ${ids.length} stations`);
  }
  return ids.map((id, row) => ({ id, latitude: latitudes[row] ?? 0, longitude: longitudes[row] ?? 0 }));
}
