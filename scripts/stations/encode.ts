import type { SelectedRow } from './select.ts';

/** What a list says of a row in its language. */
interface ListRow {
  readonly row: SelectedRow;
  readonly weight: number;
  readonly names: readonly string[];
  readonly place: string;
}

/** An area's names and the codes of its stations. */
interface ListArea {
  readonly names: readonly string[];
  readonly codes: readonly string[];
}

const RADIX = 36;

function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

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
 * Packs a list column by column, since like beside like compresses best: the rows stand in the order of their codes, each
 * code as its distance from the one before in base 36. `decode.ts` in the domain reads it.
 */
export function encodeList(
  cities: readonly (readonly string[])[],
  entries: readonly ListRow[],
  areas: readonly ListArea[],
): string {
  const rows = entries.map(({ row }) => row);
  const codes = rows.map(({ code }) => Number(code));
  const rowsWith = (stop: string) => rows.flatMap((row, place) => (row.stop === stop ? [place] : []));
  const rowOf = new Map(rows.map(({ code }, place) => [code, place]));
  const list = {
    cities: cities.map((names) => names.join('|')).join('\n'),
    countries: runsOf(rows.map(({ country }) => country)),
    codes: codes.map((code, place) => (code - (codes[place - 1] ?? 0)).toString(RADIX)).join(' '),
    weights: entries.map(({ weight }) => weight.toString(RADIX)).join(''),
    names: entries.map(({ names, place }) => names.join('|') + (place && `@${place}`)).join('\n'),
    stops: { bus: rowsWith('bus'), ferry: rowsWith('ferry') },
    earlierCodes: rows.flatMap(({ earlierCode }, place) => (earlierCode ? [[earlierCode, place]] : [])),
    areas: areas.map((area) => [area.names.join('|'), area.codes.map((code) => rowOf.get(code))]),
  };
  return `${JSON.stringify(list)}\n`;
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
  return `${JSON.stringify(coordinates)}\n`;
}
