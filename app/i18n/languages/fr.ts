import { ITALIAN_LE } from './italian-names.ts';
import type { LanguageRules } from './language-rules.ts';

const BEFORE_ARTICLE = new RegExp(
  `(?<!\\p{L})([Dd]e|[Àà])([ \\u00a0])(?!${ITALIAN_LE})(Les?)[ \\u00a0](?=\\p{Lu})`,
  'gu',
);
const BEFORE_VOWEL = /(?<!\p{L})([Dd])e[ \u00a0](?=[AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ]|H(?:[oô]ne-|yères))/gu;

const CONTRACTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { Le: 'du', Les: 'des' },
  De: { Le: 'Du', Les: 'Des' },
  à: { Le: 'au', Les: 'aux' },
  À: { Le: 'Au', Les: 'Aux' },
};

export const fr: LanguageRules = {
  locale: 'fr-FR',
  joinPrepositions: (text) =>
    text
      .replace(
        BEFORE_ARTICLE,
        (_, word, space, article) => `${CONTRACTIONS[word]?.[article]}${space}`,
      )
      .replace(BEFORE_VOWEL, '$1’'),
  correctDate: (text) => text.replace(/^1 /, '1er '),
  writeDuration: writeHours,
  writeTimeOfDay: (hours, minutes) =>
    minutes === 0 ? `${hours}\u00a0h` : writeHours(hours, minutes),
};

function writeHours(hours: number, minutes: number): string {
  return `${hours}\u00a0h\u00a0${String(minutes).padStart(2, '0')}`;
}
