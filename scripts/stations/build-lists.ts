import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { stationIdFromCode } from '#app/domain/stations/station-id.ts';
import { AREAS } from './areas.ts';
import { encodeCoordinates, encodeList } from './encode.ts';
import { CITIES } from './exonyms.ts';
import { cityNames, firstTown, nameStation } from './name-station.ts';
import { notesOfArea, offeredPlaces } from './onward-notes.ts';
import { PLACES } from './places.ts';
import { type SelectedRow, selectStations } from './select.ts';
import type { SourceRow } from './source-table.ts';
import { weighStation } from './weigh.ts';

/**
 * The first towns of Italian stations with which no other station's name begins, by the station's
 * name.
 */
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
  for (const { name, country } of rows) {
    const town = firstTown(name);
    if (town === undefined || country !== 'IT' || counts.get(town) !== 1 || taken.has(town))
      continue;
    if (!rows.some((other) => other.name.startsWith(`${town} `))) free.set(name, town);
  }
  return free;
}

function codeOf(rows: readonly SelectedRow[], name: string): string {
  const row = rows.find((candidate) => candidate.name === name);
  if (!row) throw new RangeError(`no station of an area has the name ${name}`);
  return row.code;
}

function codeOfId(rows: readonly SelectedRow[], id: string): string {
  const row = rows.find(({ code }) => stationIdFromCode(code) === id);
  if (!row) throw new RangeError(`the way to a place begins at ${id}, which is no station`);
  return row.code;
}

function listOf(rows: readonly SelectedRow[], language: Language): string {
  const stationNames = new Set(rows.map(({ name }) => name));
  const names = rows.map((row) => nameStation(row, language, stationNames));
  const exonyms = CITIES.flatMap((city) => cityNames(city, language));
  const towns = freeFirstTowns(rows, new Set([...stationNames, ...names.flat(), ...exonyms]));
  return encodeList(
    CITIES.map((city) => cityNames(city, language)),
    rows.map((row, index) => {
      const town = towns.get(row.name);
      return {
        row,
        weight: weighStation(row),
        names: [...(names[index] ?? []), ...(town === undefined ? [] : [town])],
        place: PLACES[row.name]?.[language] ?? '',
      };
    }),
    AREAS.map((area) => {
      const codes = area.stations.map((name) => codeOf(rows, name));
      const notes = new Map(notesOfArea(area.names, language));
      return {
        names: area.names,
        codes,
        notes: codes.map((code) => notes.get(stationIdFromCode(code))),
      };
    }),
    offeredPlaces(language).map(({ names: placeNames, stations }) => ({
      names: placeNames,
      codes: stations.map(([id]) => codeOfId(rows, id)),
      notes: stations.map(([, note]) => note),
    })),
  );
}

/** A module that imports the list of each language. */
function indexOfLists(type: string, sourceOf: (file: string) => string): string {
  const imports = LANGUAGES.map(
    (language) => `import ${language} from ${sourceOf(`./stations.${language}.json`)};\n`,
  );
  return `// Written by \`npm run stations\`.
import type { Translated } from '#app/domain/language.ts';
${imports.join('')}
export const LISTS: Translated<${type}> = { ${LANGUAGES.join(', ')} };
`;
}

/**
 * The text of every generated file by its name, from the whole source table; the same table gives
 * the same bytes.
 */
export function buildLists(table: readonly SourceRow[]): ReadonlyMap<string, string> {
  const rows = selectStations(table);
  const files = new Map(
    LANGUAGES.map((language) => [`stations.${language}.json`, listOf(rows, language)]),
  );
  files.set('coordinates.json', encodeCoordinates(rows));
  // The addresses of the hashed files for browsers, and the lists themselves for the server.
  files.set(
    'list-addresses.ts',
    indexOfLists('string', (file) => `'${file}?url'`),
  );
  files.set(
    'lists.server.ts',
    indexOfLists('unknown', (file) => `'${file}' with { type: 'json' }`),
  );
  return files;
}
