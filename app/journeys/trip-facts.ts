import { isInSardinia, straightLineKm } from '#app/data/cities/surroundings.server.ts';
import type { Language, Translated } from '#app/domain/language.ts';
import { minutesInCity } from '#app/domain/timetable/city.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { type Timetable, WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import { everyLanguage, routePath } from '#app/i18n/addresses.ts';
import { formatDistance, formatDuration, formatList } from '#app/i18n/format.ts';
import { weekdayName } from '#app/i18n/format-date.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { ChangeToOthers } from './change-to-others.ts';
import { durationName } from './fastest-words.ts';
import {
  type OtherCompanies,
  operatorNames,
  operatorsOf,
  withoutOthers,
} from './other-companies.ts';
import { fromPrice, popularRouteOf } from './popular-fare.ts';
import type { FasterTrain } from './reach-data.ts';
import type { SearchTrains } from './search-trains.ts';
import type { BasisRequest } from './timetable-basis.ts';
import { changePlaces, durationWithChanges, stationWords } from './train-words.ts';
import { trainsElsewhere } from './trains-elsewhere.ts';

type CountedDate = Pick<SearchTrains, 'countName' | 'count' | 'fastest' | 'missing'> &
  Partial<Pick<SearchTrains, 'restriction' | 'restrictedTo'>>;

interface TripFactsOptions extends BasisRequest {
  readonly fromId: string;
  readonly toId: string;
  /** A much faster train that the timetable does not hold. */
  readonly faster?: FasterTrain | undefined;
  /** The stations are a part of the trip, which has another fare and another route page. */
  readonly isPart?: boolean;
  /** The trains of a date, in place of a weekday's. */
  readonly ofDate?: CountedDate | undefined;
}

/**
 * A figure under its name. `lead` is the number or interval with which the value begins, such as
 * `49` of `49, not counting Italo`; it is shown larger than the rest.
 */
export type FigureRow = readonly [name: string, value: string, lead?: string];

/** The two facts that a traveller looks for first. */
export interface TripGlance {
  /** The shortest time of the timetable's trains under its name. */
  readonly duration: FigureRow;
  readonly price: string | undefined;
}

/** A timetable's facts about two stations, in words. */
export interface TripFacts {
  /** Undefined when the timetable has no journey. */
  readonly figures: Figures | undefined;
  /** Whether the page knows a journey, if only with another company or without a train. */
  readonly isReachable: boolean;
  readonly duration: string | undefined;
  readonly rows: readonly FigureRow[];
  /** Undefined where other companies are faster, or nobody has a train. */
  readonly glance: TripGlance | undefined;
  /**
   * Notes: that the fare is an estimate, that other companies are faster, or that the timetable has
   * no journey, where one needs any.
   */
  readonly text: string;
  /** Notes that no train is needed, or that other companies have or may have a faster one. */
  readonly others: readonly string[];
  /** The companies outside the timetable with direct trains. */
  readonly otherCompanies: OtherCompanies | undefined;
  /** A change to another company's direct trains, where the timetable's own are not enough. */
  readonly change: ChangeToOthers | undefined;
  /** A train outside of the timetable is, or may well be, faster than its own. */
  readonly isIncomplete: boolean;
  /** Companies or trains that run too, so that a count is that of the timetable's alone. */
  readonly uncounted: readonly string[];
  /** One end alone is in Sardinia, where no train from elsewhere goes. */
  readonly isOverSea: boolean;
  /** In a straight line. */
  readonly distance: string;
  /** The address of the pair's route page, where there is one. */
  readonly route: string | undefined;
  /** The same in every language. */
  readonly routeAddresses: Translated | undefined;
}

