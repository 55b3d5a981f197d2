import { posterAtStation } from '#app/art/drawing-addresses.server.ts';
import {
  drawJourney,
  type JourneyMapData,
  type JourneyMapShape,
  PAGE_SHAPE,
  PLACE_SHAPE,
} from '#app/art/journey-map/journey-map.server.ts';
import { onwardToDraw } from '#app/art/journey-map/trip-map.server.ts';
import { posterCut } from '#app/art/poster-cuts.server.ts';
import { stationNameById } from '#app/data/cities/station-name.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { Stay } from '#app/domain/search/trip-plan.ts';
import { daysBetween } from '#app/domain/timetable/days.ts';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';
import { PLAN_CALENDAR_PATH } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { formatDate, formatWeekdayAndDate } from '#app/i18n/format-date.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { journeyStations } from '#app/journeys/journey-stations.ts';
import { planAddress } from '#app/journeys/plan-addresses.ts';
import { fromPrice, popularRouteOf } from '#app/journeys/popular-fare.ts';
import { basesOfLegs } from '#app/journeys/timetable-basis.ts';
import type { FigureRow } from '#app/journeys/trip-facts.ts';
import { type LegOfPlan, legId, legsOfPlan, type PlanRequest } from './legs-of-plan.server.ts';
import type { ReadPlan } from './read-plan.server.ts';
import { type ShownLeg, shownLeg } from './shown-leg.server.ts';

/** The picture of a place: its poster, or the way to it on the map. */
export interface PictureOfPlace {
  /** Undefined where its city has no guide. */
  readonly poster?: string | undefined;
  /** The class of the poster that says where its cut ends. */
  readonly cut?: string | undefined;
  /** Undefined with a poster, and where no place of the plan has one. */
  readonly map?: JourneyMapData | undefined;
}

/** The trains of a plan in words. */
export interface ShownPlan {
  readonly legs: readonly ShownLeg[];
  /** A single leg has its day here: the time of the whole trip would equal its travel time. */
  readonly rows: readonly FigureRow[];
  /** The time of each leg from place to place; undefined where it has no train. */
  readonly durations: readonly (string | undefined)[];
  /** The stay at each place between two legs: «2 nights»; undefined at both ends. */
  readonly stays: readonly (string | undefined)[];
  /** The picture of each place. */
  readonly pictures: readonly PictureOfPlace[];
  /** The part of the basis that the trains of all legs share. */
  readonly basis: string;
  /** From the first day to that of the last train. */
  readonly days: string;
  /** The way on the map; undefined where the position of a place is not known. */
  readonly map: JourneyMapData | undefined;
  /** Undefined where no leg has a train. */
  readonly calendar: string | undefined;
}

/** Writes the trains of a plan. */
export async function shownPlan(plan: ReadPlan, request: PlanRequest): Promise<ShownPlan> {
  const { language } = request;
  const t = textsFor(language, 'plan');
  const { legs, totalMinutes, travelMinutes } = legsOfPlan(plan, request);
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
      totalMinutes === undefined || travelMinutes === undefined
        ? []
        : [
            totalMinutes === travelMinutes
              ? [t('day'), formatWeekdayAndDate(plan.date, language)]
              : [t('total'), totalInWords(totalMinutes, legs, language)],
            [t('onTheWay'), timeInWords(travelMinutes, legs, language)],
            ...priceRows(legs, language),
          ],
    stays: plan.stops.map(({ stay }, at) =>
      at > 0 && at < legs.length ? stayInWords(stay, language) : undefined,
    ),
    durations: legs.map((leg) =>
      leg.minutes === undefined ? undefined : timeInWords(leg.minutes, [leg], language),
    ),
    pictures: picturesOf(plan, legs, request),
    basis: bases.shared,
    days: daysOf(plan.date, legs.at(-1)?.date ?? plan.date, language),
    map: mapOf(legs, request, PAGE_SHAPE),
    calendar: legs.some(({ best }) => best)
      ? planAddress(language, plan.stops, plan.date, PLAN_CALENDAR_PATH)
      : undefined,
  };
}

