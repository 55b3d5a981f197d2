import { memoize } from '#app/domain/memoize.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { createWorkQueue, type DoInPieces } from '#app/domain/work-queue.ts';
import { coversDate, feedsCovering, usualDayOf } from './days.ts';
import { type Departure, findDepartures } from './departures.ts';
import { findDirectMinutes } from './direct-minutes.ts';
import { findDirectTrains } from './direct-trains.ts';
import { countTrains, type Figures, findFigures, selectTrains } from './figures.ts';
import type { Journey } from './journey.ts';
import { fastestOf, findJourneys, findJourneysWithLongerChanges } from './journeys-of-day.ts';
import {
  type AfterMissedChange,
  findAfterMissedChange,
  type MissedChange,
} from './missed-change.ts';
import { findReach, type Reach } from './reach.ts';
import type { SearchSettings } from './search-settings.ts';
import {
  createSearchSpace,
  onlyRegional,
  type SearchSpace,
  withLeastChange,
} from './search-space.ts';
import { type Day, type Timetable, WEDNESDAY } from './timetable.ts';
import { feedOfTrip, longestChangeAt, stationId, walksFrom } from './timetable-fields.ts';
import { joinJourneys, type Via } from './via-journeys.ts';

// The results that are kept of each kind. Reach is the largest, with an entry for every station.
const SEARCHES_KEPT = 64;
const FIGURES_KEPT = 64;
const SUMMARIES_KEPT = 512;
const REACHES_KEPT = 32;
const TABLES_KEPT = 64;
const DAYS_KEPT = 128;
/** Both kinds of search, each with every least change and without. */
const SETTINGS_KEPT = 8;

/** The figures of two stations in a list. */
export interface Summary {
  readonly fastest: Journey;
  /** Trains without a change on a weekday. */
  readonly directTrains: number;
}

/**
 * Finds journeys in one timetable. Stations are named by their ids; an unknown station, or the same
 * one twice, has no journeys. A planner owns the index, the scratch space and the caches of its
 * timetable.
 */
export interface Planner {
  readonly timetable: Timetable;
  /**
   * The day whose trains stand for a day between two stations: a date itself where a feed that
   * serves them covers it, otherwise a usual day. A feed of one region may run for half a year
   * longer than that of the country. The searches below that take two stations and a day use it.
   */
  readonly dayOf: (from: string, to: string, day: Day) => Day;
  /** All journeys of a day worth offering, by `findJourneys`. */
  readonly journeysOfDay: (
    from: string,
    to: string,
    day: Day,
    settings?: SearchSettings,
  ) => readonly Journey[];
  /** Every train of a day without a change, by `findDirectTrains`. */
  readonly directTrains: (from: string, to: string, day: Day) => readonly Journey[];
  /** The shortest rides of a Wednesday without a change, by `findDirectMinutes`. */
  readonly directFrom: (from: string) => ReadonlyMap<string, number>;
  /** The next trains of a station, by `findDepartures`. */
  readonly departuresFrom: (
    from: string,
    day: Day,
    after: number,
    most: number,
  ) => readonly Departure[];
  /** The rows of a day's table, by `selectTrains`. */
  readonly trainsOfDay: (from: string, to: string, day: Day) => readonly Journey[];
  /**
   * The rows of a day's table by the traveller's settings: without any, those of `trainsOfDay`. A
   * longer least change removes rows or makes them later. Detours are judged by the fastest journey
   * with the stations' own minutes to change, unless no row is left.
   */
  readonly journeysWith: (
    from: string,
    to: string,
    day: Day,
    settings: SearchSettings,
  ) => readonly Journey[];
  /**
   * The journeys of a day through a station with a stay there, by `joinJourneys`. Without a stay
   * one may pass through in a train, or change with the longest change of the station.
   */
  readonly journeysVia: (
    from: string,
    to: string,
    day: Day,
    through: { readonly via: Via; readonly settings?: SearchSettings | undefined },
  ) => readonly Journey[];
  /**
   * How a journey of a day goes on after a missed train, by `findAfterMissedChange`. Takes 0.3 ms,
   * seldom more than 1.
   *
   * @param settings those with which the journey was found
   */
  readonly afterMissedChange: (
    missed: MissedChange,
    settings?: SearchSettings,
  ) => AfterMissedChange | undefined;
  /** All figures of a pair; undefined when there is no journey. */
  readonly figuresOf: (from: string, to: string) => Figures | undefined;
  /** The fastest journey and the direct trains of `figuresOf`, in a third of the time. */
  readonly summaryOf: (from: string, to: string) => Summary | undefined;
  /**
   * The fastest journey from a station to every other one: the same minutes and changes as
   * `figuresOf(…).fastest`, unless the next day's first train overtakes that one. Stations that
   * need three changes are left out, and those without a journey on Wednesdays. Takes some 10 ms,
   * 50 for the largest stations.
   */
  readonly reachFrom: (from: string) => ReadonlyMap<string, Reach>;
  /** Does long work with the timetable, such as packing the trains of a day for the map. */
  readonly doInPieces: DoInPieces;
}

