import { REGIONAL_KINDS } from '#app/domain/timetable/regional.ts';
import type { TrainKind } from '#app/domain/timetable/timetable.ts';
import type { ChangeStation } from './schema.ts';

/**
 * The minutes of a change where the table below says nothing else, by the size of a station. No
 * railway publishes them for Italy as a whole: ten minutes where one may have to cross a terminus
 * or use another level, five elsewhere, as the companies' own connections mostly allow.
 */
export const DEFAULT_MINUTES = { large: 10, other: 5 } as const;

/** The dates of all estimates: of these stations, of the default, and of the ways between two. */
export const CHANGE_ESTIMATE = { checkedOn: '2026-11', reviewBy: '2027-11-30' } as const;

const ESTIMATE = { estimate: true, ...CHANGE_ESTIMATE } as const;

/** The kinds that run on the high-speed lines, and call at the parts built for them. */
const FAST: TrainKind[] = ['frecciarossa', 'italo'];
const LONG_DISTANCE: TrainKind[] = [
  'frecciargento',
  'frecciabianca',
  'intercity',
  'intercity-notte',
  'eurocity',
  'euronight',
  'espresso',
];

/**
 * The stations after Bologna on the line to the Adriatic, at one or more of which all of its
 * trains call. The underground platforms lie on the line from Milan to Florence, which no track
 * joins with this one: also a Frecciarossa from Milan to Rimini, Ancona or Bari uses the surface.
 * Our estimate, from the course of the lines.
 */
const ADRIATIC_STATIONS = [
  '83050542', // Imola
  '83050583', // Faenza
  '83050591', // Forlì
  '83050666', // Cesena
  '83050716', // Rimini
  '83071043', // Pesaro
  '83071134', // Ancona
  '83078105', // Pescara Centrale
];

/**
 * Every station whose change takes other than `DEFAULT_MINUTES.other`. Every figure is an estimate
 * of this site, from the length of the ways; it is meant for somebody with a suitcase who has never
 * been there.
 */
export const CHANGE_STATIONS: readonly ChangeStation[] = [
  {
    stationId: '83084095',
    name: 'Roma Termini',
    size: 'large',
    minutes: 10,
    parts: [
      {
        id: 'main-platforms',
        name: {
          en: 'platforms\u00a01 to 24',
          it: 'binari dall’1 al 24',
          fr: 'voies\u00a01 à 24',
        },
        kinds: [],
        minutes: 10,
      },
      {
        id: 'far-platforms',
        name: {
          en: 'platforms\u00a025 and above, far beside the main hall',
          it: 'binari dal 25 in poi, lontani dalla galleria principale',
          fr: 'voies\u00a025 et suivantes, loin du hall principal',
        },
        kinds: [],
        minutes: 10,
      },
    ],
    betweenParts: 15,
    ...ESTIMATE,
  },
  { stationId: '83082172', name: 'Roma Tiburtina', size: 'large', minutes: 10, ...ESTIMATE },
  { stationId: '83017004', name: 'Milano Centrale', size: 'large', minutes: 10, ...ESTIMATE },
  {
    stationId: '83016451',
    name: 'Milano Porta Garibaldi',
    size: 'large',
    minutes: 10,
    parts: [
      {
        id: 'surface',
        name: {
          en: 'surface platforms',
          it: 'binari di superficie',
          fr: 'voies en surface',
        },
        kinds: [...FAST, ...LONG_DISTANCE, 'regionale', 'regionale-veloce'],
        minutes: 10,
      },
      {
        id: 'underground',
        name: {
          en: 'underground platforms of the suburban lines',
          it: 'binari sotterranei del passante',
          fr: 'voies souterraines des lignes de banlieue',
        },
        kinds: ['metropolitano'],
        minutes: 5,
      },
    ],
    betweenParts: 12,
    ...ESTIMATE,
  },
  { stationId: '83002196', name: 'Torino Porta Nuova', size: 'large', minutes: 10, ...ESTIMATE },
  { stationId: '83002220', name: 'Torino Porta Susa', size: 'other', minutes: 8, ...ESTIMATE },
  {
    stationId: '83025932',
    name: 'Venezia Santa Lucia',
    size: 'large',
    minutes: 10,
    ...ESTIMATE,
  },
  { stationId: '83025890', name: 'Venezia Mestre', size: 'large', minutes: 10, ...ESTIMATE },
  {
    stationId: '83050435',
    name: 'Bologna Centrale',
    size: 'large',
    minutes: 10,
    parts: [
      {
        id: 'surface',
        name: {
          en: 'surface platforms',
          it: 'binari di superficie',
          fr: 'voies en surface',
        },
        kinds: [...LONG_DISTANCE, ...REGIONAL_KINDS],
        ofTrainsTo: ADRIATIC_STATIONS,
        minutes: 10,
      },
      {
        id: 'underground',
        name: {
          en: 'platforms\u00a016 to 19, deep underground',
          it: 'binari dal 16 al 19, nella stazione sotterranea',
          fr: 'voies\u00a016 à 19, dans la gare souterraine',
        },
        kinds: FAST,
        minutes: 8,
      },
    ],
    betweenParts: 15,
    ...ESTIMATE,
  },
  { stationId: '83064212', name: 'Firenze S. M. Novella', size: 'large', minutes: 10, ...ESTIMATE },
  { stationId: '83092189', name: 'Napoli Centrale', size: 'large', minutes: 10, ...ESTIMATE },
  {
    stationId: '83047001',
    name: 'Genova Piazza Principe',
    size: 'large',
    minutes: 10,
    parts: [
      {
        id: 'surface',
        name: {
          en: 'surface platforms',
          it: 'binari di superficie',
          fr: 'voies en surface',
        },
        kinds: [],
        minutes: 10,
      },
      {
        id: 'underground',
        name: {
          en: 'underground platforms',
          it: 'binari sotterranei',
          fr: 'voies souterraines',
        },
        kinds: [],
        minutes: 5,
      },
    ],
    betweenParts: 12,
    ...ESTIMATE,
  },
  { stationId: '83024307', name: 'Verona Porta Nuova', size: 'large', minutes: 10, ...ESTIMATE },
  { stationId: '83025817', name: 'Padova', size: 'large', minutes: 10, ...ESTIMATE },
  { stationId: '83065003', name: 'Pisa Centrale', size: 'large', minutes: 10, ...ESTIMATE },
  { stationId: '83111195', name: 'Bari Centrale', size: 'large', minutes: 10, ...ESTIMATE },
  { stationId: '83120022', name: 'Palermo Centrale', size: 'large', minutes: 10, ...ESTIMATE },
  { stationId: '85030007', name: 'Zurigo HB', size: 'large', minutes: 10, ...ESTIMATE },
  {
    stationId: '87686006',
    name: 'Parigi Gare de Lyon',
    size: 'large',
    minutes: 10,
    ...ESTIMATE,
  },
];
