/**
 * What a browser may fetch ahead on pages without code of their own: the page behind a link that the pointer rests on or
 * that is pressed. Not a search, which is the visitor's own, and not a choice of language, which the server remembers.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/search*' } },
          { not: { selector_matches: '[data-language], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
