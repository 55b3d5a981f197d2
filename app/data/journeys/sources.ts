import type { AgeingSource } from '../schema.ts';

/**
 * The sources of facts that no timetable has; their days of review hold for each of the facts.
 * Distances of `rail-lines` are lengths of lines added up along the way of the fastest trains.
 * `usual-interval` and both fares are estimates of this site and say so in their names.
 */
export const SOURCES = {
  'rail-lines': {
    name: 'Added up from Rete Ferroviaria Italiana’s line lengths',
    url: 'https://www.rfi.it/it/rete/la-rete-oggi.html',
    year: 2025,
    checkedOn: '2025',
    reviewBy: '2029-12-31',
  },
  'usual-interval': {
    name: 'Our estimate of the usual interval between direct trains of Trenitalia and Italo',
    year: 2025,
    checkedOn: '2025',
    reviewBy: '2027-01-31',
  },
  'advance-fares': {
    name: 'Our estimate of the lowest advance fares of Trenitalia and Italo',
    year: 2025,
    checkedOn: '2025',
    reviewBy: '2027-03-31',
  },
  'trenitalia-fares': {
    name: 'Our estimate of Trenitalia’s lowest advance fares',
    year: 2025,
    checkedOn: '2025',
    reviewBy: '2027-03-31',
  },
  'italo-2021': {
    name: 'Guida Viaggi, Italo’s lines from December\u00a02021',
    url: 'https://www.guidaviaggi.it/2021/11/18/italo-collegamenti-nuovo-orario/',
    year: 2021,
    checkedOn: '2021-12',
    reviewBy: '2027-01-31',
  },
} as const satisfies Record<string, AgeingSource>;

/** The id of a source of the journeys. */
export type SourceId = keyof typeof SOURCES;
