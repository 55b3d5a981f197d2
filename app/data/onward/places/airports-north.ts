import { AS_OF_2025 } from '../checked-times.ts';
import type { OnwardPlace } from '../schema.ts';

const MESTRE: [string, string] = ['83025890', 'Venezia Mestre'];
const MILAN: [string, string] = ['83017004', 'Milano Centrale'];

/** Airports of the north: the end of the train, and the ways on. */
export const AIRPORTS_OF_THE_NORTH: readonly OnwardPlace[] = [
  {
    slug: 'milan-malpensa-airport',
    kind: 'airport',
    name: {
      en: 'Milan Malpensa airport',
      it: 'Aeroporto di Milano Malpensa',
      fr: 'Aéroport de Milan Malpensa',
    },
    alsoTyped: ['MXP', 'Malpensa', 'Milan airport'],
    legs: [
      {
        station: ['83256354', 'Malpensa Aeroporto T1'],
        mode: 'walk',
        minutes: 5,
        provider: 'sea',
      },
      {
        station: ['83011460', 'Malpensa Aeroporto T2'],
        mode: 'walk',
        minutes: 5,
        provider: 'sea',
      },
    ],
    note: {
      en: 'The Malpensa Express goes to both terminals, from Milan Cadorna and from Milan Centrale.',
      it: 'Il Malpensa Express serve entrambi i terminal, da Milano Cadorna e da Milano Centrale.',
      fr: 'Le Malpensa Express dessert les deux terminaux, depuis Milan Cadorna et Milan Centrale.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'milan-linate-airport',
    kind: 'airport',
    name: {
      en: 'Milan Linate airport',
      it: 'Aeroporto di Milano Linate',
      fr: 'Aéroport de Milan Linate',
    },
    alsoTyped: ['LIN', 'Linate', 'Linate airport', 'Aeroporto di Linate', 'Aéroport de Linate'],
    legs: [
      { station: ['83014928', 'Milano Forlanini'], mode: 'metro', minutes: 5, provider: 'atm' },
    ],
    note: {
      en: 'Metro line\u00a04 links the airport with the centre of Milan, too.',
      it: 'La metro M4 collega l’aeroporto anche con il centro di Milano.',
      fr: 'La ligne M4 du métro relie aussi l’aéroport au centre de Milan.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'bergamo-airport',
    kind: 'airport',
    name: {
      en: 'Milan Bergamo airport',
      it: 'Aeroporto di Bergamo Orio al Serio',
      fr: 'Aéroport de Milan Bergame',
    },
    alsoTyped: ['BGY', 'Orio al Serio', 'Bergamo airport', 'Bergamo aeroporto'],
    position: [45.67, 9.69],
    legs: [
      { station: ['83015297', 'Bergamo'], mode: 'bus', minutes: 15, provider: 'atb' },
      { station: MILAN, mode: 'bus', minutes: 60, provider: 'orio-shuttle' },
    ],
    ...AS_OF_2025,
  },
  {
    slug: 'venice-airport',
    kind: 'airport',
    name: {
      en: 'Venice Marco Polo airport',
      it: 'Aeroporto di Venezia Marco Polo',
      fr: 'Aéroport de Venise Marco Polo',
    },
    alsoTyped: [
      'VCE',
      'Marco Polo',
      'Venice airport',
      'Venezia aeroporto',
      'Aéroport de Venise',
      'Marco Polo airport',
      'Aeroporto Marco Polo',
    ],
    position: [45.51, 12.34],
    legs: [
      { station: MESTRE, mode: 'bus', minutes: 25, provider: 'atvo' },
      {
        station: ['83025932', 'Venezia Santa Lucia'],
        mode: 'bus',
        minutes: 25,
        provider: 'actv',
      },
    ],
    note: {
      en: 'In Venice itself the bus leaves from Piazzale Roma, across the bridge from Santa Lucia.',
      it: 'Da Venezia l’autobus parte da piazzale Roma, oltre il ponte di fronte a Santa Lucia.',
      fr: 'À Venise, le bus part du piazzale Roma, de l’autre côté du pont face à Santa Lucia.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'treviso-airport',
    kind: 'airport',
    name: {
      en: 'Venice Treviso airport',
      it: 'Aeroporto di Treviso',
      fr: 'Aéroport de Venise Trévise',
    },
    alsoTyped: ['TSF', 'Treviso airport', 'Treviso aeroporto'],
    position: [45.66, 12.2],
    legs: [
      { station: ['83027128', 'Treviso Centrale'], mode: 'bus', minutes: 15, provider: 'mom' },
      { station: MESTRE, mode: 'bus', minutes: 60, provider: 'atvo' },
    ],
    ...AS_OF_2025,
  },
  {
    slug: 'bologna-airport',
    kind: 'airport',
    name: { en: 'Bologna airport', it: 'Aeroporto di Bologna', fr: 'Aéroport de Bologne' },
    alsoTyped: ['BLQ', 'Bologna aeroporto', 'Guglielmo Marconi airport', 'Marconi Express'],
    position: [44.53, 11.29],
    legs: [
      {
        station: ['83050435', 'Bologna Centrale'],
        mode: 'people-mover',
        minutes: 7,
        provider: 'marconi-express',
      },
    ],
    ...AS_OF_2025,
  },
  {
    slug: 'verona-airport',
    kind: 'airport',
    name: { en: 'Verona airport', it: 'Aeroporto di Verona', fr: 'Aéroport de Vérone' },
    alsoTyped: ['VRN', 'Verona Villafranca', 'Valerio Catullo airport'],
    ownStops: [['83138826', 'Verona Aeroporto']],
    legs: [
      {
        station: ['83024307', 'Verona Porta Nuova'],
        mode: 'bus',
        minutes: 15,
        provider: 'atv-verona',
      },
    ],
    ...AS_OF_2025,
  },
];
