import { ITALIAN_LE } from './italian-names.ts';
import type { LanguageRules } from './language-rules.ts';

const BEFORE_ARTICLE = new RegExp(
  `(?<!\\p{L})([Dd]e|[Àà])([ \\u00a0])(?!${ITALIAN_LE})(Les?)[ \\u00a0](?=\\p{Lu})`,
  'gu',
);
const VOWELS = 'AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ';
// Names of places and companies, and months: «d’Udine», «d’avril».
const BEFORE_VOWEL = new RegExp(
  `(?<!\\p{L})([Dd])e[ \\u00a0](?=[${VOWELS}]|H(?:[oô]ne-|endaye|yères)|avril|août|octobre)`,
  'gu',
);

/**
 * Names of places without a railway that take an article, each with what «à» and «de» become before
 * it. A word that says what the place is loses its capital: «à l’aéroport de Pise».
 */
const WITH_ARTICLE: readonly (readonly [names: string, to: string, of: string])[] = [
  ['Aéroport d|Île d’Elbe', 'à\u00a0l’', 'de\u00a0l’'],
  ['Lac de (?:Côme|Garde)|Centre d|Village de Corniglia|Val Gardena', 'au\u00a0', 'du\u00a0'],
  ['Îles Borromées|Cinque Terre', 'aux\u00a0', 'des\u00a0'],
  ['Cité du Vatican', 'à\u00a0la\u00a0', 'de\u00a0la\u00a0'],
];
/** Names of companies with an article: «les trains des ÖBB», «le site de vente des CFF». */
const COMPANIES_WITH_ARTICLE: typeof WITH_ARTICLE = [
  ['(?:ÖBB|CFF|Chemins de fer rhétiques)(?!\\p{L})', 'aux\u00a0', 'des\u00a0'],
  ['Ferrovie (?:del Sud Est|Appulo Lucane|della Calabria)(?!\\p{L})', 'aux\u00a0', 'des\u00a0'],
  ['(?:Ferrovia Circumetnea|Deutsche Bahn)(?!\\p{L})', 'à\u00a0la\u00a0', 'de\u00a0la\u00a0'],
];
const COMMON = /^(?:Aéroport|Îles?|Lac|Centre|Village|Val)$/;
const BEFORE_NAMES = [...WITH_ARTICLE, ...COMPANIES_WITH_ARTICLE].map(
  ([names, to, of]) =>
    [new RegExp(`(?<!\\p{L})([Dd]e|[Àà])[ \\u00a0](?=${names})(\\p{L}+)`, 'gu'), to, of] as const,
);

export const fr: LanguageRules = {
  locale: 'fr-FR',
  joinPrepositions: (text) =>
    addArticles(text)
      .replace(BEFORE_ARTICLE, (_, word: string, space: string, article: string) => {
        const plural = article === 'Les';
        return contracted(word, plural ? 'aux' : 'au', plural ? 'des' : 'du') + space;
      })
      .replace(BEFORE_VOWEL, '$1’'),
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  abbreviationMark: '.',
  firstOfMonth: '1er',
  minuteUnit: '',
  writeTimeOfDay: (hours, minutes) =>
    `${hours}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`}`,
};

/** «à Île d’Elbe» becomes «à l’île d’Elbe». */
function addArticles(text: string): string {
  let joined = text;
  for (const [before, to, of] of BEFORE_NAMES) {
    joined = joined.replace(before, (_, preposition: string, name: string) => {
      const place = COMMON.test(name) ? name.toLowerCase() : name;
      return contracted(preposition, to, of) + place;
    });
  }
  return joined;
}

/** The contraction of «à» or «de» with an article, with the preposition's capital. */
function contracted(preposition: string, to: string, of: string): string {
  const word = /d/i.test(preposition) ? of : to;
  return /[ÀD]/.test(preposition) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
