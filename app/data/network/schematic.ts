/** Where a name stands beside its station, as a point of the compass. */
type NameSide = 'e' | 'w' | 'n' | 's' | 'ne' | 'nw' | 'se' | 'sw';

/** A station of the diagram: its place on the grid, across and down, and the side of its name. */
export type SchematicStation = readonly [x: number, y: number, name: NameSide];

/** A place of the grid where a line only bends. */
export type Bend = readonly [x: number, y: number];

/** An axis of the network: one colour, and its lines over stations and bends, the first line's ends give it its name. */
export interface SchematicAxis {
  readonly id: string;
  readonly lines: readonly (readonly (string | Bend)[])[];
}

/** The part of the grid that the diagram shows, in steps. */
export const SCHEMATIC_FRAME = { left: -1, top: 0, width: 25, height: 27 } as const;

/** The stations of the diagram by their keys; placed by hand, so that lines run level, upright or at 45 degrees. */
export const SCHEMATIC_STATIONS: Readonly<Record<string, SchematicStation>> = {
  paris: [2, 1.2, 'e'],
  lyon: [2, 2.4, 'e'],
  modane: [2, 3.6, 'e'],
  turin: [2, 5, 'sw'],
  zurich: [6, 1, 'e'],
  lugano: [6, 2.2, 'e'],
  como: [6, 3.4, 'e'],
  milan: [6, 5, 'nw'],
  brescia: [8.5, 5, 'n'],
  munich: [11, 0.6, 'e'],
  innsbruck: [11, 1.5, 'e'],
  bolzano: [11, 2.4, 'e'],
  trento: [11, 3.3, 'e'],
  verona: [11, 5, 'sw'],
  padua: [14, 5, 'n'],
  'venice-mestre': [16.5, 5, 'sw'],
  venice: [17.5, 6, 'e'],
  treviso: [17.5, 4, 'se'],
  udine: [19, 2.5, 'se'],
  vienna: [20.7, 0.8, 'se'],
  trieste: [20, 5, 'e'],
  parma: [8, 7, 'ne'],
  modena: [9.5, 8, 's'],
  ferrara: [12.5, 6.5, 'se'],
  bologna: [11, 8, 'e'],
  ventimiglia: [2.2, 9, 'n'],
  genoa: [5, 9, 'e'],
  'la-spezia': [6.2, 10.2, 'w'],
  pisa: [7.4, 11.4, 'w'],
  grosseto: [8.6, 12.6, 'w'],
  civitavecchia: [9.8, 13.8, 'w'],
  florence: [11, 10.5, 'nw'],
  arezzo: [11, 12, 'e'],
  chiusi: [11, 13.5, 'e'],
  rome: [11, 15, 'ne'],
  naples: [14, 18, 'sw'],
  salerno: [15, 19, 'ne'],
  rimini: [12.6, 9.6, 'ne'],
  ancona: [14, 11, 'ne'],
  pescara: [15.75, 12.75, 'ne'],
  foggia: [17.5, 14.5, 'ne'],
  bari: [19.25, 16.25, 'ne'],
  lecce: [21, 18, 'ne'],
  caserta: [15, 17, 'se'],
  benevento: [16, 16, 'nw'],
  paola: [16, 20, 'ne'],
  'lamezia-terme': [17, 21, 'e'],
  'villa-san-giovanni': [17, 23, 'e'],
  'reggio-calabria': [17, 24.5, 'e'],
  messina: [14.5, 23, 'n'],
  catania: [14.5, 24.5, 'w'],
  siracusa: [14.5, 26, 'w'],
  palermo: [10, 23, 'n'],
};

/** The axes of the diagram, the later ones above the earlier. */
export const SCHEMATIC_AXES: readonly SchematicAxis[] = [
  { id: 'frejus', lines: [['paris', 'lyon', 'modane', 'turin']] },
  {
    id: 'gotthard',
    lines: [['zurich', 'lugano', 'como', 'milan', [6, 8], 'genoa', 'ventimiglia']],
  },
  { id: 'brenner', lines: [['munich', 'innsbruck', 'bolzano', 'trento', 'verona', 'bologna']] },
  {
    id: 'north-east',
    lines: [
      ['vienna', 'udine', 'treviso', 'venice-mestre'],
      ['padua', 'ferrara', 'bologna'],
    ],
  },
  {
    id: 'tyrrhenian',
    lines: [
      ['turin', [5, 8], 'genoa', 'la-spezia', 'pisa', 'grosseto', 'civitavecchia', 'rome'],
      ['pisa', [8.3, 10.5], 'florence'],
    ],
  },
  {
    id: 'adriatic',
    lines: [
      ['bologna', 'rimini', 'ancona', 'pescara', 'foggia', 'bari', 'lecce'],
      ['naples', 'caserta', 'benevento', 'foggia'],
    ],
  },
  {
    id: 'south',
    lines: [
      ['salerno', 'paola', 'lamezia-terme', 'villa-san-giovanni', 'messina', 'palermo'],
      ['villa-san-giovanni', 'reggio-calabria'],
      ['messina', 'catania', 'siracusa'],
    ],
  },
  {
    id: 'plain',
    lines: [
      ['milan', 'brescia', 'verona', 'padua', 'venice-mestre', 'trieste'],
      ['venice-mestre', 'venice'],
    ],
  },
  {
    id: 'spine',
    lines: [
      [
        'turin',
        'milan',
        'parma',
        [9, 8],
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
