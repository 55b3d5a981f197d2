import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { stationIdFromCode } from '#app/domain/stations/station-id.ts';
import { idsByName, nameKey } from '#server/timetable/station-keys.ts';
import type { SourceRow } from '../stations/source-table.ts';
import { STATION_NAMES } from './station-names.ts';

/**
 * The station of the project that a row of the station table is: by the shop's code, else by its
 * UIC code.
 */
function idOfRow(row: SourceRow, known: ReadonlyMap<string, unknown>): string | undefined {
  return [row.trenitalia_id, row.uic]
    .filter((code) => code !== undefined && /^\d{7}$/.test(code))
    .map((code) => stationIdFromCode(code ?? ''))
    .find((id) => known.has(id));
}

/**
 * Makes the function that finds the station of a name in the published reading: by a name that was
 * looked up by hand, else by the operator's own code where one is known, else by the folded name.
 * Undefined for what the list does not have.
 *
 * @param codes the operator's code of each name, such as S08409
 */
export function createResolver(
  table: readonly SourceRow[],
  codes: Readonly<Record<string, string>>,
): (name: string) => string | undefined {
  const list = stationIndexFor(LANGUAGES[0]).stationsById;
  const idOfCode = new Map<string, string>();
  for (const row of table) {
    const id = row.trenitalia_rtvt_id && idOfRow(row, list);
    if (row.trenitalia_rtvt_id && id) idOfCode.set(row.trenitalia_rtvt_id, id);
  }
  // A code that the table does not have is still the digits of the station's own code.
  const idOfDigits = (code: string) => {
    const id = stationIdFromCode(`83${code.slice(1)}`);
    return list.has(id) ? id : undefined;
  };
  const byName = idsByName();
  const byKey = (name: string) => {
    const ids = [...(byName.get(nameKey(name)) ?? [])];
    return ids.length === 1 ? ids[0] : undefined;
  };
  const found = new Map<string, string | undefined>();
  return (name) => {
    if (!found.has(name)) {
      const code = codes[name];
      const known = STATION_NAMES[name];
      const id = known === undefined && code && (idOfCode.get(code) ?? idOfDigits(code));
      found.set(name, id || byKey(known ?? name));
    }
    return found.get(name);
  };
}
