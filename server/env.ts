import { accessSync, constants, existsSync } from 'node:fs';
import * as v from 'valibot';
import { DEFAULT_SITE_NAME, type SiteSettings } from '#app/domain/site-settings.ts';
import { makeFolder } from './make-folder.ts';
import { withTls } from './newsletter/database-url.ts';
import type { NewsletterSettings } from './newsletter/store.ts';
import { keepPrivate } from './private-folder.ts';
import { defaultSender, isLoopback, isPublic } from './public-origin.ts';
import {
  Address,
  DatabaseUrl,
  Email,
  Feeds,
  HeaderName,
  Host,
  HttpsAddress,
  Line,
  number,
  Origin,
  Port,
  Profiles,
  Sender,
  SigningKeys,
  SmtpUrl,
  StationForm,
  Telephone,
  YesOrNo,
} from './setting-values.ts';

/** Settings whose values no error message shows. */
const SECRETS: readonly string[] = ['DATABASE_URL', 'SIGNING_KEYS', 'SMTP_URL'];

/** The placeholders of a fresh clone for facts that only the owner knows. */
export const PLACEHOLDERS = {
  phone: '+39 06 0000 0000',
  email: 'hello@binario.example',
  city: 'Roma',
  domainListingAddress: 'https://sedo.com/search/?keyword=binario',
  mailDomain: 'binario.example',
} as const;

/** The feeds of the three companies with most trains; README names their publishers and terms. */
const DEFAULT_FEEDS = [
  'https://github.com/deryclem/trenitalia-gtfs/raw/main/gtfs-trenitalia.zip',
  'https://github.com/deryclem/italo-gtfs/raw/main/gtfs-italo.zip',
  'https://www.dati.lombardia.it/download/3z4k-mxz9/application%2Fzip',
] as const;

/**
 * How far browsers insist on HTTPS: nowhere, on this host, on all hosts below it, or by their own
 * list too.
 */
export const HSTS_REACHES = ['off', 'host', 'subdomains', 'preload'] as const;
export type HstsReach = (typeof HSTS_REACHES)[number];

/** The server's own settings, and those of its parts. */
export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  readonly pageCacheBytes: number;
  readonly hsts: HstsReach;
  /** Where the figures for Prometheus are served; without a port there are none. */
  readonly metricsHost: string;
  readonly metricsPort: number | undefined;
  /** How long the server goes on after SIGTERM while its readiness check fails. */
  readonly stopDelayMilliseconds: number;
  /**
   * The header with the visitor's address, in the entry that the first trusted proxy wrote. Without
   * a header the connection's address counts.
   */
  readonly clientAddress: { readonly header: string | undefined; readonly trustedProxies: number };
  /** The rate of the newsletter's own mails. */
  readonly newsletterMailsPerHour: number;
  readonly newsletter: NewsletterSettings;
  /** Where the timetable and copies of its feeds are kept: the data folder, or another one. */
  readonly timetableFolder: string;
  /** The addresses of the feeds that the server keeps its timetable from; empty for none. */
  readonly timetableFeeds: readonly string[];
  /** The settings that pages show. */
  readonly site: SiteSettings;
  /** The names of the variables that are set. */
  readonly given: ReadonlySet<string>;
}

/**
 * A setting that cannot be used; its message is one line that names the variable and what it should
 * be.
 */
export class SettingError extends Error {}

