import type { OnwardNote } from '#app/domain/stations/station-index.ts';
import type { SelectedRow } from './select.ts';

interface ListRow {
  readonly row: SelectedRow;
  readonly weight: number;
  readonly names: readonly string[];
  readonly place: string;
}

interface ListArea {
  readonly names: readonly string[];
  readonly codes: readonly string[];
  /** How to go on from each station, in place of the area's name. */
  readonly notes?: readonly (OnwardNote | undefined)[];
}

const RADIX = 36;

/** The value of each run of equal ones, and how many there are. */
function runsOf(values: readonly string[]): readonly (readonly [string, number])[] {
  const runs: [string, number][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.[0] === value) last[1] += 1;
    else runs.push([value, 1]);
  }
  return runs;
}

/**
 * Packs a list column by column, which compresses best. Rows are in the order of their codes, each
 * code as its difference from the previous one in base 36. `app/data/stations/decode.ts` reads it.
 */
export function encodeList(
  cities: readonly (readonly string[])[],
  entries: readonly ListRow[],
  areas: readonly ListArea[],
  onwardPlaces: readonly ListArea[],
): string {
  const rows = entries.map(({ row }) => row);
  const codes = rows.map(({ code }) => Number(code));
  const rowOf = new Map(rows.map(({ code }, place) => [code, place]));
  const packArea = ({ names, codes: ofArea, notes = [] }: ListArea) => [
    names.join('|'),
    ofArea.map((code) => rowOf.get(code)),
    ...(notes.some((note) => note !== undefined) ? [notes] : []),
  ];
  const list = {
    cities: cities.map((names) => names.join('|')).join('\n'),
    countries: runsOf(rows.map(({ country }) => country)),
    codes: codes.map((code, place) => (code - (codes[place - 1] ?? 0)).toString(RADIX)).join(' '),
    weights: entries.map(({ weight }) => weight.toString(RADIX)).join(''),
    names: entries
      .map(({ names, place, row }) =>
        [names.join('|'), place, row.stop, row.earlierCode].join('@').replace(/@+$/, ''),
      )
      .join('\n'),
    areas: areas.map(packArea),
    onwardPlaces: onwardPlaces.map(packArea),
  };
  return `${JSON.stringify(list)}\n`;
}

/** The coordinates in the order of the lists, to ten-thousandths of a degree (11 m). */
export function encodeCoordinates(rows: readonly SelectedRow[]): string {
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  const coordinates = {
    latitudes: rows.map(({ latitudeDegrees }) => round(latitudeDegrees)),
    longitudes: rows.map(({ longitudeDegrees }) => round(longitudeDegrees)),
  };
  return `${JSON.stringify(coordinates)}\n`;
}
