import { createHmac, timingSafeEqual } from 'node:crypto';

/** The content of a confirmation link. */
export interface ConfirmationClaim {
  readonly subscriberId: string;
  /** Id of the mail that carries the link; it makes the link work once. */
  readonly mailId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What makes and reads the tokens of one secret. */
export type Tokens = ReturnType<typeof createTokens>;

/**
 * Makes what signs and reads the tokens of the links in mails (HMAC-SHA256, one derived key for
 * each purpose), from a secret that nobody can guess; a new secret makes every link ever sent
 * invalid.
 */
export function createTokens(secret: string) {
  const keyOf = (purpose: string) =>
    createHmac('sha256', secret).update(`newsletter ${purpose} v1`).digest();
  // A token for one purpose is worthless for the other.
  const keys = { c: keyOf('confirm'), u: keyOf('unsubscribe') };
  const sign = (purpose: keyof typeof keys, content: string) => {
    const body = `${purpose}.${content}`;
    // Hexadecimal, because programs that make links of addresses in plain text cut a final "-" or
    // "_" off.
    return `${body}.${createHmac('sha256', keys[purpose]).update(body).digest('hex')}`;
  };
  /**
   * The parts of a token that was signed here for this purpose, without its purpose and signature;
   * else none.
   */
  const read = (purpose: keyof typeof keys, token: string): string[] => {
    const content = token.split('.').slice(1, -1);
    const given = Buffer.from(token);
    const expected = Buffer.from(sign(purpose, content.join('.')));
    return given.length === expected.length && timingSafeEqual(given, expected) ? content : [];
  };

  return {
    signConfirmation: ({ subscriberId, mailId, expiresAt }: ConfirmationClaim) =>
      sign('c', `${subscriberId}.${mailId}.${Math.floor(expiresAt / 1000).toString(36)}`),
    signUnsubscribe: (subscriberId: string) => sign('u', subscriberId),
    /**
     * Answers undefined for whatever was not signed here for this purpose; whether it has expired
     * is the caller's question.
     */
    readConfirmation: (token: string): ConfirmationClaim | undefined => {
      const [subscriberId, mailId, expires] = read('c', token);
      if (subscriberId === undefined || mailId === undefined || expires === undefined)
        return undefined;
      return { subscriberId, mailId, expiresAt: Number.parseInt(expires, 36) * 1000 };
    },
    /** Answers the subscriber's id, or undefined; unsubscribe links never expire. */
    readUnsubscribe: (token: string): string | undefined => read('u', token)[0],
    /**
     * Names an erased address so that nobody without the secret can tell which it was: 43
     * characters.
     */
    nameErased: (addressKey: string) =>
      createHmac('sha256', secret).update(`newsletter erased ${addressKey}`).digest('base64url'),
    /** Names a counter so that nobody without the secret can tell what it counts: 22 characters. */
    nameCounter: (subject: string) =>
      createHmac('sha256', secret)
        .update(`newsletter quota ${subject}`)
        .digest('base64url')
        .slice(0, 22),
  };
}
