/**
 * Where a station's name stands, always level: to the right of its mark (`aside` or `raised` clear
 * of a line at 45 degrees, `beyond` one that leaves that way), above or below that side of it, or
 * above or below all of it, from its left edge on.
 */
export type SchematicName = 'e' | 'aside' | 'raised' | 'beyond' | 'ne' | 'se' | 'over' | 'under';

/** The exceptions of one station of the diagram. */
interface SchematicPeculiarity {
  /**
   * Where a time is if there is no room after its name: before its mark, above or below the name,
   * or above it further to the right, clear of the name of another station.
   */
  readonly time?: 'before' | 'over' | 'right' | 'under';
  /** Its mark stands upright, as its lines bend here from level to upright ones. */
  readonly isUpright?: true;
  /**
   * How much wider its upright mark is, in units of the drawing, for lines that leave it beside its
   * middle.
   */
  readonly wider?: number;
  /** How much further to the right and down its name is, in units of the drawing. */
  readonly shift?: readonly [right: number, down: number];
}

/** A station of the diagram: its place on the grid, across and down, and how its name stands. */
export type SchematicStation = readonly [
  x: number,
  y: number,
  name: SchematicName,
  peculiarity?: SchematicPeculiarity,
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
  readonly lines: readonly SchematicLine[];
  /** Parts of its lines on which more trains run than all the way; they count for its thickness. */
  readonly shorterRuns?: readonly SchematicLine[];
}

/** The stations and bends of a line of the diagram, in their order. */
export type SchematicLine = readonly (string | Bend)[];

/**
 * The frame of the diagram in steps of its grid: upright, so that a phone can show its names, and
 * with some room around the letters of the outermost lines.
 */
export const SCHEMATIC_FRAME = { left: 0.3, top: -0.55, width: 19.93, height: 28.1 } as const;

/**
 * The stations of the diagram by their keys; placed by hand, so that lines run level, upright or at
 * 45 degrees, and that the stations of a stretch are equally far apart.
 */
export const SCHEMATIC_STATIONS: Readonly<Record<string, SchematicStation>> = {
  paris: [0.4, 2.2, 'e'],
  lyon: [0.4, 3.2, 'e'],
  modane: [0.4, 4.2, 'e'],
  geneva: [2.3, 0.65, 'over'],
  basel: [4.2, 0.55, 'e', { shift: [-2, 0] }],
  bern: [4.2, 1.55, 'e'],
  brig: [4.2, 2.55, 'aside', { shift: [-3.5, -1] }],
  zurich: [7.1, 0.62, 'e', { shift: [-3, 0] }],
  lugano: [7.1, 1.62, 'e', { shift: [-3, 0] }],
  como: [6.05, 3.45, 'aside'],
  munich: [9.6, 0.58, 'e'],
  innsbruck: [9.6, 1.76, 'e'],
  bolzano: [9.6, 2.94, 'e'],
  trento: [9.6, 4.12, 'e'],
  vienna: [14.9, 1.3, 'e'],
  villach: [14.9, 2.3, 'e'],
  udine: [14.9, 3.3, 'e'],
  treviso: [14.9, 4.3, 'e'],
  turin: [1.5, 5.3, 'se', { shift: [8, 0] }],
  milan: [4.2, 5.3, 'beyond', { wider: 6 }],
  brescia: [6.9, 5.3, 'under'],
  verona: [9.6, 5.3, 'se', { shift: [-2.6, 2] }],
  padua: [12.3, 5.3, 'over', { shift: [9, 4.7], time: 'right' }],
  'venice-mestre': [14.9, 5.3, 'se', { isUpright: true }],
  trieste: [17.5, 5.3, 'e', { time: 'under', shift: [-2, 0] }],
  venice: [14.9, 7.75, 'e', { time: 'under' }],
  parma: [6.9, 8, 'raised', { time: 'over' }],
  ferrara: [10.95, 9.35, 'e'],
  bologna: [9.6, 10.7, 'e', { shift: [1, -1] }],
  florence: [9.6, 14.95, 'e', { time: 'over' }],
  rome: [9.6, 17.7, 'e'],
  ventimiglia: [0.7, 9.6, 'under'],
  genoa: [4.2, 9.6, 'e'],
  'la-spezia': [4.2, 10.8, 'e'],
  pisa: [4.2, 12, 'e'],
  livorno: [4.2, 13.2, 'e'],
  grosseto: [4.2, 14.4, 'e'],
  civitavecchia: [4.2, 15.6, 'e'],
  terni: [10.45, 16.85, 'aside', { shift: [2, -2] }],
  foligno: [11.3, 16, 'aside'],
  rimini: [11.95, 13.05, 'e'],
  ancona: [14.3, 15.4, 'ne'],
  pescara: [16.65, 17.75, 'e'],
  foggia: [17.1, 19.9, 'e', { time: 'under' }],
  bari: [17.1, 21.05, 'e', { time: 'under' }],
  lecce: [17.1, 22.2, 'e', { time: 'under' }],
  caserta: [12.25, 18.9, 'over'],
  benevento: [13.45, 18.9, 'under'],
  naples: [9.6, 20.3, 'e'],
  salerno: [10.2, 21.2, 'e', { time: 'before' }],
  potenza: [13.1, 22, 'under'],
  taranto: [14.6, 22, 'over'],
  paola: [10.5, 22.9, 'e'],
  'lamezia-terme': [10.5, 23.9, 'e'],
  'villa-san-giovanni': [10.5, 24.9, 'e'],
  'reggio-calabria': [10.5, 25.9, 'e'],
  messina: [6.9, 24.9, 'over'],
  catania: [6.9, 25.9, 'e'],
  siracusa: [6.9, 26.9, 'e'],
  palermo: [3.3, 24.9, 'over'],
};
