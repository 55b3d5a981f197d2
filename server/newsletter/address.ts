import { domainToASCII, domainToUnicode } from 'node:url';

/** An e-mail address that is safe to put in a mail header and an SMTP command. */
export interface Address {
  /** ASCII only, at most 254 characters: the local part as typed, `@`, the domain in lower case and punycode. */
  readonly text: string;
  /** What makes it unique: the same, with the local part in lower case too. */
  readonly key: string;
}

const MAX_INPUT_LENGTH = 1024;
const MAX_ADDRESS_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const MAX_LABEL_LENGTH = 63;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
// Controls, invisible format characters (zero width, soft hyphen, direction marks), lone surrogates, private use, spaces.
const HIDDEN_OR_SPACE = /[\p{C}\p{Z}]/u;
const ASCII_NOT_IN_HOST_NAME = /[^a-z0-9.\u{80}-\u{10ffff}-]/iu;

/**
 * Reads an e-mail address that is not trusted, or answers undefined when it is none that mail can be sent to.
 *
 * Accepted: the dot-string form of RFC 5321 section 4.1.2 (local part up to 64 characters, 254 in all, RFC 3696 erratum 1690)
 * at a domain name with a top level; white space around it is dropped, international domains become punycode (UTS 46).
 * Refused although some standard knows them: quoted local parts, comments, IP literals and local parts beyond ASCII (RFC 6531),
 * because a mail server on the way may not carry them.
 */
export function parseAddress(input: string): Address | undefined {
  if (input.length > MAX_INPUT_LENGTH) return undefined;
  const typed = input.trim();
  if (HIDDEN_OR_SPACE.test(typed)) return undefined;
  const at = typed.lastIndexOf('@');
  if (at < 1) return undefined;
  const local = typed.slice(0, at);
  if (local.length > MAX_LOCAL_LENGTH || !LOCAL_PART.test(local)) return undefined;
  const domain = parseDomain(typed.slice(at + 1));
  if (domain === undefined) return undefined;
  const text = `${local}@${domain}`;
  if (text.length > MAX_ADDRESS_LENGTH) return undefined;
  return { text, key: text.toLowerCase() };
}

function parseDomain(typed: string): string | undefined {
  // The conversion reads its input like the host of a URL, so whatever a URL gives a meaning (`:`, `/`, `%`) is refused first.
  if (ASCII_NOT_IN_HOST_NAME.test(typed)) return undefined;
  const domain = domainToASCII(typed.normalize('NFC'));
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every(isLabel)) return undefined;
  return TOP_LEVEL.test(labels.at(-1) ?? '') ? domain : undefined;
}

function isLabel(label: string): boolean {
  if (label.length > MAX_LABEL_LENGTH || !LABEL.test(label)) return false;
  if (!label.startsWith('xn--')) return true;
  // An ASCII name passes the conversion unread, so a made-up punycode label shows only when it is decoded and encoded again.
  const decoded = domainToUnicode(label);
  return decoded !== label && domainToASCII(decoded) === label && !/^-|-$/.test(decoded);
}
