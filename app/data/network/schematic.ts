/**
 * Where a station's name stands: to the right of it (`aside` or `raised` clear of a line at 45
 * degrees, `beyond` one that leaves that way), or rising or falling at 45 degrees.
 */
export type SchematicName =
  | 'e'
  | 'aside'
  | 'raised'
  | 'ne'
  | 'beyond'
  | 'se'
  | 'rising'
  | 'falling';

/**
 * A station of the diagram: its place on the grid, across and down, how its name stands, and
 * where a time does if there is no room after its name: before its mark, above or below the name.
 */
export type SchematicStation = readonly [
  x: number,
  y: number,
  name: SchematicName,
  time?: 'before' | 'over' | 'under',
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
export const SCHEMATIC_FRAME = { left: 0.3, top: -0.55, width: 19.85, height: 28.1 } as const;

/**
 * The stations of the diagram by their keys; placed by hand, so that lines run level, upright or at
 * 45 degrees, and that the stations of a stretch are equally far apart.
 */
export const SCHEMATIC_STATIONS: Readonly<Record<string, SchematicStation>> = {
  paris: [0.4, 2.2, 'e'],
  lyon: [0.4, 3.2, 'e'],
  modane: [0.4, 4.2, 'e'],
  geneva: [2.3, 0.65, 'ne'],
  basel: [4.65, 0.62, 'e'],
  bern: [4.65, 1.65, 'e'],
  brig: [4.2, 2.55, 'aside'],
  zurich: [7.2, 0.62, 'e'],
  lugano: [7.2, 1.7, 'e'],
  como: [6.05, 3.25, 'aside'],
  munich: [9.6, 0.62, 'e'],
  innsbruck: [9.6, 1.79, 'e'],
  bolzano: [9.6, 2.96, 'e'],
  trento: [9.6, 4.13, 'e'],
  vienna: [14.8, 1.3, 'e'],
  villach: [14.8, 2.3, 'e'],
  udine: [14.8, 3.3, 'e'],
  treviso: [14.8, 4.3, 'e'],
  turin: [1.5, 5.3, 'se'],
  milan: [4.2, 5.3, 'beyond'],
  brescia: [6.9, 5.3, 'falling'],
  verona: [9.6, 5.3, 'falling'],
  padua: [12.1, 5.3, 'rising'],
  'venice-mestre': [14.8, 5.3, 'se'],
  trieste: [17.5, 5.3, 'falling'],
  venice: [14.8, 7.75, 'e', 'under'],
  parma: [6.9, 8, 'raised', 'over'],
  ferrara: [10.85, 9.45, 'e'],
  bologna: [9.6, 10.7, 'e'],
  florence: [9.6, 14.88, 'e', 'over'],
  rome: [9.6, 17.7, 'e'],
  ventimiglia: [0.6, 9.6, 'falling'],
  genoa: [4.2, 9.6, 'e'],
  'la-spezia': [4.2, 10.8, 'e'],
  pisa: [4.2, 12, 'e'],
  livorno: [4.2, 13.2, 'e'],
  grosseto: [4.2, 14.4, 'e'],
  civitavecchia: [4.2, 15.6, 'e'],
  terni: [10.45, 16.85, 'aside'],
  foligno: [11.3, 16, 'aside'],
  rimini: [11.95, 13.05, 'e'],
  ancona: [14.3, 15.4, 'ne'],
  pescara: [16.65, 17.75, 'e'],
  foggia: [17.1, 19.9, 'e', 'under'],
  bari: [17.1, 21.05, 'e', 'under'],
  lecce: [17.1, 22.2, 'e', 'under'],
  caserta: [12.25, 18.9, 'falling'],
  benevento: [13.75, 18.9, 'falling'],
  naples: [9.6, 20.3, 'e', 'over'],
  salerno: [10.2, 21.2, 'e', 'before'],
  potenza: [12.5, 22, 'se'],
  taranto: [13.7, 22, 'e'],
  paola: [10.5, 22.9, 'e'],
  'lamezia-terme': [10.5, 23.9, 'e'],
  'villa-san-giovanni': [10.5, 24.9, 'e'],
  'reggio-calabria': [10.5, 25.9, 'e'],
  messina: [7.2, 24.9, 'rising'],
  catania: [7.2, 25.9, 'e'],
  siracusa: [7.2, 26.9, 'e'],
  palermo: [3.9, 24.9, 'rising'],
};