/** Writes a timetable's facts about two stations, for a weekday or for a date. */
export function tripFacts(options: TripFactsOptions): TripFacts {
  const { planner, fromId, toId, language, faster, ofDate } = options;
  const t = textsFor(language, 'trains');
  const isOneStation = fromId === toId;
  const figures = isOneStation ? undefined : planner.figuresOf(fromId, toId);
  const cityMinutes = minutesInCity(planner.timetable, fromId, toId);
  const isOfRegionalTrains = ofDate?.restriction === 'regional';
  const elsewhere = trainsElsewhere({
    ...options,
    figures,
    fastest: isOfRegionalTrains ? ofDate.fastest : (figures?.fastest ?? ofDate?.fastest),
    faster,
    isInCity: cityMinutes !== undefined,
    isOfRegionalTrains,
  });
  const { lines, change, names: uncounted, isIncomplete } = elsewhere;
  const others = [...wayThroughCity(cityMinutes, figures, language), ...elsewhere.notes];
  const route = popularRouteOf(options);
  // The fare of the pair is not that of slower trains, or of those by another station.
  const price = route && !ofDate?.restriction ? fromPrice(route, language) : undefined;

  const sentences: string[] = [];
  if (figures && lines?.areFaster) sentences.push(ownText(options, figures));
  if (figures && price !== undefined) sentences.push(t('facts.estimate'));
  const counted = ofDate ?? countedWeekday(figures, language);
  const hasJourney = Boolean(figures ?? counted.fastest ?? lines);
  const needsJourney = !isOneStation && cityMinutes === undefined;
  if (!hasJourney && needsJourney) sentences.push(noJourneyText(options));

  const distance = distanceText(options);
  const isPart = options.isPart === true;
  const rowOptions: RowOptions = {
    timetable: planner.timetable,
    price,
    language,
    isIncomplete,
    isPart,
    isOfDate: ofDate !== undefined,
    lines,
    uncounted,
  };
  const duration = lines?.areFaster ? undefined : durationRow(counted, rowOptions);
  const rowsWithoutJourney = isOneStation ? [] : [distanceRow(distance, language)];
  const rows = hasJourney ? figureRows(counted, duration, rowOptions) : rowsWithoutJourney;
  const routeAddresses = route && everyLanguage(routePath(route.departure, route.arrival));
  return {
    figures,
    isReachable: isOneStation || Boolean(figures ?? cityMinutes ?? lines ?? faster),
    duration: figures && formatDuration(figures.fastest.durationMinutes, language),
    rows,
    glance: duration && { duration, price },
    text: [...sentences, ...others].join(' '),
    others,
    otherCompanies: lines,
    change,
    isIncomplete,
    uncounted,
    isOverSea: isOverSea(options),
    distance,
    route: routeAddresses?.[language],
    routeAddresses,
  };
}

/** The way on foot or by underground; not beside a train that is there sooner. */
function wayThroughCity(
  minutes: number | undefined,
  figures: Figures | undefined,
  language: Language,
): readonly string[] {
  const trainMinutes = figures?.fastest.durationMinutes ?? Number.POSITIVE_INFINITY;
  if (minutes === undefined || minutes >= trainMinutes) return [];
  const duration = formatDuration(minutes, language);
  return [textsFor(language, 'trains')('facts.way', { duration })];
}

/** The distance in a straight line, the only figure where there is no journey. */
function distanceRow(distance: string, language: Language): FigureRow {
  const t = textsFor(language, 'trains');
  return [t('facts.distance'), t('facts.straight', { distance }), distance];
}

function isOverSea({ fromId, toId }: Pick<TripFactsOptions, 'fromId' | 'toId'>): boolean {
  return isInSardinia(fromId) !== isInSardinia(toId);
}

/** Says that there is no journey and why, as far as that is known. */
function noJourneyText(options: TripFactsOptions): string {
  const { planner, fromId, toId, language } = options;
  const t = textsFor(language, 'trains');
  if (isOverSea(options)) return t('facts.island');
  const { stationNumbers } = planner.timetable;
  const unknown = [fromId, toId].find((id) => !stationNumbers.has(id));
  if (unknown !== undefined)
    return t('facts.noStation', { station: stationWords(unknown, language) });
  return t('facts.noJourney', { operators: operatorNames(planner.timetable, language) });
}

/** The timetable's own trains, where others may be faster: in a sentence, not as figures. */
function ownText({ planner, language }: TripFactsOptions, figures: Figures): string {
  const t = textsFor(language, 'trains');
  const journeys = [figures.fastest, ...figures.days.flatMap(({ trains }) => trains)];
  const words = {
    operators: formatList(operatorsOf(planner.timetable, journeys), language),
    duration: formatDuration(figures.fastest.durationMinutes, language),
  };
  const isDaily = figures.onlyWeekday === undefined && figures.weekday.all > 0;
  if (!isDaily) return t('lines.ownSomeDays', words);
  return t('lines.own', { ...words, count: figures.weekday.all });
}

