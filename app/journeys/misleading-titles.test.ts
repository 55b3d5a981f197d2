import { expect, it } from 'vitest';
import { CITIES } from '#app/data/cities/cities.ts';
import { linkedStations } from '#app/data/other-lines/other-lines.server.ts';
import { readTrip } from '#app/data/stations/trip-paths.server.ts';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { tripAddresses } from './trip-addresses.ts';
import { tripJourney } from './trip-journey.ts';

/** Another company joins these more often with the rest than the timetable does. */
const HARDLY_SERVED = ['como', 'ravenna'];
/** The step through their pairs, since each page takes about ten milliseconds. */
const EVERY = 5;

it('no title between guide cities has a figure that other companies’ trains contradict', () => {
  const all = CITIES.flatMap((from) => CITIES.map((to) => [from, to] as const));
  const joined = all.filter(([from, to]) => linkedStations(from.stationId).has(to.stationId));
  const changing = all.filter(([{ slug: from }, { slug: to }]) =>
    HARDLY_SERVED.some((slug) => from !== to && (from === slug || to === slug)),
  );
  const pairs = new Set([...joined, ...changing.filter((_, at) => at % EVERY === 0)]);
  for (const [from, to] of pairs) {
    const path = tripAddresses(from.stationId, to.stationId)?.en ?? '';
    const trip = readTrip(path, 'en');
    if (!trip) throw new Error(`no trip ${path}`);
    const { facts, pageTitle, description } = tripJourney(trip, {
      planner,
      language: 'en',
      today: '2026-11-25',
    });
    expect(facts.otherCompanies ?? facts.change, path).toBeDefined();
    expect(`${pageTitle} ${description}`, path).not.toMatch(/\d/);
  }
});
