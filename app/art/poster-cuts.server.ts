import { drawingAddress } from './drawing-addresses.server.ts';
import { POSTERS } from './posters/posters.ts';

const CUTS: ReadonlyMap<string | undefined, string> = new Map(
  [...POSTERS].map(([slug, { cut = 75, tallCut }]) => [
    drawingAddress(slug),
    tallCut ? `cut-${cut} tall-${tallCut}` : `cut-${cut}`,
  ]),
);

/** The classes of posters that say where their cuts end, by the posters' addresses. */
export function posterCuts(
  addresses: readonly (string | undefined)[],
): readonly (string | undefined)[] {
  return addresses.map((address) => CUTS.get(address));
}
