import { LANGUAGES } from '#app/domain/language.ts';
import { LONGEST_PAGE_TITLE } from '#app/domain/page-title.ts';
import type { Site } from '../crawl.ts';
import { type Check, indexablePages, mainPages, pagesOf, type VisitedPage } from './check.ts';

/** Lengths that search engines show whole, in characters. */
const TITLE = { least: 15, most: LONGEST_PAGE_TITLE };
const DESCRIPTION = { least: 50, most: 165 };
const TAGS = [...LANGUAGES, 'x-default'];

const outside = ({ least, most }: { least: number; most: number }, text: string) =>
  text.length < least || text.length > most;

/** Texts that more than one main page has, in any language. */
function shared(site: Site, textOf: (page: VisitedPage['page']) => string | undefined): string[] {
  const pages = new Map<string, string[]>();
  for (const { address, page } of mainPages(site)) {
    const text = textOf(page);
    if (text !== undefined) pages.set(text, [...(pages.get(text) ?? []), address]);
  }
  return [...pages]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([text, sharing]) => `"${text}" on ${sharing.join(', ')}`);
}

export const RESULT_CHECKS: readonly Check[] = [
  {
    name: 'every page has exactly one title and at most one description',
    problems: (site) =>
      pagesOf(site)
        .filter(({ page }) => page.titles.length !== 1 || page.descriptions.length > 1)
        .map(
          ({ address, page }) =>
            `${address}: ${page.titles.length} titles, ${page.descriptions.length} descriptions`,
        ),
  },
  {
    name: 'every title and description that search engines show has a length that they show',
    problems: (site) =>
      mainPages(site).flatMap(({ address, page: { titles, descriptions } }) => [
        ...titles
          .filter((text) => outside(TITLE, text))
          .map((text) => `${address}: ${text.length}, "${text}"`),
        ...(descriptions.length === 1 ? [] : [`${address}: no description`]),
        ...descriptions
          .filter((text) => outside(DESCRIPTION, text))
          .map((text) => `${address}: ${text.length}, "${text}"`),
      ]),
  },
  {
    name: 'no two pages have the same title',
    problems: (site) => shared(site, ({ titles }) => titles[0]),
  },
  {
    name: 'no two pages have the same description',
    problems: (site) => shared(site, ({ descriptions }) => descriptions[0]),
  },
  {
    name: 'every page that may be found has one canonical address, and that page is its own',
    problems: (site) =>
      indexablePages(site).flatMap(({ address, page: { canonicals } }) => {
        const [canonical = ''] = canonicals;
        if (canonicals.length !== 1) return [`${address} has ${canonicals.length} canonical links`];
        const target = site.visits.get(canonical.replace(site.origin, ''));
        return target?.page?.canonicals[0] === canonical && target.status === 200
          ? []
          : [`${address} points to ${canonical}, which is not its own canonical address`];
      }),
  },
  {
    name: 'every page that may be found names all its languages, and they name each other',
    problems: (site) => indexablePages(site).flatMap((visit) => alternateProblems(site, visit)),
  },
  {
    name: 'a page that nobody should find names neither a canonical address nor languages',
    problems: (site) =>
      pagesOf(site)
        .filter(({ page, status }) => page.noindex || status !== 200)
        .filter(({ page }) => page.canonicals.length + page.alternates.length > 0)
        .map(({ address }) => address),
  },
];

function alternateProblems(site: Site, { address, page }: VisitedPage): string[] {
  const tags = page.alternates.map(([tag]) => tag);
  if (tags.toSorted().join() !== TAGS.toSorted().join())
    return [`${address} names ${tags.join() || 'no languages'}`];
  const alternates = new Map(page.alternates);
  const own = alternates.get(page.language ?? '');
  return [
    ...(own === page.canonicals[0]
      ? []
      : [`${address} is ${page.language} but its ${page.language} address is ${own}`]),
    ...(alternates.get('x-default') === alternates.get('en')
      ? []
      : [`${address}: x-default is not the English address`]),
    ...LANGUAGES.flatMap((language) => {
      const href = alternates.get(language) ?? '';
      const other = site.visits.get(href.replace(site.origin, ''))?.page;
      if (!other) return [`${address}: its ${language} address ${href} is no page`];
      return other.language === language &&
        other.canonicals[0] === href &&
        JSON.stringify(other.alternates) === JSON.stringify(page.alternates)
        ? []
        : [`${address}: its ${language} address ${href} does not agree`];
    }),
  ];
}
