import type { CountryCode, StopKind } from '#app/domain/stations/station.ts';
import { ADDED_STATIONS } from './added-stations.ts';
import { FOREIGN_MAIN_STATIONS, OTHER_PLACES } from './other-places.ts';
import type { SourceRow } from './source-table.ts';

/** A selected row with the fields that the selection has validated. */
export interface SelectedRow extends SourceRow {
  readonly country: CountryCode;
  /** The shop's own code, seven digits. */
  readonly code: string;
  /**
   * The code under which an earlier version of the lists knew the row, where it was another one.
   */
  readonly earlierCode?: string;
  readonly stop?: StopKind;
  readonly latitudeDegrees: number;
  readonly longitudeDegrees: number;
}

/**
 * Stations that the source hides, most of them behind a row for the whole city (which has a made-up
 * code). Each has a Trenitalia code of the usual form, and a traveller would miss it at once.
 */
const ADDED_NAMES: ReadonlySet<string> = new Set([
  'Lecce', // provincial capital, where the high-speed trains of the Adriatic line end
  'Civitavecchia', // the port of Rome
  'Gorizia Centrale', // provincial capital
  'Villa Opicina', // the border station above Trieste, which trains of Trenitalia call at
  'Cardillo Zen', // on the line to Palermo's airport
  'Lamezia Terme-Sambiase', // between Lamezia Terme and Catanzaro
]);

/** A name that the source misspells. */
const NAMES: Readonly<Record<string, string>> = { Ciré: 'Ciriè' };

const COUNTRIES: ReadonlySet<string> = new Set(['IT', 'CH', 'FR', 'DE', 'AT']);
/** A station that the source has in another country than it is in. */
const COUNTRY_OF: Readonly<Record<string, CountryCode>> = { 'Monaco—Monte-Carlo': 'MC' };
const FOREIGN_MAIN: ReadonlySet<string> = new Set(FOREIGN_MAIN_STATIONS);
const OTHER_STOPS: ReadonlyMap<string, StopKind | undefined> = new Map(
  OTHER_PLACES.flatMap(({ names, stop }) => names.map((name) => [name, stop] as const)),
);

/**
 * Where the source is plainly wrong: it has Sorrento's degrees and minutes as decimals, in the sea
 * off Capri, Lignano in Matera, and Ciriè in a village of Trentino; the second's is that of its row
 * for Lignano Sabbiadoro, the last's the town's (Wikipedia).
 */
const POSITIONS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Sorrento: [40 + 37.3275 / 60, 14 + 22.4737 / 60],
  Lignano: [45.6685554, 13.1040857],
  Ciriè: [45.235277, 7.600308],
};

function isOtherPlace(row: SourceRow): boolean {
  return (
    row.country === 'IT' &&
    !row.trenitalia_rtvt_id &&
    Boolean(row.trenitalia_is_enabled) &&
    OTHER_STOPS.has(row.name)
  );
}

/**
 * France marks a main station in every town with a bus stop; a real one has the railway's own
 * ticket machines.
 */
function isForeignMain(row: SourceRow): boolean {
  const isMarked = row.is_main_station && (row.country !== 'FR' || row.sncf_self_service_machine);
  return Boolean(row.uic) && (Boolean(isMarked) || FOREIGN_MAIN.has(row.name));
}

/**
 * A place on Lake Maggiore with the code of a station in Calabria, between Taurianova's and
 * Amato's.
 */
function isMixedUp(row: SourceRow): boolean {
  return row.country === 'CH' && row.name === 'San Martino';
}

function isSelected(row: SourceRow): boolean {
  if (!row.is_suggestable)
    return row.country === 'IT' && ADDED_NAMES.has(row.name) && Boolean(row.trenitalia_rtvt_id);
  if (row.country === 'IT') return Boolean(row.trenitalia_rtvt_id) || isOtherPlace(row);
  return Boolean(row.trenitalia_id) || isForeignMain(row);
}

/** Takes the stations of the site from the source table, in the order of the shop's codes. */
export function selectStations(table: readonly SourceRow[]): readonly SelectedRow[] {
  const selected: SelectedRow[] = [];
  for (const row of [...table, ...ADDED_STATIONS]) {
    const code = row.trenitalia_id ?? row.uic;
    // One Italian row is a town without any code.
    if (!COUNTRIES.has(row.country) || !isSelected(row) || code === undefined || isMixedUp(row))
      continue;
    const stop = isOtherPlace(row) ? OTHER_STOPS.get(row.name) : undefined;
    // One name has a no-break space.
    const name = NAMES[row.name] ?? row.name.replace(/\s+/g, ' ').trim();
    const [latitude, longitude] = POSITIONS[name] ?? [row.latitude, row.longitude];
    selected.push({
      ...row,
      name,
      country: COUNTRY_OF[row.name] ?? (row.country as CountryCode),
      code,
      ...(row.uic && row.uic !== code && { earlierCode: row.uic }),
      ...(stop && { stop }),
      latitudeDegrees: Number(latitude),
      longitudeDegrees: Number(longitude),
    });
  }
  return selected.sort((a, b) => Number(a.code) - Number(b.code));
}
