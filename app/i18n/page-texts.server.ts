import { createInstance, type i18n, type TFunction } from 'i18next';
import { inEveryLanguage, type Language } from '#app/domain/language.ts';
import { joinPrepositions } from './prepositions.ts';
import { RESOURCES } from './resources/resources.server.ts';
import type { Texts } from './resources/texts.ts';

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
  const getFixedT = translator.getFixedT.bind(translator);
  const known = new Map<string, TFunction>();
  translator.getFixedT = ((_: unknown, parts: keyof Texts) => {
    const texts = known.get(`${parts}`) ?? remembering(getFixedT(language, parts));
    known.set(`${parts}`, texts);
    return texts;
  }) as typeof getFixedT;
  return translator;
}

/** Texts without gaps come out the same each time, and a page has hundreds: to find them took a tenth of its time. */
function remembering(find: unknown): TFunction {
  const t = find as (key: string, values?: object) => string;
  const known = new Map<string, string>();
  return ((key: string, values?: object) => {
    if (values) return t(key, values);
    const text = known.get(key) ?? t(key);
    known.set(key, text);
    return text;
  }) as unknown as TFunction;
}

// Made at the start, so that no visitor waits for them.
const TRANSLATORS = inEveryLanguage(createTranslator);

/** The server's translator of a language, with every text. */
export function translatorFor(language: Language): i18n {
  return TRANSLATORS[language];
}

/**
 * Gives the texts of one part of the site in a language, by their keys.
 * @example textsFor('it', 'hotels')('title', { city: 'Roma' })
 */
export function textsFor<Part extends keyof Texts>(language: Language, part: Part): TFunction<Part> {
  return TRANSLATORS[language].getFixedT(language, part);
}
