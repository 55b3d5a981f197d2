import { PATHS } from '#app/i18n/addresses.ts';
import { organizationId, type StructuredNode, type StructuredSite } from './node.ts';

interface OrganizationSite extends StructuredSite {
  readonly phone: string;
  readonly email: string;
  readonly city: string;
  readonly socialProfiles: Readonly<Record<string, string>>;
}

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
