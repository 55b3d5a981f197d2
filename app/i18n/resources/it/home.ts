import type { home as english } from '../en/home.ts';
import type { Shape } from '../shape.ts';

export const home: Shape<typeof english> = {
  meta: {
    title: 'Biglietti dei treni ad alta velocità in Italia',
    description:
      'Trova i treni ad alta velocità tra Roma, Milano, Venezia, Firenze, Napoli e oltre. Scegli due stazioni e una data, poi prenota in biglietteria.',
  },
  hero: {
    title: 'L’Italia in alta velocità',
    subtitle:
      'Da Roma a Milano in circa tre ore, da centro a centro. Tu\u00a0scegli due stazioni e un giorno, al resto pensa la biglietteria.',
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
      text: 'Conferma immediata in biglietteria e biglietto digitale da mostrare sul telefono.',
    },
    payment: {
      title: 'Pagamento sicuro',
      text: 'Paghi in biglietteria, con rimborso integrale garantito per le tariffe che lo prevedono.',
    },
    currency: {
      title: 'Nella tua valuta',
      text: 'Guarda i prezzi in EUR, USD, GBP e altre valute prima di decidere.',
    },
  },
  hotels: {
    title: 'Hotel vicino alla stazione, e non solo',
    samples:
      'Sei tipi di hotel in ogni città delle guide. Sono esempi: nomi, prezzi e numeri sono indicativi; le camere vere si cercano dalla pagina di ogni città.',
    price: '{{price}} a notte',
    available_one: '{{count}} hotel disponibile',
    available_other: '{{count}} hotel disponibili, uno per città',
    byCity: 'Hotel città per città',
  },
  package: {
    title: 'Treno e hotel insieme, fino al 25% in meno',
    text: 'Prenota viaggio e notti in un solo pacchetto e risparmia fino al 25% rispetto all’acquisto separato.',
    note: 'Lo sconto lo decide chi vende il pacchetto e cambia con la città e le date: il prezzo finale lo vedi lì, prima di pagare.',
    train: 'Scegli il treno',
    hotel: 'Scegli l’hotel',
  },
  guides: {
    title: 'Guide delle città',
    more: 'Altre città',
    routes: 'Le pagine di tutte le {{count}} tratte',
  },
  advertisement: {
    label: 'Pubblicità',
    house: 'Il tuo hotel, museo o ristorante, visto da chi sta per arrivare.',
    houseLink: 'Fai pubblicità con noi',
  },
};
