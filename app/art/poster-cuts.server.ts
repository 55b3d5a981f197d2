import { drawingAddress } from './drawing-addresses.server.ts';
import { POSTERS } from './posters/posters.ts';

const CUTS: ReadonlyMap<string | undefined, string> = new Map(
  [...POSTERS].map(([slug, { cut = 75, tallCut }]) => [
    drawingAddress(slug),
    tallCut ? `cut-${cut} tall-${tallCut}` : `cut-${cut}`,
  ]),
);

/** The classes of a poster that say where its cuts end, by the poster's address. */
export function posterCut(address: string | undefined): string | undefined {
  return CUTS.get(address);
}