/**
 * Reads the settings from the environment, each with the default that a fresh clone runs on;
 * README's table says what each is for. An empty variable counts as one that is not set.
 *
 * @throws SettingError for the first value that cannot be used
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ServerSettings {
  function setting<Value>(name: string, schema: v.GenericSchema<string, Value>): Value | undefined {
    const value = environment[name];
    if (!value) return undefined;
    const { success, output, issues } = v.safeParse(schema, value);
    if (success) return output;
    const hidden = 'something else (not shown, since it may hold a password)';
    const shown = SECRETS.includes(name) ? hidden : JSON.stringify(value);
    throw new SettingError(`${name} should be ${issues[0].message}, but is ${shown}`);
  }

  if (environment.HSTS_PRELOAD)
    throw new SettingError('HSTS_PRELOAD should no longer be set: HSTS=preload takes its place');
  const port = setting('PORT', Port) ?? 3000;
  const siteName = setting('SITE_NAME', Line) ?? DEFAULT_SITE_NAME;
  const publicOrigin = setting('PUBLIC_ORIGIN', Origin) ?? `http://localhost:${port}`;
  const partner = {
    text: setting('PARTNER_TEXT', Line),
    address: setting('PARTNER_ADDRESS', Address),
  };
  if (!partner.text !== !partner.address)
    throw new SettingError(
      'PARTNER_TEXT and PARTNER_ADDRESS should be set together, but only one is',
    );
  const operator = {
    name: setting('OPERATOR_NAME', Line),
    address: setting('OPERATOR_ADDRESS', Line),
    register: setting('OPERATOR_REGISTER', Line),
  };
  if (!operator.name && (operator.address || operator.register))
    throw new SettingError(
      'OPERATOR_NAME should be set where OPERATOR_ADDRESS or OPERATOR_REGISTER is',
    );
  const clientAddressHeader = setting('CLIENT_ADDRESS_HEADER', HeaderName);
  const proxies = setting('TRUSTED_PROXIES', number(/^[1-9]$/, 'a number from 1 to 9'));
  if (proxies && !clientAddressHeader)
    throw new SettingError(
      'CLIENT_ADDRESS_HEADER should be set where TRUSTED_PROXIES is: ' +
        'it names the header that they write',
    );
  const mailsPerHour = number(/^[1-9]\d{0,5}$/, 'a number from 1 to 999999');
  const databaseUrl = setting('DATABASE_URL', DatabaseUrl);
  const newsletter: NewsletterSettings = {
    siteName,
    publicOrigin,
    dataFolder: setting('DATA_FOLDER', Line) ?? '.data',
    databaseUrl: databaseUrl && withTls(databaseUrl),
    smtpUrl: setting('SMTP_URL', SmtpUrl),
    signingKeys: setting('SIGNING_KEYS', SigningKeys),
    mailFrom:
      setting('MAIL_FROM', Sender) ??
      defaultSender(siteName, publicOrigin, PLACEHOLDERS.mailDomain),
    mailsPerHour: setting('CONFIRMATION_MAILS_PER_HOUR', mailsPerHour) ?? 500,
  };
  const listing = setting('DOMAIN_LISTING_ADDRESS', Address) ?? PLACEHOLDERS.domainListingAddress;
  const site: SiteSettings = {
    siteName,
    publicOrigin,
    shopAddress:
      setting('SHOP_ADDRESS', Address) ?? 'https://www.lefrecce.it/Channels.Website.WEB/',
    shopStationForm: setting('SHOP_STATION_ID', StationForm) ?? 'uic8',
    shopSaleMonths:
      setting('SHOP_SALE_MONTHS', number(/^([1-9]|1[0-2])$/, 'a number of months from 1 to 12')) ??
      4,
    hotelSearchAddress:
      setting('HOTEL_SEARCH_ADDRESS', Address) ?? 'https://www.booking.com/searchresults.html',
    travelGuideAddress:
      setting('TRAVEL_GUIDE_ADDRESS', Address) ?? 'https://www.lonelyplanet.com/italy',
    domainListingAddress: setting('SALE_BANNER', YesOrNo) === 'no' ? undefined : listing,
    operator: operator.name ? { ...operator, name: operator.name } : undefined,
    phone: setting('CONTACT_PHONE', Telephone) ?? PLACEHOLDERS.phone,
    email: setting('CONTACT_EMAIL', Email) ?? PLACEHOLDERS.email,
    city: setting('CONTACT_CITY', Line) ?? PLACEHOLDERS.city,
    socialProfiles: setting('SOCIAL_PROFILES', Profiles) ?? {},
    partnerAdvertisement:
      partner.text && partner.address
        ? { text: partner.text, address: partner.address }
        : undefined,
    policyReportAddress: setting('POLICY_REPORT_ADDRESS', HttpsAddress),
  };
  const megabytes = number(/^[1-9]\d{0,3}$/, 'a number of megabytes from 1 to 9999');
  const seconds = number(/^\d{1,3}$/, 'a number of seconds from 0 to 999');
  return {
    host: setting('HOST', Host) ?? '127.0.0.1',
    port,
    pageCacheBytes: (setting('PAGE_CACHE_MEGABYTES', megabytes) ?? 16) * 1024 * 1024,
    hsts: readHsts(
      setting('HSTS', v.picklist(HSTS_REACHES, HSTS_REACHES.join(', '))),
      publicOrigin,
    ),
    metricsHost: setting('METRICS_HOST', Host) ?? '127.0.0.1',
    metricsPort: setting('METRICS_PORT', Port),
    stopDelayMilliseconds: (setting('STOP_DELAY_SECONDS', seconds) ?? 2) * 1000,
    clientAddress: { header: clientAddressHeader, trustedProxies: proxies ?? 1 },
    newsletterMailsPerHour: setting('NEWSLETTER_MAILS_PER_HOUR', mailsPerHour) ?? 1_000,
    newsletter,
    timetableFolder: setting('TIMETABLE_FOLDER', Line) ?? newsletter.dataFolder,
    timetableFeeds: setting('TIMETABLE_FEEDS', Feeds) ?? DEFAULT_FEEDS,
    site,
    given: new Set(
      Object.keys(environment).filter((name) => environment[name]),
    ) as ReadonlySet<string>,
  };
}

/**
 * Decides for which hosts browsers require HTTPS. By default it is this host alone, and only for a
 * public https origin: browsers cache the setting, so a mistake locks visitors out for two years.
 *
 * @throws SettingError where browsers would ignore it or where it would bind this machine's other
 * services
 */
