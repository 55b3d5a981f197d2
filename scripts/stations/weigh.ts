import { OTHER_PLACES } from './other-places.ts';
import { PRINCIPAL_STATIONS } from './principal-stations.ts';
import type { SourceRow } from './source-table.ts';

const CURATED: ReadonlyMap<string, number | undefined> = new Map(
  [...OTHER_PLACES, ...PRINCIPAL_STATIONS].flatMap(({ names, weight }) =>
    names.map((name) => [name, weight] as const),
  ),
);

/**
 * The importance of a station, 0 to 10: the curated weight if it has one, otherwise 1 to 5 by its
 * sellers: high-speed operators and airports most, then the railways of the neighbours, then
 * the coach and ticket sellers that list larger towns.
 */
export function weighStation(row: SourceRow): number {
  const curated = CURATED.get(row.name);
  if (curated !== undefined) return curated;
  if (row.is_airport || row.ntv_is_enabled) return 5;
  if (row.country !== 'IT') return row.is_main_station || row.is_city ? 5 : 3;
  let weight = 1;
  if (row.cff_is_enabled || row.obb_is_enabled) weight += 1;
  if (row.distribusion_is_enabled || row.flixbus_is_enabled) weight += 2;
  return Math.min(weight, 4);
}
