import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import { addressOn, mapChoices, type Site } from '../crawl.ts';
import { type Check, mainPages } from './check.ts';

/**
 * The addresses that the listed pages lead to without a state of the map. The map's list of lines
 * leads to the trip between any two stations of a line; the sitemap has those that travellers look
 * for.
 */
function reachedWithoutMap({ origin, visits, sitemap }: Site): ReadonlySet<string> {
  const reached = new Set(
    sitemap.flatMap(({ address }) => addressOn(origin, address, '/')?.address ?? []),
  );
  /** The same links are on most pages. */
  const followed = new Set<string>();
  // A set goes on with what is added meanwhile.
  for (const from of reached) {
    if (mapChoices(from) > 0) continue;
    for (const { href } of visits.get(from)?.page?.links ?? []) {
      if (href.startsWith('/') && followed.has(href)) continue;
      followed.add(href);
      const address = addressOn(origin, href, from)?.address;
      if (address !== undefined) reached.add(address);
    }
  }
  return reached;
}

export const SITEMAP_CHECKS: readonly Check[] = [
  {
    name: 'the sitemap lists exactly the pages that may be found, each once',
    problems: (site) => {
      const listed = site.sitemap.map(({ address }) => address);
      const found = new Set(mainPages(site).map(({ address }) => `${site.origin}${address}`));
      const listedOnes = new Set(listed);
      const reached = reachedWithoutMap(site);
      return [
        ...listed
          .filter((address, index) => listed.indexOf(address) !== index)
          .map((address) => `twice: ${address}`),
        ...listed
          .filter((address) => !found.has(address))
          .map((address) => `no page to be found: ${address}`),
        ...mainPages(site)
          .filter(({ address }) => reached.has(address) && !listedOnes.has(site.origin + address))
          .map(({ address }) => `not listed: ${address}`),
      ];
    },
  },
  {
    name: 'the sitemap names the languages that the page itself names, and a day that exists',
    problems: (site) =>
      site.sitemap.flatMap(({ address, editedOn, alternates }) => {
        const page = site.visits.get(address.replace(site.origin, ''))?.page;
        return [
          ...(parseIsoDate(editedOn) ? [] : [`${address}: ${editedOn}`]),
          ...(JSON.stringify(page?.alternates) === JSON.stringify(alternates)
            ? []
            : [`${address}: other languages`]),
        ];
      }),
  },
];
