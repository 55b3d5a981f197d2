/** A stretch of a text: plain, or a link to something that the text only names. */
export type TextPiece = string | { readonly text: string; readonly target: string };

/** A paragraph or a list of a text. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly pieces: readonly TextPiece[] }
  | { readonly kind: 'list'; readonly items: (readonly TextPiece[])[] };

const LINK = /\[([^\]]+)\]\((\w+)\)/g;
const ITEM = '- ';

/**
 * Reads a long text of the resources: each line is a paragraph, lines that begin with `- ` are the items of a list, and
 * `[text](target)` is a link whose address the page knows.
 */
export function parseTextBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n')) {
    const isItem = line.startsWith(ITEM);
    const pieces = parseTextPieces(isItem ? line.slice(ITEM.length) : line);
    const last = blocks.at(-1);
    if (!isItem) blocks.push({ kind: 'paragraph', pieces });
    else if (last?.kind === 'list') last.items.push(pieces);
    else blocks.push({ kind: 'list', items: [pieces] });
  }
  return blocks;
}

/** Reads the links in one line of a text. */
export function parseTextPieces(line: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    const [whole, text = '', target = ''] = match;
    if (match.index > end) pieces.push(line.slice(end, match.index));
    pieces.push({ text, target });
    end = match.index + whole.length;
  }
  if (end < line.length) pieces.push(line.slice(end));
  return pieces;
}

/** Fills in the `{{name}}` places of a text. @throws for a name without a value */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {{${name}}}`);
    return value;
  });
}
