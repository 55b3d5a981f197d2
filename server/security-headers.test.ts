import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createCompleteHeaders, filePolicy, pagePolicy } from './security-headers.ts';

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('names the inline scripts of pages by their hashes', () => {
  expect(pagePolicy(['run()', '{"prefetch":[]}'])).toContain(
    `script-src 'self' ${sourceOf('run()')} ${sourceOf('{"prefetch":[]}')};`,
  );
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
