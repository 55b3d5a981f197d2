import type { CountryCode } from '#app/domain/stations/station.ts';
import type { SelectedRow } from './select.ts';

/** A row of a list before it is packed. */
interface ListRow {
  readonly country: CountryCode;
  readonly code: string;
  readonly weight: number;
  readonly names: readonly string[];
  readonly place: string;
}

const RADIX = 36;

function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

/**
 * Packs a list column by column, since like beside like compresses best: the rows stand in the order of country and
 * code, each code as its distance from the one before in base 36. `decode.ts` in the domain reads it.
 */
export function encodeList(cities: readonly (readonly string[])[], rows: readonly ListRow[]): string {
  const countries: [CountryCode, number][] = [];
  const codes: string[] = [];
  let previousCode = 0;
  for (const row of rows) {
    const last = countries.at(-1);
    if (last?.[0] === row.country) last[1] += 1;
    else {
      countries.push([row.country, 1]);
      previousCode = 0;
    }
    codes.push((Number(row.code) - previousCode).toString(RADIX));
    previousCode = Number(row.code);
  }
  const list = {
    cities: cities.map((names) => names.join('|')).join('\n'),
    countries,
    codes: codes.join(' '),
    weights: rows.map(({ weight }) => weight.toString(RADIX)).join(''),
    names: rows.map(({ names, place }) => names.join('|') + (place && `@${place}`)).join('\n'),
  };
  return `${JSON.stringify(list, null, 1)}\n`;
}

/** Packs the coordinates in the order of the lists: ten-thousandths of a degree (11 m), each as the step from the last. */
export function encodeCoordinates(rows: readonly SelectedRow[]): string {
  const pack = (degrees: readonly number[]) => {
    let previous = 0;
    return degrees
      .map((value) => {
        const rounded = Math.round(value * 10_000);
        const step = zigzag(rounded - previous).toString(RADIX);
        previous = rounded;
        return step;
      })
      .join(' ');
  };
  const coordinates = {
    latitudes: pack(rows.map(({ latitudeDegrees }) => latitudeDegrees)),
    longitudes: pack(rows.map(({ longitudeDegrees }) => longitudeDegrees)),
  };
  return `${JSON.stringify(coordinates, null, 1)}\n`;
}
