import type { trip as english } from '../en/trip.ts';
import type { Shape } from '../shape.ts';

export const trip: Shape<typeof english> = {
  title: 'Treni da\u00a0{{from}} a\u00a0{{to}}',
  meta: {
    title: 'Treni da {{from}} a {{to}}: orari, {{duration}}',
    titleUnknown: 'Treni da {{from}} a {{to}}: stazioni e biglietti',
    known_one:
      'Da {{from}} a {{to}} in treno: una partenza dal lunedì al venerdì, alle {{first}}, in {{duration}}. Fermate, cambi e che cosa vedere.',
    known_other:
      'Da {{from}} a {{to}} in treno: {{count}} partenze dal lunedì al venerdì, dalle {{first}} alle {{last}}, la più veloce in {{duration}}. Fermate, cambi e che cosa vedere.',
    rare: 'Da {{from}} a {{to}} in treno: solo in alcuni giorni, il più veloce in {{duration}}. Fermate, cambi e che cosa vedere.',
    otherLines:
      'Treni da {{from}} a {{to}}: i diretti sono di {{operators}}. Qui gli altri treni, le stazioni e i cambi; gli orari del tuo giorno nella biglietteria online.',
    unknown:
      'Cerca i treni da {{from}} a {{to}}, {{distance}} in linea d’aria: scegli il giorno, poi trovi orari e prezzi sulla biglietteria online.',
  },
  question: {
    title: 'Quale stazione intendi?',
    meta: {
      title: 'Treni da {{from}} a {{to}}: quale stazione?',
      description: 'Ci sono più stazioni con questo nome. Scegli la tua per vedere i treni.',
    },
    choices: '«{{name}}» potrebbe essere',
  },
  ways: {
    title: 'Da {{from}} a {{to}} {{modes}}',
    figure: '{{name}}: {{value}}.',
    modes: {
      train: 'in treno',
      bus: 'in autobus',
      shuttle: 'in navetta',
      ferry: 'in traghetto',
      tram: 'in tram',
      metro: 'in metropolitana',
      'people-mover': 'con il people mover',
      funicular: 'in funicolare',
    },
  },
  journey: {
    title: 'Il viaggio',
    nearby: 'Viaggi da e per stazioni vicine:',
    all: 'Tutto su questa tratta',
    back: 'Per il ritorno: da {{from}} a {{to}}',
  },
  departing: 'Parti da {{place}}',
  arriving: 'Arrivi a {{place}}',
  station: 'Stazione: {{station}}',
  poster: 'Manifesto di {{city}}',
  sights: 'Da non perdere',
  guide: 'Guida di {{city}}',
  place: {
    country: '{{station}}, {{country}}',
    hub: 'La stazione principale più vicina è {{station}}, a {{distance}} in linea d’aria.',
    nearest: 'La città più vicina nelle nostre guide è {{city}}, a {{distance}} in linea d’aria.',
  },
  stay: {
    title: 'Organizza il soggiorno',
    hotels: 'Hotel a {{place}}',
    hotelsText: 'Trova una camera a {{place}} per la sera dell’arrivo, su un sito di prenotazione.',
    hotelsLink: 'Cerca hotel',
    guide: 'Una guida dell’Italia',
    guideText: 'Idee per il soggiorno, su un sito esterno di viaggi.',
    guideLink: 'Apri la guida',
  },
};
