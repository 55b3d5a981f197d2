import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { decoded } from '#app/domain/decoded.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import type { NewsletterSettings } from './newsletter/store.ts';

const checked = (isRight: (given: string) => boolean, what: string) =>
  v.pipe(v.string(), v.check(isRight, what));
const text = (pattern: RegExp, what: string) => checked((given) => pattern.test(given), what);
const number = (pattern: RegExp, what: string) => v.pipe(text(pattern, what), v.transform(Number));
const hasProtocol = (given: string, protocol: RegExp) => protocol.test(URL.parse(given)?.protocol ?? '');

/** An address that may hold a password, in which a character with a meaning in addresses is written as %40 and the like. */
const secretAddress = (protocol: RegExp, example: string) =>
  checked(
    (given) => hasProtocol(given, protocol) && decoded(given) !== undefined,
    `an address such as ${example}`,
  );

/** Settings whose values are never shown. */
const SECRETS: readonly string[] = ['DATABASE_URL', 'SMTP_URL'];

const Address = checked((given) => hasProtocol(given, /^https?:$/), 'an http or https address');
const DatabaseUrl = secretAddress(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/name');
const SmtpUrl = secretAddress(/^smtps?:$/, 'smtps://user:password@host:465');
const HeaderName = text(/^[A-Za-z-]+$/, 'the name of a header, such as X-Forwarded-For');
const Line = text(/^\P{Cc}+$/u, 'one line of text that is not empty');
const Email = v.pipe(v.string(), v.email('an e-mail address'));

const PORT = 'a port number from 0 to 65535';
const Port = v.pipe(number(/^\d{1,5}$/, PORT), v.maxValue(65_535, PORT));

const Origin = checked(
  (given) => /^https?:/.test(given) && URL.parse(given)?.origin === given,
  'an origin such as https://www.example.com, without a path',
);

/** An address by itself, or after the name of whoever writes: `Binario <newsletter@binario.example>`. */
const Sender = v.pipe(
  Line,
  v.check(
    (given) => v.is(Email, /^[^<>]*<([^<>]+)>$/.exec(given)?.[1] ?? given),
    'an e-mail address, such as Binario <newsletter@example.com>',
  ),
);

const Profiles = v.pipe(
  v.string(),
  v.transform((given) => given.split(',').map((entry) => entry.trim().split(/\s*=\s*(.*)/s, 2))),
  v.check(
    (pairs) => pairs.every((pair) => v.is(v.tuple([Line, Address]), pair)),
    'pairs such as Mastodon=https://…,Bluesky=https://…',
  ),
  v.transform((pairs): Record<string, string> => Object.fromEntries(pairs)),
);

/** The server's own settings, beside those that the pages show. */
export type ServerSettings = ReturnType<typeof readSettings>;

/** A setting that cannot be used; its message is one line that names the variable and what it should be. */
export class SettingError extends Error {}

/**
 * Reads the settings from the environment, each with the default that a fresh clone runs on; README's table says what each
 * is for. An empty variable counts as one that is not set.
 *
 * @throws SettingError for the first value that cannot be used
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  function setting<Value>(name: string, schema: v.GenericSchema<string, Value>): Value | undefined {
    const given = environment[name];
    if (!given) return undefined;
    const { success, output, issues } = v.safeParse(schema, given);
    if (success) return output;
    const hidden = 'something else (not shown, since it may hold a password)';
    const shown = SECRETS.includes(name) ? hidden : JSON.stringify(given);
    throw new SettingError(`${name} should be ${issues[0].message}, but is ${shown}`);
  }

  const port = setting('PORT', Port) ?? 3000;
  const siteName = setting('SITE_NAME', Line) ?? 'Binario';
  const publicOrigin = setting('PUBLIC_ORIGIN', Origin) ?? `http://localhost:${port}`;
  const partner = { text: setting('PARTNER_TEXT', Line), address: setting('PARTNER_ADDRESS', Address) };
  if (!partner.text !== !partner.address)
    throw new SettingError('PARTNER_TEXT and PARTNER_ADDRESS should be set together, but only one is');
  const newsletter: NewsletterSettings = {
    siteName,
    publicOrigin,
    dataFolder: setting('DATA_FOLDER', v.string()) ?? '.data',
    databaseUrl: setting('DATABASE_URL', DatabaseUrl),
    smtpUrl: setting('SMTP_URL', SmtpUrl),
    mailFrom: setting('MAIL_FROM', Sender) ?? 'Binario <newsletter@binario.example>',
    mailsPerHour:
      setting('CONFIRMATION_MAILS_PER_HOUR', number(/^[1-9]\d{0,5}$/, 'a number from 1 to 999999')) ?? 500,
  };
  const site: SiteSettings = {
    siteName,
    publicOrigin,
    shopAddress: setting('SHOP_ADDRESS', Address) ?? 'https://www.lefrecce.it/Channels.Website.WEB/',
    shopStationForm: setting('SHOP_STATION_ID', v.picklist(['uic8', 'uic7'], 'uic8 or uic7')) ?? 'uic8',
    hotelSearchAddress:
      setting('HOTEL_SEARCH_ADDRESS', Address) ?? 'https://www.booking.com/searchresults.html',
    travelGuideAddress: setting('TRAVEL_GUIDE_ADDRESS', Address) ?? 'https://www.lonelyplanet.com/italy',
    domainListingAddress:
      setting('DOMAIN_LISTING_ADDRESS', Address) ?? 'https://sedo.com/search/?keyword=binario',
    phone:
      setting('CONTACT_PHONE', text(/^\+?[\d ()./-]{3,30}$/, 'a telephone number')) ?? '+39 06 0000 0000',
    email: setting('CONTACT_EMAIL', Email) ?? 'hello@binario.example',
    city: setting('CONTACT_CITY', Line) ?? 'Roma',
    socialProfiles: setting('SOCIAL_PROFILES', Profiles) ?? {},
    partnerAdvertisement:
      partner.text && partner.address ? { text: partner.text, address: partner.address } : undefined,
  };
  const megabytes = number(/^[1-9]\d{0,3}$/, 'a number of megabytes from 1 to 9999');
  const seconds = number(/^\d{1,3}$/, 'a number of seconds from 0 to 999');
  return {
    host: setting('HOST', v.string()) ?? '127.0.0.1',
    port,
    pageCacheBytes: (setting('PAGE_CACHE_MEGABYTES', megabytes) ?? 32) * 1024 * 1024,
    /** Whether browsers may list the domain, and all below it, as one that speaks HTTPS alone. */
    isPreloaded: setting('HSTS_PRELOAD', v.picklist(['yes', 'no'], 'yes or no')) === 'yes',
    /** The local port of the figures for Prometheus; without one there are none. */
    metricsPort: setting('METRICS_PORT', Port),
    /** How long the server goes on after SIGTERM while it says that it is going. */
    stopDelayMilliseconds: (setting('STOP_DELAY_SECONDS', seconds) ?? 2) * 1000,
    /** The header in which the proxy in front of the server tells the visitor's address; without one, the connection's. */
    clientAddressHeader: setting('CLIENT_ADDRESS_HEADER', HeaderName),
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

/** As `readSettings`, for the server; the data folder is made, if anything is kept there. */
export function readServerSettings(): ServerSettings {
  const settings = readSettings(process.env);
  const { dataFolder, databaseUrl, smtpUrl } = settings.newsletter;
  if (!databaseUrl || !smtpUrl) prepareDataFolder(dataFolder);
  return settings;
}

/** Leaves the public origin in the data folder, if anything is kept there. @throws SettingError when that fails */
export function leaveOrigin({ newsletter }: ServerSettings): void {
  const { dataFolder, databaseUrl, smtpUrl, publicOrigin } = newsletter;
  if (!databaseUrl || !smtpUrl) prepareDataFolder(dataFolder, publicOrigin);
}

/** As `readSettings`, for a command beside the server: unless set, the public origin is that of the server's last start. */
export function readCommandSettings(): ServerSettings {
  const { dataFolder, databaseUrl } = readSettings(process.env).newsletter;
  if (!databaseUrl) prepareDataFolder(dataFolder);
  const file = originFile(dataFolder);
  const lastOrigin = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return readSettings({ ...process.env, PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || lastOrigin });
}

/** Reads or uses settings, or stops the process with one line that says what is wrong with them. */
export async function settingsOrStop<Result>(use: () => Result): Promise<Awaited<Result>> {
  try {
    return await use();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
