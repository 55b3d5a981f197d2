import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { encodeCoordinates, encodeList } from './encode.ts';
import { CITIES } from './exonyms.ts';
import { cityNames, firstTown, nameStation } from './name-station.ts';
import { PLACES } from './places.ts';
import { type SelectedRow, selectStations } from './select.ts';
import type { SourceRow } from './source-table.ts';
import { weighStation } from './weigh.ts';

/** The first towns that no other station has as a name, by the station's name. */
function freeFirstTowns(
  rows: readonly SelectedRow[],
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const town = firstTown(row.name);
    if (town !== undefined) counts.set(town, (counts.get(town) ?? 0) + 1);
  }
  const free = new Map<string, string>();
  for (const row of rows) {
    const town = firstTown(row.name);
    if (town !== undefined && counts.get(town) === 1 && !taken.has(town)) free.set(row.name, town);
  }
  return free;
}

function listOf(rows: readonly SelectedRow[], language: Language): string {
  const stationNames = new Set(rows.map(({ name }) => name));
  const names = rows.map((row) => nameStation(row, language, stationNames));
  const exonyms = CITIES.flatMap((city) => cityNames(city, language));
  const towns = freeFirstTowns(rows, new Set([...names.flat(), ...exonyms]));
  return encodeList(
    CITIES.map((city) => cityNames(city, language)),
    rows.map((row, index) => {
      const town = towns.get(row.name);
      return {
        country: row.country,
        code: row.code,
        weight: weighStation(row),
        names: [...(names[index] ?? []), ...(town === undefined ? [] : [town])],
        place: PLACES[row.name]?.[language] ?? '',
      };
    }),
  );
}

/** The text of every generated file by its name, from the whole source table; the same table gives the same bytes. */
export function buildLists(table: readonly SourceRow[]): ReadonlyMap<string, string> {
  const rows = selectStations(table);
  const files = new Map(LANGUAGES.map((language) => [`stations.${language}.json`, listOf(rows, language)]));
  files.set('coordinates.json', encodeCoordinates(rows));
  return files;
}
