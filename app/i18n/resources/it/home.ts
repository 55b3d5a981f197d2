import type { home as english } from '../en/home.ts';
import type { Shape } from '../shape.ts';

export const home: Shape<typeof english> = {
  meta: {
    title: 'Biglietti dei treni ad alta velocità in Italia',
    description:
      'Trova i treni ad alta velocità tra Roma, Milano, Venezia, Firenze, Napoli e oltre. Scegli due stazioni e una data, poi prenota nella biglietteria online.',
  },
  hero: {
    title: 'L’Italia in alta velocità',
    subtitle:
      'Da Roma a Milano in circa tre\u00a0ore, da centro a centro. Tu\u00a0scegli due stazioni e un giorno, al\u00a0resto pensa la biglietteria online.',
    exploreMap: 'Esplora la mappa',
    browseHotels: 'Scopri gli hotel',
    travellers: 'Più di 1 milione di viaggiatori lo scorso anno',
  },
  unknownTrip: {
    station:
      'Non troviamo la stazione «{{name}}». Controlla come è scritta o prova con la grande città più vicina.',
    stations:
      'Non troviamo le stazioni «{{from}}» e «{{to}}». Controlla come sono scritte o prova con le grandi città più vicine.',
    same: 'Partenza e arrivo sono entrambi {{name}}. Dove vuoi andare?',
    path: 'Non abbiamo riconosciuto due stazioni in «{{path}}». Scrivile qui sotto.',
  },
  features: {
    title: 'Perché prendere il treno',
    speed: {
      title: 'Alta velocità',
      text: 'Fino a 300\u00a0km/\u2060h da un centro all’altro: il tempo di un capitolo e di un caffè, e niente aeroporti.',
    },
    booking: {
      title: 'Prenotazione in tempo reale',
      text: 'Conferma immediata e biglietto sul telefono: niente da stampare, niente da ritirare.',
    },
    payment: {
      title: 'Pagamento sicuro',
      text: 'Tutela sul rimborso integrale: le condizioni di ogni tariffa le vedi prima di pagare.',
    },
    currency: {
      title: 'Nella tua valuta',
      text: 'Paghi in EUR, USD, GBP e altre valute, senza conti da fare a mente.',
    },
  },
  hotels: {
    title: 'Hotel vicino alla stazione, e non solo',
    samples:
      'Dal letto comodo vicino ai binari ai soffitti dipinti: scegli la città e cerca tra le camere disponibili. I\u00a0sei\u00a0hotel mostrati sono esempi, con nomi inventati e prezzi indicativi.',
    price: '{{price}} a notte',
    count_one: '{{count}} hotel disponibile',
    count_other: '{{count}} hotel disponibili',
    byCity: 'Hotel città per città',
  },
  package: {
    title: 'Treno e hotel insieme, fino al 25% in meno',
    text: 'Comincia dal treno o dall’hotel: prenotati insieme, in un solo pacchetto, ti lasciano qualcosa in più per la cena.',
    note: 'Lo sconto dipende dalla città e dalle date: il prezzo finale lo vedi sul sito del venditore prima di pagare.',
    train: 'Scegli il treno',
    hotel: 'Scegli l’hotel',
  },
  guides: {
    title: 'Guide delle città',
    more: 'Altre città',
    routes: 'Tutte le {{count}} tratte',
  },
  advertisement: {
    label: 'Pubblicità',
    house: 'La tua attività, davanti a chi sta per arrivare nella tua città.',
    houseLink: 'Fai pubblicità con noi',
  },
};
