import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import type { NewsletterSettings } from './newsletter/create-newsletter.ts';

const checked = (isRight: (typed: string) => boolean, what: string) =>
  v.pipe(v.string(), v.check(isRight, what));
const text = (pattern: RegExp, what: string) => checked((typed) => pattern.test(typed), what);
const number = (pattern: RegExp, what: string) => v.pipe(text(pattern, what), v.transform(Number));
const address = (protocol: RegExp, what: string) =>
  checked((typed) => protocol.test(URL.parse(typed)?.protocol ?? ''), what);

/** An address that may hold a password, in which a character with a meaning in addresses is written as %40 and the like. */
const secretAddress = (protocol: RegExp, what: string) =>
  v.pipe(
    address(protocol, what),
    v.check((typed) => {
      try {
        return decodeURIComponent(typed) !== '';
      } catch {
        return false;
      }
    }, what),
  );

/** Settings whose values are never shown. */
const SECRETS: readonly string[] = ['DATABASE_URL', 'SMTP_URL'];

const Address = address(/^https?:$/, 'an http or https address');
const Line = text(/^\P{Cc}+$/u, 'one line of text that is not empty');

const PORT = 'a port number from 0 to 65535';
const Port = v.pipe(number(/^\d{1,5}$/, PORT), v.maxValue(65_535, PORT));

const Origin = checked(
  (typed) => /^https?:/.test(typed) && URL.parse(typed)?.origin === typed,
  'an origin such as https://www.example.com, without a path',
);

/** An address by itself, or after the name of whoever writes: `Binario <newsletter@binario.example>`. */
const Sender = v.pipe(
  Line,
  v.check(
    (text) => v.is(v.pipe(v.string(), v.email()), /^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text),
    'an e-mail address, such as Binario <newsletter@example.com>',
  ),
);

const Profiles = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((entry) => /^([^=]*[^=\s])\s*=(.*)$/.exec(entry.trim()) ?? [])),
  v.check(
    (pairs) => pairs.every(([, , address]) => v.is(Address, address)),
    'pairs such as Mastodon=https://…,Bluesky=https://…',
  ),
  v.transform(
    (pairs): Record<string, string> =>
      Object.fromEntries(pairs.map(([, name, address]) => [name, address?.trim()])),
  ),
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
  CONTACT_PHONE: v.optional(text(/^\+?[\d ()./-]{3,30}$/, 'a telephone number'), '+39 06 0000 0000'),
  CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('an e-mail address')), 'hello@binario.example'),
  CONTACT_CITY: v.optional(Line, 'Roma'),
  SOCIAL_PROFILES: v.optional(Profiles),
  PARTNER_TEXT: v.optional(Line),
  PARTNER_ADDRESS: v.optional(Address),
  DATA_FOLDER: v.optional(v.pipe(v.string(), v.nonEmpty('a folder')), '.data'),
  DATABASE_URL: v.optional(
    secretAddress(/^postgres(ql)?:$/, 'an address such as postgres://user:password@host:5432/name'),
  ),
  SMTP_URL: v.optional(secretAddress(/^smtps?:$/, 'an address such as smtps://user:password@host:465')),
  CONFIRMATION_MAILS_PER_HOUR: v.optional(number(/^[1-9]\d{0,5}$/, 'a number from 1 to 999999'), '500'),
  MAIL_FROM: v.optional(Sender, 'Binario <newsletter@binario.example>'),
  CLIENT_ADDRESS_HEADER: v.optional(text(/^[A-Za-z-]+$/, 'the name of a header, such as X-Forwarded-For')),
  HSTS_PRELOAD: v.optional(v.picklist(['yes', 'no'], 'yes or no'), 'no'),
  METRICS_PORT: v.optional(Port),
  STOP_DELAY_SECONDS: v.optional(number(/^\d{1,3}$/, 'a number of seconds from 0 to 999'), '2'),
  PAGE_CACHE_MEGABYTES: v.optional(number(/^[1-9]\d{0,3}$/, 'a number of megabytes from 1 to 9999'), '32'),
});

