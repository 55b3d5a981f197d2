import type { AgeingSource } from '../schema.ts';

/** The sources of the comparison; their days of review hold for each figure from them. */
export const COMPARISON_SOURCES = {
  'eea-2021': {
    name: 'European Environment Agency, “Rail and waterborne: best for low-\u2060carbon motorised transport”, EU-\u206027 averages',
    url: 'https://www.eea.europa.eu/publications/rail-and-waterborne-transport',
    year: 2018,
    checkedOn: '2021',
    reviewBy: '2027-12-31',
  },
  motorways: {
    name: 'Our estimate of the driving time on the usual motorways',
    year: 2025,
    checkedOn: '2025',
    reviewBy: '2028-12-31',
  },
  'ilformat-2021': {
    name: 'Il Format, first timetable of ITA Airways',
    url: 'https://ilformat.info/2021/09/05/dal-15-ottobre-ita-decolla-tutte-le-novita-sulle-nuove-rotte/',
    year: 2021,
    checkedOn: '2021-09-05',
    reviewBy: '2027-03-31',
  },
  'agenzia-di-viaggi-2023': {
    name: 'L’Agenzia di Viaggi Magazine, flights to the south of Italy',
    url: 'https://www.lagenziadiviaggimag.it/rotta-sul-sud-italia-la-mappa-extralarge-dei-voli-estivi/',
    year: 2023,
    checkedOn: '2023',
    reviewBy: '2027-03-31',
  },
  'secolo-xix-2024': {
    name: 'Il Secolo XIX, domestic flights of ITA Airways to Rome',
    url: 'https://ilsecoloxix.it/genova/2024/11/08/news/biglietto_ita_airways_genova_roma-14786786/amp',
    year: 2024,
    checkedOn: '2024-11-08',
    reviewBy: '2027-03-31',
  },
  'ita-airways': {
    name: 'ITA Airways, domestic flights',
    url: 'https://www.ita-airways.com/',
    year: 2025,
    checkedOn: '2025',
    reviewBy: '2027-03-31',
  },
} as const satisfies Record<string, AgeingSource>;

/** The id of a source of the comparison. */
export type ComparisonSourceId = keyof typeof COMPARISON_SOURCES;

/** Every source id, for the schema. */
export const COMPARISON_SOURCE_IDS = Object.keys(COMPARISON_SOURCES) as [
  ComparisonSourceId,
  ...ComparisonSourceId[],
];
