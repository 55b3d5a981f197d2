import type { StationCoordinates } from '#app/domain/stations/distance.ts';
import type { CountryCode, Station, StopKind } from '#app/domain/stations/station.ts';
import { stationIdFromCode } from '#app/domain/stations/station-id.ts';
import {
  createStationIndex,
  type IndexedName,
  namesOf,
  type OnwardNote,
  type StationIndex,
  sortNames,
} from '#app/domain/stations/station-index.ts';

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
  /**
   * One line a row: names with `|` between them, in which `3~` is city number 3; after an `@` each
   * the place, the kind of stop and an earlier code of seven digits, as far as it has them.
   */
  readonly names: string;
  /**
   * Each area's names with `|` between them, its rows, and the note of how to go on from each that
   * is shown in place of the name, if any is.
   */
  readonly areas: readonly PackedArea[];
  /** The places without a railway in the same form, with the note of each row. */
  readonly onwardPlaces: readonly PackedArea[];
}

type PackedArea = readonly [string, readonly number[], (readonly (OnwardNote | null)[])?];

/** Stations' coordinates in degrees (WGS 84), in the rows' order of the lists. */
export interface PackedCoordinates {
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
}

const RADIX = 36;

function expandTemplate(
  template: string,
  cities: readonly (readonly string[])[],
): readonly string[] {
  const [city, rest] = template.split('~');
  return rest === undefined ? [template] : (cities[Number(city)] ?? []).map((name) => name + rest);
}

/** Unpacks a list row by row; throws a RangeError when it is damaged. */
function* unpackStations(packed: PackedStations): Generator<Station> {
  const cities = packed.cities.split('\n').map((line) => line.split('|'));
  const steps = packed.codes.split(' ');
  const lines = packed.names.split('\n');
  if (lines.length !== steps.length)
    throw new RangeError(`${lines.length} names for ${steps.length} codes`);
  const countries = packed.countries.flatMap(([country, rows]) =>
    Array<string>(rows).fill(country),
  );
  let code = 0;
  for (const [row, line] of lines.entries()) {
    code += Number.parseInt(steps[row] ?? '', RADIX);
    const [templates = '', place, stop, earlierCode] = line.split('@');
    const [label = '', ...aliases] = templates
      .split('|')
      .flatMap((template) => expandTemplate(template, cities));
    yield {
      id: stationIdFromCode(String(code)),
      label,
      aliases,
      ...(place && { place }),
      country: countries[row] as CountryCode,
      weight: Number.parseInt(packed.weights[row] ?? '', RADIX),
      ...(stop && { stop: stop as StopKind }),
      ...(earlierCode && { earlierId: stationIdFromCode(earlierCode) }),
    };
  }
}

/** The stations of a packed list; throws a RangeError when the list is damaged. */
export function decodeStations(packed: PackedStations): readonly Station[] {
  return [...unpackStations(packed)];
}

/** The index of a packed list, areas included; throws a RangeError when the list is damaged. */
export function decodeStationIndex(packed: PackedStations): StationIndex {
  const stations = decodeStations(packed);
  return createIndex(packed, stations, sortNames(stations.flatMap(namesOf)));
}

/** The stations of a piece of work, which takes some milliseconds on a slow phone. */
const PIECE = 300;

/**
 * Does the same in pieces, for browsers: between two of them the page responds.
 *
 * @param pause resolves when the next piece may begin
 */
export async function decodeStationIndexInPieces(
  packed: PackedStations,
  pause: () => Promise<unknown>,
): Promise<StationIndex> {
  const stations: Station[] = [];
  const names: IndexedName[] = [];
  for (const station of unpackStations(packed)) {
    if (stations.length % PIECE === 0) await pause();
    stations.push(station);
    names.push(...namesOf(station));
  }
  await pause();
  const sorted = sortNames(names);
  await pause();
  return createIndex(packed, stations, sorted);
}

function createIndex(
  packed: PackedStations,
  stations: readonly Station[],
  names: readonly IndexedName[],
): StationIndex {
  const areaOf = ([names, rows, notes]: PackedArea) => ({
    names: names.split('|'),
    stations: rows.map((row) => stations[row]).filter((station) => station !== undefined),
    notes,
  });
  const areas = [
    ...packed.onwardPlaces.map((place) => ({ ...areaOf(place), isOnwardPlace: true })),
    ...packed.areas.map((area) => ({ ...areaOf(area), isOnwardPlace: false })),
  ];
  return createStationIndex(stations, areas, names);
}

/**
 * The coordinates of the stations whose ids are given in the lists' order; throws a RangeError when
 * the counts differ.
 */
export function decodeCoordinates(
  { latitudes, longitudes }: PackedCoordinates,
  ids: readonly string[],
): readonly StationCoordinates[] {
  if (latitudes.length !== ids.length || longitudes.length !== ids.length) {
    throw new RangeError(`${latitudes.length} coordinates for ${ids.length} stations`);
  }
  return ids.map((id, row) => ({
    id,
    latitude: latitudes[row] ?? 0,
    longitude: longitudes[row] ?? 0,
  }));
}
