import { randomBytes } from 'node:crypto';
import type { SigningKeys } from './tokens.ts';

const KEY = /^([0-9a-f]{64})(?:\/(\d{4}-\d\d-\d\d))?$/;

/** One key of the links in mails. */
interface SigningKey {
  /** 64 hexadecimal digits. */
  readonly secret: string;
  /** The moment from which the key counts no more, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** The keys in a text are none. The code is shown to the operator. */
class UnusableKeysError extends Error {
  override readonly name = 'UnusableKeysError';
  readonly code = 'SIGNING_KEYS_UNUSABLE';
}

/**
 * Parses keys that are divided by commas or white space: the first signs, all verify. `/2027-12-31`
 * after a key is the last day (UTC) on which it verifies. Lines that begin with `#` are left out.
 * Undefined if there is none, if one is malformed, or if the first has a last day.
 */
export function parseKeys(text: string): readonly SigningKey[] | undefined {
  const words = text
    .replace(/^#.*$/gm, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const keys: SigningKey[] = [];
  for (const word of words) {
    const [, secret, lastDay] = KEY.exec(word) ?? [];
    const endsAt = lastDay === undefined ? Infinity : Date.parse(`${lastDay}T24:00:00Z`);
    if (secret === undefined || Number.isNaN(endsAt)) return undefined;
    keys.push({ secret, endsAt });
  }
  return keys[0]?.endsAt === Infinity ? keys : undefined;
}

/**
 * Returns the secrets that verify at a time, the signing one first.
 *
 * @throws UnusableKeysError when the text holds no usable keys
 */
export function secretsIn(text: string, now: number): SigningKeys {
  const keys = parseKeys(text);
  const [signing, ...others] = keys?.filter(({ endsAt }) => now < endsAt) ?? [];
  if (signing === undefined) throw new UnusableKeysError('There are no usable keys.');
  return [signing.secret, ...others.map(({ secret }) => secret)];
}

/** Whether some keys include a secret, even one whose last day has passed. */
export function hasKey(text: string, secret: string): boolean {
  return parseKeys(text)?.some((key) => key.secret === secret) ?? false;
}

/** Makes a key from 32 random bytes. */
export function makeKey(): string {
  return randomBytes(32).toString('hex');
}
