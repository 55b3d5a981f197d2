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
  /** Sizes to try, the largest first; the last is taken even when a single word is wider than the box. */
  readonly sizes: readonly number[];
}

/** Breaks a text into lines no wider than `width`, each as full as it can be; a word is never broken. */
export function breakLines(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\n]+/).filter(Boolean)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && measureText(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest width that needs no more lines, so that the lines are about as long as each other. */
function balanceLines(text: string, width: number, style: TextStyle): string[] {
  let best = breakLines(text, width, style);
  const count = best.length;
  for (let narrower = width * 0.96; narrower > width * 0.5; narrower *= 0.96) {
    const lines = breakLines(text, narrower, style);
    const fits = lines.every((line) => measureText(line, style) <= narrower);
    if (lines.length > count || !fits) break;
    best = lines;
  }
  return best;
}

function shorten(line: string, width: number, style: TextStyle): string {
  let text = line;
  while (text.length > 1 && measureText(`${text}…`, style) > width) text = text.slice(0, -1).trimEnd();
  return text === line ? line : `${text}…`;
}

/** Sets a title as large as its box allows; what is too long even at the smallest size ends in an ellipsis. */
export function fitTitle(text: string, { width, height, lineHeight, style, sizes }: TitleBox): FittedTitle {
  for (const size of sizes) {
    const lines = balanceLines(text, width, { ...style, size });
    const wide = lines.every((line) => measureText(line, { ...style, size }) <= width);
    if (wide && lines.length * size * lineHeight <= height) return { lines, size };
  }
  const size = sizes.at(-1) ?? 16;
  const room = Math.max(1, Math.floor(height / (size * lineHeight)));
  const lines = breakLines(text, width, { ...style, size });
  const kept = lines.slice(0, room);
  const last = kept.pop() ?? '';
  const rest = lines.length > room ? `${last} …` : last;
  return { lines: [...kept, rest].map((line) => shorten(line, width, { ...style, size })), size };
}
