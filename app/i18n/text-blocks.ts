const LINK = /\[([^\]]+)\]\((\w+)\)/;
const ITEM = '- ';

/**
 * Splits a long text into blocks. Each line is a paragraph; neighbouring lines that begin with a
 * hyphen are one list.
 */
export function parseTextBlocks(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (!line.startsWith(ITEM)) blocks.push(line);
    else if (Array.isArray(last)) last.push(line.slice(ITEM.length));
    else blocks.push([line.slice(ITEM.length)]);
  }
  return blocks;
}

/** A link in a text; the page knows the address of its target. */
export interface TextLink {
  readonly text: string;
  readonly target: string;
}

/**
 * Reads the links in one line of a text: `[text](target)`. The rest is plain text.
 */
export function parseTextPieces(line: string): (string | TextLink)[] {
  // After each plain text come the pattern's groups: a link's text and target.
  return line.split(LINK).flatMap((text, index, parts): (string | TextLink)[] => {
    if (index % 3 === 0) return text ? [text] : [];
    return index % 3 === 1 ? [{ text, target: parts[index + 1] ?? '' }] : [];
  });
}

/** Fills in the `{{name}}` places of a text. @throws for a name without a value */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {{${name}}}`);
    return value;
  });
}
