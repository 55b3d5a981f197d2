import { ownCityOf } from '#app/data/cities/surroundings.server.ts';
import { isAbroad } from '#app/data/stations/stations.server.ts';
import { endNameOf } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import type { Trip } from '#app/domain/trips/trip-path.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { FEW_DEPARTURES } from './change-to-others.ts';
import { type DayTrainsData, dayTrains } from './day-trains.ts';
import { type NearbyJourney, nearbyJourneys } from './nearby-journeys.ts';
import {
  type OnwardConnection,
  partRows,
  type RailwayTrip,
  railwayTrip,
  withConnections,
} from './onward-connections.ts';
import { otherLinesStory } from './other-lines-story.ts';
import type { FasterTrain } from './reach-data.ts';
import { type Side, type StationHint, stationHints } from './station-hints.ts';
import { type StopLineData, stopLine } from './stop-line.ts';
import type { BasisRequest } from './timetable-basis.ts';
import { endAddresses } from './trip-addresses.ts';
import { type FigureRow, type TripFacts, tripFacts } from './trip-facts.ts';
import { type OwnShare, tripStory } from './trip-story.ts';
import { intermodalTitles, railwayTitles, type TripNames, type TripTitles } from './trip-titles.ts';

/** The journeys of a trip's page in words. */
export interface TripJourney extends TripTitles {
  readonly names: TripNames;
  readonly facts: Omit<TripFacts, 'figures'>;
  /** The fastest journey has no change. */
  readonly isDirect: boolean;
  /** The story of the trains in paragraphs; of other companies' trains if those may be faster. */
  readonly story: readonly string[];
  /** Which stations the trains use; without counts where others may be faster. */
  readonly stationHints: Readonly<Record<Side, StationHint>>;
  readonly trains: DayTrainsData | undefined;
  readonly line: StopLineData | undefined;
  /** The onward connections between a place without a railway and its station. */
  readonly onwardConnections: readonly OnwardConnection[];
  /** Search engines may list the page: its trains are those that a traveller would take. */
  readonly isListed: boolean;
  /** Journeys from and to stations nearby, where the trip itself has none. */
  readonly nearby: readonly NearbyJourney[];
  readonly back: { readonly name: string; readonly address: string | undefined };
}

/**
 * Writes everything about the journeys of a trip in a language.
 *
 * @param faster a much faster train that the timetable does not hold
 */
export function tripJourney(trip: Trip, request: BasisRequest, faster?: FasterTrain): TripJourney {
  const { planner, language } = request;
  const { from, to } = pathEnds(trip);
  const railway = railwayTrip(request, from, to);
  const { fromId, toId, onwardConnections, isPart } = railway;
  const names = namesOf(trip, language);
  const found = tripFacts({ ...request, fromId, toId, faster, isPart });
  const { figures, ...facts } = found;
  const validity = validityOf(found, railway, faster);
  const rows = rowsOf(found, railway, language);
  const hasJourney =
    figures !== undefined || facts.others.length > 0 || facts.otherCompanies !== undefined;
  const titles = isPart
    ? titlesOfParts(names, namedRows(rows, facts, validity), railway, language)
    : titlesOfRailway(trip, { names, found, validity }, request);
  return {
    ...titles,
    names,
    facts: { ...facts, rows: withConnections(rows, onwardConnections) },
    isDirect: figures?.fastest.changes === 0 && !isPart,
    story: [
      ...(validity.isOwn ? ownStory(request, found, railway) : []),
      ...otherLinesStory(request, fromId, toId, { areTimed: faster?.changes === 0 }),
    ],
    stationHints: stationHints(
      request,
      validity.isOwn && !facts.change ? figures : undefined,
      fromId,
      toId,
    ),
    trains: figures && dayTrains(request, fromId, toId),
    line:
      figures &&
      stopLine(
        {
          timetable: planner.timetable,
          journey: figures.fastest,
          isBesideOthers: !validity.isOwn || facts.isIncomplete,
        },
        toId,
        language,
      ),
    onwardConnections,
    isListed: validity.isListed,
    nearby: hasJourney || isPart ? [] : nearbyJourneys(planner, fromId, toId, language),
    back: {
      name: textsFor(language, 'trip')('journey.back', { from: names.to, to: names.from }),
      address: endAddresses(to, from)?.[language],
    },
  };
}

/** How far the timetable's figures are those of the trip. */
interface Validity {
  /**
   * They are the trip's own: no faster train is known elsewhere, and an end is in Italy. Otherwise
   * they would mislead in a title.
   */
  readonly isOwn: boolean;
  /** Their times are also certainly those of the fastest trains. */
  readonly isTimed: boolean;
  /** The trains are those that a traveller would take. */
  readonly isListed: boolean;
}