/** The sum of the legs' estimates, where there is one for each of several legs. */
function priceRows(legs: readonly LegOfPlan[], language: Language): readonly FigureRow[] {
  const fares = legs.map((leg) => {
    const isPart = leg.onwardConnections.length > 0;
    return leg.best && popularRouteOf({ ...leg, isPart })?.fromPriceCents;
  });
  const known = fares.filter((fare) => fare !== undefined);
  if (known.length < Math.max(fares.length, 2)) return [];
  const fromPriceCents = known.reduce((sum, fare) => sum + fare, 0);
  return [[textsFor(language, 'plan')('price'), fromPrice({ fromPriceCents }, language)]];
}

/** A place without a poster beside one that has it shows the leg that leads to it, or from it. */
function picturesOf(
  { stops }: ReadPlan,
  legs: readonly LegOfPlan[],
  request: PlanRequest,
): readonly PictureOfPlace[] {
  const posters = stops.map(({ station }) => posterAtStation(station.id));
  const areAllWithout = posters.every((poster) => poster === undefined);
  return posters.map((poster, at) => {
    if (poster || areAllWithout) return { poster, cut: posterCut(poster) };
    const firstLeg = Math.max(0, at - 1);
    return { map: mapOf(legs.slice(firstLeg, firstLeg + 1), request, PLACE_SHAPE) };
  });
}

/**
 * Draws the trains of some legs, with the ways to places beyond their stations; a leg without a
 * train has a dashed line.
 */
function mapOf(
  legs: readonly LegOfPlan[],
  { planner, language }: PlanRequest,
  shape: JourneyMapShape,
): JourneyMapData | undefined {
  const stationIds = new Set(legs.flatMap(({ fromId, toId }) => [fromId, toId]));
  // A place is left by the way that led to it.
  const onward = new Map(
    legs.flatMap((leg) => onwardToDraw(leg, language)).map((way) => [way.place, way]),
  );
  return drawJourney(
    {
      legs: legs.map(({ fromId, toId, best }) => {
        if (!best) return { stationIds: [fromId, toId], isUnknown: true };
        return { stationIds: journeyStations(planner.timetable, best) };
      }),
      named: [...stationIds].map((stationId) => ({
        stationId,
        name: stationNameById(stationId, language),
      })),
      onward: [...onward.values()],
    },
    shape,
  );
}

function stayInWords({ unit, count }: Stay, language: Language): string | undefined {
  return count === 0 ? undefined : textsFor(language, 'plan')(`stay.${unit}`, { count });
}

function daysOf(first: IsoDate, last: IsoDate, language: Language): string {
  const days = first === last ? [first] : [first, last];
  return days.map((day) => formatDate(day, language)).join(' – ');
}

/**
 * Hours and minutes, as «about 2 h 18 min» where a leg has a bus or a ship: those are approximate.
 */
function timeInWords(minutes: number, legs: readonly LegOfPlan[], language: Language): string {
  const duration = formatDuration(minutes, language);
  const isAbout = legs.some(({ onwardConnections }) => onwardConnections.length > 0);
  return isAbout ? textsFor(language, 'plan')('about', { duration }) : duration;
}

/** The nights between the first train and the arrival of the last. */
function nightsOf(legs: readonly LegOfPlan[]): number {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last?.best) return 0;
  return daysBetween(first.date, last.date) + Math.floor(last.best.arrival / DAY_MINUTES);
}

/** How long a trip takes: «3 days, 2 nights», or hours and minutes within a day. */
function totalInWords(minutes: number, legs: readonly LegOfPlan[], language: Language): string {
  const nights = nightsOf(legs);
  if (nights === 0) return timeInWords(minutes, legs, language);
  const t = textsFor(language, 'plan');
  return `${t('days', { count: nights + 1 })}, ${t('stay.nights', { count: nights })}`;
}
