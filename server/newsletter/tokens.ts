import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The content of a confirmation link. */
export interface ConfirmationClaim {
  readonly subscriberId: string;
  /** Id of the mail that carries the link; it makes the link work once. */
  readonly mailId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Signs and reads the tokens in the links of mails, and names addresses by keyed hashes. */
export interface Tokens {
  signConfirmation(claim: ConfirmationClaim): string;
  signUnsubscribe(subscriberId: string): string;
  /**
   * Reads a confirmation token; undefined unless one of the keys signed it for this purpose. The
   * caller checks whether it has expired.
   */
  readConfirmation(token: string): ConfirmationClaim | undefined;
  /** Reads the subscriber's id from an unsubscribe token, which never expires. */
  readUnsubscribe(token: string): string | undefined;
  /** Names an erased address by 43 characters, with each key; new rows take the first name. */
  erasedNames(addressKey: string): readonly [string, ...string[]];
  /** Names a mailbox by 43 characters, with each key; new rows take the first name. */
  mailboxNames(mailbox: string): readonly [string, ...string[]];
  /** Names a counter by a keyed hash of 22 characters. */
  nameCounter(subject: string): string;
}

/** Secret keys: the first one signs, and all of them verify. */
export type SigningKeys = readonly [string, ...string[]];

type Purpose = 'c' | 'u';

const PARTS = { c: 3, u: 1 } as const;

/** Names a key in public, without telling anything about it. */
export function keyId(secret: string): string {
  return createHash('sha256').update(`newsletter key ${secret}`).digest('hex').slice(0, 8);
}

/**
 * Creates the tokens of some keys, which may change: HMAC-SHA256, with a derived key for each
 * purpose. A token names its key: `purpose.key.content.signature`. Earlier releases had one key and
 * named none.
 */
export function createTokens(source: SigningKeys | (() => SigningKeys)): Tokens {
  const keysNow = typeof source === 'function' ? source : () => source;
  // Derived once, since an export signs two links for each subscriber.
  const derived = new Map<string, DerivedKeys>();
  function derive(secret: string): DerivedKeys {
    const known = derived.get(secret) ?? deriveKeys(secret);
    derived.set(secret, known);
    return known;
  }

  /** Returns the parts of a valid token without purpose, key and signature, else an empty array. */
  function read(purpose: Purpose, token: string): string[] {
    const parts = token.split('.').slice(1, -1);
    const isNamed = parts.length === PARTS[purpose] + 1;
    if (!isNamed && parts.length !== PARTS[purpose]) return [];
    const body = `${purpose}.${parts.join('.')}`;
    const isValid = keysNow()
      .map(derive)
      .filter(({ id }) => !isNamed || id === parts[0])
      .some((keys) => isEqual(token, sign(keys, purpose, body)));
    if (!isValid) return [];
    return isNamed ? parts.slice(1) : parts;
  }

  const signNamed = (purpose: Purpose, content: string) => {
    const keys = derive(keysNow()[0]);
    return sign(keys, purpose, `${purpose}.${keys.id}.${content}`);
  };
  const namesOf = (subject: string): [string, ...string[]] => {
    const [signer, ...others] = keysNow();
    const name = (secret: string) =>
      createHmac('sha256', secret).update(`newsletter ${subject}`).digest('base64url');
    return [name(signer), ...others.map(name)];
  };

  return {
    signConfirmation: ({ subscriberId, mailId, expiresAt }) =>
      signNamed('c', `${subscriberId}.${mailId}.${Math.floor(expiresAt / 1000).toString(36)}`),
    signUnsubscribe: (subscriberId) => signNamed('u', subscriberId),
    readConfirmation: (token) => {
      const [subscriberId, mailId, expires] = read('c', token);
      if (subscriberId === undefined || mailId === undefined || expires === undefined)
        return undefined;
      return { subscriberId, mailId, expiresAt: Number.parseInt(expires, 36) * 1000 };
    },
    readUnsubscribe: (token) => read('u', token)[0],
    erasedNames: (addressKey) => namesOf(`erased ${addressKey}`),
    mailboxNames: (mailbox) => namesOf(`mailbox ${mailbox}`),
    nameCounter: (subject) => namesOf(`quota ${subject}`)[0].slice(0, 22),
  };
}

/** The keys that are derived from a secret, and its name. */
interface DerivedKeys extends Readonly<Record<Purpose, Buffer>> {
  readonly id: string;
}

/** Derives the key of each purpose: a token for one purpose is worthless for the other. */
function deriveKeys(secret: string): DerivedKeys {
  const keyOf = (use: string) =>
    createHmac('sha256', secret).update(`newsletter ${use} v1`).digest();
  return { id: keyId(secret), c: keyOf('confirm'), u: keyOf('unsubscribe') };
}

/** Signs a body for one purpose. */
function sign(keys: DerivedKeys, purpose: Purpose, body: string): string {
  // Hexadecimal, because programs that find links in plain text cut off a final "-" or "_".
  return `${body}.${createHmac('sha256', keys[purpose]).update(body).digest('hex')}`;
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
