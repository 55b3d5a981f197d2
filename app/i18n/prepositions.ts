import type { Language } from '#app/domain/language.ts';

// Feminine plural in these Italian names, masculine singular in every French one: the test reads the whole station list.
const ITALIAN_LE = 'Le(?=.(?:Castella|Cure|Piagge)(?!\\p{L}))';

/** What an Italian article becomes behind «a», «da» and «de» (from «di»): «all’Aquila», «dal Neto», «delle Cure». */
const ITALIAN_ARTICLES: Readonly<Record<string, string>> = {
  Il: 'l',
  Lo: 'llo',
  I: 'i',
  Gli: 'gli',
  Le: 'lle',
};
const ITALIAN = {
  article: new RegExp(
    `(?<!\\p{L})([Aa]|[Dd][ai])([ \\u00a0])(Il|Lo|I|Gli|${ITALIAN_LE})[ \\u00a0](?=\\p{Lu})`,
    'gu',
  ),
  elided: /(?<!\p{L})([Aa]|[Dd][ai])[ \u00a0]L[’'](?=\p{Lu})/gu,
  euphonic: /(?<!\p{L})(?:([Aa])(?=[ \u00a0][AÀÁ])|([Ee])(?=[ \u00a0][EÈÉ]))/gu,
};

const FRENCH = {
  article: new RegExp(
    `(?<!\\p{L})([Dd]e|[Àà])([ \\u00a0])(?!${ITALIAN_LE})(Les?)[ \\u00a0](?=\\p{Lu})`,
    'gu',
  ),
  elided: /(?<!\p{L})([Dd])e[ \u00a0](?=[AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ]|H(?:[oô]ne-|yères))/gu,
};
const FRENCH_ARTICLES: Readonly<Record<string, string>> = {
  'de Le': 'du',
  'de Les': 'des',
  'à Le': 'au',
  'à Les': 'aux',
};

/**
 * Joins the prepositions of a text with the names that follow them, as each language does before a place: «ad Arezzo»,
 * «dall’Aquila», «alle Piagge» in Italian, where «a La Spezia» stays apart; «d’Udine», «des Arcs», «au Locle» in French.
 * English stays as it is. A text that is right already does not change.
 */
export function joinPrepositions(text: string, language: Language): string {
  switch (language) {
    case 'it':
      return text
        .replace(
          ITALIAN.article,
          (_, word, space, article) => `${stem(word)}${ITALIAN_ARTICLES[article]}${space}`,
        )
        .replace(ITALIAN.elided, (_, word) => `${stem(word)}ll’`)
        .replace(ITALIAN.euphonic, '$&d');
    case 'fr':
      return text
        .replace(FRENCH.article, (_, word: string, space, article) => {
          const joined = FRENCH_ARTICLES[`${word.toLowerCase()} ${article}`] ?? word;
          return `${word === word.toLowerCase() ? joined : capital(joined)}${space}`;
        })
        .replace(FRENCH.elided, '$1’');
    case 'en':
      return text;
  }
}

function stem(preposition: string): string {
  return preposition.replace('i', 'e');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
