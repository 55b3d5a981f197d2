import { posterAtStation } from '#app/art/drawing-addresses.server.ts';
import { drawJourney, type JourneyMapData } from '#app/art/journey-map/journey-map.server.ts';
import { cityOfStation } from '#app/data/cities/cities.ts';
import { onwardPlace } from '#app/data/onward/find-place.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { ADULTS, CHILDREN, CURRENCIES } from '#app/domain/search/journey-search.ts';
import { type Stay, withTrain } from '#app/domain/search/trip-plan.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { callsOf, type Journey } from '#app/domain/timetable/journey.ts';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';
import { PLAN_CALENDAR_PATH } from '#app/i18n/addresses.ts';
import {
  asSentence,
  formatDate,
  formatDuration,
  formatLongDate,
  withinSentence,
} from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { addressAtShop } from '#app/journeys/address-at-shop.ts';
import { type JourneyShop, shopsOf } from '#app/journeys/journey-shops.ts';
import { type OnwardWay, railwayTrip } from '#app/journeys/onward-ways.ts';
import { planAddress } from '#app/journeys/plan-addresses.ts';
import { type PlannedLeg, plannedTrip } from '#app/journeys/planned-legs.ts';
import { otherTime } from '#app/journeys/reach-data.ts';
import { endOfSearch, textOfEnd } from '#app/journeys/searched-end.ts';
import { basesOfLegs, dateBasis } from '#app/journeys/timetable-basis.ts';
import { searchOfDate, trainKey } from '#app/journeys/train-key.ts';
import { companiesOfRows, rowsOf, type TrainRow } from '#app/journeys/train-rows.ts';
import { type FigureRow, tripFacts } from '#app/journeys/trip-facts.ts';
import type { ReadPlan, ReadStop } from './read-plan.server.ts';

/** The most departures that are listed beside a leg's train; the search page has all. */
const MOST_OTHERS = 8;

/** A leg of a plan in words. */
export interface ShownLeg {
  readonly id: string;
  readonly title: string;
  /** The day of its train. */
  readonly day: string;
  readonly best: TrainRow | undefined;
  /** The departures around it that can be taken, each with the address of the plan that does. */
  readonly others: readonly TrainRow[];
  /** The address of the plan with the suggested train, where the traveller has chosen another. */
  readonly suggested: string | undefined;
  /** Says that the chosen train cannot be taken; empty where it can. */
  readonly impossible: string;
  /** Why there is no train, and who may have one. */
  readonly none: readonly string[];
  /** The search page of the leg on that day. */
  readonly search: string;
  /** The shops of its train; the one that the form opens where there is none. */
  readonly shops: readonly JourneyShop[];
  /** The basis of its trains alone, beside that of all legs; empty where there is none. */
  readonly basis: string;
  /** The ways between a place without a railway and its station, before the train and behind. */
  readonly ways: Readonly<Record<OnwardWay['at'], readonly string[]>>;
}

/** The trains of a plan in words. */
export interface ShownPlan {
  readonly legs: readonly ShownLeg[];
  readonly rows: readonly FigureRow[];
  /** The time of each leg's train; undefined where it has none. */
  readonly durations: readonly (string | undefined)[];
  /** The stay at each place between two legs: «2 nights»; undefined at both ends. */
  readonly stays: readonly (string | undefined)[];
  /** The address of each place's poster; undefined where its city has no guide. */
  readonly posters: readonly (string | undefined)[];
  /** The part of the basis that the trains of all legs share. */
  readonly basis: string;
  /** From the first day to that of the last train. */
  readonly days: string;
  /** The way on the map; undefined where the position of a place is not known. */
  readonly map: JourneyMapData | undefined;
  /** Undefined where no leg has a train. */
  readonly calendar: string | undefined;
}

/** A leg of a plan, with the stations as the visitor chose them. */
export interface LegOfPlan extends PlannedLeg {
  readonly from: ReadStop;
  readonly to: ReadStop;
  readonly ways: readonly OnwardWay[];
  readonly search: string;
  /** The address of the plan with a train of this leg, and with the suggested one. */
  readonly addressWith: (train: Journey | undefined) => string;
}

