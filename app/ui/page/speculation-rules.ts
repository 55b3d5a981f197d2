const LINKS = [
  { href_matches: '/*' },
  { not: { href_matches: ['/search*', '/plan*'] } },
  { not: { selector_matches: '[data-language], [data-island] a, [target=_blank]' } },
];

/**
 * Browsers may prefetch the page of a link on which the pointer rests or which is pressed. Excluded
 * are searches and plans, which are never cached, the language menu, and the links of islands,
 * which handle their clicks themselves.
 */
export const SPECULATION_RULES = { prefetch: [{ where: { and: LINKS }, eagerness: 'moderate' }] };
