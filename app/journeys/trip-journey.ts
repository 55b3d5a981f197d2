import { ownCityOf } from '#app/data/cities/surroundings.server.ts';
import { placeNameOf } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import { WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import type { Trip } from '#app/domain/trips/trip-path.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { type DayTrainsData, dayTrains } from './day-trains.ts';
import { type NearbyJourney, nearbyJourneys } from './nearby-journeys.ts';
import { operatorNames } from './other-companies.ts';
import type { FasterTrain } from './reach-data.ts';
import { type StopLineData, stopLine } from './stop-line.ts';
import type { BasisRequest } from './timetable-basis.ts';
import { clockTime } from './train-words.ts';
import { tripAddresses } from './trip-addresses.ts';
import { type TripFacts, tripFacts } from './trip-facts.ts';

/** The journeys of a trip's page in words. */
export interface TripJourney {
  readonly title: string;
  readonly names: TripNames;
  /** The title and the description for search engines and shared links. */
  readonly pageTitle: string;
  readonly description: string;
  readonly facts: Omit<TripFacts, 'figures'>;
  /** The fastest journey has no change. */
  readonly isDirect: boolean;
  readonly trains: DayTrainsData | undefined;
  readonly line: StopLineData | undefined;
  /** Journeys from and to stations nearby, where the trip itself has none. */
  readonly nearby: readonly NearbyJourney[];
  readonly back: { readonly name: string; readonly address: string | undefined };
}

/** The names of both ends; an alias, since the texts take no interface for their gaps. */
type TripNames = Readonly<Record<'from' | 'to', string>>;

/**
 * Writes everything about the journeys of a trip in a language.
 *
 * @param faster a much faster train that the timetable does not hold
 */
export function tripJourney(
  { from, to }: Trip,
  request: BasisRequest,
  faster?: FasterTrain,
): TripJourney {
  const { planner, language } = request;
  const t = textsFor(language, 'trip');
  const ids = [from.id, to.id] as const;
  const names = isInOneCity({ from, to })
    ? { from: unbrokenInitials(from.label), to: unbrokenInitials(to.label) }
    : { from: placeName(from, language), to: placeName(to, language) };
  const { figures, ...facts } = tripFacts({
    ...request,
    fromId: from.id,
    toId: to.id,
    faster,
  });
  const { duration, distance, others } = facts;
  const { fasterCompanies } = facts;
  // With a faster train elsewhere, the timetable's own figures would mislead in a title.
  const shown = faster || fasterCompanies ? undefined : figures;
  return {
    title: t('title', names),
    names,
    pageTitle: shown ? t('meta.title', { ...names, duration }) : t('meta.titleUnknown', names),
    description: shown
      ? descriptionOf(shown, names, duration, language)
      : unknownDescription(names, fasterCompanies, distance, language),
    facts,
    isDirect: figures?.fastest.changes === 0,
    trains: figures && dayTrains(request, ...ids),
    line: figures && ownLine(figures, to.id, request, fasterCompanies !== undefined),
    nearby: figures || others.length > 0 ? [] : nearbyJourneys(planner, ...ids, language),
    back: {
      name: t('journey.back', { from: names.to, to: names.from }),
      address: tripAddresses(to.id, from.id)?.[language],
    },
  };
}

/** Whether both ends of a trip are stations of the same guide city. */
export function isInOneCity({ from, to }: Trip): boolean {
  const departure = ownCityOf(from.id);
  return departure !== undefined && departure === ownCityOf(to.id);
}

function placeName(station: Station, language: Language): string {
  return placeNameOf(station.id, language) ?? station.label;
}

/** The stops of the fastest journey, named after the timetable's companies if others are faster. */
function ownLine(
  { fastest }: Figures,
  toId: string,
  { planner, language }: BasisRequest,
  hasFaster: boolean,
): StopLineData {
  const line = stopLine(planner.timetable, fastest, toId, language);
  if (!hasFaster) return line;
  const operators = operatorNames(planner.timetable, language);
  return { ...line, title: textsFor(language, 'trains')('line.own', { operators }) };
}

function unknownDescription(
  names: TripNames,
  operators: string | undefined,
  distance: string,
  language: Language,
): string {
  const t = textsFor(language, 'trip');
  if (operators) return t('meta.otherLines', { ...names, operators });
  return t('meta.unknown', { ...names, distance });
}

function descriptionOf(
  { first, last, weekday, countedWeekday }: Figures,
  names: TripNames,
  duration: string | undefined,
  language: Language,
): string {
  const isDaily = countedWeekday === WEDNESDAY && weekday.all > 0;
  return textsFor(language, 'trip')(isDaily ? 'meta.known' : 'meta.rare', {
    ...names,
    duration,
    count: weekday.all,
    first: clockTime(first.departure),
    last: clockTime(last.departure),
  });
}
