import { CITIES } from '#app/data/cities/cities.ts';
import { ownCityOf, straightLineKm } from '#app/data/cities/surroundings.server.ts';
import { operatorName } from '#app/data/operators/find-operator.ts';
import { linkedStations, summarizeOtherLines } from '#app/data/other-lines/other-lines.server.ts';
import { endNameOf } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import { memoize, memoizeByObject } from '#app/domain/memoize.ts';
import { callsOfTrip, type Journey } from '#app/domain/timetable/journey.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import { formatList } from '#app/i18n/format.ts';
import { listAfter } from '#app/i18n/list-after.server.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { journeyStations } from './journey-stations.ts';
import { isInTimetable } from './other-companies.ts';
import type { Side } from './station-hints.ts';
import type { BasisRequest } from './timetable-basis.ts';

/**
 * A pair with fewer departures on a weekday may well have more trains of other companies, which the
 * timetable does not hold.
 */
export const FEW_DEPARTURES = 4;

/** A change to or from another company's direct trains, which the timetable does not hold. */
export interface ChangeToOthers {
  /**
   * It may well be faster than a rare journey, or it makes more journeys than the timetable has.
   */
  readonly kind: 'faster' | 'more';
  readonly operator: string;
  /** The end of the trip that the other company serves, and the cities that it joins with it. */
  readonly end: string;
  readonly hubs: string;
  /** All of it in a sentence. */
  readonly text: string;
}

const KEYS = {
  faster: { to: 'changeTo', from: 'changeFrom' },
  more: { to: 'moreTo', from: 'moreFrom' },
} as const;

/**
 * By a city that is not nearer to the other end, the way may be so many times as long: from Venice
 * to Ravenna by Bologna.
 */
const MOST_DETOUR = 2;

/**
 * About how many minutes other companies' regional trains take for a kilometre in a straight line.
 */
const MINUTES_A_KM = 1;
/** Cities by which a way takes at most so much of the quickest one's time are named. */
const ABOUT_AS_QUICK = 1.15;

/** Another company's direct trains between one end of a trip and cities with a guide. */
interface Link {
  readonly operator: string;
  readonly hubs: readonly string[];
}

/**
 * Finds another company's direct trains between an end of a trip and cities with a guide: any such
 * cities in the direction of the other end if the timetable's own trains hardly serve this one,
 * else those on the way of its fastest journey. Undefined where no such train is known.
 */
export function changeToOthers(
  { planner, language }: Pick<BasisRequest, 'planner' | 'language'>,
  fromId: string,
  toId: string,
  fastest: Journey,
): ChangeToOthers | undefined {
  const called = journeyStations(planner.timetable, fastest);
  const onTheWay = new Set(called.map((station) => ownCityOf(station)?.stationId));
  for (const side of ['to', 'from'] as const) {
    const ends = endsOf(side, fromId, toId);
    if (linkedStations(ends.end).size === 0) continue;
    const isRare = isHardlyServed(planner, ends.end);
    const isHub = (hub: string) =>
      isRare || (onTheWay.has(hub) && hasMoreTrains(planner, ends, hub));
    const found = linkOf(planner, ends, isHub);
    if (!found) continue;
    return isRare
      ? inWords('faster', ends, quickestOf(planner, ends, found), language)
      : inWords('more', ends, found, language);
  }
  return undefined;
}

/** A link of an end of a trip with its names and in a sentence. */
function inWords(
  kind: ChangeToOthers['kind'],
  { side, end, other }: Ends,
  link: Link,
  language: Language,
): ChangeToOthers {
  const operator = operatorName(link.operator, language);
  const hubs = link.hubs.map((id) => nameOf(id, language));
  const [from, to] = side === 'to' ? [other, end] : [end, other];
  const text = textsFor(language, 'trains')(`facts.${KEYS[kind][side]}`, {
    from: nameOf(from, language),
    to: nameOf(to, language),
    operator,
    hubs: side === 'from' ? listAfter('at', hubs, language) : formatList(hubs, language),
  });
  return { kind, operator, end: nameOf(end, language), hubs: formatList(hubs, language), text };
}

/**
 * Whether `changeToOthers` finds a change that may well be faster than the timetable's journeys.
 */
