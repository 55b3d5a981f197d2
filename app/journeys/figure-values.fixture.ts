import type { FigureRow } from './trip-facts.ts';

/** The values of figures by their names. */
export const figureValues = (rows: readonly FigureRow[]): ReadonlyMap<string, string> =>
  new Map(rows.map(([name, value]) => [name, value]));