/** The kinds of train of a search, as the caches of a planner take them. */
type Kinds = 'all' | 'regional';

/** Both settings, as the caches of a planner take them. */
function settingsOf({ kinds, leastChange }: SearchSettings): readonly [Kinds, number] {
  return [kinds ?? 'all', leastChange ?? 0];
}

/** Its arguments are those that `memoize` makes a key of. */
type Search = (
  from: string,
  to: string,
  day: Day,
  kinds: Kinds,
  leastChange: number,
) => readonly Journey[];

/**
 * The date itself if the feeds with trains between two stations cover it, otherwise its usual day.
 *
 * @param rowsOf the journeys between the stations on a day
 */
function coveredDay(
  timetable: Timetable,
  date: IsoDate,
  rowsOf: (day: Day) => readonly Journey[],
): Day {
  const usual = usualDayOf(date);
  if (!coversDate(timetable, date)) return usual;
  const covering = new Set(feedsCovering(timetable, date));
  if (covering.size === timetable.feeds.length || rowsOf(date).length > 0) return date;
  const usualRows = rowsOf(usual);
  const isCovered = ({ rides }: Journey) =>
    rides.every(({ trip }) => covering.has(feedOfTrip(timetable, trip)));
  return usualRows.length === 0 || usualRows.some(isCovered) ? date : usual;
}

/**
 * The rows of a table for a longer least change. The planned journeys, those with the stations' own
 * minutes to change, show which rows are detours, and are then left out.
 *
 * @param later the journeys with the longer changes
 */
function selectLater(
  direct: readonly Journey[],
  { planned, later }: Readonly<Record<'planned' | 'later', readonly Journey[]>>,
): readonly Journey[] {
  const leftOut = new Set(planned);
  const rows = selectTrains(direct, [...planned, ...later]).filter((row) => !leftOut.has(row));
  return rows.length > 0 ? rows : selectTrains(direct, later);
}

/**
 * Makes the planner of a timetable.
 *
 * @param pause what long work waits for between its pieces; the next turn of promises by default
 */
