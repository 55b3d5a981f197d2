import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * Top-level names that no public name server knows (RFC 6761, RFC 6762, RFC 8375, ICANN's
 * `internal`).
 */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa|test|invalid|onion)$/;

/** The host of an origin, an IPv6 address without its brackets. */
export const hostOf = (origin: string) => new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether an origin is this machine itself. */
export function isLoopback(origin: string): boolean {
  const host = hostOf(origin);
  return (
    /(?:^|\.)localhost$/.test(host) ||
    host === '::1' ||
    (isIP(host) === 4 && host.startsWith('127.'))
  );
}

/**
 * Whether visitors from anywhere can reach an origin, judged by its host alone: a full name, or an
 * address of the public internet.
 * @example isPublic('https://www.example.com') // true
 * @example isPublic('http://192.168.1.10:3000') // false
 */
export function isPublic(origin: string): boolean {
  const host = hostOf(origin);
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !PRIVATE_NAMES.test(host);
}

/**
 * The newsletter's sender where none is set: the site's name and an address in the domain of its
 * public origin.
 *
 * @param otherwise the domain where the origin names none that receives mail
 * @example defaultSender('Altro', 'https://www.altro.it', 'binario.example')
 * // 'Altro <newsletter@altro.it>'
 */
export function defaultSender(siteName: string, origin: string, otherwise: string): string {
  const host = hostOf(origin);
  const hasDomain = isPublic(origin) && isIP(host) === 0;
  const domain = hasDomain ? host.replace(/^www\./, '') : otherwise;
  // Commas, dots and brackets have a meaning in addresses (RFC 5322, section 3.2.4).
  const name = /^[\p{L}\p{N} '’-]+$/u.test(siteName)
    ? siteName
    : `"${siteName.replaceAll(/["\\]/g, '\\$&')}"`;
  return `${name} <newsletter@${domain}>`;
}
