// Letters that Unicode does not decompose into a base letter and a mark.
const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

const NOT_ASCII = /[^ -~]/;

/** Folds a part of a text, and keeps the spaces at its ends. */
export function foldPart(part: string): string {
  // Most names are ASCII, which has nothing to decompose.
  const letters = NOT_ASCII.test(part) ? toAscii(part) : part.toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, ' ');
}

function toAscii(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}+/gu, '')
    .replace(/[^ -~]/g, (letter) => SPECIAL_LETTERS[letter] ?? ' ');
}

/**
 * A text as lower-case ASCII words with single spaces between them: case, diacritics, apostrophes,
 * hyphens, dots and every other sign are gone. Folding twice changes nothing more.
 * @example fold('Sant’Agata—Milão') // 'sant agata milao'
 */
export function fold(text: string): string {
  return foldPart(text).trim();
}

/**
 * The letters and digits of a folded text without its spaces, so that "San Remo" and "Sanremo" are
 * one.
 */
export function joinWords(folded: string): string {
  return folded.replaceAll(' ', '');
}

// Italian, French and German short forms as stations and timetables write them; their dots are
// folded to spaces.
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bs ?m ?n\b/g, 'san maria novella'],
  [/\b(?:santissim[ao]|ss)\b/g, 'san'],
  [/\b(?:s|st|ste|sta|sto|saint|sainte|sant|santa|santo|sankt) (?=[a-z])/g, 'san '],
  [/\bsan m (?=novella)/g, 'san maria '],
  [/\bc ?le\b|\bcentral(?:es)?\b/g, 'centrale'],
  [/\bp ?ta\b/g, 'porta'],
  [/\bp ?z?za\b/g, 'piazza'],
  [/\bp (?=nuova|susa|garibaldi|genova|romana|venezia|vescovo)/g, 'porta '],
  [/\bv ?le\b/g, 'viale'],
  [/\bb ?go\b/g, 'borgo'],
  [/\bhauptbahnhof\b|\bhb\b/g, 'hbf'],
  [/\b(?:aerop|aeropuerto|aeroport|airport|flughafen)\b/g, 'aeroporto'],
  [/\baeroporto d[ei]? (?=[a-z])/g, 'aeroporto '],
];

// Words that travellers add to a name and that are part of none.
const FILLER =
  /\b(?:stazione(?: di| ferroviaria)?|(?:train )?station|estacao|gare(?: de| du)? (?!de )|bahnhof)\b/g;

const SHORT_FORM_OR_FILLER = new RegExp(
  [...SHORT_FORMS.map(([{ source }]) => source), FILLER.source].join('|'),
);

/** A folded text without fillers such as "stazione di"; a text of fillers alone stays as it is. */
export function dropFillers(folded: string): string {
  const bare = folded.replace(FILLER, '').replace(/ +/g, ' ').trim();
  return bare === '' ? folded : bare;
}

/**
 * A folded text with its short forms written out, all forms of "Saint" as "san" and fillers left
 * out. For comparing two texts in this form.
 * @example expandShortForms('venezia s lucia') // 'venezia san lucia'
 */
export function expandShortForms(folded: string): string {
  // Few of the thousands of names have any of them, and one look is faster than one for each.
  if (!SHORT_FORM_OR_FILLER.test(folded)) return folded;
  let expanded = folded;
  for (const [pattern, replacement] of SHORT_FORMS)
    expanded = expanded.replace(pattern, replacement);
  return dropFillers(expanded);
}

/** A text in its form for comparison. */
export interface FoldedText {
  readonly folded: string;
  readonly words: readonly string[];
  /** The words without the spaces between them. */
  readonly key: string;
  /** The key from each of the words on. */
  readonly endings: readonly string[];
  /** Short forms are written out. */
  readonly isExpanded: boolean;
}

/**
 * The forms of a text for comparison: as written, and with its short forms written out where it has
 * any.
 */
export function foldedForms(text: string): readonly [FoldedText, ...FoldedText[]] {
  const folded = fold(text);
  const expanded = expandShortForms(folded);
  const written = foldedText({ folded, isExpanded: false });
  if (expanded === folded) return [written];
  return [written, foldedText({ folded: expanded, isExpanded: true })];
}

function foldedText({ folded, isExpanded }: Pick<FoldedText, 'folded' | 'isExpanded'>): FoldedText {
  const words = folded.split(' ');
  const endings = [...words];
  for (let place = endings.length - 2; place >= 0; place -= 1)
    endings[place] = `${words[place]}${endings[place + 1]}`;
  return { folded, words, key: joinWords(folded), endings, isExpanded };
}
