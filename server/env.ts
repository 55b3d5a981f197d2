import * as v from 'valibot';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import type { NewsletterSettings } from './newsletter/create-newsletter.ts';

const httpAddress = (what: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), what),
  );

const Address = httpAddress('an http or https address');
const Line = v.pipe(v.string(), v.regex(/^\P{Cc}+$/u, 'one line of text that is not empty'));

const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'a port number from 0 to 65535'),
);

const Origin = v.pipe(
  httpAddress('an origin such as https://www.example.com'),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'an origin such as https://www.example.com, without a path',
  ),
);

const Profiles = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((entry) => entry.split('=').map((part) => part.trim()))),
  v.array(
    v.tuple(
      [v.pipe(v.string(), v.nonEmpty()), Address],
      'pairs such as Mastodon=https://…,Bluesky=https://…',
    ),
    'pairs such as Mastodon=https://…,Bluesky=https://…',
  ),
  v.transform((pairs): Record<string, string> => Object.fromEntries(pairs)),
);

/** Every setting, with the default that a fresh clone runs on. README's table says what each is for. */
const Settings = v.object({
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('a host name or address')), '127.0.0.1'),
  PORT: v.optional(Port, '3000'),
  SITE_NAME: v.optional(Line, 'Binario'),
  PUBLIC_ORIGIN: v.optional(Origin),
  SHOP_ADDRESS: v.optional(Address, 'https://www.lefrecce.it/Channels.Website.WEB/'),
  SHOP_STATION_ID: v.optional(v.picklist(['uic8', 'uic7'], 'uic8 or uic7'), 'uic8'),
  HOTEL_SEARCH_ADDRESS: v.optional(Address, 'https://www.booking.com/searchresults.html'),
  TRAVEL_GUIDE_ADDRESS: v.optional(Address, 'https://www.lonelyplanet.com/italy'),
  DOMAIN_LISTING_ADDRESS: v.optional(Address, 'https://sedo.com/search/?keyword=binario'),
  CONTACT_PHONE: v.optional(
    v.pipe(v.string(), v.regex(/^\+?[\d ()./-]{3,30}$/, 'a telephone number')),
    '+39 06 0000 0000',
  ),
  CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('an e-mail address')), 'hello@binario.example'),
  CONTACT_CITY: v.optional(Line, 'Roma'),
  SOCIAL_PROFILES: v.optional(Profiles),
  PARTNER_TEXT: v.optional(Line),
  PARTNER_ADDRESS: v.optional(Address),
  DATA_FOLDER: v.optional(v.pipe(v.string(), v.nonEmpty('a folder')), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://')),
  ),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'an address that begins with smtp:// or smtps://')),
  ),
  MAIL_FROM: v.optional(Line, 'Binario <newsletter@binario.example>'),
  CLIENT_ADDRESS_HEADER: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z-]+$/, 'the name of a header, such as X-Forwarded-For')),
  ),
  PAGE_CACHE_MEGABYTES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, 'a number of megabytes from 1 to 9999'),
      v.transform(Number),
    ),
    '32',
  ),
});

/** The server's own settings, beside those that the pages show. */
export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  readonly pageCacheBytes: number;
  /** The header in which the proxy in front of the server tells the visitor's address; without one, the connection's. */
  readonly clientAddressHeader: string | undefined;
  readonly newsletter: NewsletterSettings;
  readonly site: SiteSettings;
}

/** A setting that cannot be used; its message is one line that names the variable and what it should be. */
export class SettingError extends Error {}

/**
 * Reads the settings from the environment; an empty variable counts as one that is not set.
 *
 * @throws SettingError for the first value that cannot be used
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): ServerSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(Settings, given);
  if (!result.success) {
    const [issue] = result.issues;
    const name = String(issue.path?.[0]?.key);
    throw new SettingError(`${name} should be ${issue.message}, but is ${JSON.stringify(given[name])}`);
  }
  const values = result.output;
  if ((values.PARTNER_TEXT === undefined) !== (values.PARTNER_ADDRESS === undefined)) {
    throw new SettingError(
      'PARTNER_TEXT and PARTNER_ADDRESS should be set together, but only one of them is',
    );
  }
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`;
  return {
    host: values.HOST,
    port: values.PORT,
    pageCacheBytes: values.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    clientAddressHeader: values.CLIENT_ADDRESS_HEADER,
    newsletter: {
      dataFolder: values.DATA_FOLDER,
      ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
      ...(values.SMTP_URL && { smtpUrl: values.SMTP_URL }),
      mailFrom: values.MAIL_FROM,
      publicOrigin,
      siteName: values.SITE_NAME,
    },
    site: {
      siteName: values.SITE_NAME,
      publicOrigin,
      shopAddress: values.SHOP_ADDRESS,
      shopStationForm: values.SHOP_STATION_ID,
      hotelSearchAddress: values.HOTEL_SEARCH_ADDRESS,
      travelGuideAddress: values.TRAVEL_GUIDE_ADDRESS,
      domainListingAddress: values.DOMAIN_LISTING_ADDRESS,
      phone: values.CONTACT_PHONE,
      email: values.CONTACT_EMAIL,
      city: values.CONTACT_CITY,
      socialProfiles: values.SOCIAL_PROFILES ?? {},
      partnerAdvertisement:
        values.PARTNER_TEXT && values.PARTNER_ADDRESS
          ? { text: values.PARTNER_TEXT, address: values.PARTNER_ADDRESS }
          : undefined,
    },
  };
}
