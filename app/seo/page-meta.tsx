import { LANGUAGES, type Language, type Translated } from '#app/domain/language.ts';
import { withSiteName } from '#app/domain/page-title.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { localeOf } from '#app/i18n/intl.ts';

/** A page's metadata for search engines and social networks. */
export interface PageFacts {
  /** Without the site's name, which is added after it where there is room. */
  readonly title: string;
  readonly description: string;
  /**
   * The page's canonical address in each language, from the root of the site; missing on a page
   * that search engines must not index.
   */
  readonly addresses?: Translated | undefined;
  /** The social picture's address, from the root of the site. */
  readonly picture?: string;
}

interface PageMetaProps extends PageFacts, Pick<SiteSettings, 'siteName' | 'publicOrigin'> {
  readonly language: Language;
}

const socialLocale = (language: Language) => localeOf(language).replace('-', '_');

/**
 * A page's title, description, canonical link, alternates and social tags. X has one tag of its own
 * and takes title, description and picture from the others. Without addresses a page has `noindex`.
 */
export function PageMeta(props: PageMetaProps) {
  const { siteName, publicOrigin, language, title, description, addresses, picture } = props;
  const absolute = (address: string) => `${publicOrigin}${address}`;
  return (
    <>
      <title>{withSiteName(title, siteName)}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={socialLocale(language)} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {picture && (
        <>
          <meta property="og:image" content={absolute(picture)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      {addresses ? (
        <>
          <meta property="og:url" content={absolute(addresses[language])} />
          <link rel="canonical" href={absolute(addresses[language])} />
          {Object.entries({ ...addresses, 'x-default': addresses.en }).map(([tag, address]) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={absolute(address)} />
          ))}
          {LANGUAGES.filter((each) => each !== language).map((each) => (
            <meta key={each} property="og:locale:alternate" content={socialLocale(each)} />
          ))}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
