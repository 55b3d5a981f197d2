/** Where a station's name stands: level to the right of it, or rising or falling at 45 degrees. */
export type SchematicName = 'e' | 'ne' | 'se' | 'rising' | 'falling';

/** A station of the diagram: its place on the grid, across and down, and how its name stands. */
export type SchematicStation = readonly [x: number, y: number, name: SchematicName];

/** A place of the grid where a line only bends. */
export type Bend = readonly [x: number, y: number];

/** A line of the diagram: trains that run through, in one colour, over stations and bends. */
export interface SchematicAxis {
  readonly id: string;
  /** Tells it apart without its colour; A for the first of the legend. */
  readonly letter: string;
  /** Where its letter stands on the grid, at its ends, away from names and stations. */
  readonly lettersAt: readonly Bend[];
  /**
   * Which of parallel lines it is, counted to the right of its direction from the grid's line; the
   * same from end to end, so that a line never crosses to the other side of its neighbour.
   */
  readonly strand: number;
  /** Its trains; each from north or west to south or east, the one that gives its name first. */
  readonly lines: readonly (readonly (string | Bend)[])[];
}

/** The size of the diagram in steps of its grid: upright, so that a phone can show its names. */
export const SCHEMATIC_SIZE = { width: 17.5, height: 27.4 } as const;

/**
 * The stations of the diagram by their keys; placed by hand, so that lines run level, upright or at
 * 45 degrees.
 */
export const SCHEMATIC_STATIONS: Readonly<Record<string, SchematicStation>> = {
  paris: [1.2, 3, 'e'],
  lyon: [1.2, 4, 'e'],
  modane: [1.2, 5, 'e'],
  turin: [1.2, 7, 'se'],
  geneva: [2, 1, 'e'],
  basel: [5, 1, 'e'],
  bern: [5, 2, 'e'],
  brig: [4, 3, 'e'],
  zurich: [7.5, 1, 'e'],
  lugano: [7.5, 2, 'e'],
  como: [7.5, 3, 'e'],
  milan: [4, 7, 'ne'],
  brescia: [6.8, 7, 'rising'],
  munich: [10.5, 1, 'e'],
  innsbruck: [10.5, 2, 'e'],
  bolzano: [10.5, 3, 'e'],
  trento: [10.5, 4, 'e'],
  verona: [8, 7, 'falling'],
  padua: [10.4, 7, 'rising'],
  'venice-mestre': [12, 7, 'se'],
  venice: [12, 9, 'e'],
  treviso: [13, 6, 'e'],
  udine: [14, 5, 'e'],
  villach: [14.3, 4, 'e'],
  vienna: [14.3, 3, 'e'],
  trieste: [15, 7, 'e'],
  parma: [6, 9, 'rising'],
  ferrara: [8.75, 10.25, 'e'],
  bologna: [8, 11, 'e'],
  ventimiglia: [1, 11, 'falling'],
  genoa: [4, 11, 'e'],
  'la-spezia': [4, 13, 'e'],
  pisa: [4, 14, 'e'],
  livorno: [4, 15, 'e'],
  grosseto: [4, 16, 'e'],
  civitavecchia: [6, 18, 'falling'],
  florence: [8, 15, 'e'],
  rome: [8, 18, 'ne'],
  naples: [10.5, 20.5, 'e'],
  salerno: [11.25, 21.25, 'e'],
  rimini: [9.75, 12.75, 'e'],
  ancona: [11.5, 14.5, 'e'],
  pescara: [13.25, 16.25, 'e'],
  foggia: [15, 18, 'e'],
  bari: [15, 19.5, 'e'],
  lecce: [15, 21, 'e'],
  caserta: [9.75, 18, 'falling'],
  benevento: [12, 18, 'falling'],
  paola: [12, 22, 'e'],
  'lamezia-terme': [12, 23, 'e'],
  'villa-san-giovanni': [12, 24, 'e'],
  'reggio-calabria': [12, 25, 'e'],
  messina: [8.4, 24, 'rising'],
  catania: [8.4, 25, 'e'],
  siracusa: [8.4, 26, 'e'],
  palermo: [5, 24, 'rising'],
};

const TO_ROME = ['bologna', 'florence', 'rome'] as const;
const TO_SALERNO = ['naples', 'salerno'] as const;
const TO_VILLA = ['paola', 'lamezia-terme', 'villa-san-giovanni'] as const;

