const TURIN = ['83002196', '83002220'];
const MILAN = ['83017004', '83018200'];
const SALERNO = ['83099887', '83092189', '83098186'];
const FLORENCE = ['83050435', '83064212'];
const ROME = ['83082172', '83084095'];
const VENETO = ['83025817', '83024463', '83024307', '83020883', '83020842', '83017178'];

/**
 * The announced stations of Italo's lines, each with its source. They are for lines whose timetable
 * is not loaded, and only state that Italo runs there.
 */
export const ITALO_LINES: readonly (readonly string[])[] = [
  // Turin – Salerno with Reggio Emilia AV: TTG Italia, May 2021.
  [...TURIN, ...MILAN, '83052548', ...FLORENCE, ...ROME, ...SALERNO],
  // Venice – Salerno: Guida Viaggi, December 2021.
  ['83025932', '83025890', '83025817', ...FLORENCE, ...ROME, '83092189', '83098186'],
  // Trieste – Naples: TriestePrima, April 2021.
  [
    '83033175',
    '83033100',
    '83032029',
    '83032003',
    '83025890',
    '83025817',
    '83057067',
    ...FLORENCE,
    '83084095',
    '83092189',
  ],
  // Venice – Turin: VenetoEconomia, January 2018.
  ['83025932', '83025890', ...VENETO, '83017004', ...TURIN],
  // Udine – Milan: Guida Viaggi, December 2021.
  ['83030262', '83027011', '83027060', '83027128', '83025890', ...VENETO, '83017004'],
  // Bolzano – Rome: Salto, June 2018.
  ['83020263', '83020388', '83020446', '83024307', ...FLORENCE, '83084095'],
  // Brescia – Naples: TTG Italia, May 2021.
  ['83017178', '83024307', ...FLORENCE, ...ROME, '83092189'],
  // Bari – Rome: Ore12, May 2021.
  ['83111195', '83111088', '83111005', '83093112', '83092114', '83084095'],
  // Genoa – Milan: Guida Viaggi, December 2021.
  ['83047027', '83047001', ...MILAN],
];

/** Whether Italo links two stations without a change, by their ids. */
export function italoLinks(from: string, to: string): boolean {
  return from !== to && ITALO_LINES.some((line) => line.includes(from) && line.includes(to));
}
