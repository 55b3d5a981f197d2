import type { ServerSettings } from './env.ts';
import { PLACEHOLDERS } from './settings/site.ts';

/** Reserved names (RFC 2606). */
const EXAMPLE_ADDRESS = /[@.]example>?$/;

/**
 * The settings whose placeholder visitors still see, or whose facts the legal notice lacks, by
 * their names.
 *
 * @example placeholdersLeft(readSettings({ CONTACT_CITY: 'Torino', … }))
 * // ['OPERATOR_NAME', 'CONTACT_PHONE']
 */
export function placeholdersLeft({ site, newsletter, given }: ServerSettings): readonly string[] {
  const isLeft: Readonly<Record<string, boolean>> = {
    OPERATOR_NAME: !site.operator,
    OPERATOR_ADDRESS: !site.operator?.address,
    CONTACT_PHONE: site.phone === PLACEHOLDERS.phone,
    CONTACT_EMAIL: EXAMPLE_ADDRESS.test(site.email),
    // An owner in Rome may set it to the same value as the placeholder.
    CONTACT_CITY: !given.has('CONTACT_CITY'),
    DOMAIN_LISTING_ADDRESS: site.domainListingAddress === PLACEHOLDERS.domainListingAddress,
    MAIL_FROM: EXAMPLE_ADDRESS.test(newsletter.mailFrom),
  };
  return Object.keys(isLeft).filter((name) => isLeft[name]);
}