/** The lines of the diagram, the later ones above the earlier. */
export const SCHEMATIC_AXES: readonly SchematicAxis[] = [
  {
    id: 'night',
    letter: 'M',
    lettersAt: [
      [14.78, 2.2],
      [10.98, 0.38],
    ],
    strand: -2,
    lines: [
      [
        'vienna',
        'villach',
        [14.3, 4.7],
        'udine',
        'treviso',
        'venice-mestre',
        'padua',
        [10.4, 8.6],
        'ferrara',
        ...TO_ROME,
      ],
      ['munich', 'innsbruck', 'bolzano', 'trento', [10.5, 4.5], 'verona', ...TO_ROME],
    ],
  },
  {
    id: 'frejus',
    letter: 'L',
    lettersAt: [[1.2, 2.2]],
    strand: -1,
    lines: [['paris', 'lyon', 'modane', 'turin', 'milan']],
  },
  {
    id: 'simplon',
    letter: 'K',
    lettersAt: [
      [5, 0.35],
      [2, 0.35],
    ],
    strand: 0,
    lines: [
      ['basel', 'bern', 'brig', 'milan'],
      ['geneva', 'brig', 'milan'],
    ],
  },
  {
    id: 'gotthard',
    letter: 'J',
    lettersAt: [[7.5, 0.35]],
    strand: -1,
    lines: [['zurich', 'lugano', 'como', [7.5, 3.5], [6, 5], [4, 5], 'milan']],
  },
  {
    id: 'south',
    letter: 'I',
    lettersAt: [
      [4, 23.52],
      [7.92, 26.85],
    ],
    strand: 2,
    lines: [
      ['rome', ...TO_SALERNO, ...TO_VILLA, 'messina', 'palermo'],
      ['rome', ...TO_SALERNO, ...TO_VILLA, 'messina', 'catania', 'siracusa'],
    ],
  },
  {
    id: 'ligurian',
    letter: 'H',
    lettersAt: [
      [4.24, 8.7],
      [0.4, 11.24],
      [3.1, 15],
    ],
    strand: -1,
    lines: [
      ['milan', 'genoa', 'ventimiglia'],
      ['milan', 'genoa', 'la-spezia', 'pisa', 'livorno'],
    ],
  },
  {
    id: 'tyrrhenian',
    letter: 'G',
    lettersAt: [
      [1.2, 8.2],
      [4, 17],
    ],
    strand: 0,
    lines: [
      [
        'turin',
        [1.2, 8.2],
        'genoa',
        'la-spezia',
        'pisa',
        'livorno',
        'grosseto',
        [4, 18],
        'civitavecchia',
        'rome',
      ],
    ],
  },
  {
    id: 'apulian',
    letter: 'F',
    lettersAt: [
      [14.6, 21.9],
      [13.5, 18.24],
    ],
    strand: 1,
    lines: [['rome', 'caserta', 'benevento', 'foggia', 'bari', 'lecce']],
  },
  {
    id: 'adriatic',
    letter: 'E',
    lettersAt: [[15.4, 21.9]],
    strand: 0,
    lines: [
      ['milan', 'parma', 'bologna', 'rimini', 'ancona', 'pescara', 'foggia', 'bari', 'lecce'],
    ],
  },
  {
    id: 'plain',
    letter: 'D',
    lettersAt: [
      [15.9, 7.7],
      [0.4, 6.6],
      [12.7, 9.65],
    ],
    strand: 0,
    lines: [
      ['milan', 'brescia', 'verona', 'padua', 'venice-mestre', 'venice'],
      ['turin', 'milan', 'brescia', 'verona', 'padua', 'venice-mestre', 'venice'],
      ['milan', 'brescia', 'verona', 'padua', 'venice-mestre', 'trieste'],
      ['milan', 'brescia', 'verona', 'padua', 'venice-mestre', 'treviso', 'udine'],
    ],
  },
  {
    id: 'brenner',
    letter: 'C',
    lettersAt: [[10.4, 2.4]],
    strand: 0,
    lines: [
      ['bolzano', 'trento', [10.5, 4.5], 'verona', ...TO_ROME],
      ['bolzano', 'trento', [10.5, 4.5], 'verona', ...TO_ROME, 'naples'],
    ],
  },
  {
    id: 'north-east',
    letter: 'B',
    lettersAt: [[11.95, 9.65]],
    strand: -1,
    lines: [
      ['venice', 'venice-mestre', 'padua', [10.4, 8.6], 'ferrara', ...TO_ROME],
      ['venice', 'venice-mestre', 'padua', [10.4, 8.6], 'ferrara', ...TO_ROME, 'naples'],
    ],
  },
  {
    id: 'spine',
    letter: 'A',
    lettersAt: [
      [0.4, 7.4],
      [11.76, 25.9],
    ],
    strand: 1,
    lines: [
      ['milan', 'parma', ...TO_ROME, 'naples'],
      ['turin', 'milan', 'parma', ...TO_ROME, ...TO_SALERNO, ...TO_VILLA, 'reggio-calabria'],
    ],
  },
];
