import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { securityTxt } from './security-txt.ts';

const settings = { email: 'security@example.com', publicOrigin: 'https://www.example.com' };

it('names contact, languages, its own address, and an end half a year ahead', () => {
  expect(securityTxt(settings, '2026-12-10')).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2027-06-08T00:00:00Z',
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names no canonical address on a site without TLS, which the standard does not allow', () => {
  const text = securityTxt({ ...settings, publicOrigin: 'http://localhost:3000' }, '2026-12-10');
  expect(text).not.toContain('Canonical');
});

it('does not exist while the contact address is the placeholder', () => {
  expect(
    securityTxt({ ...settings, email: 'hello@binario.example' }, '2026-12-10'),
  ).toBeUndefined();
});
