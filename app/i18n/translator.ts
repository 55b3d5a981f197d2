import { createContext, useContext } from 'react';
import type { Language } from '#app/domain/language.ts';
import { localeOf } from './intl.ts';
import { joinPrepositions } from './prepositions.ts';
import type { Texts } from './resources/texts.ts';

/** A table of texts, in further tables or not. */
interface TextTable {
  readonly [key: string]: string | TextTable;
}

/**
 * The keys of a table: nested ones joined by dots, those of a counted text without `_one` and
 * `_other`.
 */
type TextKey<Table> = {
  [Key in keyof Table & string]: Table[Key] extends string
    ? Key extends `${infer Counted}_${'one' | 'other'}`
      ? Counted
      : Key
    : `${Key}.${TextKey<Table[Key]>}`;
}[keyof Table & string];

/** What stands in a text's `{{name}}`; `count` also chooses between its plural forms. */
type TextValues = Readonly<Record<string, string | number | undefined>>;

/** Gives a text of one table by its key. */
export type Translator<Table> = (key: TextKey<Table>, values?: TextValues) => string;

const stepInto = (table: TextTable | string | undefined, key: string) =>
  typeof table === 'object' ? table[key] : undefined;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * The translator of the islands: says what the server's says, without its library; a missing key is
 * given back, as there.
 */
export function translatorOf<Table extends object>(
  texts: Table,
  language: Language,
): Translator<Table> {
  const plurals = new Intl.PluralRules(localeOf(language));
  return (key, values = {}) => {
    const find = (path: string) => path.split('.').reduce(stepInto, texts as TextTable);
    const form = plurals.select(Number(values.count));
    const text = find(key) ?? find(`${key}_${form}`) ?? find(`${key}_other`);
    if (typeof text !== 'string') return key;
    const filled = text.replaceAll(PLACEHOLDER, (_, name: string) => String(values[name] ?? ''));
    return joinPrepositions(filled, language);
  };
}

/** What an island knows of the page around it. */
export interface IslandTexts {
  readonly language: Language;
  readonly booking?: Texts['booking'];
  readonly map?: Texts['map'];
}

const IslandContext = createContext<IslandTexts | undefined>(undefined);

/** Gives an island's components their language and texts. */
export const IslandTextsProvider = IslandContext.Provider;

// One for each table: what depends on a translator must not change with every rendering.
const translators = new WeakMap<object, Translator<never>>();

/** The language of the page that the island stands in, and the translator of its own texts. */
export function useTexts<Part extends 'booking' | 'map'>(part: Part) {
  const island = useContext(IslandContext);
  const texts = island?.[part];
  if (!island || !texts) throw new Error(`No texts of ${part} are here`);
  const known = translators.get(texts) ?? translatorOf(texts, island.language);
  translators.set(texts, known as Translator<never>);
  return { t: known as Translator<Texts[Part]>, language: island.language };
}
