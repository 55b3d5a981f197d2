import type { StationParts } from '#app/domain/timetable/timetable.ts';
import { CHANGE_STATIONS, DEFAULT_MINUTES } from './change-stations.ts';
import type { ChangeStation } from './schema.ts';

const byStation: ReadonlyMap<string, ChangeStation> = new Map(
  CHANGE_STATIONS.map((station) => [station.stationId, station]),
);

/** The minutes that a change of trains takes at a station whose trains are not known. */
export function minutesToChange(stationId: string): number {
  const station = byStation.get(stationId);
  return station?.minutes ?? DEFAULT_MINUTES[station?.size ?? 'other'];
}

/** The stations whose kinds of train leave from parts of their own, by id. */
export function stationParts(): ReadonlyMap<string, StationParts> {
  const withParts = CHANGE_STATIONS.flatMap(({ stationId, parts = [], betweenParts }) => {
    const known = parts.filter(({ kinds }) => kinds.length > 0);
    const betweenMinutes = betweenParts ?? minutesToChange(stationId);
    return known.length > 0 ? [[stationId, { parts: known, betweenMinutes }] as const] : [];
  });
  return new Map(withParts);
}
