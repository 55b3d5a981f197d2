import { type Bounds, NEVER } from './bounds.ts';
import { type Ride, rideOf } from './journey.ts';
import { outOfRange } from './out-of-range.ts';
import { NONE, type Round } from './round.ts';
import { arrivalOf, departureOf, type RunningTrips, type SearchedDay } from './running-trips.ts';
import type { SearchSpace } from './search-space.ts';
import { cityOf, cityStops, DAY_MINUTES } from './timetable.ts';

/** At most two changes. */
const MOST_TRAINS = 3;

const NO_STOPS: readonly number[] = [];

/**
 * The range form of RAPTOR (Delling, Pajor, Werneck: Round-Based Public Transit Routing, 2012,
 * section 4.2): all journeys of a day from one station, the latest first, with one round for each
 * train. What a later start has reached stays known, so that an earlier one only follows what
 * arrives earlier still.
 *
 * The first turn stands for all starts after the day's end: whoever could leave then and arrive no
 * later than a journey of this day is better off, and no such journey is followed. Towards a
 * target, bounds prune what cannot improve on it.
 */
export class RangeSearch {
  /**
   * The earliest arrival at the target with at most so many trains, and the station where the last
   * one was left in this turn.
   */
  readonly best = [NEVER, NEVER, NEVER, NEVER];
  readonly bestStation = [-1, -1, -1, -1];
  readonly rounds: readonly Round[];
  readonly #trips: RunningTrips;
  readonly #source: number;
  readonly #target: number | undefined;
  readonly #bounds: Bounds | undefined;

  /** @param target without it the search finds the journeys to every station */
  constructor(space: SearchSpace, day: SearchedDay, source: number, target?: number) {
    this.rounds = space.emptyRounds();
    this.#trips = space.runningTrips(day);
    this.#source = source;
    this.#target = target;
    this.#bounds = target === undefined ? undefined : space.boundsTo(target);
  }

