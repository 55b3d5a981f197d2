import { createHmac, timingSafeEqual } from 'node:crypto';

/** The content of a confirmation link. */
export interface ConfirmationClaim {
  readonly subscriberId: string;
  /** Id of the mail that carries the link; it makes the link work once. */
  readonly mailId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Signs and reads the tokens in the links of mails. */
export interface Tokens {
  signConfirmation(claim: ConfirmationClaim): string;
  signUnsubscribe(subscriberId: string): string;
  /**
   * Reads a confirmation token; undefined unless it was signed with this secret for this purpose.
   * The caller checks whether it has expired.
   */
  readConfirmation(token: string): ConfirmationClaim | undefined;
  /** Reads the subscriber's id from an unsubscribe token, which never expires. */
  readUnsubscribe(token: string): string | undefined;
  /** Names an erased address by a keyed hash of 43 characters. */
  nameErased(addressKey: string): string;
  /** Names a counter by a keyed hash of 22 characters. */
  nameCounter(subject: string): string;
}

type Purpose = 'c' | 'u';

/**
 * Creates the tokens of one secret: HMAC-SHA256, with a derived key for each purpose. A new secret
 * invalidates every link that was ever sent.
 */
export function createTokens(secret: string): Tokens {
  const keyOf = (purpose: string) =>
    createHmac('sha256', secret).update(`newsletter ${purpose} v1`).digest();
  // A token for one purpose is worthless for the other.
  const keys = { c: keyOf('confirm'), u: keyOf('unsubscribe') };
  const sign = (purpose: Purpose, content: string) => {
    const body = `${purpose}.${content}`;
    // Hexadecimal, because programs that find links in plain text cut off a final "-" or "_".
    return `${body}.${createHmac('sha256', keys[purpose]).update(body).digest('hex')}`;
  };
  /** Returns the parts of a valid token without purpose and signature, else an empty array. */
  const read = (purpose: Purpose, token: string): string[] => {
    const content = token.split('.').slice(1, -1);
    const given = Buffer.from(token);
    const expected = Buffer.from(sign(purpose, content.join('.')));
    return given.length === expected.length && timingSafeEqual(given, expected) ? content : [];
  };

  return {
    signConfirmation: ({ subscriberId, mailId, expiresAt }) =>
      sign('c', `${subscriberId}.${mailId}.${Math.floor(expiresAt / 1000).toString(36)}`),
    signUnsubscribe: (subscriberId) => sign('u', subscriberId),
    readConfirmation: (token) => {
      const [subscriberId, mailId, expires] = read('c', token);
      if (subscriberId === undefined || mailId === undefined || expires === undefined)
        return undefined;
      return { subscriberId, mailId, expiresAt: Number.parseInt(expires, 36) * 1000 };
    },
    readUnsubscribe: (token) => read('u', token)[0],
    nameErased: (addressKey) =>
      createHmac('sha256', secret).update(`newsletter erased ${addressKey}`).digest('base64url'),
    nameCounter: (subject) =>
      createHmac('sha256', secret)
        .update(`newsletter quota ${subject}`)
        .digest('base64url')
        .slice(0, 22),
  };
}