function readHsts(set: HstsReach | undefined, publicOrigin: string): HstsReach {
  const isHttps = publicOrigin.startsWith('https:') && !isLoopback(publicOrigin);
  if (set && set !== 'off' && !isHttps)
    throw new SettingError(
      "HSTS should be off unless PUBLIC_ORIGIN is an https address other than this machine's own, " +
        `but is "${set}" beside ${publicOrigin}`,
    );
  return set ?? (isHttps && isPublic(publicOrigin) ? 'host' : 'off');
}

/** The errors of a disk that is full, over quota, or read-only. */
const NOT_WRITABLE = ['ENOSPC', 'EDQUOT', 'EROFS'];

/**
 * Creates a folder of a setting if it is missing. The server starts even with a full or read-only
 * disk: pages need none, and the newsletter asks visitors to retry later.
 *
 * @throws SettingError when the folder cannot be written for any other reason
 */
export function prepareFolder(
  folder: string,
  name: 'DATA_FOLDER' | 'TIMETABLE_FOLDER' = 'DATA_FOLDER',
): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NOT_WRITABLE.includes(code)) return;
    throw new SettingError(
      `${name} should be a folder that can be written, but is ${JSON.stringify(folder)} (${code})`,
    );
  }
}

/**
 * Narrows the rights on the data folder to its owner's, since addresses are kept there.
 *
 * @throws SettingError when others may enter it and that cannot be changed
 */
function closeDataFolder(dataFolder: string): void {
  try {
    if (!existsSync(dataFolder) || keepPrivate(dataFolder)) return;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(
      'DATA_FOLDER should be a folder that its owner alone may enter (chmod 700), ' +
        `but ${JSON.stringify(dataFolder)} is open to others and cannot be changed (${code})`,
    );
  }
  throw new SettingError(
    'DATA_FOLDER should be a folder of its own that its owner alone may enter (chmod 700), ' +
      `but ${JSON.stringify(dataFolder)} is open to others and holds other things`,
  );
}

/**
 * Reads the settings of the server from its environment. Creates the data folder, if it is used, and
 * closes it to other users.
 */
export function readServerSettings(): ServerSettings {
  const settings = readSettings(process.env);
  const { dataFolder, databaseUrl, smtpUrl } = settings.newsletter;
  if (!databaseUrl || !smtpUrl) {
    prepareFolder(dataFolder);
    closeDataFolder(dataFolder);
  }
  return settings;
}

/** Reads or uses settings; ends the process with a one-line error if they are invalid. */
export async function settingsOrStop<Result>(use: () => Result): Promise<Awaited<Result>> {
  try {
    return await use();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