  /**
   * Visits every minute of the day at which a train can be set out with, the latest first, with all
   * its journeys.
   */
  run(visit: (start: number, search: RangeSearch) => void): void {
    for (const [station, minutes] of cityOf(this.#trips.timetable, this.#source)) {
      if (station !== this.#target) this.#setReady(0, station, DAY_MINUTES + minutes, station);
    }
    for (let trains = 1; trains <= MOST_TRAINS; trains++) this.#rideRoutes(trains);

    for (const [start, firstTrains] of Map.groupBy(this.#firstTrains(), ({ start }) => start)) {
      this.#beginTurn();
      for (const { stop, running } of firstTrains) this.#ride(1, stop, running);
      for (let trains = 2; trains <= MOST_TRAINS; trains++) this.#rideRoutes(trains);
      visit(start, this);
    }
  }

  /**
   * The last rides of a journey of this turn: of its first so many trains, to the station where the
   * last one is left.
   */
  ridesTo(trains: number, station: number): readonly [Ride, ...Ride[]] {
    const { running, boarded, left } = this.rounds[trains] as Round;
    const stop = boarded[station] ?? outOfRange('station', station);
    const ride = rideOf(
      this.#trips,
      running[station] ?? outOfRange('station', station),
      stop,
      left[station] ?? outOfRange('station', station),
    );
    const before = this.rounds[trains - 1] as Round;
    const via =
      before.via[this.#trips.timetable.routeStops[stop] ?? outOfRange('stop', stop)] ??
      outOfRange('station', this.#trips.timetable.routeStops[stop] ?? outOfRange('stop', stop));
    return trains === 1 ? [ride] : [...this.ridesTo(trains - 1, via), ride];
  }

  /**
   * The trains from the source and its city, the latest first; none from the target, to which one
   * walks then.
   */
  #firstTrains() {
    const { stopStart, boarding } = this.#trips.timetable;
    /** One sets out at `start`, the walk to the train's station before its departure. */
    const trains: { start: number; stop: number; running: number }[] = [];
    for (const { station, minutes, stop, route } of cityStops(
      this.#trips.timetable,
      this.#source,
    )) {
      if (station === this.#target) continue;
      if (stop + 1 === stopStart[route + 1] || !((boarding[stop] ?? outOfRange('stop', stop)) & 1))
        continue;
      const end = this.#trips.start[route + 1] ?? outOfRange('route', route + 1);
      for (let running = this.#firstRunning(route, stop, 0); running < end; running++) {
        const departure = departureOf(this.#trips, running, stop);
        if (departure >= DAY_MINUTES) break;
        trains.push({ start: departure - minutes, stop, running });
      }
    }
    return trains.sort((one, other) => other.start - one.start);
  }

  /** The first running trip of a route that departs at or after a time from one of its stops. */
  #firstRunning(route: number, stop: number, time: number): number {
    let low = this.#trips.start[route] ?? outOfRange('route', route);
    let high = this.#trips.start[route + 1] ?? outOfRange('route', route + 1);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (departureOf(this.#trips, middle, stop) < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #beginTurn(): void {
    this.bestStation.fill(-1);
    for (const { arrived, found, ready } of this.rounds) {
      for (const station of found) ready[station] = NONE;
      arrived.length = found.length = 0;
    }
  }

  /**
   * Rides on from every station that the round before has found, with the earliest trip of each
   * route through it.
   */
  #rideRoutes(trains: number): void {
    const { stationStart, stationStops, stopRoutes, boarding } = this.#trips.timetable;
    const { start } = this.#trips;
    const before = this.rounds[trains - 1] as Round;
    const { followed } = this.rounds[trains] as Round;
    // Of the last train one knows where it goes: a large station has hundreds of others.
    const last = trains === MOST_TRAINS ? this.#bounds?.lastBoardings : undefined;
    for (const station of before.found) {
      const ready = before.ready[station] ?? outOfRange('station', station);
      const stops = last ? (last.get(station) ?? NO_STOPS) : stationStops;
      const end = last
        ? stops.length
        : (stationStart[station + 1] ?? outOfRange('station', station + 1));
      for (
        let at = last ? 0 : (stationStart[station] ?? outOfRange('station', station));
        at < end;
        at++
      ) {
        const stop = stops[at] ?? outOfRange('place', at);
        if (
          !((boarding[stop] ?? outOfRange('stop', stop)) & 1) ||
          !this.#isWorthBoarding(trains, stop, ready)
        )
          continue;
        const route = stopRoutes[stop] ?? outOfRange('stop', stop);
        const known = followed[stop] ?? outOfRange('stop', stop);
        // A trip that was caught at another stop, or after a later start, is followed already.
        if (
          known !== NONE &&
          (known === start[route] || departureOf(this.#trips, known - 1, stop) < ready)
        )
          continue;
        const caught = this.#firstRunning(route, stop, ready);
        if (caught === start[route + 1]) continue;
        if (this.#isWorthBoarding(trains, stop, departureOf(this.#trips, caught, stop)))
          this.#ride(trains, stop, caught);
      }
    }
  }

  #isWorthBoarding(trains: number, stop: number, departure: number): boolean {
    const bounds = this.#bounds?.fromStop;
    if (bounds === undefined || trains === 1) return true;
    if (
      departure + (bounds[0]?.[stop] ?? outOfRange('stop', stop)) <
      (this.best[trains] ?? outOfRange('round', trains))
    )
      return true;
    return (
      trains < MOST_TRAINS &&
      departure + (bounds[1]?.[stop] ?? outOfRange('stop', stop)) <
        (this.best[trains + 1] ?? outOfRange('round', trains + 1))
    );
  }

  /** Follows a trip to its end and notes where it arrives earlier than anything before. */
  #ride(trains: number, boarded: number, running: number): void {
    const { routeStops, stopRoutes, stopStart, boarding } = this.#trips.timetable;
    const round = this.rounds[trains] as Round;
    const end =
      stopStart[(stopRoutes[boarded] ?? outOfRange('stop', boarded)) + 1] ??
      outOfRange('route', (stopRoutes[boarded] ?? outOfRange('stop', boarded)) + 1);
    for (let stop = boarded + 1; stop < end; stop++) {
      if ((round.followed[stop - 1] ?? outOfRange('stop', stop - 1)) <= running) return;
      round.followed[stop - 1] = running;
      const arrival = arrivalOf(this.#trips, running, stop);
      if (arrival >= (this.best[trains] ?? outOfRange('round', trains))) return;
      const station = routeStops[stop] ?? outOfRange('stop', stop);
      if (
        arrival >= (round.arrivals[station] ?? outOfRange('station', station)) ||
        station === this.#source
      )
        continue;
      if (
        !((boarding[stop] ?? outOfRange('stop', stop)) & 2) ||
        !this.#isWorthLeaving(trains, station, arrival)
      )
        continue;
      round.running[station] = running;
      round.boarded[station] = boarded;
      round.left[station] = stop;
      round.arrived.push(station);
      this.#arrive(trains, station, arrival);
    }
  }

  #isWorthLeaving(trains: number, station: number, arrival: number): boolean {
    const bounds = this.#bounds?.fromArrival;
    if (bounds === undefined) return true;
    for (let more = 0; trains + more <= MOST_TRAINS; more++) {
      if (
        arrival + (bounds[more]?.[station] ?? outOfRange('station', station)) <
        (this.best[trains + more] ?? outOfRange('round', trains + more))
      )
        return true;
    }
    return false;
  }

  #arrive(trains: number, station: number, arrival: number): void {
    const { changeMinutes, walks } = this.#trips.timetable;
    const atTarget = arrival + (this.#bounds?.fromArrival[0]?.[station] ?? NEVER);
    if (atTarget < (this.best[trains] ?? outOfRange('round', trains)))
      this.bestStation[trains] = station;
    for (let more = trains; more <= MOST_TRAINS; more++) {
      this.best[more] = Math.min(this.best[more] ?? outOfRange('round', more), atTarget);
      const { arrivals } = this.rounds[more] as Round;
      arrivals[station] = Math.min(arrivals[station] ?? outOfRange('station', station), arrival);
    }
    this.#setReady(
      trains,
      station,
      arrival + (changeMinutes[station] ?? outOfRange('station', station)),
      station,
    );
    for (const [other, minutes] of walks[station] ?? []) {
      this.#setReady(trains, other, arrival + minutes, station);
    }
  }

  #setReady(trains: number, station: number, minute: number, via: number): void {
    const round = this.rounds[trains] as Round;
    const known = round.ready[station] ?? outOfRange('station', station);
    if (minute >= known) return;
    if (known === NONE) round.found.push(station);
    round.ready[station] = minute;
    round.via[station] = via;
  }
}
