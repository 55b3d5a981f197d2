import { DEFAULT_SITE_NAME, type SiteSettings } from '#app/domain/site-settings.ts';
import { type ReadSetting, SettingError } from './read-setting.ts';
import {
  Address,
  Email,
  HttpsAddress,
  Line,
  number,
  Origin,
  Profiles,
  StationForm,
  Telephone,
  YesOrNo,
} from './values.ts';

/** The placeholders of a fresh clone for facts that only the owner knows. */
export const PLACEHOLDERS = {
  phone: '+39 06 0000 0000',
  email: 'hello@binario.example',
  city: 'Roma',
  domainListingAddress: 'https://sedo.com/search/?keyword=binario',
} as const;

/** The site's name and origin, which mails need too. */
export type SiteAddress = Pick<SiteSettings, 'siteName' | 'publicOrigin'>;

const Months = number(/^([1-9]|1[0-2])$/, 'a number of months from 1 to 12');

/** @throws SettingError for the first value that cannot be used */
export function readSite(setting: ReadSetting, port: number): SiteSettings {
  return {
    siteName: setting('SITE_NAME', Line) ?? DEFAULT_SITE_NAME,
    publicOrigin: setting('PUBLIC_ORIGIN', Origin) ?? `http://localhost:${port}`,
    ...readShop(setting),
    ...readContact(setting),
    hotelSearchAddress:
      setting('HOTEL_SEARCH_ADDRESS', Address) ?? 'https://www.booking.com/searchresults.html',
    travelGuideAddress:
      setting('TRAVEL_GUIDE_ADDRESS', Address) ?? 'https://www.lonelyplanet.com/italy',
    domainListingAddress: readDomainListing(setting),
    operator: readOperator(setting),
    partnerAdvertisement: readPartner(setting),
    policyReportAddress: setting('POLICY_REPORT_ADDRESS', HttpsAddress),
  };
}

function readShop(
  setting: ReadSetting,
): Pick<SiteSettings, 'shopAddress' | 'shopStationForm' | 'shopSaleMonths'> {
  return {
    shopAddress:
      setting('SHOP_ADDRESS', Address) ?? 'https://www.lefrecce.it/Channels.Website.WEB/',
    shopStationForm: setting('SHOP_STATION_ID', StationForm) ?? 'uic8',
    shopSaleMonths: setting('SHOP_SALE_MONTHS', Months) ?? 4,
  };
}

function readContact(
  setting: ReadSetting,
): Pick<SiteSettings, 'phone' | 'email' | 'city' | 'socialProfiles'> {
  return {
    phone: setting('CONTACT_PHONE', Telephone) ?? PLACEHOLDERS.phone,
    email: setting('CONTACT_EMAIL', Email) ?? PLACEHOLDERS.email,
    city: setting('CONTACT_CITY', Line) ?? PLACEHOLDERS.city,
    socialProfiles: setting('SOCIAL_PROFILES', Profiles) ?? {},
  };
}

function readDomainListing(setting: ReadSetting): SiteSettings['domainListingAddress'] {
  const address = setting('DOMAIN_LISTING_ADDRESS', Address) ?? PLACEHOLDERS.domainListingAddress;
  return setting('SALE_BANNER', YesOrNo) === 'no' ? undefined : address;
}

function readOperator(setting: ReadSetting): SiteSettings['operator'] {
  const name = setting('OPERATOR_NAME', Line);
  const address = setting('OPERATOR_ADDRESS', Line);
  const register = setting('OPERATOR_REGISTER', Line);
  if (name) return { name, address, register };
  if (address || register)
    throw new SettingError(
      'OPERATOR_NAME should be set where OPERATOR_ADDRESS or OPERATOR_REGISTER is',
    );
  return undefined;
}

function readPartner(setting: ReadSetting): SiteSettings['partnerAdvertisement'] {
  const text = setting('PARTNER_TEXT', Line);
  const address = setting('PARTNER_ADDRESS', Address);
  if (text && address) return { text, address };
  if (text || address)
    throw new SettingError(
      'PARTNER_TEXT and PARTNER_ADDRESS should be set together, but only one is',
    );
  return undefined;
}
