import type { ShopStationForm } from './search/shop-link.ts';

/** The name of the site unless its owner sets another. */
export const DEFAULT_SITE_NAME = 'Binario';

/** The person or company responsible for the site, as the law requires it to be named. */
export interface Operator {
  readonly name: string;
  /** The postal address, in one line. */
  readonly address: string | undefined;
  /** The number in a trade register or for value added tax. */
  readonly register: string | undefined;
}

/** The owner's settings that pages show: names, contacts and the addresses of other sites. */
export interface SiteSettings {
  readonly siteName: string;
  /** Scheme, host and port of the public site, without a trailing slash. */
  readonly publicOrigin: string;
  /** The ticket shop's results page; the journey is added as its query. */
  readonly shopAddress: string;
  readonly shopStationForm: ShopStationForm;
  /** How many months ahead the shop sells tickets, about. */
  readonly shopSaleMonths: number;
  /** The hotel search page; the text searched for is added as the field `ss`. */
  readonly hotelSearchAddress: string;
  readonly travelGuideAddress: string;
  /** Where the domain is offered for sale; without one no page mentions a sale. */
  readonly domainListingAddress: string | undefined;
  /** Without one the site shows its contact details and names nobody. */
  readonly operator: Operator | undefined;
  readonly phone: string;
  readonly email: string;
  readonly city: string;
  /** Profiles in social networks, by the network's name; only those named are shown. */
  readonly socialProfiles: Readonly<Record<string, string>>;
  /**
   * The partner's advertisement: one line of text and its link. Without one the site shows its own.
   */
  readonly partnerAdvertisement: { readonly text: string; readonly address: string } | undefined;
  /** Where browsers report what a page's policy blocked; without one they report nothing. */
  readonly policyReportAddress: string | undefined;
}
