import { AS_OF_2025 } from '../checked-times.ts';
import type { OnwardPlace } from '../schema.ts';

const BARI: [string, string] = ['83111195', 'Bari Centrale'];

/** Towns that are far from their station, or on the railway of another company. */
export const TOWNS: readonly OnwardPlace[] = [
  {
    slug: 'san-marino',
    kind: 'town',
    name: { en: 'San Marino', it: 'San Marino', fr: 'Saint-Marin' },
    alsoTyped: [
      'Republic of San Marino',
      'Repubblica di San Marino',
      'République de Saint-Marin',
      'San Marino Republic',
    ],
    position: [43.94, 12.45],
    legs: [{ station: ['83050716', 'Rimini'], mode: 'bus', minutes: 50, provider: 'bonelli' }],
    note: {
      en: 'The bus leaves opposite Rimini’s station.',
      it: 'L’autobus parte di fronte alla stazione di Rimini.',
      fr: 'Le bus part en face de la gare de Rimini.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'assisi',
    kind: 'town',
    name: { en: 'Assisi old town', it: 'Assisi centro', fr: 'Centre d’Assise' },
    alsoTyped: ['Basilica of Saint Francis', 'Basilica di San Francesco'],
    ownStops: [['83138776', 'Assisi Centro']],
    legs: [{ station: ['83070086', 'Assisi'], mode: 'bus', minutes: 15, provider: 'busitalia' }],
    note: {
      en: 'The station is in Santa Maria degli Angeli, below the town.',
      it: 'La stazione è a Santa Maria degli Angeli, ai piedi della città.',
      fr: 'La gare est à Santa Maria degli Angeli, au pied de la ville.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'orvieto',
    kind: 'town',
    name: { en: 'Orvieto old town', it: 'Orvieto centro', fr: 'Centre d’Orvieto' },
    alsoTyped: ['Orvieto Duomo', 'Duomo di Orvieto'],
    legs: [
      { station: ['83082032', 'Orvieto'], mode: 'funicular', minutes: 5, provider: 'busitalia' },
    ],
    note: {
      en: 'The funicular begins opposite the station.',
      it: 'La funicolare parte di fronte alla stazione.',
      fr: 'Le funiculaire part en face de la gare.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'matera',
    kind: 'town',
    name: { en: 'Matera', it: 'Matera', fr: 'Matera' },
    alsoTyped: ['Sassi di Matera', 'Matera Centrale'],
    ownStops: [['83137067', 'Matera']],
    legs: [{ station: BARI, mode: 'train', minutes: 100, provider: 'fal' }],
    note: {
      en: 'The trains leave from a station of their own beside Bari Centrale; on Sundays and holidays buses run instead.',
      it: 'I treni partono da un’altra stazione, accanto a Bari Centrale; la domenica e nei festivi li sostituiscono gli autobus.',
      fr: 'Les trains partent de leur propre gare, à côté de Bari Centrale, et des autocars les remplacent les dimanches et jours fériés.',
    },
    ...AS_OF_2025,
    checkedOn: '2025-07',
  },
  {
    slug: 'alberobello',
    kind: 'town',
    name: { en: 'Alberobello', it: 'Alberobello', fr: 'Alberobello' },
    alsoTyped: ['Trulli', 'Trulli di Alberobello'],
    ownStops: [['83410126', 'Alberobello']],
    legs: [{ station: BARI, mode: 'train', minutes: 115, provider: 'fse' }],
    note: {
      en: 'Most trains need a change in Putignano, and on some days a bus runs in place of the train.',
      it: 'Di solito si cambia a Putignano, e in alcuni giorni un autobus sostituisce il treno.',
      fr: 'Il faut le plus souvent changer à Putignano et, certains jours, un autocar remplace le train.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'san-gimignano',
    kind: 'town',
    name: { en: 'San Gimignano', it: 'San Gimignano', fr: 'San Gimignano' },
    alsoTyped: ['San Gimigniano'],
    position: [43.47, 11.04],
    legs: [
      {
        station: ['83068056', 'Poggibonsi-San Gimignano'],
        mode: 'bus',
        minutes: 25,
        provider: 'autolinee-toscane',
      },
    ],
    ...AS_OF_2025,
  },
  {
    slug: 'montepulciano',
    kind: 'town',
    name: {
      en: 'Montepulciano old town',
      it: 'Montepulciano centro',
      fr: 'Centre de Montepulciano',
    },
    alsoTyped: ['Montepulciano paese'],
    position: [43.1, 11.79],
    legs: [
      {
        station: ['83069252', 'Chiusi-Chianciano Terme'],
        mode: 'bus',
        minutes: 50,
        provider: 'autolinee-toscane',
      },
    ],
    note: {
      en: 'The station named Montepulciano is in the valley, ten kilometres from the town.',
      it: 'La stazione che si chiama Montepulciano è a fondovalle, a una decina di chilometri dal paese.',
      fr: 'La gare nommée Montepulciano est dans la vallée, à une dizaine de kilomètres de la ville.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'urbino',
    kind: 'town',
    name: { en: 'Urbino', it: 'Urbino', fr: 'Urbino' },
    alsoTyped: ['Urbin'],
    ownStops: [['83139204', 'Urbino']],
    legs: [{ station: ['83071043', 'Pesaro'], mode: 'bus', minutes: 55, provider: 'adriabus' }],
    ...AS_OF_2025,
  },
  {
    slug: 'taormina',
    kind: 'town',
    name: { en: 'Taormina old town', it: 'Taormina centro', fr: 'Centre de Taormine' },
    alsoTyped: ['Teatro Antico di Taormina'],
    ownStops: [['83139907', 'Taormina Centro']],
    legs: [
      {
        station: ['83123174', 'Taormina-Giardini'],
        mode: 'bus',
        minutes: 15,
        provider: 'interbus',
      },
    ],
    note: {
      en: 'The station is on the shore, 200\u00a0metres below the town.',
      it: 'La stazione è sul mare, 200\u00a0metri più in basso della città.',
      fr: 'La gare est au bord de la mer, 200\u00a0mètres en contrebas de la ville.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'vatican',
    kind: 'sight',
    name: { en: 'Vatican City', it: 'Città del Vaticano', fr: 'Cité du Vatican' },
    inPlace: {
      en: 'in Vatican City',
      it: 'nella Città del Vaticano',
      fr: 'dans la Cité du Vatican',
    },
    alsoTyped: ['Vatican', 'Vaticano', 'St Peter’s', 'Basilica di San Pietro'],
    legs: [
      { station: ['83083238', 'Roma San Pietro'], mode: 'walk', minutes: 15, provider: 'vatican' },
    ],
    ...AS_OF_2025,
  },
];
