/** Words that stay small within an Italian, French or English name. */
const SMALL =
  /(?<=\s)(?:d[aei]|de[li]|dell[ao’']|des|du|in|la|les|nell[ao]|of|sul|sulla|sur|the)(?=\s)/giu;

/**
 * The lower-case words of a path as a name.
 *
 * @example capitalizeWords('aeroporto di malpensa') // 'Aeroporto di Malpensa'
 */
export function capitalizeWords(name: string): string {
  return name
    .replace(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(SMALL, (word) => word.toLowerCase());
}
