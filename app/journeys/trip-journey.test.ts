import { describe, expect, it } from 'vitest';
import { CITIES } from '#app/data/cities/cities.ts';
import { italoLinks } from '#app/data/journeys/italo.ts';
import { readTrip } from '#app/data/stations/trip-paths.server.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { figureValues } from './figure-values.fixture.ts';
import { tripAddresses } from './trip-addresses.ts';
import { tripJourney } from './trip-journey.ts';

/** The step through the pairs, since each takes about ten milliseconds. */
const EVERY = 4;

const RARE = ['/grosseto-to-chieti', '/basel-to-crotone', '/ragusa-to-campobasso'];

function journeyOf(path: string, language: Language, planner: Planner = INCLUDED_PLANNER) {
  const trip = readTrip(path, 'en');
  if (!trip) throw new Error(`no trip ${path}`);
  return tripJourney(trip, { planner, language, today: '2026-11-25' });
}

describe('a trip on which Italo runs, whose trains the timetable does not have', () => {
  const pairs = CITIES.flatMap((from) =>
    CITIES.map((to) => [from.stationId, to.stationId] as const),
  )
    .filter(([from, to]) => italoLinks(from, to))
    .filter((_, at) => at % EVERY === 0);

  it.each(LANGUAGES)(
    'has no count or fastest time alone in title and description in %s',
    (language) => {
      for (const [from, to] of pairs) {
        const path = tripAddresses(from, to)?.en ?? '';
        const { pageTitle, description } = journeyOf(path, language);
        if (/\d/.test(pageTitle)) expect(pageTitle, path).toContain('Trenitalia');
        if (/\d/.test(description)) expect(description, path).toContain('Italo');
        expect(pageTitle.length, pageTitle).toBeLessThanOrEqual(65);
        expect(description.length, description).toBeLessThanOrEqual(160);
      }
    },
  );

  it('says so in the figures, and nothing of the first and last train', () => {
    const { facts, pageTitle, description, line, story } = journeyOf('/naples-to-bologna', 'en');
    const rows = figureValues(facts.rows);
    expect(rows.get('Departures on Wednesdays')).toMatch(/^\d+.*, not counting Italo$/);
    expect(rows.has('Fastest with Trenitalia')).toBe(true);
    expect(pageTitle).toMatch(/^Naples to Bologna by train: 3.h.\d+.min with Trenitalia$/);
    expect(description).toMatch(
      /: \d+ departures on a weekday, not counting Italo, the fastest of them in 3.h.\d+.min\. /,
    );
    expect(line?.title).toContain('Trenitalia');
    expect(story.join(' ')).not.toMatch(/[Ff]irst train|[Ll]ast train/);
  });

  it('stands alone once the timetable has Italo', () => {
    const feeds = [
      ...INCLUDED_PLANNER.timetable.feeds,
      { ...INCLUDED_PLANNER.timetable.feeds[0], name: 'Italo' },
    ];
    const timetable = { ...INCLUDED_PLANNER.timetable, feeds } as Planner['timetable'];
    const { facts, pageTitle } = journeyOf('/naples-to-bologna', 'en', {
      ...INCLUDED_PLANNER,
      timetable,
    });
    expect(facts.rows[0]?.[0]).toBe('Fastest train');
    expect(figureValues(facts.rows).get('Departures on Wednesdays')).not.toContain('Italo');
    expect(pageTitle).toContain('timetable, 3');
  });
});

describe('a trip of which the timetable may well not have the fastest train', () => {
  it.each(LANGUAGES)('has no time and no count in title and description in %s', (language) => {
    for (const path of RARE) {
      const { facts, pageTitle, description } = journeyOf(path, language);
      expect(facts.isIncomplete && !facts.change && !facts.otherCompanies, path).toBe(true);
      expect(pageTitle, path).not.toMatch(/\d/);
      // Its distance is known.
      expect(description.replace(/\d[\d.,\s]*km/, ''), path).not.toMatch(/\d/);
    }
  });
});

it.each([
  ['/train-from-vienna-to-venice', 'Fastest in this timetable'],
  ['/train-from-turin-to-ravenna', 'The fastest with Trenitalia'],
])('%s has a line of stops called «%s»', (path, title) => {
  expect(journeyOf(path, 'en').line?.title).toBe(title);
});

it('a description speaks of other trains only where the page has some', () => {
  expect(journeyOf('/nice-to-ventimiglia', 'en').description).toBe(
    'Nice to Ventimiglia by train: direct with SNCF Voyageurs. ' +
      'See where they stop, both stations and the journey back.',
  );
});
