import { describe, expect, it } from 'vitest';
import { CITIES } from '#app/data/cities/cities.ts';
import { CHANGE_STATIONS } from '#app/data/minutes-to-change/change-stations.ts';
import { OTHER_TRAINS } from '#app/data/network/other-trains.ts';
import { NETWORK_STATIONS } from '#app/data/network/stations.ts';
import { CURRENT_CONSENT } from '#app/data/newsletter/consent.ts';
import { MAIL_TEXTS } from '#app/data/newsletter/mail-texts.ts';
import { ONWARD_PLACES } from '#app/data/onward/find-place.ts';
import { OPERATORS } from '#app/data/operators/operators.ts';
import { TRENORD_SOURCE } from '#app/data/other-lines/trenord-source.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/domain/language.ts';
import { pluralRules } from '#app/i18n/intl.ts';
import { LANGUAGE_RULES } from '#app/i18n/languages/rules.ts';
import { TEXTS } from './texts.ts';
import { missingTexts, untranslatedTexts } from './translations.ts';

const facts = {
  CITIES,
  NETWORK_STATIONS,
  OTHER_TRAINS,
  CURRENT_CONSENT,
  CHANGE_STATIONS,
  ONWARD_PLACES,
  OPERATORS,
  TRENORD_SOURCE,
};
const mailsIn = (language: Language) => MAIL_TEXTS[language]('Binario');

describe.each(LANGUAGES)('the language %s', (language) => {
  it('has a locale of its own', () => {
    expect(new Intl.Locale(LANGUAGE_RULES[language].locale).language).toBe(language);
  });

  it('has a text of every fact', () => {
    expect(missingTexts(facts, language)).toEqual([]);
  });

  it('has a name for every station', () => {
    const nameless = stationIndexFor(language).stations.filter(({ label }) => label === '');
    expect(nameless).toEqual([]);
    expect(stationIndexFor(language).stations.length).toBe(
      stationIndexFor(DEFAULT_LANGUAGE).stations.length,
    );
  });

  it('has each plural form of a small number', () => {
    const forms = new Set([...Array(100).keys()].map((n) => pluralRules(language, {}).select(n)));
    const counted = [...TEXTS[DEFAULT_LANGUAGE].keys()].filter((key) => key.endsWith('_other'));
    const needed = counted.flatMap((key) => [...forms].map((form) => key.replace(/other$/, form)));
    expect(needed.filter((key) => !TEXTS[language].has(key))).toEqual([]);
  });
});

const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

describe.each(others)('no sentence is still English in %s', (language) => {
  it('on the pages', () => {
    const english = Object.fromEntries(TEXTS[DEFAULT_LANGUAGE]);
    expect(untranslatedTexts(english, Object.fromEntries(TEXTS[language]))).toEqual([]);
  });

  it('in the mails', () => {
    expect(untranslatedTexts(mailsIn(DEFAULT_LANGUAGE), mailsIn(language))).toEqual([]);
  });
});

describe('the search for missing translations', () => {
  it('names the fact and the language', () => {
    const half = { cities: [{ name: { en: 'Rome', it: 'Roma' } }] };
    expect(missingTexts(half, 'fr')).toEqual(['cities.0.name']);
    expect(missingTexts(half, 'it')).toEqual([]);
  });

  it('finds whole sentences, not words that two languages share', () => {
    const english = { hint: 'Type the name of a station', name: 'Station', price: '{{price}} €' };
    expect(untranslatedTexts(english, { ...english })).toEqual(['hint']);
    expect(untranslatedTexts(english, { ...english, hint: 'Il nome di una stazione' })).toEqual([]);
  });
});