/** A plan does not ask who travels, so that the shop is given its usual values. */
const USUAL_TRAVELLERS = {
  adults: ADULTS.usual,
  children: CHILDREN.usual,
  currency: CURRENCIES[0],
  roundTrip: false,
  returnDate: '',
} as const;

type PlanRequest = Pick<SiteRequest, 'planner' | 'language' | 'today' | 'minuteOfDay' | 'settings'>;

/** Chooses the trains of a plan. A place without a railway has those of its station. */
export function legsOfPlan({ stops, date }: ReadPlan, request: PlanRequest) {
  const { planner, language, today, minuteOfDay } = request;
  const pairs = stops.slice(1).map((to, at) => {
    const from = stops[at] ?? to;
    const railway = railwayTrip(request, endOfStop(from), endOfStop(to));
    const minutesAt = (end: OnwardWay['at']) => railway.ways.find((way) => way.at === end)?.minutes;
    return {
      ...railway,
      from,
      to,
      stay: from.stay,
      train: from.train,
      minutesBefore: minutesAt('before'),
      minutesBehind: minutesAt('behind'),
    };
  });
  const now = date === today ? minuteOfDay : undefined;
  const { legs, ...minutes } = plannedTrip(planner, pairs, date, now);
  return {
    ...minutes,
    legs: legs.flatMap((leg, at): LegOfPlan[] => {
      const pair = pairs[at];
      if (!pair) return [];
      const { from, to, ways } = pair;
      const labels = { from: labelOfStop(from, language), to: labelOfStop(to, language) };
      const addressWith = (train: Journey | undefined) => {
        const changed = withTrain(stops, at, train && trainKey(train));
        return `${planAddress(language, changed, date)}#${legId(at)}`;
      };
      const search = searchOfDate(language, labels, leg.date);
      return [{ ...leg, from, to, ways, search, addressWith }];
    }),
  };
}

const endOfStop = ({ station, beyond }: ReadStop) =>
  endOfSearch({ id: station.id, label: station.label, place: beyond });

/** A place as the search of a leg has it. */
function labelOfStop({ station, beyond }: ReadStop, language: Language): string {
  return textOfEnd({ station, place: beyond ? onwardPlace(beyond) : undefined }, language);
}

/** Writes the trains of a plan. */
export async function shownPlan(plan: ReadPlan, request: PlanRequest): Promise<ShownPlan> {
  const { language } = request;
  const t = textsFor(language, 'plan');
  const { legs, totalMinutes, wayMinutes } = legsOfPlan(plan, request);
  const bases = basesOfLegs(request, legs);
  return {
    legs: await Promise.all(
      legs.map(async (leg, at) => ({
        ...(await shownLeg(leg, request)),
        id: legId(at),
        basis: leg.best ? (bases.own[at] ?? '') : '',
      })),
    ),
    rows:
      totalMinutes === undefined || wayMinutes === undefined
        ? []
        : [
            [t('total'), daysInWords(totalMinutes, language)],
            [t('onTheWay'), formatDuration(wayMinutes, language)],
          ],
    stays: plan.stops.map(({ stay }, at) =>
      at > 0 && at < legs.length ? stayInWords(stay, language) : undefined,
    ),
    durations: legs.map(({ best }) => best && formatDuration(best.durationMinutes, language)),
    posters: plan.stops.map(({ station }) => posterAtStation(station.id)),
    basis: bases.shared,
    days: daysOf(plan.date, legs.at(-1)?.date ?? plan.date, language),
    map: mapOf(legs, request),
    calendar: legs.some(({ best }) => best)
      ? planAddress(language, plan.stops, plan.date, PLAN_CALENDAR_PATH)
      : undefined,
  };
}

/** Draws the trains of all legs; a leg without a train has a dashed line. */
function mapOf(
  legs: readonly LegOfPlan[],
  { planner, language }: PlanRequest,
): JourneyMapData | undefined {
  const namedStop = (stationId: string, { station, name }: ReadStop) => ({
    stationId,
    name: cityOfStation(station.id)?.name[language] ?? name,
  });
  const named = legs.flatMap(({ fromId, toId, from, to }) => [
    namedStop(fromId, from),
    namedStop(toId, to),
  ]);
  return drawJourney({
    ways: legs.map(({ fromId, toId, best }) => {
      if (!best) return { stationIds: [fromId, toId], isUnknown: true };
      const calls = best.rides.flatMap((ride) => callsOf(planner.timetable, ride));
      return { stationIds: calls.map(({ station }) => station) };
    }),
    named: [...new Map(named.map((stop) => [stop.stationId, stop])).values()],
  });
}

