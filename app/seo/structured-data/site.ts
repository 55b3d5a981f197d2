import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { FREE_SEARCH_FIELD } from '#app/domain/search/free-search.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import type { StructuredNode, StructuredSite } from './node.ts';

/** The id of the organisation behind the site, which the site names as its publisher. */
function organizationId({ publicOrigin }: StructuredSite): string {
  return `${publicOrigin}/#organization`;
}

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
    '@id': `${site.publicOrigin}/#website`,
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

type OrganizationSite = Pick<SiteSettings, 'phone' | 'email' | 'city' | 'socialProfiles'> & StructuredSite;

/** Who runs the site and how to reach them, as the footer says it (Organization). */
export function organization(site: OrganizationSite): StructuredNode {
  const profiles = Object.values(site.socialProfiles);
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.siteName,
    url: `${site.publicOrigin}${PATHS.home}`,
    logo: `${site.publicOrigin}/favicon.svg`,
    address: { '@type': 'PostalAddress', addressLocality: site.city, addressCountry: 'IT' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: site.phone,
      email: site.email,
    },
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}
