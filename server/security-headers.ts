import { hash } from 'node:crypto';
import { SERVICE_WORKER_PATH, WORKER_ADDRESS_POLICY } from '#app/domain/service-worker-path.ts';
import type { PageRequest } from '#app/domain/site.ts';
import type { HstsReach } from './settings/hsts.ts';

/** A file can load nothing, run nothing and be framed by nobody. */
const LOCKED_DOWN = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const FILE_POLICY = `default-src 'none'; ${LOCKED_DOWN}`;

/**
 * The headers of every response; a page has a policy of its own. A page and its headers fit the
 * first ten packets of a connection, or the visitor waits for one more round trip. So headers are
 * left out that change nothing today: `Origin-Agent-Cluster` is implied by the two that isolate the
 * page, browsers look up no names of links on HTTPS pages, and Flash asked for the policy for other
 * domains.
 */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': FILE_POLICY,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Only the search for the nearest station uses the device's position, on request.
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  // Some addresses contain a visitor's search or a mail's token; no other site may see them.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * Two years, as the browsers' list of HTTPS domains advises (https://hstspreload.org); it takes one
 * year at least.
 */
const HSTS_SECONDS = 63_072_000;
const HSTS_VALUES: Readonly<Record<HstsReach, string | undefined>> = {
  off: undefined,
  host: `max-age=${HSTS_SECONDS}`,
  subdomains: `max-age=${HSTS_SECONDS}; includeSubDomains`,
  preload: `max-age=${HSTS_SECONDS}; includeSubDomains; preload`,
};

/** Adds to a response's own headers those that every response at its path has. */
export type CompleteHeaders = (
  path: string,
  own?: Readonly<Record<string, string>>,
) => Readonly<Record<string, string>>;

/**
 * Makes the one function that completes the headers of responses.
 *
 * @param hsts how far browsers insist on HTTPS from then on (RFC 6797)
 */
export function createCompleteHeaders(hsts: HstsReach): CompleteHeaders {
  const transport = HSTS_VALUES[hsts];
  const all = { ...SECURITY_HEADERS, ...(transport && { 'Strict-Transport-Security': transport }) };
  // Social networks show these pictures inside pages of their own.
  const shared = { ...all, 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return (path, own) => ({ ...(path.startsWith('/social/') ? shared : all), ...own });
}

/** The service worker runs its one file, which may fetch from this site and nowhere else. */
const WORKER_POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  LOCKED_DOWN,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * The content security policy of every page: only files of this site, the inline scripts by their
 * hashes (CSP Level 3), and no way to make code out of text (Trusted Types). The one named policy
 * of Trusted Types knows a single address, that of the service worker.
 *
 * @param inlineScripts the code of each inline script; data in a page is no script to a policy
 */
export function pagePolicy(inlineScripts: readonly string[]): string {
  const scripts = inlineScripts.map(hashSource);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
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

/** Returns the policy headers of a page. */
export type PolicyHeaders = (
  page: Pick<PageRequest, 'method' | 'fields'>,
) => Readonly<Record<string, string>>;

/**
 * Makes the function that returns the policy headers of a page.
 *
 * @param policy the content security policy of every page
 * @param reportAddress where browsers report what the policy blocked (Reporting API); without one
 * they report nothing. A report quotes the address of its page, so none is asked for where that is
 * a visitor's search or the link of a mail.
 */
export function createPolicyHeaders(
  policy: string,
  reportAddress: string | undefined,
): PolicyHeaders {
  const silent = { 'Content-Security-Policy': policy };
  if (!reportAddress) return () => silent;
  const reporting = {
    'Content-Security-Policy': `${policy}; report-to policy`,
    'Reporting-Endpoints': `policy="${reportAddress}"`,
  };
  return ({ method, fields }) => (method === 'POST' || fields.size > 0 ? silent : reporting);
}

/**
 * The content security policy of a file. A drawing may use its own style, named by its hash,
 * and nothing else: some browsers hold it to the policy it was sent with even inside a page.
 */
export function filePolicy(path: string, content: string | Uint8Array): string {
  if (path === SERVICE_WORKER_PATH) return WORKER_POLICY;
  if (!path.endsWith('.svg')) return FILE_POLICY;
  const inline = Buffer.from(content)
    .toString()
    .matchAll(/<style>([\s\S]*?)<\/style>/g);
  const styles = [...new Set([...inline].map(([, style = '']) => hashSource(style)))];
  return styles.length > 0 ? `${FILE_POLICY}; style-src ${styles.join(' ')}` : FILE_POLICY;
}

/** The name of an inline script or style in a policy. */
function hashSource(code: string): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}
