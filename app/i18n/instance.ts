import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import type { Language } from '#app/domain/language.ts';
import type { PageTexts, TextPart } from './resources/texts.ts';

const instances = new Map<Language, i18n>();

/**
 * The one ready translator of a language: it loads nothing and never suspends, because a suspended root loses hydration.
 *
 * @param texts added to what the instance has; parts it already has stay as they are
 */
export function i18nFor(language: Language, texts: PageTexts): i18n {
  let instance = instances.get(language);
  if (!instance) {
    instance = createTranslator(language);
    instances.set(language, instance);
  }
  for (const part of Object.keys(texts) as TextPart[]) {
    if (!instance.hasResourceBundle(language, part)) instance.addResourceBundle(language, part, texts[part]);
  }
  return instance;
}

function createTranslator(language: Language): i18n {
  const instance = createInstance();
  // React escapes every text it shows, so i18next must not do it a second time.
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
