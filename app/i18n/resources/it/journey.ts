import type { journey as english } from '../en/journey.ts';
import type { Shape } from '../shape.ts';

export const journey: Shape<typeof english> = {
  /** The first step of the way that structured data gives to a page. */
  home: 'Inizio',
  pair: '{{from}} – {{to}}',
  fromPrice: 'da {{price}}',
  direct: '{{distance}}, treno diretto',
  every: 'ogni {{interval}}',
  everyHours_one: 'ogni ora',
  everyHours_other: 'ogni {{count}} ore',
  perDay_one: '{{count}} treno al giorno',
  perDay_other: '{{count}} treni al giorno',
  /** The figures of a journey, each under its name. */
  facts: {
    duration: 'Treno più veloce',
    frequency: 'Frequenza',
    price: 'Prezzo',
    changes: 'Cambi',
    distance: 'Distanza',
    straight: '{{distance}} in linea d’aria',
    direct: 'nessuno',
    changeIn: 'uno, a {{place}}',
  },
  /** What the figures are worth. */
  notes: {
    timetable:
      'La durata del viaggio più veloce viene dall’orario di Trenitalia in vigore fino al {{until}}.',
    estimates: 'Il prezzo e la frequenza nei giorni feriali sono stime.',
    noFigures: 'Per questo viaggio non abbiamo dati d’orario, e non ne inventiamo.',
    source: 'Durata: {{name}}\u00a0({{year}}).',
    datedSource: 'Durata: {{name}}.',
    joined: 'La durata è la somma di due treni e di 20\u00a0minuti per il cambio.',
    shop: 'Treni e prezzi del giorno in cui viaggi li trovi sulla biglietteria online.',
  },
  route: {
    title: 'Treno {{from}} – {{to}}: {{duration}}, da {{price}}',
    description:
      'Treni diretti da {{from}} a {{to}}: i più veloci in {{duration}}, {{frequency}}, da {{price}}. Fermate, confronto con aereo e auto, biglietti.',
  },
  trip: {
    title: 'Treni da {{from}} a {{to}}: biglietti e consigli',
    popular:
      'Da {{from}} a {{to}} i treni più veloci impiegano {{duration}}, {{price}}. Guarda che cosa c’è alla partenza e all’arrivo, poi cerca il biglietto.',
    known:
      'Da {{from}} a {{to}} i treni più veloci impiegano {{duration}}. Guarda che cosa c’è alla partenza e all’arrivo, poi cerca il biglietto.',
    unknown:
      'Cerca i treni da {{from}} a {{to}}, {{distance}} in linea d’aria. Guarda che cosa c’è intorno alle due stazioni, poi trova il biglietto.',
  },
  questions: {
    howLong: {
      question: 'Quanto ci mette il treno da {{from}} a {{to}}?',
      answer:
        'Il più veloce impiega {{duration}} per {{distance}} di binari, senza cambi. I treni con più fermate ci mettono di più.',
    },
    howOften: {
      question: 'Ogni quanto parte un treno?',
      interval:
        'Nei giorni feriali i treni diretti partono più o meno {{frequency}}; la mattina presto, la sera tardi e nei festivi sono meno. Li gestiscono {{operators}}.',
      daily_one:
        'C’è circa {{count}} treno diretto al giorno, di {{operators}}. Con un cambio ce ne sono di più.',
      daily_other:
        'Ci sono circa {{count}} treni diretti al giorno, di {{operators}}. Con un cambio ce ne sono di più.',
    },
    howMuch: {
      question: 'Quanto costa il biglietto?',
      answer:
        'Da {{price}} per un adulto in seconda classe, comprando con largo anticipo e con una tariffa che non si cambia. Più il treno si riempie, più si paga: il prezzo del giorno in cui viaggi lo trovi sulla biglietteria online.',
    },
    whichStation: {
      question: 'Da quali stazioni si parte e si arriva?',
      answer: 'Parti da {{departure}} e scendi a {{arrival}}. {{toCentre}}',
    },
    plane: {
      question: 'In aereo si fa prima?',
      answer:
        'Da porta a porta metti in conto circa {{train}} in treno e {{other}} in aereo, attese in aeroporto comprese. Per ogni viaggiatore il treno emette circa {{trainCo2}} di CO₂ equivalente, l’aereo {{otherCo2}}.',
    },
    car: {
      question: 'In auto si fa prima?',
      answer:
        'Da porta a porta metti in conto circa {{train}} in treno e {{other}} in auto, a strada libera. Per ogni viaggiatore il treno emette circa {{trainCo2}} di CO₂ equivalente, l’auto {{otherCo2}}.',
    },
    seat: {
      question: 'Il posto va prenotato?',
      answer:
        'Sui treni ad alta velocità e sugli Intercity il biglietto vale per un treno preciso e comprende un posto assegnato: compralo prima di salire. Non c’è altro da prenotare.',
    },
  },
};
