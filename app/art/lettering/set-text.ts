import { jost } from './generated/jost.ts';
import type { Weight } from './typeface.ts';

const EM = 1000;
/** Replaces a letter that the font's selection lacks. */
const SUBSTITUTE = '-';

export interface TextStyle {
  readonly weight: Weight;
  /** Pixels of one em. */
  readonly size: number;
  /** Extra room between letters, in thousandths of the em. */
  readonly tracking?: number;
}

interface SetLetter {
  readonly x: number;
  readonly outline: string;
}

/** A letter in the selection: itself, its base without the accent, or the substitute. */
function available(character: string, weight: Weight): string {
  const { glyphs } = jost[weight];
  if (Object.hasOwn(glyphs, character)) return character;
  const base = /\s/.test(character) ? ' ' : character.normalize('NFD').charAt(0);
  return Object.hasOwn(glyphs, base) ? base : SUBSTITUTE;
}

function setLetters(
  text: string,
  { weight, tracking = 0 }: TextStyle,
): { letters: SetLetter[]; width: number } {
  const { glyphs, kerning } = jost[weight];
  const letters: SetLetter[] = [];
  let x = 0;
  let before = '';
  for (const character of text.normalize('NFC')) {
    const letter = available(character, weight);
    const [advance, outline] = glyphs[letter] ?? [0, ''];
    const base = letter.normalize('NFD').charAt(0);
    if (before) x += (kerning[before]?.[base] ?? 0) + tracking;
    letters.push({ x, outline });
    x += advance;
    before = base;
  }
  return { letters, width: x };
}

/** The width of one line of text, in pixels. */
export function measureText(text: string, style: TextStyle): number {
  return (setLetters(text, style).width * style.size) / EM;
}

/**
 * One line of text as path data whose units are thousandths of the em, from x 0 on the baseline y
 * 0.
 */
export function textOutline(text: string, style: TextStyle): string {
  return setLetters(text, style)
    .letters.map(({ x, outline }) =>
      outline.replace(/([MLQC])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
        const shifted = numbers
          .trim()
          .split(/[\s,]+/)
          .map((number, index) => (index % 2 === 0 ? Number(number) + Math.round(x) : number));
        return `${command}${shifted.join(' ')}`;
      }),
    )
    .join('');
}
