import { isIP } from 'node:net';
import * as v from 'valibot';
import { decoded } from '#app/domain/decoded.ts';
import { SHOP_STATION_FORMS, type ShopStationForm } from '#app/domain/search/shop-link.ts';
import { parseKeys } from '../newsletter/signing-keys.ts';

const checked = (isRight: (value: string) => boolean, expected: string) =>
  v.pipe(v.string(), v.check(isRight, expected));
const text = (pattern: RegExp, expected: string) =>
  checked((value) => pattern.test(value), expected);
const hasProtocol = (value: string, protocol: RegExp) =>
  protocol.test(URL.parse(value)?.protocol ?? '');

/** A whole number that a pattern describes. */
export const number = (pattern: RegExp, expected: string) =>
  v.pipe(text(pattern, expected), v.transform(Number));

/** An address that may hold a password; its special characters are written as %40 and the like. */
const secretAddress = (protocol: RegExp, example: string) =>
  checked(
    (value) => hasProtocol(value, protocol) && decoded(value) !== undefined,
    `an address such as ${example}`,
  );

export const Address = checked(
  (value) => hasProtocol(value, /^https?:$/),
  'an http or https address',
);
/** An address that browsers may send reports to; they ignore any other (Reporting API). */
export const HttpsAddress = v.pipe(
  checked((value) => hasProtocol(value, /^https:$/), 'an https address'),
  v.transform((value) => new URL(value).href),
);
/** Addresses divided by spaces; the word `none` for an empty list. */
export const Feeds = v.pipe(
  v.string(),
  v.transform((value) => value.trim().split(/\s+/)),
  v.transform((words): readonly string[] => (words.join() === 'none' ? [] : words)),
  v.check(
    (words) => words.every((word) => hasProtocol(word, /^https:$/)),
    'https addresses divided by spaces, or none',
  ),
);
export const DatabaseUrl = secretAddress(
  /^postgres(ql)?:$/,
  'postgres://user:password@host:5432/name',
);
export const SigningKeys = checked(
  (keys) => parseKeys(keys) !== undefined,
  'keys of 64 hexadecimal digits, divided by commas, the signing one first',
);
export const SmtpUrl = secretAddress(/^smtps?:$/, 'smtps://user:password@host:465');
export const HeaderName = text(/^[A-Za-z-]+$/, 'the name of a header, such as X-Forwarded-For');
export const Email = v.pipe(v.string(), v.email('an e-mail address'));
export const YesOrNo = v.picklist(['yes', 'no'], 'yes or no');

const STATION_FORMS = Object.keys(SHOP_STATION_FORMS) as ShopStationForm[];
/** How the ticket shop identifies stations. */
export const StationForm = v.picklist(STATION_FORMS, STATION_FORMS.join(' or '));

/** A line that shows something: spaces and characters without a shape alone are no name. */
export const Line = v.pipe(
  text(
    /^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Zl}\p{Zp}]+$/u,
    'one line of text that is not empty',
  ),
  v.trim(),
);

/** Three digits at least, as the shortest numbers of emergency services have. */
export const Telephone = checked(
  (value) => /^\+?[\d ()./-]{3,30}$/.test(value) && value.replaceAll(/\D/g, '').length >= 3,
  'a telephone number with three digits or more',
);

const PORT = 'a port number from 0 to 65535';
export const Port = v.pipe(number(/^\d{1,5}$/, PORT), v.maxValue(65_535, PORT));

export const Host = checked(
  (value) => isIP(value) > 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/.test(value),
  'an address or a name of this machine, such as 127.0.0.1',
);

export const Origin = checked(
  (value) => /^https?:/.test(value) && URL.parse(value)?.origin === value,
  'an origin such as https://www.example.com, without a path',
);

/** An address by itself, or after the sender's name: `Binario <newsletter@binario.example>`. */
export const Sender = v.pipe(
  Line,
  v.check(
    (value) => v.is(Email, /^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value),
    'an e-mail address, such as Binario <newsletter@example.com>',
  ),
);

export const Profiles = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((entry) => entry.trim().split(/\s*=\s*(.*)/s, 2))),
  v.check(
    (pairs) => pairs.every((pair) => v.is(v.tuple([Line, Address]), pair)),
    'pairs such as Mastodon=https://…,Bluesky=https://…',
  ),
  v.transform((pairs): Record<string, string> => Object.fromEntries(pairs)),
);
