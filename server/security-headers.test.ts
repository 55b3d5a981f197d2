import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  createCompleteHeaders,
  createPolicyHeaders,
  filePolicy,
  pagePolicy,
} from './security-headers.ts';

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('names the inline scripts of pages by their hashes', () => {
  expect(pagePolicy(['run()', '{"prefetch":[]}'])).toContain(
    `script-src 'self' ${sourceOf('run()')} ${sourceOf('{"prefetch":[]}')};`,
  );
});

describe('the headers of a page’s policy', () => {
  const page = (address: string, method: 'GET' | 'POST' = 'GET') => ({
    method,
    fields: new URL(address, 'http://localhost').searchParams,
  });

  it('ask for no report without an address', () => {
    const headers = createPolicyHeaders("default-src 'none'", undefined)(page('/'));
    expect(headers).toEqual({ 'Content-Security-Policy': "default-src 'none'" });
  });

  it('name the address of reports', () => {
    const headersOf = createPolicyHeaders("default-src 'none'", 'https://r.example/csp?site=1');
    expect(headersOf(page('/'))).toEqual({
      'Content-Security-Policy': "default-src 'none'; report-to policy",
      'Reporting-Endpoints': 'policy="https://r.example/csp?site=1"',
    });
  });

  it.each([
    page('/search?from=Rome'),
    page('/newsletter/confirm?token=c.1'),
    page('/newsletter', 'POST'),
  ])('ask for no report that would quote a search or a token (%#)', (personal) => {
    const headersOf = createPolicyHeaders("default-src 'none'", 'https://r.example/');
    expect(headersOf(personal)).toEqual({ 'Content-Security-Policy': "default-src 'none'" });
  });
});

it('names the style of a drawing by its hash, once', () => {
  const style = '<style>p{}</style>';
  const policy = filePolicy('/a.svg', Buffer.from(`<svg>${style}${style}</svg>`));
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy.endsWith(`; style-src ${sourceOf('p{}')}`)).toBe(true);
});

it.each([
  ['off', undefined],
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('tells browsers to insist on HTTPS as far as HSTS=%s says', (hsts, value) => {
  for (const path of ['/', '/social/page/home.png'])
    expect(createCompleteHeaders(hsts)(path)['Strict-Transport-Security']).toBe(value);
});
