import { memoize } from '#app/domain/memoize.ts';
import { PATHS } from '#app/i18n/addresses.ts';
import { addressOn, withoutMapState } from '../crawl.ts';
import { type Check, pagesOf } from './check.ts';

/**
 * The one page that is shown at other pages' addresses: its empty link leads to the requested
 * address.
 */
const LOADS_ITSELF = '/offline';

/** Addresses whose status is not 200, and why. */
const EXPECTED_STATUS: readonly (readonly [RegExp, number])[] = [
  // The target of redirects for unknown slugs is itself a page not found.
  [/^\/404(\?|$)/, 404],
];

/** The same states of the map are linked from many pages; to take an address apart is slow. */
const pageOfMapState = memoize(50_000, withoutMapState);

const WEB = /^https?:/;

export const LINK_CHECKS: readonly Check[] = [
  {
    name: 'every internal link, file and alternate is served without a redirect',
    problems: ({ visits }) =>
      [...visits.values()].flatMap(({ address, status, location, from }) => {
        const expected = EXPECTED_STATUS.find(([pattern]) => pattern.test(address))?.[1] ?? 200;
        if (status === expected) return [];
        const target = location ? ` and leads to ${location}` : '';
        return `${address} has status ${status}${target}, linked from ${from}`;
      }),
  },
  {
    name: 'every fragment is the id of an element of the page it leads to',
    problems: (site) => {
      const ids = new Map(pagesOf(site).map(({ address, page }) => [address, new Set(page.ids)]));
      return pagesOf(site).flatMap(({ address, page }) =>
        page.links.flatMap(({ href }) => {
          const [start = '', fragment] = href.split('#');
          if (fragment === undefined) return [];
          // Most lead to the rows of searches that were left out: there is no need to parse them.
          if (start.startsWith(`${PATHS.search}?`) && site.leftOut.has(start)) return [];
          const found = addressOn(site.origin, href, address);
          if (found?.fragment === undefined) return [];
          const there = ids.get(found.address) ?? ids.get(pageOfMapState(found.address));
          if (!there && site.leftOut.has(found.address)) return [];
          return there?.has(found.fragment) ? [] : `${href} on ${address} leads to no element`;
        }),
      );
    },
  },
  {
    name: 'every link to another site opens a new tab and does not hand over this page',
    problems: (site) =>
      pagesOf(site).flatMap(({ address, page }) =>
        page.links
          .filter(({ href }) => WEB.test(href) && !addressOn(site.origin, href, address))
          .filter(({ target, rel }) => target !== '_blank' || !rel?.split(' ').includes('noopener'))
          .map(({ href }) => `${href} on ${address}`),
      ),
  },
  {
    name: 'every link has an address that a browser understands',
    problems: (site) =>
      pagesOf(site).flatMap(({ address, page }) =>
        page.links
          .filter(({ href }) =>
            href === ''
              ? new URL(address, site.origin).pathname !== LOADS_ITSELF
              : !URL.canParse(href, `${site.origin}${address}`),
          )
          .map(({ href }) => `"${href}" on ${address}`),
      ),
  },
];
