import type { NameSide } from './name-sides.ts';

/** A station of the diagram: its place on the grid, across and down, and the side of its name. */
export type SchematicStation = readonly [x: number, y: number, name: NameSide];

/** A place of the grid where a line only bends. */
export type Bend = readonly [x: number, y: number];

/** An axis of the network: one colour, and its lines over stations and bends. */
export interface SchematicAxis {
  readonly id: string;
  /** Tells it apart without its colour; A for the first of the legend. */
  readonly letter: string;
  /** Where its letter stands on the grid, away from names and stations. */
  readonly letterAt: Bend;
  /** The stations that give it its name; the ends of its first line where nothing is said. */
  readonly ends?: readonly [from: string, to: string];
  readonly lines: readonly (readonly (string | Bend)[])[];
}

/** The size of the diagram in steps of its grid: upright, so that a phone can show its names. */
export const SCHEMATIC_SIZE = { width: 19.4, height: 24.4 } as const;

/**
 * The stations of the diagram by their keys; placed by hand, so that lines run level, upright or at
 * 45 degrees.
 */
export const SCHEMATIC_STATIONS: Readonly<Record<string, SchematicStation>> = {
  paris: [1, 0.8, 'e'],
  lyon: [1, 1.9, 'e'],
  modane: [1, 3, 'e'],
  turin: [1, 4.8, 'se'],
  zurich: [4.2, 0.8, 'e'],
  lugano: [4.2, 1.9, 'e'],
  como: [4.2, 3, 'e'],
  milan: [4.2, 4.8, 'nw'],
  brescia: [6.4, 4.8, 'n'],
  munich: [8.6, 0.6, 'e'],
  innsbruck: [8.6, 1.4, 'e'],
  bolzano: [8.6, 2.2, 'e'],
  trento: [8.6, 3, 'e'],
  verona: [8.6, 4.8, 'sw'],
  padua: [10.6, 4.8, 'n'],
  'venice-mestre': [13.3, 4.8, 'sw'],
  venice: [14.3, 5.8, 'e'],
  treviso: [14.6, 3.5, 'se'],
  udine: [15.8, 2.3, 'se'],
  vienna: [16.8, 1.3, 'se'],
  trieste: [16.2, 4.8, 'e'],
  parma: [6.2, 6.8, 'ne'],
  modena: [7.4, 7.6, 'sw'],
  ferrara: [10.1, 6.1, 'se'],
  bologna: [8.6, 7.6, 'e'],
  ventimiglia: [2, 10.5, 's'],
  genoa: [3.5, 9, 'e'],
  'la-spezia': [4.9, 10.4, 'ne'],
  pisa: [6.1, 11.6, 'w'],
  grosseto: [6.1, 12.7, 'w'],
  civitavecchia: [7.4, 14, 'w'],
  florence: [8.6, 11.1, 'se'],
  arezzo: [8.6, 12.7, 'e'],
  chiusi: [8.6, 13.9, 'e'],
  rome: [8.6, 15.2, 'sw'],
  naples: [10.9, 17.5, 'sw'],
  salerno: [11.9, 18.5, 'ne'],
  rimini: [10.2, 9.2, 'ne'],
  ancona: [11.8, 10.8, 'ne'],
  pescara: [13.4, 12.4, 'ne'],
  foggia: [14.1, 14.3, 'ne'],
  bari: [15.7, 15.9, 'ne'],
  lecce: [17.3, 17.5, 'sw'],
  caserta: [11.8, 16.6, 'e'],
  benevento: [12.7, 15.7, 'nw'],
  paola: [12.8, 19.4, 'ne'],
  'lamezia-terme': [12.8, 20.4, 'e'],
  'villa-san-giovanni': [12.8, 21.5, 'e'],
  'reggio-calabria': [12.8, 22.7, 'e'],
  messina: [10.4, 21.5, 'n'],
  catania: [10.4, 22.6, 'w'],
  siracusa: [10.4, 23.7, 'w'],
  palermo: [7, 21.5, 'n'],
};

/** The axes of the diagram, the later ones above the earlier. */
export const SCHEMATIC_AXES: readonly SchematicAxis[] = [
  { id: 'frejus', letter: 'I', letterAt: [1, 3.9], lines: [['paris', 'lyon', 'modane', 'turin']] },
  {
    id: 'gotthard',
    letter: 'H',
    letterAt: [4.2, 6.6],
    lines: [['zurich', 'lugano', 'como', 'milan', [4.2, 8.3], 'genoa', 'ventimiglia']],
  },
  {
    id: 'brenner',
    letter: 'G',
    letterAt: [8.6, 3.8],
    lines: [['munich', 'innsbruck', 'bolzano', 'trento', 'verona', 'bologna']],
  },
  {
    id: 'north-east',
    letter: 'F',
    letterAt: [15.2, 2.9],
    ends: ['vienna', 'bologna'],
    lines: [
      ['vienna', 'udine', 'treviso', 'venice-mestre'],
      ['padua', [10.6, 5.6], 'ferrara', 'bologna'],
    ],
  },
  {
    id: 'tyrrhenian',
    letter: 'E',
    letterAt: [2.2, 7.7],
    lines: [
      ['turin', [1, 6.5], 'genoa', 'la-spezia', 'pisa', 'grosseto', 'civitavecchia', 'rome'],
      ['pisa', [6.6, 11.1], 'florence'],
    ],
  },
  {
    id: 'adriatic',
    letter: 'D',
    letterAt: [12.6, 11.6],
    lines: [
      ['bologna', 'rimini', 'ancona', 'pescara', [14.1, 13.1], 'foggia', 'bari', 'lecce'],
      ['naples', 'caserta', 'benevento', 'foggia'],
    ],
  },
  {
    id: 'south',
    letter: 'C',
    letterAt: [8.7, 21.5],
    lines: [
      ['salerno', 'paola', 'lamezia-terme', 'villa-san-giovanni', 'messina', 'palermo'],
      ['villa-san-giovanni', 'reggio-calabria'],
      ['messina', 'catania', 'siracusa'],
    ],
  },
  {
    id: 'plain',
    letter: 'B',
    letterAt: [7.5, 4.8],
    lines: [
      ['milan', 'brescia', 'verona', 'padua', 'venice-mestre', 'trieste'],
      ['venice-mestre', 'venice'],
    ],
  },
  {
    id: 'spine',
    letter: 'A',
    letterAt: [9.75, 16.35],
    lines: [
      [
        'turin',
        'milan',
        'parma',
        [7, 7.6],
        'modena',
        'bologna',
        'florence',
        'arezzo',
        'chiusi',
        'rome',
        'naples',
        'salerno',
      ],
    ],
  },
];
