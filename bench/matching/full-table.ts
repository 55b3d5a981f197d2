import type { CountryCode, Station } from '#app/domain/stations/station.ts';
import { stationKind } from '#app/domain/stations/station.ts';
import { readSourceTable } from '#scripts/stations/source-table.ts';

/** Every row of the source table as a station with its names in four languages: some 64,000, for measuring alone. */
export async function fullTable(): Promise<readonly Station[]> {
  const table = await readSourceTable();
  return table.map((row) => {
    const columns = row as unknown as Readonly<Record<string, string | undefined>>;
    const exonyms = ['en', 'it', 'fr', 'pt'].map((language) => columns[`info:${language}`]);
    const aliases = new Set(exonyms.filter((name) => name !== undefined && name !== row.name));
    const weight = row.is_main_station ? 6 : row.is_city ? 5 : 1;
    return {
      id: row.id,
      label: row.name,
      aliases: [...aliases] as readonly string[],
      country: row.country as CountryCode,
      kind: stationKind(weight),
      weight,
    };
  });
}
