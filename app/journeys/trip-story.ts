import { endNameOf } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import { callsOf, type Journey, type Ride } from '#app/domain/timetable/journey.ts';
import { isRegionalKind } from '#app/domain/timetable/regional.ts';
import type { Timetable, TrainKind } from '#app/domain/timetable/timetable.ts';
import { formatDuration, formatList, withinSentence } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { RailwayTrip } from './onward-ways.ts';
import type { BasisRequest } from './timetable-basis.ts';
import { stationWords, timeInWords, trainName } from './train-words.ts';
import { edgesOfDay, lastTrainBack } from './trip-day-edges.ts';
import { durationsText } from './trip-durations.ts';

/** With direct trains at least this often, a traveller need not plan around one. */
const FREQUENT = { trains: 12, gapMinutes: 55 };
/** With fewer departures, each is named. */
const FEW = 4;
/** The most stops of the fastest train that are named. */
const NAMED_STOPS = 4;
/** The same for a journey with a change. */
const NAMED_STOPS_WITH_CHANGE = 12;
/** A later train is mentioned only within this wait; the tables do not have every connection. */
const LONGEST_WAIT = 3 * 60;
/** From this difference to a weekday on, Saturday and Sunday are mentioned. */
const DIFFERENT_DAY = 0.2;

interface Story {
  readonly figures: Figures;
  /** The trains of the day that the story describes, in the order of their departures. */
  readonly trains: readonly Journey[];
  readonly timetable: Timetable;
  readonly language: Language;
  readonly names: Readonly<Record<'from' | 'to', string>>;
}

/**
 * How many of the trains that one may take the timetable has. With `most`, nothing is said of the
 * first, the last and the slowest; with `few`, of their number neither.
 */
export type OwnShare = 'all' | 'most' | 'few';

/**
 * The character of the trains between two stations, in paragraphs: how often and how direct, the
 * fastest one with its change or stops, the first and the last. Which sentences it has depends on
 * the pair's trains; every figure is of the tables on the same page.
 */
export function tripStory(
  { planner, language }: Pick<BasisRequest, 'planner' | 'language'>,
  figures: Figures,
  { fromId, toId, share }: Pick<RailwayTrip, 'fromId' | 'toId'> & { readonly share: OwnShare },
): readonly string[] {
  const { timetable } = planner;
  const trains = figures.days.find(({ trains }) => trains.length > 0)?.trains ?? [figures.fastest];
  const nameOf = (id: string) => endNameOf({ stationId: id }, language) ?? id;
  const names = { from: nameOf(fromId), to: nameOf(toId) };
  const story = { figures, trains, timetable, language, names };
  if (share === 'few') return [ownFastestText(story)];
  const regional = regionalText(story);
  const kinds = regional ? '' : kindsText(story);
  const isWhole = share === 'all';
  const isCompared = isWhole && !kinds && trains.length >= FEW;
  const durations = isCompared ? durationsText(trains, language) : '';
  const paragraphs = [
    [opening(story), regional || kinds || weekendText(story)],
    [...fastestTexts(story), durations],
    isWhole && trains.length >= FEW ? edgesOfDay(story) : [],
    [isWhole ? lastTrainBack(planner, story, fromId, toId) : ''],
  ];
  return paragraphs.map((texts) => texts.filter(Boolean).join(' ')).filter(Boolean);
}

/** The fastest of the timetable's trains, where it does not have all that one may take. */
function ownFastestText(story: Story): string {
  const { figures, timetable, language, names } = story;
  const t = textsFor(language, 'trip');
  const [fastest = ''] = fastestTexts(story);
  const own = t('story.own', { fastest: withinSentence(fastest) });
  const { rides, changes } = figures.fastest;
  const stops = rides.flatMap((ride) => callsOf(timetable, ride).slice(1, -1));
  if (changes === 0 || stops.length === 0 || stops.length > NAMED_STOPS_WITH_CHANGE) return own;
  const stopNames = stops.map(({ station }) => stationWords(station, language));
  return `${own} ${t('story.calls', { ...names, stops: formatList(stopNames, language) })}`;
}

/** How often trains run, and how often without a change. */
function opening({ figures, trains, language, names }: Story): string {
  const t = textsFor(language, 'trip');
  const time = (minutes: number) => timeInWords(minutes, language);
  if (figures.onlyWeekday !== undefined || figures.weekday.all === 0)
    return t('story.someDays', names);
  if (figures.kinds.every((kind) => kind === 'bus')) return t('story.buses', names);
  const all = trains.length;
  if (all < FEW) {
    const times = formatList(
      trains.map(({ departure }) => time(departure)),
      language,
    );
    return t('story.rare', { ...names, count: all, times });
  }
  const direct = trains.filter(({ changes }) => changes === 0);
  if (direct.length === 0) return changingText({ figures, trains, language, names });
  const place = usualChange(trains, language)?.place;
  if (direct.length < all && direct.length < FREQUENT.trains)
    return t('story.mixed', { ...names, count: direct.length, all, place });
  // A night train of the evening before is none of the day's first.
  const ofDay = direct.filter(({ departure }) => departure >= 0);
  const counted = ofDay.length > 1 ? ofDay : direct;
  const gaps = gapsOf(counted);
  const gap = median(gaps);
  const isFrequent = direct.length >= FREQUENT.trains && gap <= FREQUENT.gapMinutes;
  // Where they leave from several stations of a city, the city.
  const stations = new Set(direct.map(({ rides }) => stationWords(rides[0].from, language)));
  const [station] = stations;
  const trainsKey = direct.some(({ rides }) => rides.some(isBus)) ? 'trainsAndBuses' : 'trains';
  return t(isFrequent ? 'story.frequent' : 'story.direct', {
    ...names,
    trains: t(`story.${trainsKey}`),
    from: stations.size === 1 ? station : names.from,
    count: direct.length,
    gap: formatDuration(isFrequent ? gap : Math.max(...gaps), language),
    first: time(counted[0]?.departure ?? 0),
    last: time(counted.at(-1)?.departure ?? 0),
  });
}

