/**
 * Where a station's name stands: to the right of it (`beyond` a line that leaves that way), or
 * rising or falling at 45 degrees.
 */
export type SchematicName = 'e' | 'ne' | 'beyond' | 'se' | 'rising' | 'falling';

/**
 * A station of the diagram: its place on the grid, across and down, how its name stands, and
 * where a time does if there is no room below its name: before its mark, or above the name.
 */
export type SchematicStation = readonly [
  x: number,
  y: number,
  name: SchematicName,
  time?: 'before' | 'above',
];

/** A place of the grid where a line only bends. */
export type Bend = readonly [x: number, y: number];

/** A line of the diagram: trains that run through, in one colour, over stations and bends. */
export interface SchematicAxis {
  readonly id: string;
  /** Tells it apart without its colour; A for the first of the legend. */
  readonly letter: string;
  /**
   * Where its letter stands on the grid: at its ends, in line with the middle of the last station's
   * mark, or on the line itself; away from names and stations.
   */
  readonly lettersAt: readonly Bend[];
  /**
   * Which of parallel lines it is, counted to the right of its direction from the grid's line; the
   * same from end to end, so that a line never crosses to the other side of its neighbour.
   */
  readonly strand: number;
  /**
   * Where trains of the lines that pass there all call: those that do not take another way (of
   * Turin's night trains, along the coast or past Piacenza).
   */
  readonly calledAt?: string;
  /** Its trains; each from north or west to south or east, the one that gives its name first. */
  readonly lines: readonly (readonly (string | Bend)[])[];
}

/**
 * The frame of the diagram in steps of its grid: upright, so that a phone can show its names, and
 * with some room around the letters of the outermost lines.
 */
export const SCHEMATIC_FRAME = { left: 0.1, top: -0.3, width: 17.53, height: 31.2 } as const;

/**
 * The stations of the diagram by their keys; placed by hand, so that lines run level, upright or at
 * 45 degrees, and that the stations of a stretch are equally far apart.
 */
export const SCHEMATIC_STATIONS: Readonly<Record<string, SchematicStation>> = {
  paris: [0.6, 3, 'e'],
  lyon: [0.6, 4, 'e'],
  modane: [0.6, 5, 'e'],
  geneva: [1.6, 1, 'e'],
  basel: [4.4, 1, 'e'],
  bern: [4.4, 2, 'e'],
  brig: [3.6, 3, 'e'],
  zurich: [6.8, 1, 'e'],
  lugano: [6.8, 2, 'e'],
  como: [6.3, 2.9, 'e'],
  munich: [9.8, 1, 'e'],
  innsbruck: [9.8, 2, 'e'],
  bolzano: [9.8, 3, 'e'],
  trento: [9.8, 4, 'e'],
  vienna: [13.2, 3, 'e'],
  villach: [13.2, 4, 'e'],
  udine: [13.2, 5, 'e'],
  treviso: [13.2, 6, 'e'],
  turin: [1.2, 7, 'se'],
  milan: [3.6, 7, 'ne'],
  brescia: [6, 7, 'rising'],
  verona: [8.4, 7, 'falling'],
  padua: [10.8, 7, 'rising'],
  'venice-mestre': [13.2, 7, 'se'],
  trieste: [15.6, 7, 'falling'],
  venice: [13.2, 9.4, 'e'],
  parma: [6, 9.4, 'ne'],
  ferrara: [9.6, 10.6, 'e'],
  bologna: [8.4, 11.8, 'e'],
  florence: [8.4, 15.8, 'e'],
  rome: [8.4, 19.8, 'beyond'],
  ventimiglia: [1, 11, 'falling'],
  genoa: [3.6, 11, 'e'],
  'la-spezia': [3.6, 12.25, 'e'],
  pisa: [3.6, 13.5, 'e'],
  livorno: [3.6, 14.75, 'e'],
  grosseto: [3.6, 16, 'e'],
  civitavecchia: [3.6, 17.25, 'e'],
  terni: [9.733, 18.467, 'e'],
  foligno: [11.067, 17.133, 'e'],
  rimini: [10.4, 13.8, 'e'],
  ancona: [12.4, 15.8, 'e'],
  pescara: [14.4, 17.8, 'e'],
  foggia: [14.8, 20.46, 'e'],
  bari: [14.8, 21.66, 'e'],
  lecce: [14.8, 22.86, 'e'],
  caserta: [10.2, 19.8, 'falling', 'above'],
  benevento: [12, 19.8, 'falling', 'above'],
  naples: [10.7, 22.1, 'e', 'before'],
  salerno: [11.5, 22.9, 'e', 'before'],
  potenza: [12.9, 24.3, 'e'],
  taranto: [14.5, 25.9, 'e'],
  paola: [11.8, 25.8, 'e'],
  'lamezia-terme': [11.8, 26.8, 'e'],
  'villa-san-giovanni': [11.8, 27.8, 'e'],
  'reggio-calabria': [11.8, 28.8, 'e'],
  messina: [8.4, 27.8, 'rising'],
  catania: [8.4, 28.8, 'e'],
  siracusa: [8.4, 29.8, 'e'],
  palermo: [5, 27.8, 'rising'],
};
