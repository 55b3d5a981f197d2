import { describe, expect, it } from 'vitest';
import { CITIES } from '#app/data/cities/cities.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { readTrip } from '#app/data/stations/trip-paths.server.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { mayChangeFaster } from '#app/journeys/change-to-others.ts';
import { endAddresses } from '#app/journeys/trip-addresses.ts';
import { SITEMAP_ADDRESSES } from './sitemap.server.ts';
import { SITEMAP_PARTS, sitemapXml } from './sitemap-xml.ts';

const ORIGIN = 'https://www.example.com';
const LARGEST_BYTES = 50 * 1024 * 1024;
const MOST_ADDRESSES = 50_000;

describe('the sitemap', () => {
  it.each(SITEMAP_PARTS)('stays within the limits of the protocol in its part %s', (part) => {
    const xml = sitemapXml(ORIGIN, SITEMAP_ADDRESSES[part](INCLUDED_PLANNER), '2026-11-21');
    const count = xml.split('<url>').length - 1;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(MOST_ADDRESSES);
    expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(LARGEST_BYTES);
  });

  it('lists no address twice', () => {
    const all = SITEMAP_PARTS.flatMap((part) => SITEMAP_ADDRESSES[part](INCLUDED_PLANNER)).flatMap(
      ({ en, it, fr }) => [en, it, fr],
    );
    expect(all).toEqual([...new Set(all)]);
  });

  it('lists the trips between guide cities that have no route page', () => {
    const pairs = CITIES.length * (CITIES.length - 1);
    const rare = CITIES.flatMap(({ stationId: from }) =>
      CITIES.filter(({ stationId: to }) => mayChangeFaster(INCLUDED_PLANNER, from, to)),
    );
    expect(SITEMAP_ADDRESSES.trips(INCLUDED_PLANNER)).toHaveLength(
      pairs - POPULAR_ROUTES.length - rare.length,
    );
    const paths = SITEMAP_ADDRESSES.trips(INCLUDED_PLANNER).map(({ en }) => en);
    expect(paths).not.toContain('/train-from-rome-to-milan');
    expect(paths).not.toContain('/train-from-turin-to-ravenna');
    expect(SITEMAP_ADDRESSES.trips(INCLUDED_PLANNER)).toContainEqual(
      expect.objectContaining({
        en: '/train-from-milan-to-la-spezia',
        it: '/treno-da-milano-a-la-spezia',
        fr: '/train-from-milan-to-la-spezia?lng=fr',
      }),
    );
  });

  it('lists trips to places without a railway and back, each under its own address', () => {
    const trips = SITEMAP_ADDRESSES.places(INCLUDED_PLANNER);
    expect(trips.length).toBeGreaterThan(200);
    const paths = trips.map(({ en }) => en);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/train-from-rome-to-amalfi',
        '/train-from-amalfi-to-rome',
        '/train-from-naples-to-capri',
        '/train-from-florence-to-san-gimignano',
        '/train-from-venice-to-venice-marco-polo-airport',
        '/train-from-milan-to-menaggio',
      ]),
    );
    // No airport from the far end of the country, and no place that no train of the pair reaches.
    expect(paths).not.toContain('/train-from-milan-to-bari-airport');
    expect(paths).not.toContain('/train-from-rome-to-menaggio');
    for (const addresses of trips) {
      for (const language of ['en', 'it'] as const) {
        const trip = readTrip(addresses[language], language);
        if (!trip) throw new Error(`${addresses[language]} is no trip`);
        const from = { stationId: trip.from.id, place: trip.fromPlace };
        const to = { stationId: trip.to.id, place: trip.toPlace };
        expect(endAddresses(from, to)).toEqual(addresses);
      }
    }
  });

  it('leaves out the search, not-found and offline pages', () => {
    const pages = SITEMAP_ADDRESSES.pages(INCLUDED_PLANNER).map(({ en }) => en);
    expect(pages).toContain('/');
    expect(pages).not.toContain('/search');
    expect(pages).not.toContain('/404');
    expect(pages).not.toContain('/offline');
  });
});