function changingText({
  figures,
  trains,
  language,
  names,
}: Pick<Story, 'figures' | 'trains' | 'language' | 'names'>): string {
  const t = textsFor(language, 'trip');
  const { changes, rides } = figures.fastest;
  if (changes > 1) {
    const places = formatList(
      rides.slice(1).map(({ from }) => stationWords(from, language)),
      language,
    );
    return t('story.changes', { ...names, count: trains.length, changes, places });
  }
  const usual = usualChange(trains, language);
  return t(usual?.isOnly ? 'story.changeAlways' : 'story.changeMostly', {
    ...names,
    count: trains.length,
    place: usual?.place,
  });
}

/** The station at which most journeys change for the first time. */
function usualChange(trains: readonly Journey[], language: Language) {
  const counts = new Map<string, number>();
  for (const { rides } of trains) {
    const [, second] = rides;
    if (second) counts.set(second.from, (counts.get(second.from) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && { place: stationWords(most[0], language), isOnly: counts.size === 1 };
}

/** The minutes from each departure to the next. */
function gapsOf(trains: readonly Journey[]): readonly number[] {
  return trains.slice(1).map(({ departure }, at) => departure - (trains[at]?.departure ?? 0));
}

/** To five minutes, as "about" says it. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.max(5, Math.round((sorted[sorted.length >> 1] ?? 0) / 5) * 5);
}

function regionalText({ trains, language, names }: Story): string {
  const kinds = trains.flatMap(({ rides }) => rides.map(({ kind }) => kind));
  return kinds.every(isRegionalKind) ? textsFor(language, 'trip')('story.regional', names) : '';
}

/** The best times of the quickest and slowest kind of direct train. */
function kindsText({ figures, trains, language, names }: Story): string {
  const t = textsFor(language, 'trip');
  const minutes = new Map<TrainKind, number>();
  // The fastest first, so that of two kinds as quick the one that the next paragraph names is told.
  for (const { rides, changes, durationMinutes } of [figures.fastest, ...trains]) {
    const { kind } = rides[0];
    if (changes === 0)
      minutes.set(kind, Math.min(durationMinutes, minutes.get(kind) ?? durationMinutes));
  }
  const sorted = [...minutes].sort(([, one], [, other]) => one - other);
  const [quickest, slowest] = [sorted[0], sorted.at(-1)];
  if (!quickest || !slowest || quickest[1] === slowest[1]) return '';
  // Only a kind that is a train's brand keeps its capital within a sentence.
  const kindName = (kind: TrainKind) => {
    const name = textsFor(language, 'trains')(`kinds.${kind}`);
    return kind === 'bus' || kind === 'train' ? withinSentence(name) : name;
  };
  return t('story.kinds', {
    ...names,
    quick: kindName(quickest[0]),
    quickTime: formatDuration(quickest[1], language),
    slow: kindName(slowest[0]),
    slowTime: formatDuration(slowest[1], language),
  });
}

function weekendText({ figures, language }: Story): string {
  const [weekday, saturday, sunday] = [figures.weekday, figures.saturday, figures.sunday].map(
    ({ all }) => all,
  );
  if (!weekday || !saturday || !sunday || saturday < 2 || sunday < 2) return '';
  const isOther = (count: number) => Math.abs(count - weekday) > weekday * DIFFERENT_DAY;
  if (!isOther(saturday) && !isOther(sunday)) return '';
  return textsFor(language, 'trip')('story.weekend', { saturday, sunday });
}

/** The fastest journey: its stops, or its change and what if that is missed. */
function fastestTexts(story: Story): readonly string[] {
  const { figures, timetable, language, names } = story;
  const { fastest } = figures;
  const { rides, departure, arrival } = fastest;
  const t = textsFor(language, 'trip');
  const [first, second] = rides;
  const time = (minutes: number) => timeInWords(minutes, language);
  const words = {
    ...names,
    train: trainName(first, language),
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
    const hasWay = rides.slice(1).some(({ from }, at) => rides[at]?.to !== from);
    const key = hasWay ? 'story.waitsWay' : 'story.waits';
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
      next: trainName(second, language),
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

const isBus = ({ kind }: Ride) => kind === 'bus';
