import { type Bounds, mayImprove, minutesAt, type RemainingMinutes } from './bounds.ts';
import { cityOf } from './city.ts';
import { changeWalksFrom, cityStops, NEVER, routeAt, stopsOfPart } from './indexed-timetable.ts';
import { type Ride, rideOf } from './journey.ts';
import { outOfRange } from './out-of-range.ts';
import {
  arrivedVia,
  earliestArrival,
  followedAt,
  isFirstTry,
  lastRideTo,
  NONE,
  type Round,
  readyAt,
  startIteration,
} from './round.ts';
import {
  arrivalOf,
  departureOf,
  endOfRunning,
  firstAfter,
  firstRunning,
  type RunningTrips,
} from './running-trips.ts';
import type { SearchSpace } from './search-space.ts';
import { DAY_MINUTES, type Day } from './timetable.ts';
import {
  changeMinutesAt,
  changesToParts,
  endOfStops,
  mayBoard,
  mayLeave,
  partAt,
  partsOf,
  stationAt,
} from './timetable-fields.ts';

const NO_STOPS: readonly number[] = [];

/** A journey to the target, before its rides are put together. */
interface FoundJourney {
  readonly trains: number;
  /** Where the last train is left: a part of the target or of another station of its city. */
  readonly part: number;
  /** At the target, the walk included. */
  readonly arrival: number;
}

/** The minute from which a traveller may board at a part of a station. */
export interface Boarding {
  readonly part: number;
  readonly ready: number;
}

/** The parameters of a search; stations are numbers of the timetable. */
export interface SearchRange {
  readonly day: Day;
  /** The most trains of a journey, up to four. */
  readonly mostTrains: number;
  readonly source: number;
  /** Without it the search finds the journeys to every station. */
  readonly target?: number;
}

/** The first train of a journey, and the minute of setting out to its station. */
interface FirstTrain {
  readonly start: number;
  readonly stop: number;
  readonly running: number;
}

/**
 * The range form of RAPTOR (Delling, Pajor, Werneck: Round-Based Public Transit Routing, 2012,
 * section 4.2): all journeys of a day from one station, the latest first, with one round for each
 * train. The arrivals of a later start are kept, so that an earlier one only follows earlier
 * arrivals.
 *
 * The first iteration is for all starts after the day's end. A journey of this day that arrives no
 * earlier than one of those is not worth offering and is not followed. With a target, bounds
 * prune journeys that cannot improve on it.
 */
export class RangeSearch {
  readonly rounds: readonly Round[];
  readonly #trips: RunningTrips;
  readonly #source: number;
  readonly #target: number | undefined;
  readonly #bounds: Bounds | undefined;
  readonly #mostTrains: number;
  /** The earliest arrival at the target, by the most trains of a journey. */
  readonly #best: number[];
  /** Where the last train of that journey is left, for journeys of this iteration. */
  readonly #bestPart: (number | undefined)[] = [];

  constructor(space: SearchSpace, { day, mostTrains, source, target }: SearchRange) {
    this.rounds = space.emptyRounds(mostTrains);
    this.#trips = space.runningTrips(day);
    this.#source = source;
    this.#target = target;
    this.#mostTrains = mostTrains;
    this.#bounds = target === undefined ? undefined : space.boundsTo(target, mostTrains);
    this.#best = Array.from({ length: mostTrains + 1 }, () => NEVER);
  }

