import {
  ONWARD_PLACES,
  onwardPlace,
  onwardPlaceOfStop,
  providerOf,
} from '#app/data/onward/find-place.ts';
import type { OnwardLeg, OnwardPlace } from '#app/data/onward/schema.ts';
import { endNameOf, type PathEnd } from '#app/data/stations/trip-paths.server.ts';
import { entryAt } from '#app/domain/entries.ts';
import { checkedTime, isDue } from '#app/domain/facts/checked.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { figureSentence } from './figure-sentence.ts';
import type { BasisRequest } from './timetable-basis.ts';
import { stationWords } from './train-words.ts';
import type { FigureRow, TripFacts } from './trip-facts.ts';

/** The onward connection between a place without a railway and its station, in words. */
export interface OnwardConnection {
  readonly at: 'before' | 'after';
  /** The slug of the place beyond the station. */
  readonly place: string;
  /** "From Rimini to San Marino", "Between Orvieto station and the centre" */
  readonly title: string;
  /** From the station in which the trip ends to its own town: no part of the journey. */
  readonly isLocal: boolean;
  readonly legs: readonly OnwardLegWords[];
  readonly note: string | undefined;
  /** A note of its age, once its day of review is over. */
  readonly due: string | undefined;
  /** About how many minutes the likeliest leg takes, without the wait. */
  readonly minutes: number;
  /** The likeliest leg as a figure: "From Rimini to San Marino", "Bus, about 50 min". */
  readonly row: readonly [name: string, value: string];
  /** For a title, which is of no day: a leg of a season with one of all year; no walk or train. */
  readonly modes: readonly TitleMode[];
}

type TitleMode = Exclude<OnwardLeg['mode'], 'walk' | 'train'>;

interface OnwardLegWords {
  /** "Bus from Rimini, about 50 min" */
  readonly text: string;
  readonly provider: string;
  readonly url: string;
  readonly year: string;
}

/** With the day of the journey. */
type DayRequest = BasisRequest & { readonly day: IsoDate };

/** One end of a trip: the station of its trains, and a place beyond it. */
interface RailwayEnd {
  readonly stationId: string;
  readonly place?: OnwardPlace;
  /** The place is the station's own town, which was not asked for. */
  readonly isLocal?: boolean;
}

/** A trip's railway part, with the onward connections before and after it. */
export interface RailwayTrip {
  readonly fromId: string;
  readonly toId: string;
  readonly onwardConnections: readonly OnwardConnection[];
  /** The trains do not go all the way: an end is a place, or a stop that they do not serve. */
  readonly isPart: boolean;
}

/**
 * Finds the stations between which the trains of a trip run, where an end is a place without a
 * railway, and the onward connections, of which those that run on the day come first. A stop that
 * the timetable serves is its own station.
 */
export function railwayTrip(
  request: BasisRequest,
  from: PathEnd,
  to: PathEnd,
  day: IsoDate = request.today,
): RailwayTrip {
  const dated = { ...request, day };
  const start = railwayEnd(dated, from, (id) => minutesBetween(request, id, to.stationId));
  const end = railwayEnd(dated, to, (id) => minutesBetween(request, start.stationId, id));
  const onwardConnections = [
    ...(start.place ? [connectionOf(start, start.place, 'before', dated)] : []),
    ...(end.place ? [connectionOf(end, end.place, 'after', dated)] : []),
  ];
  return {
    fromId: start.stationId,
    toId: end.stationId,
    onwardConnections,
    isPart: isElsewhere(start, from) || isElsewhere(end, to),
  };
}

/**
 * The figures of the trains, the duration named by the stations between which they run. It is the
 * first row, unless other companies' lines stand in its place.
 */
export function partRows(
  { rows, isIncomplete }: Pick<TripFacts, 'rows' | 'isIncomplete'>,
  fastest: Journey | undefined,
  { fromId, toId }: Pick<RailwayTrip, 'fromId' | 'toId'>,
  language: Language,
): readonly FigureRow[] {
  const duration = fastest && formatDuration(fastest.durationMinutes, language);
  const [first, ...others] = rows;
  if (duration === undefined || first?.[1] !== duration) return rows;
  // Beside other companies' trains its name says whose it is.
  const name = textsFor(language, 'trains')(isIncomplete ? 'onward.ownTo' : 'onward.trainTo', {
    name: first[0],
    from: endNameOf({ stationId: fromId }, language),
    to: endNameOf({ stationId: toId }, language),
  });
  return [[name, duration], ...others];
}

/** Puts the onward connections around the figures of the trains, except those within a town. */
export function withConnections(
  rows: readonly FigureRow[],
  onwardConnections: readonly OnwardConnection[],
): readonly FigureRow[] {
  const rowsOf = (at: OnwardConnection['at']) =>
    onwardConnections
      .filter((connection) => connection.at === at && !connection.isLocal)
      .map(({ row }) => row);
  return [...rowsOf('before'), ...rows, ...rowsOf('after')];
}

/** The onward connections at one end of the trains: «From Naples to Sorrento: local train, …». */
export function connectionSentences(
  onwardConnections: readonly OnwardConnection[],
  end: OnwardConnection['at'],
  language: Language,
): readonly string[] {
  return onwardConnections
    .filter(({ at }) => at === end)
    .map(({ row }) => figureSentence(row, language));
}

function isElsewhere({ stationId }: RailwayEnd, end: PathEnd): boolean {
  return end.place !== undefined || stationId !== end.stationId;
}

