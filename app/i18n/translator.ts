import { createContext, useContext, useMemo } from 'react';
import type { Language } from '#app/domain/language.ts';
import { pluralRules } from './intl.ts';
import { joinPrepositions } from './prepositions.ts';
import type { Texts } from './resources/resources.server.ts';
import type { PluralForm } from './resources/shape.ts';

interface TextTable {
  readonly [key: string]: string | TextTable;
}

/**
 * The keys of a table: nested ones joined by dots, those of a counted text without its plural form.
 */
type TextKey<Table> = {
  [Key in keyof Table & string]: Table[Key] extends string
    ? Key extends `${infer Counted}_${PluralForm}`
      ? Counted
      : Key
    : `${Key}.${TextKey<Table[Key]>}`;
}[keyof Table & string];

/** The values of a text's `{{name}}` placeholders; others may stand beside them. */
interface TextValues {
  /** It also chooses the plural form. */
  readonly count?: number;
  readonly [name: string]: unknown;
}

/** Gives a text of one table by its key, with its placeholders filled in. */
export type Translator<Table> = (key: TextKey<Table>, values?: TextValues) => string;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * The translator of a table of texts, on the server as in the browser. A placeholder without a
 * value becomes empty; a key without a text is returned itself.
 *
 * @example translatorOf({ from: 'da {{place}}' }, 'it')('from', { place: 'L’Aquila' })
 * // 'dall’Aquila'
 */
export function translatorOf<Table extends object>(
  texts: Table,
  language: Language,
): Translator<Table> {
  return (key, values) => {
    const text = findText(texts, key) ?? findCountedText(texts, key, values?.count, language);
    if (text === undefined) return key;
    // A text without placeholders has its prepositions joined already.
    if (!text.includes('{{')) return text;
    const filled = text.replaceAll(PLACEHOLDER, (_, name: string) => String(values?.[name] ?? ''));
    return joinPrepositions(filled, language);
  };
}

function findText(texts: object, key: string): string | undefined {
  let found: string | TextTable | undefined = texts as TextTable;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

function findCountedText(
  texts: object,
  key: string,
  count: number | undefined,
  language: Language,
): string | undefined {
  const other = `${key}_other`;
  if (count === undefined) return findText(texts, other);
  const form = pluralRules(language, {}).select(count);
  return findText(texts, `${key}_${form}`) ?? findText(texts, other);
}

/** The language of a page or an island, and those parts of the texts that it has. */
export interface PageTexts extends Partial<Texts> {
  readonly language: Language;
}

const TextsContext = createContext<PageTexts | undefined>(undefined);

/** Gives the components of a page, or of an island, their language and texts. */
export const TextsProvider = TextsContext.Provider;

/**
 * The language of the page or island around a component, and the translator of one part of its
 * texts.
 * @throws where that part of the texts has not been sent
 */
export function useTexts<Part extends keyof Texts>(part: Part) {
  const page = useContext(TextsContext);
  const parts: Partial<Texts> = page ?? {};
  const texts: Texts[Part] | undefined = parts[part];
  if (!page || !texts) throw new Error(`The texts of ${part} are not here`);
  const { language } = page;
  // Memoized, since effects and callbacks depend on it.
  const t = useMemo(() => translatorOf<Texts[Part]>(texts, language), [texts, language]);
  return { t, language };
}
