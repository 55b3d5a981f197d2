import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { stationIdFromCode } from '#app/domain/stations/station-id.ts';
import { idsByNameKey, nameKey } from '#server/timetable/station-keys.ts';
import type { SourceRow } from '../stations/source-table.ts';
import { STATION_NAMES } from './station-names.ts';

/** The id of the station of a table's row: by the shop's code, else by the UIC code. */
function idOfRow(row: SourceRow, known: ReadonlyMap<string, unknown>): string | undefined {
  return [row.trenitalia_id, row.uic]
    .filter((code) => code !== undefined && /^\d{7}$/.test(code))
    .map((code) => stationIdFromCode(code ?? ''))
    .find((id) => known.has(id));
}

/**
 * Creates the function that finds the station id of a name of the published timetable: by
 * STATION_NAMES, else by the operator's code, else by the folded name. It returns undefined for an
 * unknown station.
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
  // The digits of a code that the table lacks are those of the station's own code.
  const idOfDigits = (code: string) => {
    const id = stationIdFromCode(`83${code.slice(1)}`);
    return list.has(id) ? id : undefined;
  };
  const byName = idsByNameKey();
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