export function createPlanner(
  timetable: Timetable,
  pause: () => Promise<unknown> = async () => {},
): Planner {
  const space = createSearchSpace(timetable);
  const spaceOf: (kinds: Kinds, leastChange: number) => SearchSpace = memoize(
    SETTINGS_KEPT,
    (kinds, leastChange) => {
      if (leastChange > 0) return withLeastChange(spaceOf(kinds, 0), leastChange);
      return kinds === 'regional' ? onlyRegional(space) : space;
    },
  );
  const search: Search = memoize(SEARCHES_KEPT, (from, to, day, kinds, leastChange) => {
    const searched = spaceOf(kinds, leastChange);
    const query = { from, to, day };
    if (leastChange === 0) return findJourneys(searched, query);
    return findJourneysWithLongerChanges(searched, query, search(from, to, day, kinds, 0));
  });
  const rowsOf = (from: string, to: string, day: Day) =>
    selectTrains(findDirectTrains(space, from, to, day), search(from, to, day, 'all', 0));
  const dayOf: Planner['dayOf'] = memoize(DAYS_KEPT, (from, to, day) =>
    typeof day === 'string' ? coveredDay(timetable, day, (of) => rowsOf(from, to, of)) : day,
  );
  const journeysOfDay: Planner['journeysOfDay'] = (from, to, day, settings = {}) =>
    search(from, to, dayOf(from, to, day), ...settingsOf(settings));
  const directTrains: Planner['directTrains'] = (from, to, day) =>
    findDirectTrains(space, from, to, dayOf(from, to, day));
  const directFrom: Planner['directFrom'] = memoize(REACHES_KEPT, (from) =>
    findDirectMinutes(space, from, WEDNESDAY),
  );
  const departuresFrom: Planner['departuresFrom'] = (from, day, after, most) =>
    findDepartures(space, { from, day, after, most });
  const trainsOfDay: Planner['trainsOfDay'] = (from, to, day) =>
    selectTrains(directTrains(from, to, day), journeysOfDay(from, to, day));

  const tableOf = memoize(
    TABLES_KEPT,
    (from: string, to: string, day: Day, kinds: Kinds, leastChange: number) => {
      const direct = findDirectTrains(spaceOf(kinds, 0), from, to, day);
      const planned = search(from, to, day, kinds, 0);
      if (leastChange === 0) return selectTrains(direct, planned);
      const later = search(from, to, day, kinds, leastChange);
      return selectLater(direct, { planned, later });
    },
  );
  const journeysWith: Planner['journeysWith'] = (from, to, day, settings) =>
    tableOf(from, to, dayOf(from, to, day), ...settingsOf(settings));
  const afterMissedChange: Planner['afterMissedChange'] = (missed, settings = {}) =>
    findAfterMissedChange(spaceOf(...settingsOf(settings)), {
      ...missed,
      day: dayOf(missed.journey.rides[0].from, missed.to, missed.day),
    });

  const journeysVia: Planner['journeysVia'] = (from, to, day, { via, settings = {} }) => {
    // Without a stay the traveller may remain in the train.
    const isPassing = via.minutes === 0;
    // Of one day, also where a leg alone would be of another.
    const shown = dayOf(from, to, day);
    const legOf = (start: string, end: string) => {
      const offered = search(start, end, shown, ...settingsOf(settings));
      if (!isPassing) return offered;
      // A slower train may be the one that passes through.
      const rows = tableOf(start, end, shown, ...settingsOf(settings));
      return [...offered, ...rows.filter(({ changes }) => changes === 0)];
    };
    const change = Math.max(longestChangeAt(timetable, via.station), settings.leastChange ?? 0);
    const stay = { ...via, minutes: Math.max(change, via.minutes) };
    return joinJourneys(timetable, stay, {
      toVia: legOf(from, via.station),
      fromVia: legOf(via.station, to),
      mayPass: isPassing,
    });
  };

  const searches = { journeysOfDay, trainsOfDay };
  const figuresOf: Planner['figuresOf'] = memoize(FIGURES_KEPT, (from, to) =>
    findFigures(searches, from, to),
  );

  const summaryOf: Planner['summaryOf'] = memoize(SUMMARIES_KEPT, (from, to) => {
    const trains = trainsOfDay(from, to, WEDNESDAY);
    const fastest = fastestOf(trains);
    if (fastest) return { fastest, directTrains: countTrains(trains).direct };
    const figures = figuresOf(from, to);
    return figures && { fastest: figures.fastest, directTrains: figures.weekday.direct };
  });

  const reachFrom: Planner['reachFrom'] = memoize(REACHES_KEPT, (from) => {
    const reached = findReach(space, from);
    // Walks connect the stations of a city. The pair's search excludes trains that lead back.
    const source = timetable.stationNumbers.get(from);
    for (const [station] of source === undefined ? [] : walksFrom(timetable, source)) {
      const to = stationId(timetable, station);
      const fastest = figuresOf(from, to)?.fastest;
      reached.delete(to);
      if (fastest) reached.set(to, { minutes: fastest.durationMinutes, changes: fastest.changes });
    }
    return reached;
  });

  return {
    timetable,
    dayOf,
    journeysOfDay,
    directTrains,
    directFrom,
    departuresFrom,
    trainsOfDay,
    journeysWith,
    journeysVia,
    afterMissedChange,
    figuresOf,
    summaryOf,
    reachFrom,
    doInPieces: createWorkQueue(pause),
  };
}
