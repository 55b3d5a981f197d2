import { onwardPlace } from '#app/data/onward/find-place.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { withTrain } from '#app/domain/search/trip-plan.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { type OnwardConnection, railwayTrip } from '#app/journeys/onward-connections.ts';
import { planAddress } from '#app/journeys/plan-addresses.ts';
import { type PlannedLeg, plannedTrip } from '#app/journeys/planned-legs.ts';
import { endOfSearch, textOfEnd } from '#app/journeys/searched-end.ts';
import { dateBasis } from '#app/journeys/timetable-basis.ts';
import { searchOfDate, trainKey } from '#app/journeys/train-key.ts';
import type { ReadPlan, ReadStop } from './read-plan.server.ts';

/** The parts of a request that a plan needs. */
export type PlanRequest = Pick<
  SiteRequest,
  'planner' | 'language' | 'today' | 'minuteOfDay' | 'settings'
>;

/** A leg of a plan, with the stations as the visitor chose them. */
export interface LegOfPlan extends PlannedLeg {
  readonly from: ReadStop;
  readonly to: ReadStop;
  readonly onwardConnections: readonly OnwardConnection[];
  readonly search: string;
  /** The address of the plan with a train of this leg, and with the suggested one. */
  readonly addressWith: (train: Journey | undefined) => string;
}

/** Chooses the trains of a plan. A place without a railway has those of its station. */
export function legsOfPlan(plan: ReadPlan, request: PlanRequest) {
  const { stops, date } = plan;
  const { language } = request;
  const { pairs, planned } = plannedPairs(plan, request);
  const { legs, ...minutes } = planned;
  return {
    ...minutes,
    legs: legs.flatMap((leg, at): LegOfPlan[] => {
      const pair = pairs[at];
      if (!pair) return [];
      const { from, to, onwardConnections } = pair;
      const labels = { from: labelOfStop(from, language), to: labelOfStop(to, language) };
      const addressWith = (train: Journey | undefined) => {
        const changed = withTrain(stops, at, train && trainKey(train));
        return `${planAddress(language, changed, date)}#${legId(at)}`;
      };
      const search = searchOfDate(language, labels, leg.date);
      return [{ ...leg, from, to, onwardConnections, search, addressWith }];
    }),
  };
}

/**
 * Plans the legs. The season decides about boats and buses, so a plan that has some is made once
 * more when the day of each leg is known.
 */
function plannedPairs({ stops, date }: ReadPlan, request: PlanRequest) {
  const { planner, today, minuteOfDay } = request;
  const now = date === today ? minuteOfDay : undefined;
  const planOn = (days: readonly IsoDate[]) => {
    const pairs = stops
      .slice(1)
      .map((to, at) => pairOn(days[at] ?? date, { from: stops[at] ?? to, to }, request));
    return { pairs, planned: plannedTrip(planner, pairs, date, now) };
  };
  const first = planOn([]);
  const goesOn = first.pairs.some(({ onwardConnections }) => onwardConnections.length > 0);
  return goesOn ? planOn(first.planned.legs.map((leg) => leg.date)) : first;
}

/** Two places of a plan with the stations and the onward connections between them on a day. */
function pairOn(
  day: IsoDate,
  { from, to }: { readonly from: ReadStop; readonly to: ReadStop },
  request: PlanRequest,
) {
  const railway = railwayTrip(request, endOfStop(from), endOfStop(to), day);
  const minutesAt = (end: OnwardConnection['at']) =>
    railway.onwardConnections.find((connection) => connection.at === end)?.minutes;
  return {
    ...railway,
    from,
    to,
    stay: from.stay,
    train: from.train,
    minutesBefore: minutesAt('before'),
    minutesAfter: minutesAt('after'),
  };
}

const endOfStop = ({ station, onwardSlug }: ReadStop) =>
  endOfSearch({ id: station.id, label: station.label, place: onwardSlug });

/** A place as the search of a leg has it. */
function labelOfStop({ station, onwardSlug }: ReadStop, language: Language): string {
  return textOfEnd({ station, place: onwardSlug ? onwardPlace(onwardSlug) : undefined }, language);
}

/** The fragment of a leg. */
export function legId(at: number): string {
  return `leg-${at + 1}`;
}

/** The basis of a leg's trains, in sentences. */
export function basisOf({ fromId, toId, date }: LegOfPlan, request: PlanRequest): string {
  return dateBasis(request, fromId, toId, date).join(' ');
}
