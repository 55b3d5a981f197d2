import { AS_OF_2025 } from '../checked-times.ts';
import type { OnwardPlace } from '../schema.ts';

const MESTRE: [string, string] = ['83025890', 'Venezia Mestre'];
const MILAN: [string, string] = ['83017004', 'Milano Centrale'];
const FONTANAROSSA: [string, string] = ['83123364', 'Catania Aeroporto Fontanarossa'];

/** Airports: where the train ends, and what goes on from there. */
export const AIRPORTS: readonly OnwardPlace[] = [
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
      en: 'The station is in the airport; the Leonardo Express takes 32 minutes from Rome Termini.',
      it: 'La stazione è nell’aeroporto; da Roma Termini il Leonardo Express impiega 32 minuti.',
      fr: 'La gare est dans l’aéroport\u202f; le Leonardo Express met 32 minutes depuis Rome Termini.',
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
      en: 'Metro line 4 links the airport with the centre of Milan, too.',
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
    legs: [
      { station: ['83027128', 'Treviso Centrale'], mode: 'bus', minutes: 15, provider: 'mom' },
      { station: MESTRE, mode: 'bus', minutes: 60, provider: 'atvo' },
    ],
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
    slug: 'bologna-airport',
    kind: 'airport',
    name: { en: 'Bologna airport', it: 'Aeroporto di Bologna', fr: 'Aéroport de Bologne' },
    alsoTyped: ['BLQ', 'Bologna aeroporto', 'Guglielmo Marconi airport', 'Marconi Express'],
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
    slug: 'florence-airport',
    kind: 'airport',
    name: { en: 'Florence airport', it: 'Aeroporto di Firenze', fr: 'Aéroport de Florence' },
    alsoTyped: ['FLR', 'Peretola', 'Firenze aeroporto', 'Amerigo Vespucci airport'],
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
