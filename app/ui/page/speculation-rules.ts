const LINKS = [
  { href_matches: '/*' },
  { not: { href_matches: '/search*' } },
  { not: { selector_matches: '[data-language], [data-island] a, [target=_blank]' } },
];

/**
 * What a browser may fetch ahead: the page behind a link that the pointer rests on or that is
 * pressed. Not a search, which is the visitor's own, not a choice of language, which the server
 * remembers, and not the links of the map, which answers them itself.
 */
export const SPECULATION_RULES = { prefetch: [{ where: { and: LINKS }, eagerness: 'moderate' }] };
