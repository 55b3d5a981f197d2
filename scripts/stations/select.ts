import type { CountryCode } from '#app/domain/stations/station.ts';
import { COUNTRY_PREFIX } from '#app/domain/stations/station-id.ts';
import type { SourceRow } from './source-table.ts';

/** A row that was taken, with what the selection made sure of. */
export interface SelectedRow extends SourceRow {
  readonly country: CountryCode;
  /** The five digits between the country prefix and the check digit. */
  readonly code: string;
  readonly latitudeDegrees: number;
  readonly longitudeDegrees: number;
}

/**
 * Principal stations that the source hides behind a row for the whole city (which has a made-up code) or has without a
 * code of its own. Each has a Trenitalia code of the usual form, and a traveller would miss it at once.
 */
const ADDED_NAMES: ReadonlySet<string> = new Set([
  'Lecce', // provincial capital, where the high-speed trains of the Adriatic line end
  'Civitavecchia', // the port of Rome
  'Gorizia Centrale', // provincial capital
]);

const NEIGHBOURS: ReadonlySet<string> = new Set(['CH', 'FR', 'DE', 'AT']);

function isSuggested(row: SourceRow): boolean {
  if (!row.is_suggestable || !row.uic) return false;
  if (row.country === 'IT') return Boolean(row.trenitalia_rtvt_id);
  return NEIGHBOURS.has(row.country) && Boolean(row.trenitalia_is_enabled);
}

function isAdded(row: SourceRow): boolean {
  return row.country === 'IT' && ADDED_NAMES.has(row.name) && Boolean(row.trenitalia_rtvt_id);
}

/**
 * Takes the stations of the site from the source table, in the order of their codes (Italy first, then by country).
 * A row whose code has another country's prefix is left out: Basel Badischer Bahnhof (a German code) and San Martino
 * near Locarno (an Italian one).
 */
export function selectStations(table: readonly SourceRow[]): readonly SelectedRow[] {
  const selected: SelectedRow[] = [];
  for (const row of table) {
    if (!isSuggested(row) && !isAdded(row)) continue;
    const country = row.country as CountryCode;
    const uic = row.uic ?? row.trenitalia_id ?? '';
    if (!uic.startsWith(COUNTRY_PREFIX[country]) || !/^\d{7}$/.test(uic)) continue;
    selected.push({
      ...row,
      // One name has a no-break space.
      name: row.name.replace(/\s+/g, ' ').trim(),
      country,
      code: uic.slice(2),
      latitudeDegrees: Number(row.latitude),
      longitudeDegrees: Number(row.longitude),
    });
  }
  const countries = ['IT', 'CH', 'FR', 'DE', 'AT'];
  return selected.sort(
    (a, b) => countries.indexOf(a.country) - countries.indexOf(b.country) || Number(a.code) - Number(b.code),
  );
}
