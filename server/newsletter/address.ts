import { domainToASCII, domainToUnicode } from 'node:url';
import * as v from 'valibot';

/** An e-mail address that is safe to put in a mail header and an SMTP command. */
export interface Address {
  /**
   * ASCII only, at most 254 characters: the local part as typed, `@`, the domain in lower case and
   * punycode.
   */
  readonly text: string;
  /** The unique form: the same, with the local part in lower case too. */
  readonly key: string;
}

// `domainToASCII` reads a domain like the host of a URL and drops invisible characters. Neither may
// change the domain that was typed.
const CHANGES_A_DOMAIN = /[\p{C}\p{Z}]|[\0-\x7f](?<![a-z0-9.-])/iu;
// A local part of at most 64 characters, without dots at its ends or beside each other, and a
// domain with a top level.
const SENDABLE = /^(?!\.|[^@]*\.[.@])[^@]{1,64}@.+\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

const AddressText = v.pipe(
  v.string(),
  v.maxLength(1_024),
  v.trim(),
  v.transform(withAsciiDomain),
  v.rfcEmail(),
  v.maxLength(254),
  v.regex(SENDABLE),
);

/**
 * Parses an untrusted e-mail address; undefined if no mail can be sent to it. Checks the syntax of
 * the HTML standard, after converting an international domain to punycode (UTS 46), and requires a
 * top level. Rejects quoted local parts, comments, IP literals and local parts beyond ASCII
 * (RFC 6531), because a mail server on the way may not support them.
 */
export function parseAddress(input: string): Address | undefined {
  const { success, output } = v.safeParse(AddressText, input);
  return success ? { text: output, key: output.toLowerCase() } : undefined;
}

/**
 * Names the mailbox behind an address's key: without `+tag`, and without dots where the provider
 * ignores them.
 * @example mailboxOf('an.na+trains@googlemail.com') // 'anna@gmail.com'
 */
export function mailboxOf(key: string): string {
  const [local = '', domain = ''] = key.split('@');
  const name = local.replace(/(?<=.)\+.*/, '');
  // Google ignores dots, and both its domains are one.
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

function withAsciiDomain(typed: string): string {
  const at = typed.lastIndexOf('@') + 1;
  const domain = typed.slice(at);
  if (CHANGES_A_DOMAIN.test(domain)) return '';
  // `domainToASCII` does not check labels that are punycode already. Decoding and encoding them
  // again does.
  const ascii = domainToASCII(domain.normalize('NFC'));
  const readable = domainToUnicode(ascii);
  return domainToASCII(readable) === ascii && !/\bxn--|-\.|\.-|^-/.test(readable)
    ? typed.slice(0, at) + ascii
    : '';
}
