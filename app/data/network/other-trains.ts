import type { OtherTrain } from './schema.ts';

/** Times of the timetable of 2025; new ones begin every December. */
const AS_OF_2025 = { checkedOn: '2025', reviewBy: '2027-01-31' } as const;

const OEBB_BRENNER: OtherTrain['source'] = {
  name: {
    en: 'ÖBB and DB, EuroCity timetable',
    it: 'ÖBB e DB, orario degli EuroCity',
    fr: 'ÖBB et DB, horaires des EuroCity',
  },
  url: 'https://www.oebb.at/',
  year: 2025,
  ...AS_OF_2025,
};
const OEBB_SOUTHERN: OtherTrain['source'] = {
  name: {
    en: 'ÖBB, press release on the Railjet times of 14\u00a0December 2025',
    it: 'ÖBB, comunicato sui tempi dei Railjet dal 14\u00a0dicembre 2025',
    fr: 'ÖBB, communiqué sur les temps de parcours des Railjet au 14\u00a0décembre 2025',
  },
  url: 'https://presse-oebb.at/news-oebb-schnelle-railjet-verbindung-zwischen-wien-und-triest?id=227729&l=deutsch&menueid=27022',
  year: 2025,
  ...AS_OF_2025,
};
const SNCF: OtherTrain['source'] = {
  name: { en: 'SNCF, TER timetable', it: 'SNCF, orario dei TER', fr: 'SNCF, horaires des TER' },
  url: 'https://www.sncf-connect.com/',
  year: 2025,
  ...AS_OF_2025,
};
const TRENORD: OtherTrain['source'] = {
  name: { en: 'Trenord, timetable', it: 'Trenord, orario', fr: 'Trenord, horaires' },
  url: 'https://www.trenord.it/',
  year: 2025,
  ...AS_OF_2025,
};

/** The trains of the map that Trenitalia's timetable does not hold. */
export const OTHER_TRAINS: readonly OtherTrain[] = [
  {
    service: 'EuroCity',
    operator: 'oebb',
    source: OEBB_BRENNER,
    stops: [
      ['munich', 0],
      ['innsbruck', 104, 4],
      ['brenner', 34, 10],
      ['bolzano', 78, 3],
      ['trento', 31],
      ['verona', 55, 10],
      ['bologna', 88],
    ],
  },
  {
    service: 'EuroCity',
    operator: 'oebb',
    source: OEBB_BRENNER,
    stops: [
      ['munich', 0],
      ['innsbruck', 104, 4],
      ['brenner', 34, 10],
      ['bolzano', 78, 3],
      ['trento', 31],
      ['verona', 55, 12],
      ['vicenza', 27],
      ['padua', 17],
      ['venice-mestre', 15],
      ['venice', 10],
    ],
  },
  {
    service: 'Railjet Xpress',
    operator: 'oebb',
    source: OEBB_SOUTHERN,
    stops: [
      ['vienna', 0],
      ['graz', 146, 3],
      ['klagenfurt', 41, 2],
      ['villach', 23, 4],
      ['udine', 96, 2],
      ['trieste', 81],
    ],
  },
  {
    service: 'Railjet Xpress',
    operator: 'oebb',
    source: OEBB_SOUTHERN,
    stops: [
      ['vienna', 0],
      ['graz', 146, 3],
      ['klagenfurt', 41, 2],
      ['villach', 23, 4],
      ['udine', 96, 2],
      ['treviso', 78],
      ['venice-mestre', 19],
      ['venice', 12],
    ],
  },
  {
    service: 'TER',
    operator: 'sncf',
    source: SNCF,
    stops: [
      ['ventimiglia', 0],
      ['nice', 50],
    ],
  },
  {
    service: 'Malpensa Express',
    operator: 'trenord',
    source: TRENORD,
    stops: [
      ['milan', 0],
      ['milan-malpensa', 52],
    ],
  },
  {
    service: 'RegioExpress',
    operator: 'trenord',
    source: TRENORD,
    stops: [
      ['milan', 0],
      ['tirano', 150],
    ],
  },
];
