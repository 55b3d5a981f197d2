import { drawMountains } from './mountains.ts';
import type { Outlines } from './outlines.ts';

/** The compass around its middle, without its circle. */
const COMPASS = {
  'compass-light': 'M0-250L-40-40 0 0zM250 0L40 40 0 0zM0 250L-40 40 0 0zM-250 0L-40-40 0 0z',
  'compass-dark': 'M0-250L40-40 0 0zM250 0L40-40 0 0zM0 250L40 40 0 0zM-250 0L-40 40 0 0z',
  'compass-needle': 'M0-330l24 60h-48z',
};

/**
 * Writes the land and the compass as a file of shapes by id, without any colour: the page shows
 * them with `<use>` and colours them, so that every page and both themes share one file, and no
 * page carries its bytes.
 */
export function landFile({ italy, neighbours, borders }: Outlines, around: Outlines): string {
  const beyond = around.neighbours;
  return shapesFile({ italy, neighbours, borders, beyond, ...drawMountains(), ...COMPASS });
}

/**
 * Writes what only the page of the map shows in the same way: the countries around it, which a
 * window has room for, and the lines beside those of the network.
 *
 * @param further the data of their paths
 */
export function surroundingsFile(
  { neighbours, borders }: Outlines,
  further: readonly string[],
): string {
  return shapesFile({ neighbours, borders, further: further.join('') });
}

function shapesFile(shapes: Readonly<Record<string, string>>): string {
  const paths = Object.entries(shapes).map(([id, path]) => `<path id="${id}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>\n`;
}
