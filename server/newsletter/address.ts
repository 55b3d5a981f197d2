import { domainToASCII, domainToUnicode } from 'node:url';
import * as v from 'valibot';

/** An e-mail address that is safe to put in a mail header and an SMTP command. */
export interface Address {
  /**
   * ASCII only, at most 254 characters: the local part as typed, `@`, the domain in lower case and
   * punycode.
   */
  readonly text: string;
  /** What makes it unique: the same, with the local part in lower case too. */
  readonly key: string;
}

// The conversion reads a domain like the host of a URL and drops what cannot be seen: neither may
// change what was typed.
const CHANGES_A_DOMAIN = /[\p{C}\p{Z}]|[\0-\x7f](?<![a-z0-9.-])/iu;
// Dots at the ends of the local part or beside each other, more than 64 characters of it, or no
// top-level domain.
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
 * Reads an e-mail address that is not trusted, or answers undefined when it is none that mail can
 * be sent to: valibot's check of the HTML standard's syntax, on the address with its international
 * domain in punycode (UTS 46), and a top level. Refused although some standard knows them: quoted
 * local parts, comments, IP literals and local parts beyond ASCII (RFC 6531), because a mail server
 * on the way may not carry them.
 */
export function parseAddress(input: string): Address | undefined {
  const { success, output } = v.safeParse(AddressText, input);
  return success ? { text: output, key: output.toLowerCase() } : undefined;
}

/**
 * Names the mailbox behind an address's key, whatever the alias: without `+tag`, and without dots
 * where they mean nothing.
 * @example mailboxOf('an.na+trains@googlemail.com') // 'anna@gmail.com'
 */
export function mailboxOf(key: string): string {
  const [local = '', domain = ''] = key.split('@');
  const name = local.replace(/(?<=.)\+.*/, '');
  // Google takes an address with and without dots for the same one, and both its domains.
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

function withAsciiDomain(typed: string): string {
  const at = typed.lastIndexOf('@') + 1;
  const domain = typed.slice(at);
  if (CHANGES_A_DOMAIN.test(domain)) return '';
  // An ASCII name passes unread, so a made-up punycode label shows only when it is decoded and
  // encoded again.
  const ascii = domainToASCII(domain.normalize('NFC'));
  const readable = domainToUnicode(ascii);
  return domainToASCII(readable) === ascii && !/\bxn--|-\.|\.-|^-/.test(readable)
    ? typed.slice(0, at) + ascii
    : '';
}
