import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';

/** How many words in a row are a sentence: fewer can be the same in two languages. */
const SENTENCE = /(?:\p{L}+[^\p{L}{}]+){4}\p{L}+/u;

/**
 * The places in some data where a text is given by language, but not in this one, as paths
 * (`cities.0.name`).
 */
export function missingTexts(data: object, language: Language): string[] {
  return entriesOf(data).flatMap(([path, value]) => {
    const isByLanguage = typeof value === 'object' && DEFAULT_LANGUAGE in value;
    return isByLanguage && !(language in value) ? [path] : [];
  });
}

/** The paths of the sentences of a table that are the same in another language's table. */
export function untranslatedTexts(english: object, translated: object): string[] {
  const texts = new Map(entriesOf(translated));
  return entriesOf(english).flatMap(([path, text]) =>
    typeof text === 'string' && SENTENCE.test(text) && texts.get(path) === text ? [path] : [],
  );
}

/** Everything inside an object, however deep, with its path. */
function entriesOf(data: object, path = ''): [path: string, value: object | string][] {
  return Object.entries(data).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[here, value] as [string, string]];
    if (typeof value !== 'object' || value === null) return [];
    return [[here, value] as [string, object], ...entriesOf(value, here)];
  });
}
