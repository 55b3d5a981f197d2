import { describe, expect, it } from 'vitest';
import { CITIES } from '#app/data/cities/cities.ts';
import { CHANGE_STATIONS } from '#app/data/minutes-to-change/change-stations.ts';
import { ONWARD_PLACES } from '#app/data/onward/find-place.ts';
import { NAMED_LINES } from '#app/data/other-lines/named-lines.ts';
import { STATION_HINTS } from '#app/data/station-hints/station-hints.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { joinPrepositions } from '#app/i18n/prepositions.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';
import { translatorOf } from '#app/i18n/translator.ts';
import { placeholders, TEXTS } from './texts.ts';

/** Plural forms differ between languages, but the key without the form must be the same. */
const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (language: (typeof LANGUAGES)[number]) =>
  [...new Set([...TEXTS[language].keys()].map(withoutForm))].sort();

describe('texts', () => {
  it('are the same keys in every language', () => {
    expect(keysOf('it')).toEqual(keysOf('en'));
    expect(keysOf('fr')).toEqual(keysOf('en'));
    expect(keysOf('en').length).toBeGreaterThan(50);
  });

  it.each(LANGUAGES)('are never empty or padded (%s)', (language) => {
    const wrong = [...TEXTS[language]].filter(
      ([, text]) => text.trim() === '' || text !== text.trim(),
    );
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('show no escape as it is written in code (%s)', (language) => {
    expect([...TEXTS[language]].filter(([, text]) => text.includes('\\'))).toEqual([]);
  });

  it.each(LANGUAGES)('have the same placeholders in %s as in English', (language) => {
    const wrong = [...TEXTS[language]].filter(([key, text]) => {
      const english = TEXTS.en.get(key);
      return english !== undefined && placeholders(text).join() !== placeholders(english).join();
    });
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)(
    'of help and accessibility quote as many names in %s as in English',
    (language) => {
      const quotes = (text: string) => text.match(/[“«]/g)?.length ?? 0;
      const wrong = [...TEXTS[language]].filter(
        ([key, text]) =>
          /^information:(?:help|accessibility)\./.test(key) &&
          quotes(text) !== quotes(TEXTS.en.get(key) ?? ''),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(LANGUAGES)('use typographic apostrophes and quotes (%s)', (language) => {
    expect([...TEXTS[language]].filter(([, text]) => /['"]|\.\.\./.test(text))).toEqual([]);
  });
});

/** The texts of a value of the data in a language. */
function dataTextsOf(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === language && typeof entry === 'string' ? [entry] : dataTextsOf(entry, language),
  );
}

const DATA = [CITIES, CHANGE_STATIONS, STATION_HINTS, ONWARD_PLACES, NAMED_LINES];
const FRENCH_DATA = dataTextsOf(DATA, 'fr');

describe.each(LANGUAGES)('texts and data in %s', (language) => {
  const texts = [...TEXTS[language].values(), ...dataTextsOf(DATA, language)];

  it('use the words of the glossary', () => {
    const wrong = {
      en: /^$/,
      it: /binari da \d/iu,
      fr: /(?<!\p{L})(?:quais? \d|[ld]es cars(?!\p{L})|bus (?:l[ea]s? )?remplac)|confort d’utilisation/iu,
    };
    expect(texts.filter((text) => wrong[language].test(text))).toEqual([]);
  });

  it('have a no-break space between a number and what it counts', () => {
    // As in «40 minutes»: a line must not end between them.
    const counted = {
      en: 'minutes?|hours?|days?|km|metres?|steps|years|stations',
      it: 'minut[oi]|or[ae]|giorni|km|metri|chilometri|gradini|anni|stazioni',
      fr:
        'minutes?|heures?|jours?|mois|ans|km|mètres?|kilomètres?|m|' +
        'marches|villes?|gares?|trains?|janvier|juillet|août',
    };
    const breakable = new RegExp(`(?<!\\+)\\d (?:${counted[language]})(?!\\p{L})`, 'u');
    expect(texts.filter((text) => breakable.test(text))).toEqual([]);
    expect(texts.join()).toMatch(/\d\u00a0minut/);
    const numbered = /\b(?:lines?|platforms?|line[ae]|lignes?|binari[oi]|voies?) \d/i;
    expect(texts.filter((text) => numbered.test(text))).toEqual([]);
    const departures = /\{\{(?:count|all)\}\} (?:partenze|dirette|départs)/;
    expect(texts.filter((text) => departures.test(text))).toEqual([]);
  });

  it('have hyphens of the site’s own faces, after which a word joiner ends no line', () => {
    expect(texts.filter((text) => /[\u2010\u2011]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\b[EU]{2}-27/.test(text))).toEqual([]);
  });

  it('call the button of a hotel by its name', () => {
    const book = TEXTS[language].get('hotels:book') ?? '';
    const quoted = texts.filter((text) =>
      new RegExp(`[“«]\\s?${book.replace(' ', '\\s')}\\s?[”»]`).test(text),
    );
    expect(quoted).toHaveLength(2);
  });
});

describe('French texts', () => {
  const texts = [...TEXTS.fr, ...FRENCH_DATA.map((text) => ['data', text] as const)];

  it('of the data are among them', () => {
    expect(FRENCH_DATA.length).toBeGreaterThan(500);
  });

  it('have a narrow no-break space before ; ! and ?', () => {
    expect(texts.filter(([, text]) => /(^|[^\u202f])[;!?]/u.test(text))).toEqual([]);
  });

  it('have a no-break space before a colon', () => {
    expect(texts.filter(([, text]) => /(^|[^\u00a0\d]):(?!\/\/)/u.test(text))).toEqual([]);
  });

  it('have no-break spaces inside quotation marks', () => {
    expect(
      texts.filter(([, text]) => /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u.test(text)),
    ).toEqual([]);
  });

  it('have a no-break space before a unit, a currency and a per cent sign', () => {
    expect(texts.filter(([, text]) => / (€|%|km\/h|km)(?![\p{L}])/u.test(text))).toEqual([]);
  });
});

/** The placeholders that stand for the name of a station or a city. */
const PLACES = [
  'arrival',
  'cities',
  'city',
  'departure',
  'from',
  'name',
  'place',
  'places',
  'station',
  'to',
];

const WRONG = {
  it: /(?<!\p{L})(?:a[ \u00a0][AÀ]|(?:a|da|di)[ \u00a0](?:(?:Il|Lo|I|Gli)[ \u00a0]|L[’']))/iu,
  fr: /(?<!\p{L})(?:de[ \u00a0][AEIOUYÉÈÊÎÔÛ]|(?:de|à)[ \u00a0]Les[ \u00a0])/iu,
};

describe.each(['it', 'fr'] as const)('texts with the name of a place in %s', (language) => {
  const keys = [...TEXTS[language]]
    .filter(([, text]) => placeholders(text).some((place) => PLACES.includes(place)))
    .map(([key]) => key);
  // Keys here begin with their part, as in `booking:nearest.found`.
  const t = translatorOf(RESOURCES[language], language) as (key: string, names: object) => string;
  it('join their prepositions with every name of the station list', () => {
    const values = stationIndexFor(language).stations.map(({ label }) =>
      Object.fromEntries(PLACES.map((place) => [place, label])),
    );
    for (const key of keys) {
      const written = values.map((names) => t(key.replace(':', '.'), names));
      expect(
        written.filter((line) => WRONG[language].test(line)),
        key,
      ).toEqual([]);
    }
  });

  it('are right without a name', () => {
    const wrong = [...TEXTS[language].values()].filter(
      (text) => joinPrepositions(text, language) !== text,
    );
    expect(wrong).toEqual([]);
    expect(keys.length).toBeGreaterThan(30);
  });
});