/** The station with the shortest total time to a place; of equal ones the first. */
function railwayEnd(
  { planner, day }: DayRequest,
  { stationId, place: slug, isChosen }: PathEnd,
  minutesFrom: (stationId: string) => number,
): RailwayEnd {
  const hasTrains = planner.timetable.stationNumbers.has(stationId);
  const placeOfStop = hasTrains ? undefined : onwardPlaceOfStop(stationId);
  const place = slug ? onwardPlace(slug) : placeOfStop;
  if (!place) {
    const town = townOf(stationId);
    return town ? { stationId, place: town, isLocal: true } : { stationId };
  }
  if (isChosen) return { stationId, place };
  const [first, ...others] = [...new Set(place.legs.map(({ station: [id] }) => id))];
  const totalMinutes = (id: string) => {
    const legs = legsFrom(place, id);
    const running = legs.filter((leg) => runsOn(leg, day));
    const minutes = (running.length > 0 ? running : legs).map((leg) => leg.minutes);
    return minutesFrom(id) + Math.min(...minutes);
  };
  const best = others.reduce(
    (nearest, id) => (totalMinutes(id) < totalMinutes(nearest) ? id : nearest),
    first ?? stationId,
  );
  return { stationId: best, place };
}

/** The town at some distance from the station with its name: Assisi, Orvieto. */
function townOf(stationId: string): OnwardPlace | undefined {
  return ONWARD_PLACES.find((place) => isTownOf(place, stationId));
}

const isTownOf = ({ name, legs }: OnwardPlace, stationId: string) =>
  legs.some(({ station: [id, label] }) => id === stationId && name.it.startsWith(`${label} `));

const legsFrom = ({ legs }: OnwardPlace, stationId: string) =>
  legs.filter(({ station: [id] }) => id === stationId);

/** Whether a leg runs on a day, as far as the months of its season are known. */
function runsOn({ seasonal }: OnwardLeg, day: IsoDate): boolean {
  if (seasonal === undefined || seasonal === true) return true;
  const month = Number(day.slice(5, 7));
  return seasonal[0] <= month && month <= seasonal[1];
}

/** Minutes by train; none from a station to itself, and the more where no train runs. */
function minutesBetween({ planner }: BasisRequest, from: string, to: string): number {
  if (from === to) return 0;
  return planner.figuresOf(from, to)?.fastest.durationMinutes ?? Number.MAX_SAFE_INTEGER;
}

function connectionOf(
  { stationId, isLocal = false }: RailwayEnd,
  place: OnwardPlace,
  at: OnwardConnection['at'],
  { language, today, day }: DayRequest,
): OnwardConnection {
  const t = textsFor(language, 'trains');
  const name = place.name[language];
  const station = endNameOf({ stationId }, language) ?? stationWords(stationId, language);
  const atStation = legsFrom(place, stationId);
  const usual = atStation.length > 0 ? atStation : place.legs;
  const ordered = usual.toSorted((a, b) => Number(runsOn(b, day)) - Number(runsOn(a, day)));
  const isOwnTown = isTownOf(place, stationId);
  const legKey = at === 'before' ? 'onward.legTo' : 'onward.legFrom';
  const year = checkedTime(place).firstDay.slice(0, 4);
  const legs = ordered.map((leg) => ({
    text: t(isOwnTown ? 'onward.leg' : legKey, {
      mode: t(`onward.modes.${leg.mode}`),
      station: startWords(leg, language),
      duration: legMinutes(leg, language),
    }),
    provider: providerOf(leg).name,
    url: providerOf(leg).url,
    year,
  }));
  const likeliest = entryAt(ordered, 0);
  const titleKey = at === 'before' ? 'titleTo' : 'titleFrom';
  const localKey = place.kind === 'sight' ? 'titleSight' : 'titleTown';
  const title = t(`onward.${isOwnTown ? localKey : titleKey}`, { place: name, station });
  return {
    at,
    place: place.slug,
    title,
    isLocal,
    legs,
    note: place.note?.[language],
    minutes: likeliest.minutes,
    due: isDue(place, today) ? t('onward.due', { year }) : undefined,
    row: [
      title,
      t('onward.leg', {
        mode: t(`onward.modes.${likeliest.mode}`),
        duration: legMinutes(likeliest, language),
      }),
    ],
    modes: modesInTitle(usual),
  };
}

/** Where a leg starts: a ship does so in the town, not at its station. */
function startWords({ mode, station: [id] }: OnwardLeg, language: Language): string {
  const town = mode === 'ferry' ? endNameOf({ stationId: id }, language) : undefined;
  return town ?? stationWords(id, language);
}

/**
 * The modes that a title names, with the first of all year beside one of a season. A title says "by
 * train" anyway, and leaves out a walk.
 */
function modesInTitle(legs: readonly OnwardLeg[]): readonly TitleMode[] {
  const allYear = legs.findIndex(({ seasonal }) => seasonal === undefined);
  return legs
    .slice(0, Math.max(1, allYear + 1))
    .flatMap(({ mode }) => (mode === 'walk' || mode === 'train' ? [] : [mode]));
}

function legMinutes({ minutes, seasonal }: OnwardLeg, language: Language): string {
  const duration = formatDuration(minutes, language);
  return seasonal ? textsFor(language, 'trains')('onward.seasonal', { duration }) : duration;
}
