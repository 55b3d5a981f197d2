import { LANGUAGES } from '#app/domain/language.ts';
import { type Check, pagesOf, type VisitedPage } from './check.ts';

/** Traces of a missing translation or value in a text. */
const UNTRANSLATED =
  /^(?:[a-zA-Z]+:)?[a-z][a-zA-Z]*(?:\.[a-z][a-zA-Z]*)+$|\{\{|\}\}|\[object |\bundefined\b|\bNaN\b/;
/** Texts of the form of a key that are none: names of sites. */
const SITE_NAME = /\.(com|it|fr|eu|org|net|ch|at|de|example)$/;

const ofPages = (find: (page: VisitedPage) => string[]): Check['problems'] => {
  return (site) =>
    pagesOf(site).flatMap((visit) => find(visit).map((problem) => `${visit.address}: ${problem}`));
};

export const CONTENT_CHECKS: readonly Check[] = [
  {
    name: 'every page has exactly one h1, and it says something',
    problems: ofPages(({ page: { headings } }) =>
      headings.length === 1 && headings[0]?.trim()
        ? []
        : [`${headings.length} h1: ${headings.join(' / ')}`],
    ),
  },
  {
    name: 'every page is marked with the language that it was sent in and that its address names',
    problems: ofPages(({ address, language, page }) => {
      const named = new URLSearchParams(address.split('?')[1]).get('lng') ?? language;
      if (!LANGUAGES.some((code) => code === page.language)) return [`lang is ${page.language}`];
      return page.language === language && page.language === named
        ? []
        : [`lang is ${page.language}, sent as ${language}, requested in ${named}`];
    }),
  },
  {
    name: 'no text is a key without a translation or a place without its value',
    problems: ofPages(({ page: { texts } }) =>
      texts.filter((text) => UNTRANSLATED.test(text) && !SITE_NAME.test(text)),
    ),
  },
  {
    name: 'every image has an alternative text, be it empty',
    problems: ofPages(({ page: { images } }) =>
      images.filter(({ alt }) => alt === undefined).map(({ src }) => `${src} has no alt`),
    ),
  },
  {
    name: 'a page names one script where parts of it need the code, and else none',
    problems: ofPages(({ page: { scripts, needsCode } }) =>
      scripts.length === Number(needsCode) ? [] : [`${scripts.length} scripts`],
    ),
  },
  {
    name: 'no id stands twice on a page',
    problems: ofPages(({ page: { ids } }) => ids.filter((id, index) => ids.indexOf(id) !== index)),
  },
  {
    name: 'every id that an element names is there',
    problems: ofPages(({ page: { ids, references } }) =>
      references.filter((id) => !ids.includes(id)),
    ),
  },
];
