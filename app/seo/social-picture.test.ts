import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pairName,
  parseSocialPicture,
  SOCIAL_KINDS,
  socialPictureAddress,
} from './social-picture.ts';

describe('the address of a social picture', () => {
  it('names kind, page and language', () => {
    expect(socialPictureAddress({ kind: 'city', name: 'rome' }, 'it')).toBe(
      '/social/city/rome.png?lng=it',
    );
    expect(socialPictureAddress({ kind: 'page', name: 'home' }, 'en')).toBe(
      '/social/page/home.png?lng=en',
    );
  });

  it('parses back to every kind', () => {
    for (const kind of SOCIAL_KINDS) {
      const name = pairName('la-spezia', 'rome');
      expect(parseSocialPicture(kind, `${name}.png`)).toEqual({ kind, name });
    }
  });

  it.each([
    ['city', 'rome.jpg'],
    ['city', 'rome'],
    ['city', '.png'],
    ['city', 'Rome.png'],
    ['city', '../rome.png'],
    ['toString', 'rome.png'],
    ['city', `${'a'.repeat(101)}.png`],
  ])('is none for %s and %s', (kind, file) => {
    expect(parseSocialPicture(kind, file)).toBeUndefined();
  });

  it('accepts any text, and rejects a name that needs escaping', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SOCIAL_KINDS), fc.string({ unit: 'binary' }), (kind, text) => {
        const parsed = parseSocialPicture(kind, `${text}.png`);
        expect(parsed === undefined || /^[a-z0-9-]+$/.test(parsed.name)).toBe(true);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