export function mayChangeFaster(planner: Planner, fromId: string, toId: string): boolean {
  return (['to', 'from'] as const).some((side) => {
    const ends = endsOf(side, fromId, toId);
    return isHardlyServed(planner, ends.end) && linkOf(planner, ends, () => true) !== undefined;
  });
}

/** The end of a trip that another company may serve, and the other one. */
interface Ends {
  readonly side: Side;
  readonly end: string;
  readonly other: string;
}

function endsOf(side: Side, fromId: string, toId: string): Ends {
  return side === 'to' ? { side, end: toId, other: fromId } : { side, end: fromId, other: toId };
}

const STATIONS_KEPT = 256;
const hardlyServed = memoizeByObject((planner: Planner) =>
  memoize(STATIONS_KEPT, (stationId: string) => {
    const departures = planner.departuresFrom(stationId, WEDNESDAY, 0, FEW_DEPARTURES);
    return departures.length < FEW_DEPARTURES;
  }),
);

/** Whether the timetable has few trains at a station, and thus few journeys from or to there. */
const isHardlyServed = (planner: Planner, stationId: string): boolean =>
  hardlyServed(planner)(stationId);

/** Cities that another company joins with an end of a trip more often than the timetable does. */
function linkOf(
  planner: Planner,
  { side, end, other }: Ends,
  isHub: (stationId: string) => boolean,
): Link | undefined {
  const linked = linkedStations(end);
  // Their trains join the two ends themselves.
  if (linked.has(other)) return undefined;
  const isLoaded = (line: Parameters<typeof isInTimetable>[1]) => isInTimetable(planner, line);
  const served = CITIES.map(({ stationId }) => stationId).filter((hub) => {
    const operator = linked.get(hub);
    if (operator === undefined || !isHub(hub)) return false;
    const [from, to] = side === 'to' ? [hub, end] : [end, hub];
    if (isLoaded({ operator, from: { stationId: from }, to: { stationId: to } })) return false;
    const trains = summarizeOtherLines(from, to, isLoaded)?.trains ?? FEW_DEPARTURES;
    return planner.directTrains(from, to, WEDNESDAY).length < trains;
  });
  const km = (from: string, to: string) => straightLineKm(from, to) ?? Infinity;
  const hubs = served.filter(
    (hub) =>
      km(hub, other) < km(end, other) ||
      km(hub, other) + km(hub, end) < MOST_DETOUR * km(end, other),
  );
  // The first city's company, with all of the cities that it serves.
  const operator = linked.get(hubs[0] ?? '');
  if (operator === undefined) return undefined;
  return { operator, hubs: hubs.filter((id) => linked.get(id) === operator) };
}

/**
 * Whether trains run between a city on the way and the other end that are not those from or to this
 * end anyway: none does from Como to Zurich that does not come from Milan.
 */
function hasMoreTrains(planner: Planner, { side, end, other }: Ends, hub: string): boolean {
  const [from, to] = side === 'to' ? [other, hub] : [hub, other];
  const direct = planner.directTrains(from, to, WEDNESDAY);
  const callsAtEnd = ({ rides: [ride] }: Journey) =>
    callsOfTrip(planner.timetable, ride.trip).some(
      ({ station }) => station === end || ownCityOf(station)?.stationId === end,
    );
  return direct.length === 0 || !direct.every(callsAtEnd);
}

/** A link by those cities alone by which the whole way is about as quick as by any. */
function quickestOf(planner: Planner, { side, end, other }: Ends, link: Link): Link {
  const minutesBy = (hub: string) => {
    const [from, to] = side === 'to' ? [other, hub] : [hub, other];
    const minutes = planner.summaryOf(from, to)?.fastest.durationMinutes ?? Infinity;
    return minutes + (straightLineKm(hub, end) ?? Infinity) * MINUTES_A_KM;
  };
  const times = link.hubs.map((hub) => [hub, minutesBy(hub)] as const);
  const least = Math.min(...times.map(([, minutes]) => minutes));
  const hubs = times.filter(([, minutes]) => minutes <= least * ABOUT_AS_QUICK);
  return { ...link, hubs: hubs.map(([hub]) => hub) };
}

function nameOf(stationId: string, language: Language): string {
  return endNameOf({ stationId }, language) ?? stationId;
}
