import type { SourceRow } from './source-table.ts';

/**
 * Stations of Trenitalia's timetable that were opened in 2024 and that the source table has no row
 * of. The README of `app/data/stations` names their sources.
 */
export const ADDED_STATIONS: readonly SourceRow[] = [
  added('Torino Grosseto', 'S00097', '45.10517', '7.66649'),
  added('Palermo De Gasperi', 'S12065', '38.148911', '13.3277'),
];

function added(name: string, code: string, latitude: string, longitude: string): SourceRow {
  const shopCode = `83${code.slice(1)}`;
  return {
    id: code,
    name,
    uic: shopCode,
    latitude,
    longitude,
    country: 'IT',
    is_suggestable: true,
    trenitalia_id: shopCode,
    trenitalia_rtvt_id: code,
    trenitalia_is_enabled: true,
  };
}
