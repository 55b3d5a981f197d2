import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { fold, joinWords } from '#app/domain/stations/fold.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { AREAS } from './areas.ts';
import { buildLists } from './build-lists.ts';
import { CITIES } from './exonyms.ts';
import { cityNames } from './name-station.ts';
import { FOREIGN_MAIN_STATIONS, OTHER_PLACES } from './other-places.ts';
import { PLACES } from './places.ts';
import { PRINCIPAL_STATIONS } from './principal-stations.ts';
import { selectStations } from './select.ts';
import { readSourceTable, type SourceRow } from './source-table.ts';
import { EXTRA_NAMES } from './station-names.ts';

const KEPT_BYTES = 30 * 1024;

let table: readonly SourceRow[] = [];
let files: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  table = await readSourceTable();
  files = buildLists(table);
}, 60_000);

describe('the generated station files', () => {
  const names = ['coordinates.json', 'list-addresses.ts', 'lists.server.ts'];
  it.each([...LANGUAGES.map((language) => `stations.${language}.json`), ...names])(
    '%s is what the generator writes, and at most 30 KB with brotli',
    async (name) => {
      const kept = await readFile(
        new URL(`../../app/data/stations/generated/${name}`, import.meta.url),
        'utf8',
      );
      expect(kept === files.get(name)).toBe(true);
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      expect(brotliCompressSync(kept, options).length).toBeLessThanOrEqual(KEPT_BYTES);
    },
  );
});

it('counts the rows whose two codes differ as docs/decisions/0006-stations.md does', () => {
  const differs = ({ uic, trenitalia_id: id }: SourceRow) => id && uic && id !== uic;
  expect(table.filter(differs)).toHaveLength(29);
  expect(selectStations(table).filter(differs)).toHaveLength(17);
});

describe('the curated tables', () => {
  it('name only stations that are in the lists, so that no entry is dead', () => {
    const names = new Set(selectStations(table).map(({ name }) => name));
    const curated = [
      ...PRINCIPAL_STATIONS.flatMap((group) => group.names),
      ...CITIES.map(({ main }) => main),
      ...Object.keys(EXTRA_NAMES),
      ...Object.keys(PLACES),
      ...AREAS.flatMap(({ stations }) => stations),
      ...OTHER_PLACES.flatMap((group) => group.names),
      ...FOREIGN_MAIN_STATIONS,
    ];
    expect(curated.filter((name) => !names.has(name))).toEqual([]);
  });

  it('spell each name of an area once, since the last spelling would be shown', () => {
    const keys = AREAS.flatMap(({ names }) => names.map((name) => joinWords(fold(name))));
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('give no station two weights', () => {
    const names = PRINCIPAL_STATIONS.flatMap((group) => group.names);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it.each(LANGUAGES)('have every name of each city mean one station in %s', (language) => {
    const index = stationIndexFor(language);
    const wrong = CITIES.flatMap((city) => {
      const { main } = city;
      const names = cityNames(city, language);
      const ids = new Set(
        names.map((name) => {
          // Cologne is also a village in Lombardy, so that the form offers a choice; in Germany it
          // is the one city.
          const resolution = resolveStation(index, name === 'Cologne' ? 'Cologne, Germany' : name);
          return resolution.kind === 'exact'
            ? resolution.station.id
            : `${name} is ${resolution.kind}`;
        }),
      );
      return ids.size === 1 ? [] : [`${main}: ${[...ids].join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });
});
