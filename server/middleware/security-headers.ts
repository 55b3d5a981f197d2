import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The headers that every answer carries, whatever it is. A page adds its own content security policy. */
export function securityHeaders() {
  return secureHeaders({
    crossOriginEmbedderPolicy: 'require-corp',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    originAgentCluster: '?1',
    // Some addresses carry a visitor's search or a mail's token; no other site is told of them.
    referrerPolicy: 'same-origin',
    strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
    xContentTypeOptions: 'nosniff',
    xDnsPrefetchControl: 'off',
    xFrameOptions: 'DENY',
    xPermittedCrossDomainPolicies: 'none',
    // The nearest station is looked for when the visitor asks; nothing else of the device is ever used.
    permissionsPolicy: {
      geolocation: ['self'],
      camera: [],
      microphone: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
  });
}

/** What is not a page can load nothing, run nothing and be framed by nobody. */
const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Gives every answer without a content security policy of its own the strictest one. */
export const filePolicy: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', FILE_POLICY);
};

/**
 * The content security policy of a finished page: only files of this site, the page's own inline scripts by their hashes
 * (CSP Level 3), and no way to make code out of text (Trusted Types).
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
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
