import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_WORKER_PATH, WORKER_ADDRESS_POLICY } from '#app/domain/service-worker-path.ts';
import type { HstsReach } from './env.ts';

/** What is not a page can load nothing, run nothing and be framed by nobody. */
const NO_WAY_OUT = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const FILE_POLICY = `default-src 'none'; ${NO_WAY_OUT}`;

/** The headers that every answer carries, whatever it is; a page has a policy of its own. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': FILE_POLICY,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  // The nearest station is looked for when the visitor asks; nothing else of the device is ever
  // used.
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

/**
 * The headers that a response at a path carries, whatever it is.
 *
 * @param hsts how far HTTPS reaches that browsers insist on from then on (RFC 6797)
 */
export function securityHeadersFor(
  hsts: HstsReach,
): (path: string) => Readonly<Record<string, string>> {
  const transport = HSTS_VALUES[hsts];
  const all = { ...SECURITY_HEADERS, ...(transport && { 'Strict-Transport-Security': transport }) };
  // Social networks show these pictures inside pages of their own.
  const shared = { ...all, 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return (path) => (path.startsWith('/social/') ? shared : all);
}

/**
 * What holds for the service worker: it runs its one file, which may fetch from this site and
 * nowhere else.
 */
const WORKER_POLICY = `default-src 'none'; connect-src 'self'; ${NO_WAY_OUT}; require-trusted-types-for 'script'; trusted-types 'none'`;

/**
 * The content security policy of a finished page: only files of this site, the page's own inline
 * scripts by their hashes (CSP Level 3), and no way to make code out of text (Trusted Types): the
 * one named policy knows a single address, that of the service worker.
 */
export function pagePolicy(html: string): string {
  // Data in a page is no script to a policy, and every hash is sent with every page.
  const scripts = hashesOf(
    html,
    /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g,
  );
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

/**
 * The content security policies of the service worker and the drawings in a folder, by the path
 * they are served at. A drawing may use its own style, named by its hash, and nothing else: some
 * browsers hold it to the policy it was sent with even inside a page.
 */
export function filePolicies(clientFolder: string): ReadonlyMap<string, string> {
  const policies = fromFiles(clientFolder, /\.svg$/, (drawing) => {
    const styles = hashesOf(drawing.toString(), /<style>([\s\S]*?)<\/style>/g);
    return styles.length > 0 ? `${FILE_POLICY}; style-src ${styles.join(' ')}` : FILE_POLICY;
  });
  return policies.set(SERVICE_WORKER_PATH, WORKER_POLICY);
}

/**
 * Makes what writes into a page the digest of every script and style sheet that one of its tags
 * names (Subresource Integrity): what was changed on the way, in a cache or by a proxy, is then not
 * run.
 *
 * @param clientFolder the built files; without a build nothing is written
 */
export function integrityWriter(clientFolder: string): (html: string) => string {
  const digests = fromFiles(clientFolder, /\.(?:js|css)$/, (file) =>
    hash('sha384', file, 'base64'),
  );
  const tags = /<(?:script|link)\b[^>]*? (?:src|href)="(\/assets\/[\w.-]+\.(?:js|css))"/g;
  return (html) =>
    html.replace(tags, (tag, path: string) => {
      const digest = digests.get(path);
      return digest ? `${tag} integrity="sha384-${digest}"` : tag;
    });
}

/** What is made of each of a folder's files with such a name, by the path that it is served at. */
function fromFiles(
  folder: string,
  name: RegExp,
  make: (content: Buffer) => string,
): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    name.test(file),
  );
  return new Map(files.map((file) => [`/${file}`, make(readFileSync(join(folder, file)))]));
}

/** What a policy calls each text that a pattern finds, every one once. */
function hashesOf(text: string, pattern: RegExp): readonly string[] {
  const found = [...text.matchAll(pattern)].map(([, inline = '']) =>
    hash('sha256', inline, 'base64'),
  );
  return [...new Set(found)].map((digest) => `'sha256-${digest}'`);
}
