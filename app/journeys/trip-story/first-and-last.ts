import type { Journey } from '#app/domain/timetable/journey.ts';
import type { TrainKind } from '#app/domain/timetable/timetable.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { timeInWords } from '../train-words.ts';
import { isOvernight, NIGHT } from '../trip-durations.ts';
import { isBus, type Story } from './story.ts';

const NINE = 9 * 60;
const NIGHT_KINDS: ReadonlySet<TrainKind> = new Set(['intercity-notte', 'euronight']);

/** When to leave for a morning in the place, the last train, and the night train. */
export function firstAndLastTexts({ trains, language, names }: Story): readonly string[] {
  const t = textsFor(language, 'trip');
  const time = (minutes: number) => timeInWords(minutes, language);
  const timesOf = ({ departure, arrival }: Journey) => ({
    ...names,
    time: time(departure),
    arrival: time(arrival),
  });
  const early = trains.findLast(({ departure, arrival }) => departure >= 0 && arrival <= NINE);
  const ofMorning = trains.filter(({ departure }) => departure >= 0);
  const firstArrival = Math.min(...ofMorning.map(({ arrival }) => arrival));
  const night = trains.find(isNightTrain);
  const others = night ? trains.filter(({ arrival }) => arrival < NIGHT.arrives) : trains;
  const last = others.findLast(({ departure }) => departure >= 0);
  const lastKey = last?.rides.some(isBus) ? 'story.lastDeparture' : 'story.last';
  return [
    early
      ? t('story.beforeNine', timesOf(early))
      : t('story.notBeforeNine', { ...names, arrival: time(firstArrival) }),
    last ? t(night ? 'story.lastBesideNight' : lastKey, timesOf(last)) : '',
    night ? t('story.night', timesOf(night)) : '',
  ];
}

function isNightTrain(journey: Journey): boolean {
  return isOvernight(journey) && journey.rides.some(({ kind }) => NIGHT_KINDS.has(kind));
}
