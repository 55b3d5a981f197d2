import { drawMountains } from './mountains.ts';
import type { Outlines } from './outlines.ts';

/**
 * Writes the land as a file of shapes by id, without any colour: the page shows them with `<use>` and colours them, so
 * that every page and both themes share one file, and no page carries its bytes.
 */
export function landFile({ italy, neighbours, borders }: Outlines): string {
  const shapes = { italy, neighbours, borders, ...drawMountains() };
  const paths = Object.entries(shapes).map(([id, path]) => `<path id="${id}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>\n`;
}
