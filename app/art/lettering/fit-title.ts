import { measureText, type TextStyle } from './set-text.ts';

/** A text in lines, at the size at which all of them fit. */
export interface FittedTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

interface TitleBox {
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
  readonly style: Omit<TextStyle, 'size'>;
  /**
   * Sizes to try, the largest first; the last is taken even when a single word is wider than the
   * box.
   */
  readonly sizes: readonly number[];
}

/**
 * Below this share of the largest size a word that is too wide is broken behind its hyphens rather
 * than shrunk.
 */
const HYPHEN_SHARE = 0.5;

/**
 * Breaks a text into lines no wider than `width`, each as full as it can be. A word is broken
 * behind its hyphens only where that is allowed and it is too wide; otherwise it stays whole.
 */
export function breakLines(
  text: string,
  width: number,
  style: TextStyle,
  breaksHyphens = false,
): string[] {
  const lines: string[] = [];
  const words = text.split(/[ \t\n]+/).filter(Boolean);
  const parts = words.flatMap((word) =>
    breaksHyphens && measureText(word, style) > width
      ? word.split(/(?<=-)(?=.)/).map((part, index) => ({ part, space: index === 0 ? ' ' : '' }))
      : [{ part: word, space: ' ' }],
  );
  for (const { part: word, space } of parts) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line}${space}${word}`;
    if (line !== undefined && measureText(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * The narrowest width that needs no more lines, so that the lines are about as long as each other.
 */
function balanceLines(
  text: string,
  width: number,
  style: TextStyle,
  breaksHyphens: boolean,
): string[] {
  let best = breakLines(text, width, style, breaksHyphens);
  const count = best.length;
  for (let narrower = width * 0.96; narrower > width * 0.5; narrower *= 0.96) {
    const lines = breakLines(text, narrower, style, breaksHyphens);
    const fits = lines.every((line) => measureText(line, style) <= narrower);
    if (lines.length > count || !fits) break;
    best = lines;
  }
  return best;
}

function shorten(line: string, width: number, style: TextStyle): string {
  let text = line;
  while (text.length > 1 && measureText(`${text}…`, style) > width)
    text = text.slice(0, -1).trimEnd();
  return text === line ? line : `${text}…`;
}

/**
 * Sets a title as large as its box allows. A title that is too long even at the smallest size ends
 * in an ellipsis.
 */
export function fitTitle(
  text: string,
  { width, height, lineHeight, style, sizes }: TitleBox,
): FittedTitle {
  for (const size of sizes) {
    const lines = balanceLines(
      text,
      width,
      { ...style, size },
      size < (sizes[0] ?? 0) * HYPHEN_SHARE,
    );
    const wide = lines.every((line) => measureText(line, { ...style, size }) <= width);
    if (wide && lines.length * size * lineHeight <= height) return { lines, size };
  }
  const size = sizes.at(-1) ?? 16;
  const room = Math.max(1, Math.floor(height / (size * lineHeight)));
  const lines = breakLines(text, width, { ...style, size }, true);
  const kept = lines.slice(0, room);
  const last = kept.pop() ?? '';
  const rest = lines.length > room ? `${last} …` : last;
  return { lines: [...kept, rest].map((line) => shorten(line, width, { ...style, size })), size };
}
