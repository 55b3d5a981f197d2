import type { hotels as english } from '../en/hotels.ts';
import type { Shape } from '../shape.ts';

export const hotels: Shape<typeof english> = {
  poster: 'Manifesto di {{city}}',
  meta: {
    title: 'Hotel a {{city}}: dove dormire',
    description:
      'Sei hotel di esempio a {{city}} con stelle, servizi e prezzo a notte, una buona ragione per fermarsi e la ricerca di camere disponibili.',
  },
  title: 'Hotel a {{city}}',
  lead: 'Sei hotel di esempio, dalla camera semplice al resort con spa, da {{least}} a\u00a0{{most}} a\u00a0notte.',
  // On the picture that social networks show.
  card: { count: 'Sei hotel di esempio', prices: 'da {{least}} a {{most}} a\u00a0notte' },
  guide: 'Guida di {{city}}',
  list: 'Gli hotel',
  samples:
    '«Prenota ora» apre un sito di prenotazione e cerca le camere disponibili a {{city}}. Gli hotel mostrati sono esempi: nomi, stelle e servizi sono inventati, i prezzi indicativi.',
  stars: '{{rating}} stelle su 5',
  amenities: 'Servizi',
  // Below the price.
  perNight: 'a notte',
  book: 'Prenota ora',
  why: 'Perché fermarsi a {{city}}',
  quarters: 'Scegli il quartiere',
  others: 'Hotel in altre città',
  kinds: {
    grand: {
      generic: 'Grand hotel',
      name: 'Grand Hotel {{city}}',
      description: 'Soffitti alti, un portiere all’ingresso e la colazione sotto il lampadario.',
    },
    boutique: {
      generic: 'Boutique hotel',
      name: 'Boutique Hotel {{city}}',
      description:
        'Una dozzina di camere, una diversa dall’altra, e un padrone di casa che sa dove mandarti a cena.',
    },
    central: {
      generic: 'Hotel centrale',
      name: 'Hotel Centrale {{city}}',
      description: 'Il suo lusso è l’indirizzo: esci dal portone e sei già in centro.',
    },
    palace: {
      generic: 'Palazzo storico',
      name: 'Hotel Palazzo {{city}}',
      description: 'Soffitti dipinti, un cortile e uno scalone fatto per farsi notare.',
    },
    budget: {
      generic: 'Hotel economico',
      name: 'Piccolo Hotel {{city}}',
      description:
        'Letto pulito, doccia calda e il caffè la mattina. Il\u00a0resto ti rimane in tasca.',
    },
    resort: {
      generic: 'Resort con spa',
      name: 'Resort & Spa {{city}}',
      description:
        'Piscina, bagno turco e giardini, per i giorni in cui i\u00a0monumenti possono aspettare.',
    },
  },
  amenity: {
    wifi: 'Wi-Fi',
    parking: 'Parcheggio',
    restaurant: 'Ristorante',
    bar: 'Bar',
    gym: 'Palestra',
    spa: 'Spa',
    pool: 'Piscina',
    breakfast: 'Colazione',
    terrace: 'Terrazza',
  },
};
