/**
 * Where a station's name stands: to the right of it (`beyond` a line that leaves that way), or
 * rising or falling at 45 degrees.
 */
export type SchematicName = 'e' | 'ne' | 'beyond' | 'se' | 'rising' | 'falling';

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

/**
 * The frame of the diagram in steps of its grid: upright, so that a phone can show its names, and
 * with some room around the letters of the outermost lines.
 */
export const SCHEMATIC_FRAME = { left: -0.1, top: -0.3, width: 17.5, height: 29.3 } as const;

/**
 * The stations of the diagram by their keys; placed by hand, so that lines run level, upright or at
 * 45 degrees, and that the stations of a stretch are equally far apart.
 */
export const SCHEMATIC_STATIONS: Readonly<Record<string, SchematicStation>> = {
  paris: [0.9, 3, 'e'],
  lyon: [0.9, 4, 'e'],
  modane: [0.9, 5, 'e'],
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
  brescia: [6, 7, 'falling'],
  verona: [8.4, 7, 'falling'],
  padua: [10.8, 7, 'rising'],
  'venice-mestre': [13.2, 7, 'se'],
  trieste: [15.6, 7, 'falling'],
  venice: [13.2, 9.4, 'e'],
  parma: [6, 9.4, 'e'],
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
  bari: [14.8, 21.86, 'e'],
  lecce: [14.8, 23.26, 'e'],
  caserta: [10.2, 19.8, 'falling'],
  benevento: [12, 19.8, 'falling'],
  naples: [10.7, 22.1, 'e'],
  salerno: [11.5, 22.9, 'e'],
  paola: [11.8, 23.9, 'e'],
  'lamezia-terme': [11.8, 24.9, 'e'],
  'villa-san-giovanni': [11.8, 25.9, 'e'],
  'reggio-calabria': [11.8, 26.9, 'e'],
  messina: [8.4, 25.9, 'rising'],
  catania: [8.4, 26.9, 'e'],
  siracusa: [8.4, 27.9, 'e'],
  palermo: [5, 25.9, 'rising'],
};

const TO_ROME = ['bologna', 'florence', 'rome'] as const;
const TO_SALERNO = ['naples', 'salerno'] as const;
const TO_VILLA = [[11.8, 23.2], 'paola', 'lamezia-terme', 'villa-san-giovanni'] as const;

/** The lines of the diagram, the later ones above the earlier. */
export const SCHEMATIC_AXES: readonly SchematicAxis[] = [
  {
    id: 'umbrian',
    letter: 'N',
    lettersAt: [[12.85, 15.2]],
    strand: -1,
    lines: [['ancona', 'foligno', 'terni', 'rome']],
  },
  {
    id: 'night',
    letter: 'M',
    lettersAt: [
      [13.68, 2.2],
      [10.28, 0.36],
    ],
    strand: -2,
    lines: [
      [
        'vienna',
        'villach',
        'udine',
        'treviso',
        'venice-mestre',
        'padua',
        [10.8, 9.4],
        'ferrara',
        ...TO_ROME,
      ],
      ['munich', 'innsbruck', 'bolzano', 'trento', [9.8, 5.6], 'verona', ...TO_ROME],
    ],
  },
  {
    id: 'frejus',
    letter: 'L',
    lettersAt: [[1.14, 2.2]],
    strand: -1,
    lines: [['paris', 'lyon', 'modane', [0.9, 7], 'turin', 'milan']],
  },
  {
    id: 'simplon',
    letter: 'K',
    lettersAt: [
      [4.4, 0.36],
      [1.6, 0.36],
    ],
    strand: 0,
    lines: [
      ['basel', 'bern', [4.4, 2.2], 'brig', 'milan'],
      ['geneva', 'brig', 'milan'],
    ],
  },
  {
    id: 'gotthard',
    letter: 'J',
    lettersAt: [[7.04, 0.36]],
    strand: -1,
    lines: [['zurich', 'lugano', [6.8, 2.4], 'como', [3.6, 5.6], 'milan']],
  },
  {
    id: 'south',
    letter: 'I',
    lettersAt: [
      [4.1, 25.42],
      [7.92, 28.6],
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
      [3.84, 8.9],
      [0.4, 11.24],
      [2.75, 14.75],
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
      [6.8, 19.8],
    ],
    strand: 0,
    lines: [
      [
        'turin',
        [1.2, 8.6],
        'genoa',
        'la-spezia',
        'pisa',
        'livorno',
        'grosseto',
        'civitavecchia',
        [3.6, 19.8],
        'rome',
      ],
    ],
  },
  {
    id: 'apulian',
    letter: 'F',
    lettersAt: [
      [14.35, 24.1],
      [13.2, 20.04],
    ],
    strand: 1,
    lines: [['rome', 'caserta', 'benevento', [14.14, 19.8], 'foggia', 'bari', 'lecce']],
  },
  {
    id: 'adriatic',
    letter: 'E',
    lettersAt: [[15.07, 24.1]],
    strand: 0,
    lines: [
      [
        'milan',
        'parma',
        'bologna',
        'rimini',
        'ancona',
        'pescara',
        [14.8, 18.2],
        'foggia',
        'bari',
        'lecce',
      ],
    ],
  },
  {
    id: 'plain',
    letter: 'D',
    lettersAt: [
      [16.5, 7],
      [0.4, 6.6],
      [13.56, 10.2],
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
    lettersAt: [[9.8, 2.3]],
    strand: 0,
    lines: [
      ['bolzano', 'trento', [9.8, 5.6], 'verona', ...TO_ROME],
      ['bolzano', 'trento', [9.8, 5.6], 'verona', ...TO_ROME, 'naples'],
    ],
  },
  {
    id: 'north-east',
    letter: 'B',
    lettersAt: [[12.84, 10.2]],
    strand: -1,
    lines: [
      ['venice', 'venice-mestre', 'padua', [10.8, 9.4], 'ferrara', ...TO_ROME],
      ['venice', 'venice-mestre', 'padua', [10.8, 9.4], 'ferrara', ...TO_ROME, 'naples'],
    ],
  },
  {
    id: 'spine',
    letter: 'A',
    lettersAt: [
      [0.4, 7.4],
      [11.56, 27.7],
    ],
    strand: 1,
    lines: [
      ['milan', 'parma', ...TO_ROME, 'naples'],
      ['turin', 'milan', 'parma', ...TO_ROME, ...TO_SALERNO, ...TO_VILLA, 'reggio-calabria'],
    ],
  },
];
