import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';
import { createTokens } from './newsletter/tokens.ts';

it.each([
  ['/cities/rom', '/cities/rom'],
  ['/train-from-roma-to-milano-2026-12-10?from=x', '/train-from-roma-to-milano-2026-12-10'],
  ['/social/trip/83084095--83064212.png', '/social/trip/83084095--83064212.png'],
  ['/cities/forl%C3%AC', '/cities/forl%C3%AC'],
  [
    '/answers/en/83084095/83064212/2026-12-10.json',
    '/answers/en/83084095/83064212/2026-12-10.json',
  ],
  ['/wp-admin/setup-config.php', '/wp-admin/setup-config.php'],
  [`/${'x'.repeat(5_000)}`, `/${'x'.repeat(199)}`],
])('names a broken link whole: %s', (target, path) => {
  expect(loggedPath(target)).toBe(path);
});

it.each([
  ['/anna@example.com', '/…'],
  ['/anna%40example.com', '/…'],
  ['/anna%2540example.com/x', '/…/x'],
  ['/anna%252540example.com%zz', '/…'],
  ['/contact/mailto:anna%40example.com?subject=x', '/contact/…'],
  [`/${'x'.repeat(190)}/${'a'.repeat(64)}%40example.com`, `/${'x'.repeat(190)}/…`],
  ['/newsletter/confirm%3Ftoken=c.abc', '/newsletter/confirm'],
  ['/newsletter/unsubscribe%3Ftoken%3Du.abc', '/newsletter/unsubscribe'],
  ['/newsletter/confirm%253Ftoken%253Dc.abc', '/newsletter/confirm'],
  ['/newsletter/confirm&token=c.abc', '/newsletter/…'],
  ['/newsletter/c.abc.def', '/newsletter/…'],
  ['/3f2a9c1e-7b42-4d0a-9c55-0a1b2c3d4e5f', '/…'],
  [`/anna%${'25'.repeat(20)}40example.com`, '/…'],
  ['/anna%%34%30example.com', '/…'],
  ['/anna%EF%BC%A0example.com', '/…'],
  ['/anna%25EF%25B9%25ABexample.com', '/…'],
  ['/anna\u00ef\u00bc\u00a0example.com', '/…'],
  ['/anna%C1%80example.com', '/…'],
  ['/anna%u0040example.com', '/…'],
  ['/anna&#64;example.com', '/…'],
  ['/anna%26%2364;example.com', '/…'],
  ['/anna&commat;example.com', '/…'],
  ['/anna=40example.com', '/…'],
  ['/anna%20(at)%20example.com', '/…'],
  ['/anna%20at%20example.com', '/…'],
  ['/search&name=Anna&from=Rome', '/…'],
  ['/search;name=Anna', '/…'],
  ['/name%253DAnna/cities', '/…/cities'],
  ['/Anna%20Rossi%20333%20123%204567/x', '/…/x'],
  ['/tel:+393331234567', '/…'],
  ['/06.1234.5678', '/…'],
  ['/(0039)-333-1234567', '/…'],
])('leaves out of %s what may be personal', (target, path) => {
  expect(loggedPath(target)).toBe(path);
});

it('leaves out the token of every mail, also one that a mail program has cut', () => {
  const tokens = createTokens(['a secret of the site']);
  const claim = {
    subscriberId: 'Zx3-_kQ9vT1mB7wLpR5sYc2d',
    mailId: 'mQ4_h8-JtN0uV6xKfG2eWa1b',
    expiresAt: 9e12,
  };
  for (const token of [
    tokens.signConfirmation(claim),
    tokens.signUnsubscribe(claim.subscriberId),
  ]) {
    for (const part of [token, token.slice(0, 30), token.slice(2), token.slice(2, 26)])
      expect(loggedPath(`/newsletter/${part}`)).toBe('/newsletter/…');
  }
});

it('is quick over a path as long as the server takes', () => {
  const start = process.cpuUsage();
  for (const long of [
    '%25'.repeat(10_000),
    'x'.repeat(30_000),
    'a1'.repeat(15_000),
    '/'.repeat(30_000),
  ])
    loggedPath(`/${long}`);
  const { user } = process.cpuUsage(start);
  expect(user).toBeLessThan(200_000);
});
