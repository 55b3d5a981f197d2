import { describe, expect, it } from 'vitest';
import { CITIES } from '#app/data/cities/cities.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { SITEMAP_ADDRESSES } from './sitemap.server.ts';
import { SITEMAP_PARTS, sitemapXml } from './sitemap-xml.ts';

const ORIGIN = 'https://www.example.com';
const LARGEST_BYTES = 50 * 1024 * 1024;
const MOST_ADDRESSES = 50_000;

describe('the sitemap', () => {
  it.each(SITEMAP_PARTS)('stays within the limits of the protocol in its part %s', (part) => {
    const xml = sitemapXml(ORIGIN, SITEMAP_ADDRESSES[part](), '2026-11-21');
    const count = xml.split('<url>').length - 1;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(MOST_ADDRESSES);
    expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(LARGEST_BYTES);
  });

  it('lists no address twice', () => {
    const all = SITEMAP_PARTS.flatMap((part) => SITEMAP_ADDRESSES[part]()).flatMap(
      ({ en, it, fr }) => [en, it, fr],
    );
    expect(all).toEqual([...new Set(all)]);
  });

  it('lists the trips between all guide cities that have no route page', () => {
    const pairs = CITIES.length * (CITIES.length - 1);
    expect(SITEMAP_ADDRESSES.trips()).toHaveLength(pairs - POPULAR_ROUTES.length);
    const paths = SITEMAP_ADDRESSES.trips().map(({ en }) => en);
    expect(paths).not.toContain('/train-from-rome-to-milan');
    expect(SITEMAP_ADDRESSES.trips()).toContainEqual({
      en: '/train-from-milan-to-la-spezia',
      it: '/treno-da-milano-a-la-spezia',
      fr: '/train-from-milan-to-la-spezia?lng=fr',
    });
  });

  it('leaves out the search, not-found and offline pages', () => {
    const pages = SITEMAP_ADDRESSES.pages().map(({ en }) => en);
    expect(pages).toContain('/');
    expect(pages).not.toContain('/search');
    expect(pages).not.toContain('/404');
    expect(pages).not.toContain('/offline');
  });
});
