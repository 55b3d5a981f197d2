import type { StationParts, TrainKind } from '#app/domain/timetable/timetable.ts';
import { CHANGE_STATIONS, DEFAULT_MINUTES } from './change-stations.ts';
import type { ChangeStation } from './schema.ts';

/** A part of a station, as the table describes it. */
type StationPart = NonNullable<ChangeStation['parts']>[number];

const byStation: ReadonlyMap<string, ChangeStation> = new Map(
  CHANGE_STATIONS.map((station) => [station.stationId, station]),
);

/** What the table says of a station; undefined where the default of small stations holds. */
export function changeStation(stationId: string): ChangeStation | undefined {
  return byStation.get(stationId);
}

/**
 * The part of a station from which a kind of train usually leaves; undefined where the station has
 * no parts, or the kind does not tell.
 */
export function partOfStation(stationId: string, kind: TrainKind): StationPart | undefined {
  return byStation.get(stationId)?.parts?.find(({ kinds }) => kinds.includes(kind));
}

/** The minutes that a change of trains takes at a station whose trains are not known. */
export function minutesToChange(stationId: string): number {
  const station = byStation.get(stationId);
  return station?.minutes ?? DEFAULT_MINUTES[station?.size ?? 'other'];
}

/**
 * The minutes that a change between two kinds of train takes at a station: more where they usually
 * leave from different parts of it, else those of their part, or of the station.
 *
 * @example minutesBetweenKinds('83050435', 'frecciarossa', 'regionale') // 15, Bologna Centrale
 */
export function minutesBetweenKinds(stationId: string, from: TrainKind, to: TrainKind): number {
  const [one, other] = [partOfStation(stationId, from), partOfStation(stationId, to)];
  const whole = minutesToChange(stationId);
  if (!one || !other) return whole;
  return one === other ? one.minutes : (byStation.get(stationId)?.betweenParts ?? whole);
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