/** The server's own settings, beside those that the pages show. */
export type ServerSettings = ReturnType<typeof readSettings>;

/** A setting that cannot be used; its message is one line that names the variable and what it should be. */
export class SettingError extends Error {}

/**
 * Reads the settings from the environment; an empty variable counts as one that is not set.
 *
 * @throws SettingError for the first value that cannot be used
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(Settings, given);
  if (!result.success) {
    const [issue] = result.issues;
    const name = String(issue.path?.[0]?.key);
    const value = SECRETS.includes(name)
      ? 'something else (not shown, since it may hold a password)'
      : JSON.stringify(given[name]);
    throw new SettingError(`${name} should be ${issue.message}, but is ${value}`);
  }
  const values = result.output;
  const { PARTNER_TEXT, PARTNER_ADDRESS } = values;
  if ((PARTNER_TEXT === undefined) !== (PARTNER_ADDRESS === undefined)) {
    throw new SettingError(
      'PARTNER_TEXT and PARTNER_ADDRESS should be set together, but only one of them is',
    );
  }
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`;
  const newsletter: NewsletterSettings = {
    dataFolder: values.DATA_FOLDER,
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    ...(values.SMTP_URL && { smtpUrl: values.SMTP_URL }),
    mailFrom: values.MAIL_FROM,
    publicOrigin,
    siteName: values.SITE_NAME,
    mailsPerHour: values.CONFIRMATION_MAILS_PER_HOUR,
  };
  const site: SiteSettings = {
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
      PARTNER_TEXT && PARTNER_ADDRESS ? { text: PARTNER_TEXT, address: PARTNER_ADDRESS } : undefined,
  };
  return {
    host: values.HOST,
    port: values.PORT,
    pageCacheBytes: values.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    /** Whether browsers may list the domain, and all below it, as one that speaks HTTPS alone. */
    isPreloaded: values.HSTS_PRELOAD === 'yes',
    /** The local port of the figures for Prometheus; without one there are none. */
    metricsPort: values.METRICS_PORT,
    /** How long the server goes on after SIGTERM while it says that it is going. */
    stopDelayMilliseconds: values.STOP_DELAY_SECONDS * 1000,
    /** The header in which the proxy in front of the server tells the visitor's address; without one, the connection's. */
    clientAddressHeader: values.CLIENT_ADDRESS_HEADER,
    newsletter,
    site,
  };
}

/** Where the server leaves its public origin, for the commands that run beside it. */
const originFile = (dataFolder: string) => join(dataFolder, 'public-origin');

/** Makes the data folder if it is missing, and leaves a public origin there. @throws SettingError when that fails */
function prepareDataFolder(dataFolder: string, publicOrigin?: string): void {
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    accessSync(dataFolder, constants.W_OK);
    if (publicOrigin) writeFileSync(originFile(dataFolder), publicOrigin);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(
      `DATA_FOLDER should be a folder that can be written, but is ${JSON.stringify(dataFolder)} (${code})`,
    );
  }
}

/** As `readSettings`, for the server; the public origin is left in the data folder, if anything is kept there. */
export function readServerSettings(): ServerSettings {
  const settings = readSettings(process.env);
  const { dataFolder, databaseUrl, smtpUrl, publicOrigin } = settings.newsletter;
  if (!databaseUrl || !smtpUrl) prepareDataFolder(dataFolder, publicOrigin);
  return settings;
}

/** As `readSettings`, for a command beside the server: unless set, the public origin is that of the server's last start. */
export function readCommandSettings(): ServerSettings {
  const { dataFolder, databaseUrl } = readSettings(process.env).newsletter;
  if (!databaseUrl) prepareDataFolder(dataFolder);
  const file = originFile(dataFolder);
  const lastOrigin = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return readSettings({ ...process.env, PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || lastOrigin });
}

/** Reads the settings, or stops the process with one line that says what is wrong with them. */
export function settingsOrStop(read: () => ServerSettings): ServerSettings {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
