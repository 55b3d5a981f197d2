import { operatorOf, operatorOfKind } from '#app/data/operators/find-operator.ts';
import type { Language } from '#app/domain/language.ts';
import { callsOfTrip } from '#app/domain/timetable/journey.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { feedOfTrip, kindOfTrip, numberOfTrip } from '#app/domain/timetable/timetable-fields.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { KEY_BY_ID } from '../map-stations.ts';
import { stationWords, trainName } from '../train-words.ts';

/** A stop of a train; minutes after midnight of the day on which the train begins. */
export interface TrainCall {
  readonly name: string;
  /** The station's key, if it is on the map. */
  readonly station?: string | undefined;
  readonly arrival: number;
  readonly departure: number;
}

/** A train of the map in words. */
export interface TrainOnMap {
  readonly version: string;
  readonly trip: number;
  /** Its kind and number. */
  readonly name: string;
  /** Its first and last stop. */
  readonly line: string;
  /** Undefined where the timetable does not name it. */
  readonly company: string | undefined;
  readonly calls: readonly TrainCall[];
}

/** A train of a timetable in words; undefined for a trip that the timetable does not have. */
export function trainOnMap(
  timetable: Timetable,
  trip: number,
  language: Language,
): TrainOnMap | undefined {
  if (!(trip < timetable.tripNumbers.length)) return undefined;
  const kind = kindOfTrip(timetable, trip);
  if (kind === 'bus') return undefined;
  const calls = callsOfTrip(timetable, trip).map(({ station, arrival, departure }) => ({
    name: stationWords(station, language),
    station: KEY_BY_ID.get(station),
    arrival,
    departure,
  }));
  const company = operatorOf(feedOfTrip(timetable, trip).name) ?? operatorOfKind(kind);
  return {
    version: timetable.digest,
    trip,
    name: trainName({ kind, number: numberOfTrip(timetable, trip) }, language),
    line: textsFor(language, 'map')('pair', {
      from: calls[0]?.name ?? '',
      to: calls.at(-1)?.name ?? '',
    }),
    company: company?.name[language],
    calls,
  };
}
