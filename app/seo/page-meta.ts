import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { LANGUAGES, type Language, type Translated } from '#app/domain/language.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { LANGUAGE_TABLE } from '#app/i18n/languages.ts';
import type { Texts } from '#app/i18n/resources/texts.ts';

/** What search engines and social networks are told of a page. */
export interface PageMeta extends Pick<SiteSettings, 'siteName' | 'publicOrigin'> {
  readonly language: Language;
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
  const alternate = (hrefLang: string, address: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href: absolute(address) }) as const;
  return [
    ...descriptors,
    { property: 'og:url', content: canonical },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...LANGUAGES.map((language) => alternate(language, addresses[language])),
    alternate('x-default', addresses.en),
    ...LANGUAGES.filter((language) => language !== page.language).map((language) => ({
      property: 'og:locale:alternate',
      content: LANGUAGE_TABLE[language].socialLocale,
    })),
  ];
}

/** Writes the same of the page that stands in place of one that failed: not found, or broken on our side. */
export function errorMeta(error: unknown, texts: Texts['shell'], siteName: string): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status < 500;
  const { title, subtitle } = isMissing ? texts.notFound : texts.failure;
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: subtitle },
    { name: 'robots', content: 'noindex' },
  ];
}