/** A usual weekday as a date is counted. */
function countedWeekday(figures: Figures | undefined, language: Language): CountedDate {
  const weekday = weekdayName(figures?.days[0].day ?? WEDNESDAY, language);
  return {
    countName: textsFor(language, 'trains')('facts.departures', { weekday }),
    count: figures?.weekday ?? { all: 0, direct: 0 },
    fastest: figures?.fastest,
    missing: [],
  };
}

interface RowOptions {
  readonly timetable: Timetable;
  readonly price: string | undefined;
  readonly language: Language;
  /** A train outside of the timetable is, or may well be, faster. */
  readonly isIncomplete: boolean;
  /** An onward connection comes before or after the trains. */
  readonly isPart: boolean;
  /** The trains are those of a date, whose changes are a figure of their own. */
  readonly isOfDate: boolean;
  readonly lines: OtherCompanies | undefined;
  /** Companies or trains that run too, so that a count is that of the timetable's alone. */
  readonly uncounted: readonly string[];
}

function durationRow(
  { fastest, missing, restrictedTo }: CountedDate,
  { timetable, language, isIncomplete, isPart, isOfDate }: RowOptions,
): FigureRow | undefined {
  if (!fastest) return undefined;
  const isBesideOthers = isIncomplete || missing.length > 0;
  const ofWhom = durationName({ timetable, journey: fastest, isBesideOthers }, language);
  const name = restrictedTo
    ? textsFor(language, 'trains')('facts.durationRestricted', {
        name: ofWhom,
        restriction: restrictedTo,
      })
    : ofWhom;
  const duration = formatDuration(fastest.durationMinutes, language);
  const hasOwnChanges = isPart || isOfDate;
  const value = hasOwnChanges ? duration : durationWithChanges(duration, fastest, language);
  return [name, value, duration];
}

function figureRows(
  { countName, count, fastest, missing }: CountedDate,
  duration: FigureRow | undefined,
  { price, language, isIncomplete, isPart, isOfDate, lines, uncounted }: RowOptions,
): readonly FigureRow[] {
  const t = textsFor(language, 'trains');
  if (lines?.areFaster) return [lines.row];
  const { all, direct } = count;
  const lacksTrains = isIncomplete || missing.length > 0;
  const isMixed = direct > 0 && direct < all;
  const rows: FigureRow[] = duration ? [duration] : [];
  if (all > 0) {
    const departures = isMixed ? t('facts.someDirect', { count: direct, all }) : String(all);
    const others = [...new Set([...uncounted, ...missing])];
    rows.push([countName, withoutOthers(departures, others, language), String(all)]);
  }
  if (lines?.isTimed) rows.push(lines.row);
  // Before or after the train of a part one changes anyway.
  if (fastest && (isPart ? fastest.changes > 0 : isOfDate)) {
    // Other journeys of the day may change elsewhere, less often or not at all.
    const mayDiffer = isPart || isMixed || lacksTrains || (all > 1 && fastest.changes > 0);
    rows.push(changesRow(fastest, mayDiffer ? 'changesOfFastest' : 'changes', language));
  }
  if (price !== undefined) rows.push([t('facts.price'), price]);
  return rows;
}

function changesRow(
  fastest: Journey,
  name: 'changes' | 'changesOfFastest',
  language: Language,
): FigureRow {
  const t = textsFor(language, 'trains');
  const count = String(fastest.changes);
  const places = changePlaces(fastest, language);
  const changes = places ? t('facts.changeAt', { changes: count, places }) : count;
  return [t(`facts.${name}`), changes, count];
}

/** @throws Error for a station that is not in the list of stations, where all have a position */
function distanceText({ fromId, toId, language }: TripFactsOptions): string {
  const km = straightLineKm(fromId, toId);
  if (km === undefined) throw new Error(`No position of the station ${fromId} or ${toId}`);
  return formatDistance(km, language);
}