  /**
   * Calls `visit` for every minute of the day with a first train, the latest first, after all
   * journeys of that minute are found.
   */
  run(visit: (start: number, search: RangeSearch) => void): void {
    for (const [station, minutes] of cityOf(this.#trips.timetable, this.#source)) {
      if (station === this.#target) continue;
      for (const part of partsOf(this.#trips.timetable, station))
        this.#setReady(0, part, DAY_MINUTES + minutes, part);
    }
    for (let trains = 1; trains <= this.#mostTrains; trains++) this.#rideRoutes(trains);

    for (const [start, firstTrains] of Map.groupBy(this.#firstTrains(), ({ start }) => start)) {
      this.#bestPart.length = 0;
      for (const round of this.rounds) startIteration(round);
      for (const { stop, running } of firstTrains) this.#ride(1, stop, running);
      for (let trains = 2; trains <= this.#mostTrains; trains++) this.#rideRoutes(trains);
      visit(start, this);
    }
  }

  /**
   * Finds the earliest journeys of a single traveller, in place of `run`: at most one for each
   * number of trains, each earlier than those with fewer.
   *
   * @param boardings of the first train
   * @param end the first train leaves before this minute
   */
  runFrom(boardings: readonly Boarding[], end: number): readonly FoundJourney[] {
    const trips = this.#trips;
    for (const { part, ready } of boardings) {
      for (const stop of stopsOfPart(trips.timetable, part)) {
        const route = routeAt(trips.timetable, stop);
        const running = firstAfter(trips, route, stop, ready);
        if (!mayBoard(trips.timetable, stop) || running === endOfRunning(trips, route)) continue;
        if (departureOf(trips, running, stop) < end) this.#ride(1, stop, running);
      }
    }
    for (let trains = 2; trains <= this.#mostTrains; trains++) this.#rideRoutes(trains);
    return this.found();
  }

  /** The journeys of this iteration to the target, at most one for each number of trains. */
  found(): readonly FoundJourney[] {
    const found: FoundJourney[] = [];
    for (let trains = 1; trains <= this.#mostTrains; trains++) {
      const part = this.#bestPart[trains];
      if (part !== undefined) found.push({ trains, part, arrival: this.#bestWith(trains) });
    }
    return found;
  }

  /** The rides of a journey of this iteration with a number of trains, the last left at a part. */
  ridesTo(trains: number, part: number): readonly [Ride, ...Ride[]] {
    const { running, boarded, left } = lastRideTo(this.#round(trains), part);
    const ride = rideOf(this.#trips, running, boarded, left);
    if (trains === 1) return [ride];
    const boardedAt = partAt(this.#trips.timetable, boarded);
    const via = arrivedVia(this.#round(trains - 1), boardedAt);
    return [...this.ridesTo(trains - 1, via), ride];
  }

  /**
   * The trains from the source and its city, the latest start first. None leave from the target:
   * one walks there.
   */
  #firstTrains(): readonly FirstTrain[] {
    const trips = this.#trips;
    const { timetable } = trips;
    const trains: FirstTrain[] = [];
    for (const { station, minutes, stop, route } of cityStops(timetable, this.#source)) {
      const isLast = stop + 1 === endOfStops(timetable, route);
      if (station === this.#target || isLast || !mayBoard(timetable, stop)) continue;
      const end = endOfRunning(trips, route);
      for (let running = firstAfter(trips, route, stop, 0); running < end; running++) {
        const departure = departureOf(trips, running, stop);
        if (departure >= DAY_MINUTES) break;
        trains.push({ start: departure - minutes, stop, running });
      }
    }
    return trains.sort((one, other) => other.start - one.start);
  }

  /**
   * Rides on from every part of a station that the round before has found, with the earliest trip
   * of each route through it.
   */
  #rideRoutes(trains: number): void {
    const { timetable } = this.#trips;
    const before = this.#round(trains - 1);
    // Only some stops have a last train to the target; a large station has hundreds of others.
    const lastBoardings = trains === this.#mostTrains ? this.#bounds?.lastBoardings : undefined;
    // The bounds reach back to the second train of a journey.
    const bounds = trains === 1 ? undefined : this.#bounds;
    const remaining = bounds?.inTrain;
    for (const part of before.found) {
      const ready = readyAt(before, part);
      if (!isFirstTry(before, part, ready)) continue;
      const stops = lastBoardings
        ? (lastBoardings.get(part) ?? NO_STOPS)
        : stopsOfPart(timetable, part);
      const minutesLeft = this.#bestWith(trains) - ready;
      for (const stop of stops) {
        if (bounds && minutesAt(bounds.leastInTrain, stop) >= minutesLeft) continue;
        if (mayBoard(timetable, stop)) this.#board(trains, stop, ready, remaining);
      }
    }
  }

  /** Rides the earliest trip that departs from a stop at or after a time, if it may help. */
  #board(
    trains: number,
    stop: number,
    ready: number,
    remaining: RemainingMinutes | undefined,
  ): void {
    const trips = this.#trips;
    const route = routeAt(trips.timetable, stop);
    const followed = followedAt(this.#round(trains), stop);
    // The earliest trip was followed already, from another stop or after a later start.
    const isFollowed =
      followed !== NONE &&
      (followed === firstRunning(trips, route) || departureOf(trips, followed - 1, stop) < ready);
    if (isFollowed) return;
    const caught = firstAfter(trips, route, stop, ready);
    if (caught === endOfRunning(trips, route)) return;
    const departure = departureOf(trips, caught, stop);
    if (!remaining || mayImprove(remaining, stop, departure, this.#best, trains))
      this.#ride(trains, stop, caught);
  }

  /** Follows a trip to its end and notes every arrival that is earlier than all before. */
  #ride(trains: number, boarded: number, running: number): void {
    const { timetable } = this.#trips;
    const round = this.#round(trains);
    const end = endOfStops(timetable, routeAt(timetable, boarded));
    for (let stop = boarded + 1; stop < end; stop++) {
      if (followedAt(round, stop - 1) <= running) return;
      round.followed[stop - 1] = running;
      const arrival = arrivalOf(this.#trips, running, stop);
      if (arrival >= this.#bestWith(trains)) return;
      const station = stationAt(timetable, stop);
      const part = partAt(timetable, stop);
      if (arrival >= earliestArrival(round, part) || station === this.#source) continue;
      if (!mayLeave(timetable, stop) || !this.#isWorthLeaving(trains, station, arrival)) continue;
      round.running[part] = running;
      round.boarded[part] = boarded;
      round.left[part] = stop;
      round.arrived.push(part);
      this.#arrive(trains, station, part, arrival);
    }
  }

  /** Whether an arrival at a station may still improve on the target's arrivals. */
  #isWorthLeaving(trains: number, station: number, arrival: number): boolean {
    if (!this.#bounds) return true;
    return mayImprove(this.#bounds.fromArrival, station, arrival, this.#best, trains);
  }

  #arrive(trains: number, station: number, part: number, arrival: number): void {
    const { timetable } = this.#trips;
    const walking = this.#bounds?.fromArrival[0];
    const walk = walking ? minutesAt(walking, station) : NEVER;
    const atTarget = arrival + walk;
    if (atTarget < this.#bestWith(trains)) this.#bestPart[trains] = part;
    for (let more = trains; more <= this.#mostTrains; more++) {
      this.#best[more] = Math.min(this.#bestWith(more), atTarget);
      const round = this.#round(more);
      round.arrivals[part] = Math.min(earliestArrival(round, part), arrival);
    }
    this.#setReady(trains, part, arrival + changeMinutesAt(timetable, part), part);
    for (const [other, minutes] of changesToParts(timetable, part))
      this.#setReady(trains, other, arrival + minutes, part);
    for (const [near, minutes] of changeWalksFrom(timetable, station)) {
      for (const other of partsOf(timetable, near))
        this.#setReady(trains, other, arrival + minutes, part);
    }
  }

  #setReady(trains: number, part: number, minute: number, via: number): void {
    const round = this.#round(trains);
    const known = readyAt(round, part);
    if (minute >= known) return;
    if (known === NONE) round.found.push(part);
    round.ready[part] = minute;
    round.via[part] = via;
  }

  #round(trains: number): Round {
    return this.rounds[trains] ?? outOfRange('round', trains);
  }

  #bestWith(trains: number): number {
    return this.#best[trains] ?? outOfRange('round', trains);
  }
}