/** The fragment of a leg. */
function legId(at: number): string {
  return `leg-${at + 1}`;
}

/** Says what the trains of a leg are. */
export function basisOf({ fromId, toId, date }: LegOfPlan, request: PlanRequest): string {
  return dateBasis(request, fromId, toId, date).join(' ');
}

async function shownLeg(
  leg: LegOfPlan,
  request: PlanRequest,
): Promise<Omit<ShownLeg, 'basis' | 'id'>> {
  const { planner, language } = request;
  const { from, to, date, all, possible, best, choice, search, ways, addressWith } = leg;
  const t = textsFor(language, 'plan');
  const companies = companiesOfRows(planner.timetable, all, language);
  const rows = rowsOf({ journeys: all, search }, companies, language);
  const rowOf = new Map(all.map((journey, at) => [journey, rows[at]]));
  const at = best ? possible.indexOf(best) : 0;
  // The trains around the chosen one, of which the earlier ones are slower.
  const start = Math.max(0, Math.min(at - 2, possible.length - 1 - MOST_OTHERS));
  const around = possible.slice(start, start + MOST_OTHERS + 1);
  const shopOf = (from: string, to: string) =>
    addressAtShop({ ...USUAL_TRAVELLERS, from, to, date: leg.date }, request);
  const shopAddress = shopOf(leg.from.station.id, leg.to.station.id);
  const ends = { from: leg.fromId, to: leg.toId };
  return {
    title: t('leg', { from: from.name, to: to.name }),
    day: asSentence(formatLongDate(date, language)),
    best: best && rowOf.get(best),
    others: around.flatMap((journey) => {
      const row = rowOf.get(journey);
      return row && journey !== best ? [{ ...row, taking: addressWith(journey) }] : [];
    }),
    suggested: choice === 'taken' ? addressWith(undefined) : undefined,
    impossible: choice === 'impossible' ? t('impossible') : '',
    none: best ? [] : await wordsWithoutTrain(leg, request),
    search,
    shops: best
      ? shopsOf(
          planner.timetable,
          { journey: best, ends, shopAddress, shopOf },
          language,
          t('shop'),
        )
      : [{ text: undefined, link: { name: t('shop'), address: shopAddress }, wanted: '' }],
    ways: { before: waysInWords(ways, 'before'), behind: waysInWords(ways, 'behind') },
  };
}

function waysInWords(ways: readonly OnwardWay[], end: OnwardWay['at']): readonly string[] {
  return ways
    .filter(({ at }) => at === end)
    .map(({ row: [name, value] }) => `${name}: ${withinSentence(value)}`);
}

/** Says that a leg has no train, with the notes that the search page has for such a pair. */
async function wordsWithoutTrain(
  { fromId, toId, date }: LegOfPlan,
  { planner, language, today }: PlanRequest,
): Promise<readonly string[]> {
  const t = textsFor(language, 'plan');
  const day = formatLongDate(date, language);
  const faster = await otherTime(planner, fromId, toId);
  const { text } = tripFacts({ planner, language, today, fromId, toId, faster });
  return [date === today ? t('noneToday') : t('none', { day }), text].filter(
    (sentence) => sentence !== '',
  );
}

function stayInWords({ unit, count }: Stay, language: Language): string | undefined {
  return count === 0 ? undefined : textsFor(language, 'plan')(`stay.${unit}`, { count });
}

function daysOf(first: IsoDate, last: IsoDate, language: Language): string {
  const days = first === last ? [first] : [first, last];
  return days.map((day) => formatDate(day, language)).join(' – ');
}

/** A duration of several days in words: «3 days 4 h 10 min». */
function daysInWords(minutes: number, language: Language): string {
  const days = Math.floor(minutes / DAY_MINUTES);
  if (days === 0) return formatDuration(minutes, language);
  const rest = minutes - days * DAY_MINUTES;
  const inDays = textsFor(language, 'plan')('days', { count: days });
  return rest === 0 ? inDays : `${inDays} ${formatDuration(rest, language)}`;
}
