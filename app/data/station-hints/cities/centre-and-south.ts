import { AS_OF_2025 } from '../checked-hints.ts';
import type { CityStations } from '../schema.ts';

/** The stations of the cities south of Bologna. */
export const STATIONS_OF_CENTRE_AND_SOUTH: readonly CityStations[] = [
  {
    citySlug: 'rome',
    stations: [
      {
        stationId: '83084095',
        name: 'Roma Termini',
        directions: {
          en: 'Termini is where metro lines A and B cross.',
          it: 'A Termini si incrociano le metro A e B.',
          fr: 'Termini est au croisement des lignes A et B du métro.',
        },
      },
      {
        stationId: '83082172',
        name: 'Roma Tiburtina',
        directions: {
          en: 'Tiburtina is on metro line B.',
          it: 'Tiburtina è sulla metro B.',
          fr: 'Tiburtina est sur la ligne B du métro.',
        },
      },
      {
        stationId: '83084061',
        name: 'Roma Ostiense',
        directions: {
          en: 'Ostiense is next to Piramide, on metro line B.',
          it: 'Ostiense è accanto a Piramide, sulla metro B.',
          fr: 'Ostiense est à côté de Piramide, sur la ligne B du métro.',
        },
      },
    ],
    source: { name: 'ATAC', url: 'https://www.atac.roma.it/' },
    ...AS_OF_2025,
  },
  {
    citySlug: 'florence',
    stations: [
      {
        stationId: '83064212',
        name: 'Firenze S. M. Novella',
        directions: {
          en: 'Santa Maria Novella is ten minutes on foot from the cathedral.',
          it: 'Santa Maria Novella è a dieci minuti a piedi dal Duomo.',
          fr: 'Santa Maria Novella est à dix minutes à pied de la cathédrale.',
        },
      },
      {
        stationId: '83069005',
        name: 'Firenze Campo di Marte',
        directions: {
          en: 'Campo di Marte lies east of the centre.',
          it: 'Campo di Marte è a est del centro.',
          fr: 'Campo di Marte se trouve à l’est du centre.',
        },
      },
      {
        stationId: '83064204',
        name: 'Firenze Rifredi',
        directions: {
          en: 'Rifredi is north-west of the centre, far from the sights.',
          it: 'Rifredi è a nord-ovest del centro, lontano dai monumenti.',
          fr: 'Rifredi est au nord-ouest du centre, loin des monuments.',
        },
      },
    ],
    source: { name: 'Feel Florence', url: 'https://www.feelflorence.it/' },
    ...AS_OF_2025,
  },
  {
    citySlug: 'naples',
    stations: [
      {
        stationId: '83092189',
        name: 'Napoli Centrale',
        directions: {
          en: 'Centrale stands above metro lines\u00a01 and\u00a02 and the Circumvesuviana.',
          it: 'Sotto Centrale passano le linee\u00a01 e\u00a02 della metro e la Circumvesuviana.',
          fr: 'Sous Centrale passent les lignes\u00a01 et\u00a02 du métro et la Circumvesuviana.',
        },
      },
      {
        stationId: '83091090',
        name: 'Napoli Piazza Garibaldi',
        directions: {
          en: 'Piazza Garibaldi is the underground station below Centrale.',
          it: 'Piazza Garibaldi è la stazione sotterranea di Centrale.',
          fr: 'Piazza Garibaldi est la gare souterraine de Centrale.',
        },
      },
      {
        stationId: '83099887',
        name: 'Napoli Afragola',
        directions: {
          en: 'Afragola is outside the city, to the north.',
          it: 'Afragola è fuori città, a nord.',
          fr: 'Afragola est hors de la ville, au nord.',
        },
      },
    ],
    source: { name: 'ANM', url: 'https://www.anm.it/' },
    ...AS_OF_2025,
  },
  {
    citySlug: 'pisa',
    stations: [
      {
        stationId: '83065003',
        name: 'Pisa Centrale',
        directions: {
          en: 'Centrale is about 25\u00a0minutes on foot from the tower.',
          it: 'Da Centrale alla Torre sono circa 25\u00a0minuti a piedi.',
          fr: 'De Centrale à la tour, comptez environ 25\u00a0minutes à pied.',
        },
      },
      {
        stationId: '83065011',
        name: 'Pisa San Rossore',
        directions: {
          en: 'San Rossore is nearer to the tower, about ten minutes on foot.',
          it: 'San Rossore è più vicina alla Torre: una decina di minuti a piedi.',
          fr: 'San Rossore est plus proche de la tour\u00a0: une dizaine de minutes à pied.',
        },
      },
    ],
    source: { name: 'Turismo Pisa', url: 'https://www.turismo.pisa.it/' },
    ...AS_OF_2025,
  },
];
