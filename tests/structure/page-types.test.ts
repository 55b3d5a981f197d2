import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { SiteAssets, SiteRoute } from '#app/domain/site.ts';
import { INFORMATION_PAGES } from '#app/pages/information/information-pages.ts';
import { siteRoutes } from '#app/pages.ts';
import { PAGE_TYPES } from '../browser/page-types.ts';

const ASSETS = {} as SiteAssets;

/** Kinds that share their page with another kind, whose example is enough. */
const SAME_PAGE: readonly string[] = [
  ...INFORMATION_PAGES,
  'newsletter-sent',
  'newsletter-confirm',
  'newsletter-unsubscribe',
];

/** Routes of files: each path has a file name, an extension or both. */
const isFile = ({ path }: Pick<SiteRoute, 'path'>) => /:file$|\.\w+$/.test(path);

/** The kinds of page that no example address leads to. */
async function kindsWithoutExample(
  routes: readonly Pick<SiteRoute, 'kind' | 'path'>[],
  examples: readonly string[],
): Promise<string[]> {
  const app = new Hono();
  for (const { kind, path } of routes) app.get(path, (context) => context.text(kind));
  const found = await Promise.all(
    examples.map(async (example) => await (await app.request(example)).text()),
  );
  const kinds = routes.filter((route) => !isFile(route)).map(({ kind }) => kind);
  return kinds.filter((kind) => !found.includes(kind) && !SAME_PAGE.includes(kind));
}

describe('the page types of the browser tests', () => {
  it('have an example of every kind of page in app/pages.ts', async () => {
    const examples = PAGE_TYPES.map(({ path }) => path);
    expect(await kindsWithoutExample(siteRoutes(ASSETS), examples)).toEqual([]);
  });

  it('lack a page that has no example', async () => {
    const routes = [
      { kind: 'city', path: '/cities/:city' },
      { kind: 'luggage', path: '/luggage' },
      { kind: 'robots', path: '/robots.txt' },
      { kind: 'trip', path: '*' },
    ];
    expect(await kindsWithoutExample(routes, ['/cities/rome', '/a-to-b'])).toEqual(['luggage']);
  });
});
