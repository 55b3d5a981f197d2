import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { FREE_SEARCH_FIELD } from '#app/domain/search/free-search.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { organizationId, type StructuredNode, type StructuredSite, websiteId } from './node.ts';

/**
 * The site as a whole, with the search by which a machine can ask it for «rome to milan» (WebSite, SearchAction).
 *
 * @param language of the page that it stands on; the search answers in it
 */
export function website(site: StructuredSite, language: Language): StructuredNode {
  const search = localAddress(PATHS.search, language);
  const joint = search.includes('?') ? '&' : '?';
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    url: `${site.publicOrigin}${localAddress(PATHS.home, language)}`,
    name: site.siteName,
    inLanguage: LANGUAGES,
    publisher: { '@id': organizationId(site) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        // The braces stay as they are: they mark the place for the words, and are no part of an address.
        urlTemplate: `${site.publicOrigin}${search}${joint}${FREE_SEARCH_FIELD}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
