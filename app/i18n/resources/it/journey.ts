import type { journey as english } from '../en/journey.ts';
import type { Shape } from '../shape.ts';

export const journey: Shape<typeof english> = {
  /** The first step of the way that structured data gives to a page. */
  home: 'Inizio',
  pair: '{{from}} – {{to}}',
  fromPrice: 'da {{price}}',
  direct: '{{distance}} sul percorso diretto',
  every: 'ogni {{interval}}',
  everyHour: 'ogni ora',
  directTrains_one: '{{count}}\u00a0treno diretto al giorno',
  directTrains_other: '{{count}}\u00a0treni diretti al\u00a0giorno',
  onlyChanging: 'con un cambio',
  /** «ogni 30 min, 55 treni diretti al giorno» */
  frequency: '{{interval}}, {{trains}}',
  days: {
    direct:
      '{{weekday}}\u00a0diretti nei giorni feriali, {{saturday}}\u00a0il\u00a0sabato, {{sunday}}\u00a0la\u00a0domenica',
    all: '{{weekday}}\u00a0con cambio nei giorni feriali, {{saturday}}\u00a0il\u00a0sabato, {{sunday}}\u00a0la\u00a0domenica',
  },
  sources: {
    checked: 'ultima verifica: {{date}}',
    due: 'ultima verifica: {{date}}; da allora può essere cambiato',
  },
  notes: {
    timetable: 'Tempi e numero di treni secondo {{name}}.',
    estimates: 'Il prezzo è una stima.',
    shop: 'Treni, orari e prezzi del giorno in cui viaggi li trovi nella biglietteria online.',
  },
  route: {
    title: 'Treno {{from}} – {{to}}: {{duration}}, da {{price}}',
    description:
      'Treni da {{from}} a {{to}}: il più veloce in {{duration}}, {{frequency}}, da {{price}}. Orari, fermate e confronto con l’auto.',
    descriptionPlane:
      'Treni da {{from}} a {{to}}: il più veloce in {{duration}}, {{frequency}}, da {{price}}. Orari, fermate e confronto con aereo e auto.',
  },
  questions: {
    howLong: {
      question: 'Quanto ci mette il treno da {{from}} a {{to}}?',
      answerDirect: 'Il treno più veloce impiega {{duration}} per {{distance}}, senza cambi.',
      answer_one: 'Il viaggio più veloce dura {{duration}}: {{distance}}, con {{count}} cambio.',
      answer_other: 'Il viaggio più veloce dura {{duration}}: {{distance}}, con {{count}} cambi.',
      typical: 'Di solito il viaggio dura {{typical}}.',
    },
    howOften: {
      question: 'Ogni quanto parte un treno?',
      answer: 'Treni al giorno: {{trains}}. Il primo parte alle {{first}}, l’ultimo alle {{last}}.',
      answerOnly: 'Treni al giorno: {{trains}}. Si parte alle {{first}}.',
      operators_one: 'Li gestisce {{operatorNames}}.',
      operators_other: 'Li gestiscono {{operatorNames}}.',
      italo: 'Su questa tratta viaggia anche Italo: i suoi treni si aggiungono a questi.',
    },
    howMuch: {
      question: 'Quanto costa il biglietto?',
      answer:
        'Da {{price}} per un adulto in seconda classe, comprando con largo anticipo e con una tariffa non modificabile. Più il treno si riempie, più si paga.',
    },
    whichStation: {
      question: 'Da quali stazioni si parte e si arriva?',
      answer: 'Parti da {{departure}} e scendi a {{arrival}}.',
    },
    quicker: {
      no: 'No.',
      little: 'Di poco.',
      yes: 'Sì, di circa {{difference}}.',
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
        'Sui treni ad alta velocità e sugli Intercity il biglietto vale per un treno preciso e comprende un posto assegnato: compralo prima di salire.',
      regional:
        'Sui treni regionali non ci sono posti assegnati: compri il biglietto quando vuoi, prima di salire, e ti siedi dove vuoi.',
    },
  },
};
