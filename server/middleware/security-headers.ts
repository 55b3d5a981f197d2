import { createHash } from 'node:crypto';
import { WORKER_ADDRESS_POLICY } from '#app/domain/service-worker-path.ts';

const TRANSPORT = 'max-age=63072000; includeSubDomains';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** What is not a page can load nothing, run nothing and be framed by nobody. */
const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The headers that every answer carries, whatever it is; a page has a policy of its own. They never change, so they are a
 * table rather than a middleware of many calls: finished answers take them over whole.
 */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': FILE_POLICY,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  // The nearest station is looked for when the visitor asks; nothing else of the device is ever used.
  'Permissions-Policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  // Some addresses carry a visitor's search or a mail's token; no other site is told of them.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/**
 * The headers that an answer at a path carries, whatever it is.
 *
 * @param isPreloaded whether browsers may be told beforehand, in a list of theirs, that this domain and all below it
 * speak HTTPS alone (https://hstspreload.org); taking a domain out of that list takes months
 */
export function securityHeadersFor(isPreloaded: boolean): (path: string) => Readonly<Record<string, string>> {
  const preload = isPreloaded ? '; preload' : '';
  const all = { ...SECURITY_HEADERS, 'Strict-Transport-Security': `${TRANSPORT}${preload}` };
  // Social networks show these pictures inside pages of their own.
  const shared = { ...all, 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return (path) => (path.startsWith('/social/') ? shared : all);
}

/** What holds for the service worker: it runs its one file, which may fetch from this site and nowhere else. */
export const WORKER_POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * The content security policy of a finished page: only files of this site, the page's own inline scripts by their hashes
 * (CSP Level 3), and no way to make code out of text (Trusted Types): the one named policy knows a single address,
 * that of the service worker.
 */
export function pagePolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${WORKER_ADDRESS_POLICY}`,
  ].join('; ');
}
