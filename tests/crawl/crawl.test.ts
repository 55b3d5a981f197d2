import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS } from './checks/all-checks.ts';
import { crawl, type Site } from './crawl.ts';
import { PUBLIC_ORIGIN, startSite } from './running-site.ts';

/** Pages that no link leads to: the form's own, and the target of redirects. */
const STARTS = ['/', '/search', '/404', '/offline'];
// Far more than a slow machine needs: only a crawl that hangs runs out of it.
const CRAWL_MILLISECONDS = 900_000;
/** The limit of listed faults; one mistake often shows on every page. */
const SHOWN = 25;

describe('the running site, every page in every language', () => {
  let site: Site;
  let stop: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const running = await startSite();
    stop = running.stop;
    site = await crawl(running.fetchPage, PUBLIC_ORIGIN, STARTS);
  }, CRAWL_MILLISECONDS);

  afterAll(() => stop?.());

  it('has the pages of the sitemap and more addresses that lead to them', () => {
    expect(site.sitemap.length).toBeGreaterThan(1000);
    expect(site.visits.size).toBeGreaterThan(site.sitemap.length);
  });

  it.each(CHECKS.map((check) => [check.name, check] as const))('%s', (_, check) => {
    const problems = [...new Set(check.problems(site))];
    expect(problems.slice(0, SHOWN), `${problems.length} in all`).toEqual([]);
  });
});
