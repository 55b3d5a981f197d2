const SPACE_AFTER_INITIAL = /(?<=\p{Lu}\.) (?=\p{Lu})/gu;

/**
 * A station's label without a line break after an initial, for texts.
 *
 * `Florence S. M. Novella` gets two no-break spaces (U+00A0); do not use the result to look a
 * station up.
 */
export function unbrokenInitials(label: string): string {
  return label.replace(SPACE_AFTER_INITIAL, '\u00a0');
}

/**
 * A title in which no line ends within «Saint-Marin»: with a word joiner (U+2060) after «Saint-».
 */
export function unbrokenSaints(title: string): string {
  return title.replace(/(?<=\bSainte?-)(?=\p{Lu})/gu, '\u2060');
}
