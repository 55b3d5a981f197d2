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
