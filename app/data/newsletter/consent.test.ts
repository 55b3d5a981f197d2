import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { formatConsent } from '#app/domain/newsletter.ts';
import { CONSENT_TEXTS, CURRENT_CONSENT } from './consent.ts';

describe('consent sentences', () => {
  it('have a version each, the current one last', () => {
    const versions = CONSENT_TEXTS.map((text) => text.version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(CONSENT_TEXTS.at(-1)).toBe(CURRENT_CONSENT);
  });

  it.each(LANGUAGES)('name the site in %s, with any name', (language) => {
    for (const text of CONSENT_TEXTS) {
      const sentence = formatConsent(text, language, '$& Trains');
      expect(sentence).toContain('$& Trains');
      expect(sentence).not.toMatch(/[{}]/);
    }
  });
});
