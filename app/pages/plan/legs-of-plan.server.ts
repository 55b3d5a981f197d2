import { onwardPlace } from '#app/data/onward/find-place.ts';
import type { Language } from '#app/domain/language.ts';
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
export function legsOfPlan({ stops, date }: ReadPlan, request: PlanRequest) {
  const { planner, language, today, minuteOfDay } = request;
  const pairs = stops.slice(1).map((to, at) => {
    const from = stops[at] ?? to;
    const railway = railwayTrip(request, endOfStop(from), endOfStop(to), date);
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
  });
  const now = date === today ? minuteOfDay : undefined;
  const { legs, ...minutes } = plannedTrip(planner, pairs, date, now);
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
