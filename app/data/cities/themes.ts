/** What a city is visited for, beside being itself. */
export const THEMES = ['sea', 'mountains', 'art', 'food'] as const;
/** One of the things a city is visited for. */
export type Theme = (typeof THEMES)[number];

/**
 * What each guide city is visited for, by its slug: a coast or mountains that its guide speaks of,
 * art that fills a day, a kitchen that is known far beyond it. The choice is the editors' own.
 */
export const CITY_THEMES: Readonly<Record<string, readonly Theme[]>> = {
  rome: ['art', 'food'],
  milan: ['art'],
  venice: ['sea', 'art'],
  florence: ['art', 'food'],
  naples: ['sea', 'art', 'food'],
  turin: ['mountains', 'art', 'food'],
  bologna: ['art', 'food'],
  verona: ['art'],
  genoa: ['sea', 'food'],
  pisa: ['art'],
  bari: ['sea', 'food'],
  padua: ['art'],
  siena: ['art', 'food'],
  como: ['mountains'],
  'la-spezia': ['sea'],
  salerno: ['sea'],
  lecce: ['art'],
  trieste: ['sea'],
  rimini: ['sea'],
  ravenna: ['art'],
  parma: ['art', 'food'],
  bolzano: ['mountains'],
};
