import { fold } from './fold.ts';
import { type CountryCode, type Station, stationKind } from './station.ts';
import { COUNTRY_PREFIX, checkDigit } from './station-id.ts';

/** A station list as the generator packs it: columns in one order of rows. */
export interface PackedStations {
  /** The names of each city, the shown one first; `|` between names, one line a city. */
  readonly cities: string;
  /** Each country with its number of rows. */
  readonly countries: readonly (readonly [string, number])[];
  /** The five digits of each row in base 36, as the distance from the row before of the same country. */
  readonly codes: string;
  /** One base-36 digit a row. */
  readonly weights: string;
  /** One line a row: names with `|` between them, then `@` and the place if it has one; `3~` is city number 3. */
  readonly names: string;
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
export function decodeIds({
  countries,
  codes,
}: Pick<PackedStations, 'countries' | 'codes'>): readonly string[] {
  const steps = codes.split(' ');
  const ids: string[] = [];
  for (const [country, count] of countries) {
    let code = 0;
    for (let row = 0; row < count; row++) {
      code += Number.parseInt(steps[ids.length] ?? '', RADIX);
      const digits = String(code).padStart(5, '0');
      ids.push(COUNTRY_PREFIX[country as CountryCode] + digits + checkDigit(digits));
    }
  }
  return ids;
}

/** The stations of a packed list; throws a RangeError when the list is damaged. */
export function decodeStations(packed: PackedStations): readonly Station[] {
  const ids = decodeIds(packed);
  const cities = packed.cities.split('\n').map((line) => line.split('|'));
  const lines = packed.names.split('\n');
  if (lines.length !== ids.length) throw new RangeError(`${lines.length} names for ${ids.length} codes`);
  const countryOfPrefix = new Map(
    Object.entries(COUNTRY_PREFIX).map(([country, prefix]) => [prefix, country]),
  );

  return ids.map((id, row) => {
    const [templates = '', place] = (lines[row] ?? '').split('@');
    const names = templates.split('|').flatMap((template) => expandTemplate(template, cities));
    const [label = '', ...aliases] = distinctNames(names);
    const weight = Number.parseInt(packed.weights[row] ?? '', RADIX);
    return {
      id,
      label,
      aliases,
      ...(place === undefined ? {} : { place }),
      country: countryOfPrefix.get(id.slice(0, 2)) as CountryCode,
      kind: stationKind(weight),
      weight,
    };
  });
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
