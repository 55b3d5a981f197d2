import { ITALIAN_LE } from './italian-names.ts';
import type { LanguageRules } from './language-rules.ts';

const BEFORE_ARTICLE = new RegExp(
  `(?<!\\p{L})([Aa]|[Dd][ai])([ \\u00a0])(?:(Il|Lo|I|Gli|${ITALIAN_LE})[ \\u00a0]|L[’'])(?=\\p{Lu})`,
  'gu',
);
// «all’1:10», «dell’1:10», but «alle 10:10».
const BEFORE_ONE = /(?<!\p{L})([Aa]|[Dd][ae])lle[ \u00a0](?=1:\d\d)/gu;
const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];
// «l’8 giugno», «fino all’11 marzo», but «il 18 giugno».
const BEFORE_EIGHT = new RegExp(
  `(?<!\\p{L})(?:il|([Aa]|[Dd][ae])l)[ \\u00a0](?=(?:8|11)[ \\u00a0](?:${MONTHS.join('|')}))`,
  'gu',
);
const BEFORE_SAME_VOWEL =
  /(?<!\p{L})(?:[Aa](?=[ \u00a0](?:[AÀÁ]|aprile|agosto))|[Ee](?=[ \u00a0][EÈÉ]))/gu;

/**
 * Names of places without a railway that take an article, each with the ending of «a» and «da»
 * before it. A word that says what the place is loses its capital: «all’aeroporto di Pisa».
 */
const WITH_ARTICLE: readonly (readonly [names: string, ending: string])[] = [
  ['Aeroporto di[ \\u00a0]|Isola d’Elba', 'll’'],
  ['Lago di (?:Como|Garda)', 'l\u00a0'],
  ['Isole Borromee|Cinque Terre', 'lle\u00a0'],
  ['Val Gardena|Città del Vaticano', 'lla\u00a0'],
];
/** Names of companies with an article: «i treni delle ÖBB», «il sito delle FFS». */
const COMPANIES_WITH_ARTICLE: typeof WITH_ARTICLE = [
  ['(?:ÖBB|FFS|Ferrovie (?:del Sud Est|Appulo Lucane|della Calabria))(?!\\p{L})', 'lle\u00a0'],
  ['(?:Ferrovia (?:retica|Circumetnea)|Deutsche Bahn)(?!\\p{L})', 'lla\u00a0'],
];
const COMMON = /^(?:Aeroporto|Isol[ae]|Lago)$/;
const BEFORE_NAMES = [...WITH_ARTICLE, ...COMPANIES_WITH_ARTICLE].map(
  ([names, ending]) =>
    [
      new RegExp(`(?<!\\p{L})([Aa]|[Dd][ai])[ \\u00a0](?=${names})(\\p{L}+)`, 'gu'),
      ending,
    ] as const,
);

/** The endings of «a», «da» and «de» (from «di») before each article: «dal Neto», «delle Cure». */
const ENDINGS: Readonly<Record<string, string>> = {
  Il: 'l',
  Lo: 'llo',
  I: 'i',
  Gli: 'gli',
  Le: 'lle',
};

export const it: LanguageRules = {
  locale: 'it-IT',
  months: MONTHS,
  weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  firstOfMonth: '1º',
  writeTimeOfDay: (hours, minutes) => `${hours}:${String(minutes).padStart(2, '0')}`,
  joinPrepositions: (text) =>
    joinArticles(addArticles(text))
      .replace(BEFORE_ONE, '$1ll’')
      .replace(BEFORE_EIGHT, (_, word?: string) => (word ? `${word}ll’` : 'l’'))
      .replace(BEFORE_SAME_VOWEL, '$&d'),
};

/** Before an article «di» becomes «de»; «a» and «da» stay as they are. */
const stemOf = (preposition: string) => preposition.replace('i', 'e');

/** «a Isola d’Elba» becomes «all’isola d’Elba». */
function addArticles(text: string): string {
  let joined = text;
  for (const [before, ending] of BEFORE_NAMES) {
    joined = joined.replace(before, (_, preposition: string, name: string) => {
      const place = COMMON.test(name) ? name.toLowerCase() : name;
      return stemOf(preposition) + ending + place;
    });
  }
  return joined;
}

/** «a Le Piagge» becomes «alle Piagge», «da L’Aquila» «dall’Aquila». */
function joinArticles(text: string): string {
  return text.replace(BEFORE_ARTICLE, (_, preposition: string, space, article) => {
    const stem = stemOf(preposition);
    return article ? `${stem}${ENDINGS[article]}${space}` : `${stem}ll’`;
  });
}
