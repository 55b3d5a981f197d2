import { AS_OF_2025 } from '../checked-times.ts';
import type { OnwardPlace } from '../schema.ts';

const FONTANAROSSA: [string, string] = ['83123364', 'Catania Aeroporto Fontanarossa'];

/** Airports of the centre and the south: the end of the train, and the ways on. */
export const AIRPORTS_OF_CENTRE_AND_SOUTH: readonly OnwardPlace[] = [
  {
    slug: 'rome-fiumicino-airport',
    kind: 'airport',
    name: {
      en: 'Rome Fiumicino airport',
      it: 'Aeroporto di Roma Fiumicino',
      fr: 'Aéroport de Rome Fiumicino',
    },
    alsoTyped: ['FCO', 'Fiumicino', 'Leonardo da Vinci airport', 'Rome airport'],
    legs: [
      {
        station: ['83084129', 'Roma Fiumicino Aeroporto'],
        mode: 'walk',
        minutes: 5,
        provider: 'adr',
      },
    ],
    note: {
      en: 'The station is in the airport; the Leonardo Express takes 32\u00a0minutes from Rome Termini.',
      it: 'La stazione è nell’aeroporto; da Roma Termini il Leonardo Express impiega 32\u00a0minuti.',
      fr: 'La gare est dans l’aéroport\u202f; le Leonardo Express met 32\u00a0minutes depuis Rome Termini.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'rome-ciampino-airport',
    kind: 'airport',
    name: {
      en: 'Rome Ciampino airport',
      it: 'Aeroporto di Roma Ciampino',
      fr: 'Aéroport de Rome Ciampino',
    },
    alsoTyped: ['Ciampino airport'],
    ownStops: [['83170118', 'Roma Ciampino Aeroporto']],
    legs: [{ station: ['83086504', 'Ciampino'], mode: 'bus', minutes: 10, provider: 'trenitalia' }],
    note: {
      en: 'Ciampino Airlink is one ticket for the train to Ciampino and the bus to the airport.',
      it: 'Ciampino Airlink è un biglietto unico per il treno fino a Ciampino e l’autobus per l’aeroporto.',
      fr: 'Ciampino Airlink réunit en un billet le train jusqu’à Ciampino et le bus vers l’aéroport.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'naples-airport',
    kind: 'airport',
    name: { en: 'Naples airport', it: 'Aeroporto di Napoli', fr: 'Aéroport de Naples' },
    alsoTyped: ['Capodichino', 'Napoli aeroporto', 'Napoli Capodichino'],
    ownStops: [['83868018', 'Napoli Capodichino Aeroporto']],
    legs: [{ station: ['83092189', 'Napoli Centrale'], mode: 'bus', minutes: 20, provider: 'anm' }],
    note: {
      en: 'The bus is called Alibus.',
      it: 'L’autobus si chiama Alibus.',
      fr: 'Le bus s’appelle Alibus.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'florence-airport',
    kind: 'airport',
    name: { en: 'Florence airport', it: 'Aeroporto di Firenze', fr: 'Aéroport de Florence' },
    alsoTyped: ['FLR', 'Peretola', 'Firenze aeroporto', 'Amerigo Vespucci airport'],
    position: [43.8, 11.2],
    legs: [
      {
        station: ['83064212', 'Firenze S. M. Novella'],
        mode: 'tram',
        minutes: 20,
        provider: 'gest',
      },
    ],
    note: {
      en: 'The tram is line T2.',
      it: 'Il tram è la linea T2.',
      fr: 'Le tram est la ligne T2.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'pisa-airport',
    kind: 'airport',
    name: { en: 'Pisa airport', it: 'Aeroporto di Pisa', fr: 'Aéroport de Pise' },
    alsoTyped: ['PSA', 'Pisa Aeroporto', 'Galileo Galilei airport', 'PisaMover'],
    ownStops: [['83170019', 'Pisa Aeroporto']],
    legs: [
      {
        station: ['83065003', 'Pisa Centrale'],
        mode: 'people-mover',
        minutes: 5,
        provider: 'pisamover',
      },
    ],
    ...AS_OF_2025,
  },
  {
    slug: 'bari-airport',
    kind: 'airport',
    name: { en: 'Bari airport', it: 'Aeroporto di Bari', fr: 'Aéroport de Bari' },
    alsoTyped: ['Bari Palese', 'Karol Wojtyła airport'],
    ownStops: [['83550145', 'Bari Aeroporto']],
    legs: [
      {
        station: ['83111195', 'Bari Centrale'],
        mode: 'train',
        minutes: 20,
        provider: 'ferrotramviaria',
      },
    ],
    note: {
      en: 'The trains leave from a station of their own beside Bari Centrale, with tickets of their own.',
      it: 'I treni partono da un’altra stazione, accanto a Bari Centrale, e hanno biglietti a parte.',
      fr: 'Les trains partent de leur propre gare, à côté de Bari Centrale, avec leurs propres billets.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'catania-airport',
    kind: 'airport',
    name: { en: 'Catania airport', it: 'Aeroporto di Catania', fr: 'Aéroport de Catane' },
    alsoTyped: ['CTA', 'Fontanarossa', 'Catania aeroporto'],
    legs: [
      { station: FONTANAROSSA, mode: 'shuttle', minutes: 5, provider: 'catania-airport' },
      { station: FONTANAROSSA, mode: 'walk', minutes: 15, provider: 'catania-airport' },
    ],
    note: {
      en: 'The shuttle from the station to the terminal is free.',
      it: 'La navetta dalla stazione all’aerostazione è gratuita.',
      fr: 'La navette entre la gare et l’aérogare est gratuite.',
    },
    ...AS_OF_2025,
  },
  {
    slug: 'palermo-airport',
    kind: 'airport',
    name: { en: 'Palermo airport', it: 'Aeroporto di Palermo', fr: 'Aéroport de Palerme' },
    alsoTyped: ['PMO', 'Punta Raisi', 'Falcone Borsellino airport', 'Palermo aeroporto'],
    legs: [
      {
        station: ['83121335', 'Palermo-Punta Raisi Aeroporto'],
        mode: 'walk',
        minutes: 5,
        provider: 'palermo-airport',
      },
    ],
    note: {
      en: 'The station is below the terminal.',
      it: 'La stazione è sotto il terminal.',
      fr: 'La gare est sous l’aérogare.',
    },
    ...AS_OF_2025,
  },
];
