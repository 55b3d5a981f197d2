import type { trip as english } from '../en/trip.ts';
import type { Shape } from '../shape.ts';

export const trip: Shape<typeof english> = {
  title: 'Treno da\u00a0{{from}} a\u00a0{{to}}',
  loading: 'Caricamento…',
  journey: {
    title: 'Il viaggio',
    duration: 'Treno più veloce',
    frequency: 'Frequenza',
    price: 'Prezzo',
    changes: 'Cambi',
    distance: 'Distanza',
    straight: '{{distance}} in linea d’aria',
    direct: 'nessuno',
    changeIn: 'uno, a {{place}}',
    noFigures:
      'Per questo viaggio non abbiamo dati d’orario, e non ne inventiamo. I treni del giorno in cui viaggi li trovi in biglietteria.',
    estimates:
      'Frequenza e prezzo sono stime per un giorno feriale. Treni e prezzi del giorno in cui viaggi li trovi in biglietteria.',
    source: 'Tempo: {{source}}\u00a0({{year}})',
    all: 'Tutto su {{from}} – {{to}}',
    back: 'Per il ritorno: treno da {{from}} a {{to}}',
  },
  departing: 'Parti da {{place}}',
  arriving: 'Arrivi a {{place}}',
  station: 'Stazione: {{station}}',
  sights: 'Da non perdere',
  guide: 'Guida di {{city}}',
  place: {
    country: '{{station}}, {{country}}',
    hub: 'La stazione di città più vicina è {{station}}, a {{distance}} in linea d’aria.',
    nearest: 'La città più vicina nelle nostre guide è {{city}}, a {{distance}} in linea d’aria.',
  },
  stay: {
    title: 'Organizza il soggiorno',
    hotels: 'Hotel a {{place}}',
    hotelsText: 'Camere per le tue date, su un sito di prenotazione esterno.',
    hotelsLink: 'Cerca hotel',
    guide: 'Guida di viaggio',
    guideText: 'Spunti per il soggiorno, da una guida dell’Italia.',
    guideLink: 'Apri la guida di viaggio',
  },
};
