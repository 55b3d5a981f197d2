import { stripVTControlCharacters } from 'node:util';

/**
 * A text of a feed, a file's name or an address on one line, without anything that moves a
 * terminal's cursor, turns the direction of a line or cannot be seen.
 */
export function plainText(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** A source as it is shown: an address without its password and query, which may hold a key. */
export function shownSource(source: string): string {
  if (!URL.canParse(source) || !/^https?:/i.test(source)) return plainText(source);
  const { origin, pathname } = new URL(source);
  return plainText(origin + pathname);
}
