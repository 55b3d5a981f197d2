import type { SchematicAxis } from './schematic.ts';

const TO_ROME = ['bologna', 'florence', 'rome'] as const;
const TO_SALERNO = ['naples', [9.6, 20.6], 'salerno'] as const;
const TO_FOGGIA = ['bologna', 'rimini', 'ancona', 'pescara', [17.1, 18.2], 'foggia'] as const;
/** Where the lines to Calabria and to Taranto part. */
const FORK = [10.5, 21.5] as const;
const TO_VILLA = [FORK, 'paola', 'lamezia-terme', 'villa-san-giovanni'] as const;

/** The lines of the diagram, the later ones above the earlier. */
export const SCHEMATIC_AXES: readonly SchematicAxis[] = [
  {
    id: 'north-adriatic',
    letter: 'P',
    lettersAt: [
      [15.62, 16.38],
      [17.82, 23.04],
      [8.98, 3.32],
    ],
    strand: -1,
    calledAt: 'milan',
    lines: [
      ['turin', 'milan', 'parma', ...TO_FOGGIA, 'bari', 'lecce'],
      ['bolzano', 'trento', 'verona', ...TO_FOGGIA, 'bari'],
    ],
  },
  {
    id: 'umbrian',
    letter: 'N',
    lettersAt: [[13.75, 15.64]],
    strand: -1,
    lines: [['ancona', [11.9, 15.4], 'foligno', 'terni', 'rome']],
  },
  {
    id: 'night',
    letter: 'M',
    lettersAt: [
      [14.4, 1.3],
      [10.08, -0.1],
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
        [12.3, 8],
        'ferrara',
        ...TO_ROME,
      ],
      ['munich', 'innsbruck', 'bolzano', 'trento', 'verona', ...TO_ROME],
    ],
  },
  {
    id: 'frejus',
    letter: 'L',
    lettersAt: [[0.88, 1.45]],
    strand: -2,
    lines: [['paris', 'lyon', 'modane', [0.4, 5.3], 'turin', 'milan']],
  },
  {
    id: 'simplon',
    letter: 'K',
    lettersAt: [
      [4.2, 3.7],
      [1.55, 0.65],
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
    lettersAt: [[7.1, -0.1]],
    strand: 0,
    lines: [['zurich', 'lugano', [7.1, 2.4], 'como', 'milan']],
  },
  {
    id: 'south',
    letter: 'I',
    lettersAt: [
      [2.55, 24.42],
      [5.65, 26.9],
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
      [4.44, 7.4],
      [0.7, 9],
      [3.4, 13.2],
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
      [1.5, 6.2],
      [7, 17.7],
    ],
    strand: 0,
    lines: [
      [
        'turin',
        [1.5, 6.9],
        'genoa',
        'la-spezia',
        'pisa',
        'livorno',
        'grosseto',
        'civitavecchia',
        [4.2, 17.7],
        'rome',
      ],
    ],
  },
  {
    id: 'apulian',
    letter: 'F',
    lettersAt: [
      [16.38, 23.04],
      [11.35, 19.14],
    ],
    strand: 1,
    lines: [
      ['rome', [10.8, 18.9], 'caserta', 'benevento', [17.1, 18.9], 'foggia', 'bari', 'lecce'],
    ],
  },
  {
    id: 'adriatic',
    letter: 'E',
    lettersAt: [
      [17.1, 23.04],
      [13.1, 14.2],
    ],
    strand: 0,
    lines: [['milan', 'parma', ...TO_FOGGIA, 'bari', 'lecce']],
  },
  {
    id: 'plain',
    letter: 'D',
    lettersAt: [
      [16.2, 5.3],
      [11, 5.3],
      [15.14, 8.55],
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
    lettersAt: [[8.98, 2.6]],
    strand: 0,
    lines: [
      ['bolzano', 'trento', 'verona', ...TO_ROME],
      ['bolzano', 'trento', 'verona', ...TO_ROME, 'naples'],
    ],
  },
  {
    id: 'north-east',
    letter: 'B',
    lettersAt: [[14.42, 8.55]],
    strand: -1,
    lines: [
      ['venice', 'venice-mestre', 'padua', [12.3, 8], 'ferrara', ...TO_ROME],
      ['venice', 'venice-mestre', 'padua', [12.3, 8], 'ferrara', ...TO_ROME, 'naples'],
      ['trieste', 'venice-mestre', 'padua', [12.3, 8], 'ferrara', ...TO_ROME],
      ['udine', 'treviso', 'venice-mestre', 'padua', [12.3, 8], 'ferrara', ...TO_ROME, 'naples'],
    ],
  },
  {
    id: 'spine',
    letter: 'A',
    lettersAt: [
      [0.8, 5.3],
      [10.26, 26.7],
      [11.75, 22.24],
    ],
    strand: 1,
    calledAt: 'milan',
    lines: [
      ['milan', 'parma', ...TO_ROME, 'naples'],
      ['turin', 'milan', 'parma', ...TO_ROME, ...TO_SALERNO, ...TO_VILLA, 'reggio-calabria'],
      ['rome', ...TO_SALERNO, FORK, [11, 22], 'potenza', 'taranto'],
    ],
    shorterRuns: [
      ['turin', 'milan', 'parma', ...TO_ROME],
      ['rome', ...TO_SALERNO, ...TO_VILLA, 'reggio-calabria'],
    ],
  },
];
