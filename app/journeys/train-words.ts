import { stationLabel } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import { type Journey, type Ride, walkAfter, walkBefore } from '#app/domain/timetable/journey.ts';
import { DAY_MINUTES, type Timetable, type TrainKind } from '#app/domain/timetable/timetable.ts';
import { formatList, formatTimeOfDay } from '#app/i18n/format.ts';
import { formatMonth } from '#app/i18n/format-date.ts';
import { listAfter } from '#app/i18n/list-after.server.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';

/** The kinds of train that run on high-speed lines. */
export const HIGH_SPEED: ReadonlySet<TrainKind> = new Set([
  'frecciarossa',
  'frecciargento',
  'italo',
]);

/** The name of a station for texts about trains. */
export function stationWords(stationId: string, language: Language): string {
  return unbrokenInitials(stationLabel(language, stationId) ?? stationId);
}

/**
 * A time in a sentence, with the day where that is the next one.
 *
 * @param minutes after midnight of the day on which the journey begins
 * @example '7:05 the next day'
 */
export function timeInWords(minutes: number, language: Language): string {
  const time = formatTimeOfDay(minutes, language);
  return minutes < DAY_MINUTES ? time : textsFor(language, 'trains')('timeNextDay', { time });
}

/**
 * A train's kind and number; its kind alone where the timetable gives it no number.
 *
 * @example 'Frecciarossa 9681'
 */
export function trainName(
  { kind, number }: Pick<Ride, 'kind' | 'number'>,
  language: Language,
): string {
  return `${textsFor(language, 'trains')(`kinds.${kind}`)} ${number}`.trim();
}

/** The same for a sentence, with no-break spaces (U+00A0): no line ends within it. */
export function unbrokenTrainName(ride: Pick<Ride, 'kind' | 'number'>, language: Language): string {
  return trainName(ride, language).replaceAll(' ', '\u00a0');
}

/**
 * Kinds of train as a list.
 *
 * @example 'Frecciarossa, Intercity and Intercity Notte'
 */
export function kindNames(kinds: readonly TrainKind[], language: Language): string {
  const t = textsFor(language, 'trains');
  return formatList(
    kinds.map((kind) => t(`kinds.${kind}`)),
    language,
  );
}

/**
 * The stations at which a journey changes trains, as a list to stand behind "at"; empty for a
 * direct train.
 *
 * @example 'Orte e a Chiusi' in Italian
 */
export function changePlaces({ rides }: Journey, language: Language): string {
  const places = rides.slice(1).map(({ from }) => stationWords(from, language));
  return listAfter('at', places, language);
}

/**
 * A duration with a journey's changes: «6 h 09 min, 2 changes at Florence and Padua».
 *
 * @param duration in words, with its day where that needs saying
 */
export function durationWithChanges(
  duration: string,
  journey: Journey,
  language: Language,
): string {
  const t = textsFor(language, 'search');
  const { changes: count } = journey;
  if (count === 0) return t('answer.direct', { duration });
  return t('answer.changes', { duration, count, places: changePlaces(journey, language) });
}

/**
 * The trains of a journey with the stations of its changes, and its first and last station where
 * those are other ones of the city.
 */
export function trainsOfJourney(journey: Journey, language: Language): string {
  const last = journey.rides.length - 1;
  return journey.rides
    .map((ride, at) => {
      let train = trainName(ride, language);
      if (at === 0 && walkBefore(journey) > 0)
        train = trainAndPlace('from', train, ride.from, language);
      if (at === last && walkAfter(journey) > 0)
        train = trainAndPlace('to', train, ride.to, language);
      return at > 0 ? trainAndPlace('change', train, ride.from, language) : train;
    })
    .join(', ');
}

function trainAndPlace(
  key: 'from' | 'to' | 'change',
  train: string,
  stationId: string,
  language: Language,
): string {
  const place = stationWords(stationId, language);
  return textsFor(language, 'trains')(key, { train, place });
}

/**
 * The names of timetables with their months.
 *
 * @example 'Trenitalia’s timetable of December 2025 to June 2026'
 */
export function timetableNames(feeds: Timetable['feeds'], language: Language): string {
  const t = textsFor(language, 'trains');
  const month = (date: IsoDate) => formatMonth(date, language).replace(' ', '\u00a0');
  const names = feeds.map(({ name, firstDay, lastDay }) => {
    const [from, to] = [month(firstDay), month(lastDay)];
    const text =
      from === to
        ? t('timetableOfMonth', { operator: name, month: from })
        : t('timetable', { operator: name, from, to });
    // «SNCF Voyageurs’ timetable»
    return text.replace(`${name}’s`, name.endsWith('s') ? `${name}’` : `${name}’s`);
  });
  return formatList([...new Set(names)], language);
}
