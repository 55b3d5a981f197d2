import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import { type Check, mainPages } from './check.ts';

/** Pages that may be found and are not in the sitemap, each with the reason. */
const UNLISTED: readonly { readonly pattern: RegExp; readonly why: string }[] = [];

export const SITEMAP_CHECKS: readonly Check[] = [
  {
    name: 'the sitemap lists exactly the pages that may be found, each once',
    problems: (site) => {
      const listed = site.sitemap.map(({ address }) => address);
      const found = new Set(mainPages(site).map(({ address }) => `${site.origin}${address}`));
      const isListed = new Set(listed);
      return [
        ...listed
          .filter((address, index) => listed.indexOf(address) !== index)
          .map((address) => `twice: ${address}`),
        ...listed
          .filter((address) => !found.has(address))
          .map((address) => `no page to be found: ${address}`),
        ...[...found]
          .filter(
            (address) =>
              !isListed.has(address) && !UNLISTED.some(({ pattern }) => pattern.test(address)),
          )
          .map((address) => `not listed: ${address}`),
      ];
    },
  },
  {
    name: 'the sitemap names the same languages of a page as the page itself, and a day that exists',
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
