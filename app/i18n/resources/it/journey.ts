import type { journey as english } from '../en/journey.ts';
import type { Shape } from '../shape.ts';

export const journey: Shape<typeof english> = {
  /** The first step of the way that structured data gives to a page. */
  home: 'Inizio',
  pair: '{{from}} – {{to}}',
  fromPrice: 'da {{price}}',
  direct: '{{distance}} per la via più diretta',
  every: 'ogni {{interval}}',
  everyHour: 'ogni ora',
  directTrains_one: '{{count}}\u00a0treno diretto al giorno',
  directTrains_other: '{{count}}\u00a0treni diretti al\u00a0giorno',
  onlyChanging: 'con un cambio',
  /** A day's first or last train beside a count of direct ones, where it is none of them. */
  changing: '{{time}}, con cambio',
  /** «ogni 30 min, 55 treni diretti al giorno» */
  frequency: '{{interval}}, {{trains}}',
  orMoreOften: '{{interval}} o anche più spesso',
  changes: {
    direct: 'diretto',
    count_one: '{{count}}\u00a0cambio',
    count_other: '{{count}}\u00a0cambi',
  },
  parts: { night: 'Notte', morning: 'Mattina', afternoon: 'Pomeriggio', evening: 'Sera' },
  days: {
    direct:
      '{{weekday}}\u00a0diretti dal\u00a0lunedì al\u00a0venerdì, {{saturday}}\u00a0il\u00a0sabato, {{sunday}}\u00a0la\u00a0domenica',
    all: '{{weekday}}\u00a0con cambio dal\u00a0lunedì al\u00a0venerdì, {{saturday}}\u00a0il\u00a0sabato, {{sunday}}\u00a0la\u00a0domenica',
  },
  sources: {
    checked: 'ultima verifica: {{date}}',
    due: 'ultima verifica: {{date}}; da allora può essere cambiato',
  },
  notes: {
    timetable: 'Tempi e numero di treni secondo {{name}}.',
    estimates: 'Il prezzo è una stima.',
  },
  route: {
    title: 'Treno {{from}} – {{to}}: {{duration}}, da {{price}}',
    fastest: 'il più veloce in {{duration}}',
    fastestDirect: 'il più veloce senza cambi in {{duration}}',
    own: '{{duration}} con {{operators}}',
    ownDirect: '{{duration}} senza cambi con {{operators}}',
    description:
      'Treni da {{from}} a {{to}}: {{fastest}}, {{frequency}}, da {{price}}. Orari, fermate e confronto con l’auto.',
    descriptionPlane:
      'Treni da {{from}} a {{to}}: {{fastest}}, {{frequency}}, da {{price}}. Orari, fermate e confronto con aereo e auto.',
    /** Where those would be cut off. */
    shorter:
      'Treni da {{from}} a {{to}}: {{fastest}}, {{frequency}}, da {{price}}. Confronto con l’auto.',
    shorterPlane:
      'Treni da {{from}} a {{to}}: {{fastest}}, {{frequency}}, da {{price}}. Confronto con aereo e auto.',
    shortest: 'Treni da {{from}} a {{to}}: {{fastest}}, {{frequency}}, da {{price}}.',
  },
  questions: {
    howMuch: {
      question: 'Quanto costa il biglietto?',
      answer:
        'Da {{price}} per un adulto in seconda classe, comprando con largo anticipo e con una tariffa non modificabile. Più il treno si riempie, più si paga.',
    },
    whichStation: {
      question: 'Da quali stazioni si parte e si arriva?',
      answer: 'Parti da {{departure}} e scendi a {{arrival}}.',
    },
    seat: {
      question: 'Il posto va prenotato?',
      answer:
        'Sui treni ad alta velocità e sugli Intercity il biglietto vale per un treno preciso e comprende un posto assegnato: compralo prima di salire.',
      regional:
        'Sui treni regionali non ci sono posti assegnati: compri il biglietto quando vuoi, prima di salire, e ti siedi dove vuoi.',
    },
  },
};
