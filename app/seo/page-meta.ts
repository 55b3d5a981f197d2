import type { MetaDescriptor } from 'react-router';
import { LANGUAGES, type Language, type Translated } from '#app/domain/language.ts';
import { LANGUAGE_TABLE } from '#app/i18n/languages.ts';

/** What search engines and social networks are told of a page. */
export interface PageMeta {
  readonly language: Language;
  readonly siteName: string;
  /** Scheme, host and port of the public site. */
  readonly publicOrigin: string;
  /** Without the site's name, which is added behind it. */
  readonly title: string;
  readonly description: string;
  /** The page's one address in each language, from the root of the site; none on a page that nobody should find. */
  readonly addresses?: Translated;
  /** The social picture's address, from the root of the site. */
  readonly picture?: string;
}

/**
 * Writes a page's title, description, canonical link, language alternates and social tags. A page without addresses
 * asks not to be indexed and names no canonical address.
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const absolute = (address: string) => `${page.publicOrigin}${address}`;
  const title = page.title.includes(page.siteName) ? page.title : `${page.title} | ${page.siteName}`;
  const descriptors: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:locale', content: LANGUAGE_TABLE[page.language].socialLocale },
    { name: 'twitter:card', content: page.picture ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
  ];
  if (page.picture) {
    descriptors.push(
      { property: 'og:image', content: absolute(page.picture) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: page.title },
      { name: 'twitter:image', content: absolute(page.picture) },
    );
  }
  if (!page.addresses) return [...descriptors, { name: 'robots', content: 'noindex' }];

  const { addresses } = page;
  const canonical = absolute(addresses[page.language]);
  return [
    ...descriptors,
    { property: 'og:url', content: canonical },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...LANGUAGES.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: absolute(addresses[language]),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: absolute(addresses.en) },
    ...LANGUAGES.filter((language) => language !== page.language).map((language) => ({
      property: 'og:locale:alternate',
      content: LANGUAGE_TABLE[language].socialLocale,
    })),
  ];
}
