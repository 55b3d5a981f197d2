/**
 * Where the generated lines are from: Trenord's GTFS of 28 July to 31 December 2023, read for
 * Wednesday 18 October 2023. README.md says how.
 */
export const TRENORD_SOURCE = {
  source: {
    name: {
      en: 'Regione Lombardia, Trenord’s railway timetable',
      it: 'Regione Lombardia, orario ferroviario di Trenord',
      fr: 'Regione Lombardia, horaires ferroviaires de Trenord',
    },
    url: 'https://www.dati.lombardia.it/',
  },
  checkedOn: '2023-10-18',
  reviewBy: '2027-01-31',
} as const;
