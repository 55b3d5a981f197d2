import { type Counted, LIMITS, Refused } from './refused.ts';

/** Counts what is kept of feeds, and refuses what would be too much. */
export interface RowCount {
  /** @throws Refused when there are more than are kept */
  add(counted: Counted, feed: string, amount?: number): void;
  /** Begins a feed: trips and events are counted on, all other rows from zero. */
  beginFeed(): void;
}

/** Counts what is kept of the feeds of one import. */
export function createRowCount(limits: Readonly<Record<Counted, number>> = LIMITS.rows): RowCount {
  const counts = { agency: 0, stops: 0, routes: 0, services: 0, trips: 0, events: 0 };
  return {
    add(counted, feed, amount = 1) {
      counts[counted] += amount;
      const most = limits[counted];
      if (counts[counted] <= most) return;
      throw new Refused(`${feed} has too many ${NAMES[counted]}: at most ${most} are read`);
    },
    beginFeed() {
      Object.assign(counts, { agency: 0, stops: 0, routes: 0, services: 0 });
    },
  };
}

const NAMES: Readonly<Record<Counted, string>> = {
  agency: 'companies',
  stops: 'stops',
  routes: 'routes',
  services: 'services',
  trips: 'trips',
  events: 'stops of trips',
};
