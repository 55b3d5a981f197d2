import type { Language } from '#app/domain/language.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { localAddress, PATHS, SECTIONS } from '#app/i18n/addresses.ts';

/** Where a link of an information page leads. */
export interface LinkTarget {
  readonly address: string;
  /** It leaves the site. */
  readonly external: boolean;
}

/** Public pages that the texts name: the European Union's, its data protection board's, RFI's, Natural Earth's. */
const OFFICIAL: Readonly<Record<string, string>> = {
  passengerRights: 'https://europa.eu/youreurope/citizens/travel/passenger-rights/rail/index_en.htm',
  dataAuthorities: 'https://www.edpb.europa.eu/about-edpb/about-edpb/members_en',
  salaBlu: 'https://salabluonline.rfi.it/',
  naturalEarth: 'https://www.naturalearthdata.com/',
};

/**
 * Finds what a link of an information text leads to: a page of the site by its name in `PATHS`, the booking form, a
 * contact, a partner's site, or an official page.
 *
 * @throws for a name that leads nowhere, so that no dead link is ever written
 */
export function linkTarget(name: string, language: Language, settings: SiteSettings): LinkTarget {
  const outside: Readonly<Record<string, string>> = {
    ...OFFICIAL,
    shop: settings.shopAddress,
    hotelSearch: settings.hotelSearchAddress,
  };
  const inside: Readonly<Record<string, string>> = {
    booking: localAddress(PATHS.home, language, {}, SECTIONS.booking),
    email: `mailto:${settings.email}`,
    phone: `tel:${settings.phone.replaceAll(/[^\d+]/g, '')}`,
  };
  const paths: Readonly<Record<string, string>> = PATHS;
  if (outside[name]) return { address: outside[name], external: true };
  if (inside[name]) return { address: inside[name], external: false };
  if (paths[name]) return { address: localAddress(paths[name], language), external: false };
  throw new Error(`No page or address is called ${name}`);
}
