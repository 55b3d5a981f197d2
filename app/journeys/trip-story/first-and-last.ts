import type { Journey } from '#app/domain/timetable/journey.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { type TrainKind, WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { timeInWords } from '../train-words.ts';
import { NIGHT } from '../trip-durations.ts';
import { isBus, type Story } from './story.ts';

const NINE = 9 * 60;
/** A day trip is worth it to places at most this far away, with at least this long there. */
const DAY_TRIP = { fastest: 3 * 60, stay: 4 * 60 };
/** Nobody expects to be in a place further away before nine. */
const MORNING_TRIP = 5 * 60;
export const NIGHT_KINDS: ReadonlySet<TrainKind> = new Set(['intercity-notte', 'euronight']);

/** When to leave for a morning in the place, the last train, and the fastest night train. */
export function firstAndLastTexts({ figures, trains, language, names }: Story): readonly string[] {
  const t = textsFor(language, 'trip');
  const time = (minutes: number) => timeInWords(minutes, language);
  const timesOf = ({ departure, arrival }: Journey) => ({
    ...names,
    time: time(departure),
    arrival: time(arrival),
  });
  const early = trains.findLast((train) => isOfDay(train) && train.arrival <= NINE);
  const nights = trains.filter(isNightTrain);
  const [night] = nights.toSorted((one, other) => one.durationMinutes - other.durationMinutes);
  const last = lastOfDay(trains);
  const lastKey = last?.rides.some(isBus) ? 'story.lastDeparture' : 'story.last';
  const isNear = figures.fastest.durationMinutes <= MORNING_TRIP;
  return [
    early ? t('story.beforeNine', timesOf(early)) : '',
    isNear && !early
      ? t('story.notBeforeNine', { ...names, arrival: time(firstArrival(trains)) })
      : '',
    last ? t(night ? 'story.lastBesideNight' : lastKey, timesOf(last)) : '',
    night ? t('story.night', { ...timesOf(night), count: nights.length }) : '',
  ];
}

/** The last train back, as the page of the way back has it, where a day trip is possible. */
export function lastTrainBack(
  planner: Pick<Planner, 'trainsOfDay'>,
  { figures, trains, language, names }: Story,
  fromId: string,
  toId: string,
): string {
  const { day } = figures.days[0];
  if (figures.fastest.durationMinutes > DAY_TRIP.fastest || day !== WEDNESDAY) return '';
  const last = lastOfDay(planner.trainsOfDay(toId, fromId, day));
  if (!last || last.rides.some(isBus)) return '';
  if (last.departure < firstArrival(trains) + DAY_TRIP.stay) return '';
  return textsFor(language, 'trip')('story.back', {
    ...names,
    time: timeInWords(last.departure, language),
  });
}

/** A night train of the evening before is none of the day's. */
const isOfDay = ({ departure }: Journey) => departure >= 0;

function firstArrival(trains: readonly Journey[]): number {
  return Math.min(...trains.filter(isOfDay).map(({ arrival }) => arrival));
}

/** The last train of a day, but for the night trains. */
function lastOfDay(trains: readonly Journey[]): Journey | undefined {
  const others = trains.some(isNightTrain)
    ? trains.filter(({ arrival }) => arrival < NIGHT.arrives)
    : trains;
  return others.findLast(isOfDay);
}

/** Whether a journey goes on by a night train until the morning, whenever it begins. */
function isNightTrain(journey: Journey): boolean {
  return (
    isOfDay(journey) &&
    journey.rides.some(({ kind, arrival }) => NIGHT_KINDS.has(kind) && arrival >= NIGHT.arrives)
  );
}
