import type { SchematicAxis } from './schematic.ts';

const TO_ROME = ['bologna', 'florence', 'rome'] as const;
const TO_SALERNO = ['naples', 'salerno'] as const;
const TO_FOGGIA = ['bologna', 'rimini', 'ancona', 'pescara', [14.8, 18.2], 'foggia'] as const;
/** Where the lines to Calabria and to Taranto part. */
const FORK = [11.8, 23.2] as const;
const TO_VILLA = [FORK, 'paola', 'lamezia-terme', 'villa-san-giovanni'] as const;

/** The lines of the diagram, the later ones above the earlier. */
export const SCHEMATIC_AXES: readonly SchematicAxis[] = [
  {
    id: 'north-adriatic',
    letter: 'O',
    lettersAt: [
      [9.1, 3.36],
      [15.52, 23.7],
    ],
    strand: -1,
    calledAt: 'milan',
    lines: [
      ['turin', 'milan', 'parma', ...TO_FOGGIA, 'bari', 'lecce'],
      ['bolzano', 'trento', [9.8, 5.6], 'verona', ...TO_FOGGIA, 'bari'],
    ],
  },
  {
    id: 'umbrian',
    letter: 'N',
    lettersAt: [[12.57, 15.05]],
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
    lettersAt: [[1.08, 2.2]],
    strand: -2,
    lines: [['paris', 'lyon', 'modane', [0.6, 7], 'turin', 'milan']],
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
      [4.1, 27.32],
      [7.92, 30.5],
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
      [2.2, 11.24],
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
      [14.08, 23.7],
      [13.2, 20.04],
    ],
    strand: 1,
    lines: [['rome', 'caserta', 'benevento', [14.14, 19.8], 'foggia', 'bari', 'lecce']],
  },
  {
    id: 'adriatic',
    letter: 'E',
    lettersAt: [[14.8, 23.7]],
    strand: 0,
    lines: [['milan', 'parma', ...TO_FOGGIA, 'bari', 'lecce']],
  },
  {
    id: 'plain',
    letter: 'D',
    lettersAt: [
      [16.5, 7.12],
      [0.5, 6.52],
      [13.44, 10.2],
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
    lettersAt: [[9.1, 2.64]],
    strand: 0,
    lines: [
      ['bolzano', 'trento', [9.8, 5.6], 'verona', ...TO_ROME],
      ['bolzano', 'trento', [9.8, 5.6], 'verona', ...TO_ROME, 'naples'],
    ],
  },
  {
    id: 'north-east',
    letter: 'B',
    lettersAt: [[12.72, 10.2]],
    strand: -1,
    lines: [
      ['venice', 'venice-mestre', 'padua', [10.8, 9.4], 'ferrara', ...TO_ROME],
      ['venice', 'venice-mestre', 'padua', [10.8, 9.4], 'ferrara', ...TO_ROME, 'naples'],
      ['trieste', 'venice-mestre', 'padua', [10.8, 9.4], 'ferrara', ...TO_ROME],
      ['udine', 'treviso', 'venice-mestre', 'padua', [10.8, 9.4], 'ferrara', ...TO_ROME, 'naples'],
    ],
  },
  {
    id: 'spine',
    letter: 'A',
    lettersAt: [
      [0.5, 7.24],
      [11.56, 29.6],
      [13.53, 25.27],
    ],
    strand: 1,
    calledAt: 'milan',
    lines: [
      ['milan', 'parma', ...TO_ROME, 'naples'],
      ['turin', 'milan', 'parma', ...TO_ROME, ...TO_SALERNO, ...TO_VILLA, 'reggio-calabria'],
      ['rome', ...TO_SALERNO, FORK, 'potenza', 'taranto'],
    ],
  },
];
