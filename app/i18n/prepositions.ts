import type { Language } from '#app/domain/language.ts';

type Forms = Readonly<Record<string, string>>;

// Feminine plural in these Italian names, masculine singular in every French one: the test reads
// the whole station list.
const ITALIAN_LE = 'Le(?=.(?:Castella|Cure|Piagge)(?!\\p{L}))';

const ITALIAN = {
  article: new RegExp(
    `(?<!\\p{L})([Aa]|[Dd][ai])([ \\u00a0])(?:(Il|Lo|I|Gli|${ITALIAN_LE})[ \\u00a0]|L[’'])(?=\\p{Lu})`,
    'gu',
  ),
  euphonic: /(?<!\p{L})(?:[Aa](?=[ \u00a0][AÀÁ])|[Ee](?=[ \u00a0][EÈÉ]))/gu,
};
/**
 * What an article becomes behind «a», «da» and «de» (from «di»): «all’Aquila», «dal Neto», «delle
 * Cure».
 */
const ITALIAN_ARTICLES: Forms = { Il: 'l', Lo: 'llo', I: 'i', Gli: 'gli', Le: 'lle' };

const FRENCH = {
  article: new RegExp(
    `(?<!\\p{L})([Dd]e|[Àà])([ \\u00a0])(?!${ITALIAN_LE})(Les?)[ \\u00a0](?=\\p{Lu})`,
    'gu',
  ),
  elided: /(?<!\p{L})([Dd])e[ \u00a0](?=[AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ]|H(?:[oô]ne-|yères))/gu,
};
const FRENCH_ARTICLES: Readonly<Record<string, Forms>> = {
  de: { Le: 'du', Les: 'des' },
  De: { Le: 'Du', Les: 'Des' },
  à: { Le: 'au', Les: 'aux' },
  À: { Le: 'Au', Les: 'Aux' },
};

/**
 * Joins the prepositions of a text with the names that follow them, as each language does before a
 * place: «ad Arezzo», «dall’Aquila», «alle Piagge» in Italian, where «a La Spezia» stays apart;
 * «d’Udine», «des Arcs», «au Locle» in French. English stays as it is. A text that is right already
 * does not change.
 */
export function joinPrepositions(text: string, language: Language): string {
  switch (language) {
    case 'it':
      return text
        .replace(ITALIAN.article, (_, word: string, space, article) => {
          const stem = word.replace('i', 'e');
          return article ? `${stem}${ITALIAN_ARTICLES[article]}${space}` : `${stem}ll’`;
        })
        .replace(ITALIAN.euphonic, '$&d');
    case 'fr':
      return text
        .replace(
          FRENCH.article,
          (_, word, space, article) => `${FRENCH_ARTICLES[word]?.[article]}${space}`,
        )
        .replace(FRENCH.elided, '$1’');
    case 'en':
      return text;
  }
}
