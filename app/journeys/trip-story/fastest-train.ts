import { callsOf, type Journey } from '#app/domain/timetable/journey.ts';
import { formatDuration, formatList, withinSentence } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { stationWords, timeInWords, unbrokenTrainName } from '../train-words.ts';
import { isBus, type Story } from './story.ts';

/** The most stops of the fastest train that are named. */
const NAMED_STOPS = 4;
/** The same for a journey with a change. */
const NAMED_STOPS_WITH_CHANGE = 12;
/** A later train is mentioned only within this wait; the tables do not have every connection. */
const LONGEST_WAIT = 3 * 60;

/** The fastest journey as that of the timetable, where other companies have trains too. */
export function ownFastestTexts(story: Story): readonly string[] {
  const [fastest = '', ...further] = fastestTexts(story);
  const own = textsFor(story.language, 'trip')('story.own', { fastest: withinSentence(fastest) });
  return [own, ...further];
}

/** The fastest of the timetable's trains, where it does not have all that one may take. */
export function ownFastestText(story: Story): string {
  const { figures, timetable, language, names } = story;
  const t = textsFor(language, 'trip');
  const [own = ''] = ownFastestTexts(story);
  const { rides, changes } = figures.fastest;
  const stops = rides.flatMap((ride) => callsOf(timetable, ride).slice(1, -1));
  if (changes === 0 || stops.length === 0 || stops.length > NAMED_STOPS_WITH_CHANGE) return own;
  const stopNames = stops.map(({ station }) => stationWords(station, language));
  return `${own} ${t('story.calls', { ...names, stops: formatList(stopNames, language) })}`;
}

/** The fastest journey: its stops, or its change and what if that is missed. */
export function fastestTexts(story: Story): readonly string[] {
  const { figures, timetable, language, names } = story;
  const { fastest } = figures;
  const { rides, departure, arrival } = fastest;
  const t = textsFor(language, 'trip');
  const [first, second] = rides;
  const time = (minutes: number) => timeInWords(minutes, language);
  const words = {
    ...names,
    train: unbrokenTrainName(first, language),
    station: stationWords(first.from, language),
    departure: time(departure),
    arrival: time(arrival),
  };
  if (!second) {
    const stops = callsOf(timetable, first).slice(1, -1);
    if (stops.length === 0) return [t('story.nonstop', words)];
    if (stops.length > NAMED_STOPS)
      return [t('story.manyStops', { ...words, count: stops.length })];
    const stopNames = stops.map(({ station }) => stationWords(station, language));
    return [t('story.stops', { ...words, stops: formatList(stopNames, language) })];
  }
  if (rides.length > 2) {
    const waits = rides.slice(1).map((ride, at) => {
      const before = rides[at] ?? first;
      return t(before.to === ride.from ? 'story.wait' : 'story.waitWay', {
        minutes: formatDuration(ride.departure - before.arrival, language),
        leave: stationWords(before.to, language),
        place: stationWords(ride.from, language),
      });
    });
    const hasWalk = rides.slice(1).some(({ from }, at) => rides[at]?.to !== from);
    const key = hasWalk ? 'story.waitsWay' : 'story.waits';
    return [t(key, { ...words, waits: formatList(waits, language) })];
  }
  const place = stationWords(second.from, language);
  const next = nextRide(story, second);
  return [
    t(first.to === second.from ? 'story.change' : 'story.changeWay', {
      ...words,
      leave: stationWords(first.to, language),
      ride: formatDuration(first.arrival - first.departure, language),
      minutes: formatDuration(second.departure - first.arrival, language),
      place,
      next: unbrokenTrainName(second, language),
    }),
    next === undefined ? '' : t('story.missed', { ...names, place, time: time(next) }),
  ];
}

/** The departure of the next train of the tables after a missed change. */
function nextRide({ trains }: Story, missed: Journey['rides'][0]): number | undefined {
  const later = trains
    .flatMap(({ rides }) => rides.at(-1) ?? [])
    .filter((ride) => !isBus(ride))
    .filter(({ from, to }) => from === missed.from && to === missed.to)
    .map(({ departure }) => departure)
    .filter((departure) => departure > missed.departure)
    .filter((departure) => departure <= missed.departure + LONGEST_WAIT);
  return later.length > 0 ? Math.min(...later) : undefined;
}
