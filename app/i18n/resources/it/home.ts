import type { home as english } from '../en/home.ts';
import type { Shape } from '../shape.ts';

export const home: Shape<typeof english> = {
  meta: {
    title: 'Biglietti dei treni ad alta velocità in Italia',
    description:
      'Trova i treni ad alta velocità tra Roma, Milano, Venezia, Firenze, Napoli e oltre. Scegli due stazioni e una data, poi prenota sulla biglietteria online.',
  },
  hero: {
    title: 'L’Italia in alta velocità',
    subtitle:
      'Da Roma a Milano in circa tre\u00a0ore, da centro a centro. Tu\u00a0scegli due stazioni e un giorno, al\u00a0resto pensa la biglietteria online.',
    exploreMap: 'Esplora la mappa',
    browseHotels: 'Scopri gli hotel',
    travellers: 'Più di 1 milione di viaggiatori lo scorso anno',
  },
  features: {
    title: 'Perché viaggiare così',
    speed: {
      title: 'Alta velocità',
      text: 'Fino a 300 km/h tra i centri delle grandi città, senza aeroporti alla partenza né all’arrivo.',
    },
    booking: {
      title: 'Prenotazione in tempo reale',
      text: 'Conferma immediata dalla biglietteria online, e il biglietto è sul tuo telefono.',
    },
    payment: {
      title: 'Pagamento sicuro',
      text: 'Paghi sulla biglietteria online, con rimborso integrale garantito per le tariffe che lo prevedono.',
    },
    currency: {
      title: 'Nella tua valuta',
      text: 'Guarda i prezzi in EUR, USD, GBP e altre valute prima di decidere.',
    },
  },
  hotels: {
    title: 'Hotel vicino alla stazione, e non solo',
    samples:
      'In ogni città delle nostre guide, sei tipi di hotel. Sono\u00a0esempi: nomi e prezzi sono indicativi; le camere vere si cercano dalla pagina degli hotel di ogni città.',
    price: '{{price}} a notte',
    count_one: 'Uno in {{count}} città',
    count_other: 'Uno in ognuna delle nostre {{count}} città',
    byCity: 'Hotel città per città',
  },
  package: {
    title: 'Treno e hotel insieme, fino al 25% in meno',
    text: 'Comincia dal treno o dall’hotel: prenotati insieme, in un solo pacchetto, possono costare meno che separati.',
    note: 'Lo sconto dipende da chi vende il pacchetto, dalla città e dalle date: il prezzo finale è quello che vedi sul suo sito prima di pagare.',
    train: 'Scegli il treno',
    hotel: 'Scegli l’hotel',
  },
  guides: {
    title: 'Guide delle città',
    more: 'Altre città',
    routes: 'Tutte le {{count}} tratte più richieste',
  },
  advertisement: {
    label: 'Pubblicità',
    house: 'Il tuo hotel, museo o ristorante, visto da chi sta per arrivare.',
    houseLink: 'Fai pubblicità con noi',
  },
};