function validityOf(
  found: TripFacts,
  { fromId, toId }: RailwayTrip,
  faster: FasterTrain | undefined,
): Validity {
  const { figures, change, otherCompanies, isReachable } = found;
  const isAbroadOnly = isAbroad(fromId) && isAbroad(toId);
  const isOwn = !faster && !otherCompanies?.areFaster && !isAbroadOnly;
  const isFasterElsewhere =
    (faster !== undefined && figures !== undefined) || change?.kind === 'faster';
  return {
    isOwn,
    isTimed: isOwn && hasCertainTimes(found),
    isListed: isReachable && !isFasterElsewhere && !isAbroadOnly,
  };
}

/** The figures of a trip; those of its trains are named as such where they are a part of it. */
function rowsOf(
  found: TripFacts,
  { fromId, toId, isPart }: RailwayTrip,
  language: Language,
): readonly FigureRow[] {
  // A time that is the timetable's own keeps its name.
  if (!isPart || found.change) return found.rows;
  return partRows(found, found.figures?.fastest, { fromId, toId }, language);
}

/** The story of the timetable's own trains; none without any. */
function ownStory(
  request: BasisRequest,
  found: TripFacts,
  { fromId, toId }: RailwayTrip,
): readonly string[] {
  const { figures, uncounted } = found;
  if (!figures) return [];
  return tripStory(request, figures, { fromId, toId, share: ownShare(figures, found), uncounted });
}

/**
 * The rows that the titles of a trip with onward connections may name: the trains' time alone, if
 * other companies' are no faster; the page has the other figures.
 */
function namedRows(
  rows: readonly FigureRow[],
  { uncounted, otherCompanies }: Pick<TripFacts, 'uncounted' | 'otherCompanies'>,
  { isTimed }: Validity,
): readonly FigureRow[] {
  const isTimeCertain = isTimed && uncounted.length === 0;
  return isTimeCertain || otherCompanies?.areFaster === true ? rows.slice(0, 1) : [];
}

/** The titles of a trip whose trains are a part of it, with the figures that they may name. */
function titlesOfParts(
  names: TripNames,
  titleRows: readonly FigureRow[],
  { fromId, toId, onwardConnections }: RailwayTrip,
  language: Language,
): TripTitles {
  const rows = withConnections(titleRows, onwardConnections);
  const hasTrains = fromId !== toId;
  return intermodalTitles(names, { onwardConnections, rows, hasTrains }, language);
}

function titlesOfRailway(
  trip: Trip,
  {
    names,
    found,
    validity,
  }: { readonly names: TripNames; readonly found: TripFacts; readonly validity: Validity },
  request: BasisRequest,
): TripTitles {
  const { figures } = found;
  return railwayTitles(
    {
      names,
      facts: found,
      hasTrains: figures !== undefined,
      timed: validity.isTimed ? figures : undefined,
      hasSights: hasGuides(trip),
    },
    request,
  );
}

function pathEnds({ from, to, fromPlace, toPlace }: Trip) {
  return {
    from: { stationId: from.id, place: fromPlace },
    to: { stationId: to.id, place: toPlace },
  };
}

function namesOf(trip: Trip, language: Language): TripNames {
  if (isInOneCity(trip))
    return { from: unbrokenInitials(trip.from.label), to: unbrokenInitials(trip.to.label) };
  const { from, to } = pathEnds(trip);
  return {
    from: endNameOf(from, language) ?? trip.from.label,
    to: endNameOf(to, language) ?? trip.to.label,
  };
}

/** Whether the timetable's own times are certainly those of the fastest trains. */
function hasCertainTimes({
  change,
  otherCompanies,
  isIncomplete,
  uncounted,
}: Pick<TripFacts, 'change' | 'otherCompanies' | 'isIncomplete' | 'uncounted'>): boolean {
  // Few trains of its own make it likely that another company, which is not known, has faster ones.
  const isDoubtful = isIncomplete && uncounted.length === 0;
  return !change && !otherCompanies && !isDoubtful;
}

/** Whether both ends of a trip are stations of the same guide city. */
export function isInOneCity({ from, to, fromPlace, toPlace }: Trip): boolean {
  if (fromPlace !== undefined || toPlace !== undefined) return false;
  const departure = ownCityOf(from.id);
  return departure !== undefined && departure === ownCityOf(to.id);
}

/** How many of the trains that one may take between two stations the timetable has. */
function ownShare(
  { weekday }: Figures,
  { change, otherCompanies, uncounted }: Pick<TripFacts, 'change' | 'otherCompanies' | 'uncounted'>,
): OwnShare {
  if (change) return 'few';
  if (!otherCompanies) return uncounted.length > 0 ? 'most' : 'all';
  return weekday.all < (otherCompanies.trains ?? FEW_DEPARTURES) ? 'few' : 'most';
}

/** Whether the ends are in two cities with a guide, so that the page lists their sights. */
function hasGuides({ from, to, fromPlace, toPlace }: Trip): boolean {
  if (fromPlace !== undefined || toPlace !== undefined) return false;
  const [departure, arrival] = [ownCityOf(from.id), ownCityOf(to.id)];
  return departure !== undefined && arrival !== undefined && departure !== arrival;
}
