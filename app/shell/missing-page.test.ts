import { expect, it } from 'vitest';
import { missingPath } from './missing-page.ts';

it.each([
  ['/cities/atlantis', '/cities/atlantis'],
  ['/404?missing=%2Ftreno-da-roma', '/treno-da-roma'],
  ['/404?missing=%2Fa%0A%0Ab%E2%80%AEc', '/a b c'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
])('logs %s as %s', (address, path) => {
  expect(missingPath(new URL(address, 'https://www.example.com'))).toBe(path);
});
