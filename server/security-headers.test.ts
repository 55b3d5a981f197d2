import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JsonScript } from '#app/seo/json-ld.tsx';
import { SPECULATION_RULES } from '#app/ui/page/speculation-rules.ts';
import { pagePolicy, securityHeadersFor } from './security-headers.ts';

it('allows the speculation rules of a page by their hash', () => {
  const html = renderToString(
    createElement(JsonScript, { type: 'speculationrules', data: SPECULATION_RULES }),
  );
  const hash = createHash('sha256').update(JSON.stringify(SPECULATION_RULES)).digest('base64');
  expect(pagePolicy(html)).toContain(`script-src 'self' 'sha256-${hash}';`);
});

it.each([
  ['off', undefined],
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('tells browsers to insist on HTTPS as far as HSTS=%s says', (hsts, value) => {
  for (const path of ['/', '/social/page/home.png'])
    expect(securityHeadersFor(hsts)(path)['Strict-Transport-Security']).toBe(value);
});
