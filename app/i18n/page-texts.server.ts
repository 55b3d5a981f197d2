import { createInstance, type i18n, type TFunction } from 'i18next';
import { inEveryLanguage, type Language } from '#app/domain/language.ts';
import { joinPrepositions } from './prepositions.ts';
import { RESOURCES } from './resources/resources.server.ts';
import type { Texts } from './resources/texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Texts;
  }
}

function createTranslator(language: Language): i18n {
  const translator = createInstance();
  translator.use({
    type: 'postProcessor',
    name: 'prepositions',
    process: (text: string) => joinPrepositions(text, language),
  });
  void translator.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { ...RESOURCES[language] } },
    initAsync: false,
    // React escapes every text it shows, so i18next must not do it a second time.
    interpolation: { escapeValue: false },
    // Here, so that no text with a name in it can do without.
    postProcess: ['prepositions'],
    react: { useSuspense: false },
  });
  // Texts without gaps come out the same each time, and a page has hundreds: to find them took a
  // tenth of its time.
  const getFixedT: (language: Language, parts: keyof Texts) => unknown =
    translator.getFixedT.bind(translator);
  const known = new Map<string, string>();
  translator.getFixedT = ((_: unknown, parts: keyof Texts): unknown => {
    const t = getFixedT(language, parts) as (key: string, values?: object) => string;
    return (key: string, values?: object) => {
      if (values) return t(key, values);
      const name = `${parts}:${key}`;
      const text = known.get(name) ?? t(key);
      known.set(name, text);
      return text;
    };
  }) as i18n['getFixedT'];
  return translator;
}

// Made at the start, so that no visitor waits for them.
const TRANSLATORS = inEveryLanguage(createTranslator);

/** The server's translator of a language, with every text. */
export const translatorFor = (language: Language): i18n => TRANSLATORS[language];

/**
 * Gives the texts of one part of the site in a language, by their keys.
 * @example textsFor('it', 'hotels')('title', { city: 'Roma' })
 */
export function textsFor<Part extends keyof Texts>(
  language: Language,
  part: Part,
): TFunction<Part> {
  return TRANSLATORS[language].getFixedT(language, part);
}
