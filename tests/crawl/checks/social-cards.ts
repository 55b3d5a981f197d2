import { type Check, mainPages } from './check.ts';

/**
 * The tags that ogp.me requires of every page (title, type, image, url), the one that X requires
 * beside them for a card with a large picture, and the picture's size, so that networks can show it
 * before fetching.
 */
const TAGS: Readonly<Record<string, RegExp>> = {
  'og:title': /\S/,
  'og:type': /^(?:website|article)$/,
  'og:image': /^https?:\/\//,
  'og:url': /^https?:\/\//,
  'og:description': /\S/,
  'og:site_name': /\S/,
  'og:locale': /^[a-z]{2}_[A-Z]{2}$/,
  'og:image:width': /^1200$/,
  'og:image:height': /^630$/,
  'og:image:alt': /\S/,
  'twitter:card': /^summary_large_image$/,
};

export const SOCIAL_CHECKS: readonly Check[] = [
  {
    name: 'every page to be found has each tag of a social card once, and its card leads to it',
    problems: (site) =>
      mainPages(site).flatMap(({ address, page: { socialTags, canonicals } }) => [
        ...Object.entries(TAGS).flatMap(([name, pattern]) => {
          const contents = socialTags.filter(([tag]) => tag === name).map(([, content]) => content);
          return contents.length === 1 && pattern.test(contents[0] ?? '')
            ? []
            : [`${address}: ${name} is ${contents.join(' and ') || 'missing'}`];
        }),
        ...socialTags
          .filter(([name, content]) => name === 'og:url' && content !== canonicals[0])
          .map(([, content]) => `${address}: its card leads to ${content}`),
      ]),
  },
];
