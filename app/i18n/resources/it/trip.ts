import type { trip as english } from '../en/trip.ts';
import type { Shape } from '../shape.ts';

export const trip: Shape<typeof english> = {
  title: 'Treno da {{from}} a {{to}}',
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
      'Per questo viaggio non abbiamo dati d’orario, e non ne inventiamo. I treni del tuo giorno li trovi in biglietteria.',
    estimates:
      'I dati valgono per un giorno feriale e vengono dalle fonti che pubblichiamo. Quelli del tuo giorno li trovi in biglietteria.',
    source: 'Tempo: {{source}} ({{year}})',
    all: 'Tutto su {{from}} – {{to}}',
    back: 'Per il ritorno: treno da {{from}} a {{to}}',
  },
  departing: 'Parti da {{place}}',
  arriving: 'Arrivi a {{place}}',
  station: 'Stazione: {{station}}',
  sights: 'Che cosa vedere per primo',
  guide: 'Guida di {{city}}',
  place: {
    country: '{{station}}, {{country}}',
    hub: 'La stazione di città più vicina è {{station}}, a {{distance}} in linea d’aria.',
    nearest: 'La città più vicina nelle nostre guide è {{city}}, a {{distance}} in linea d’aria.',
  },
  stay: {
    title: 'Organizza il soggiorno',
    hotels: 'Hotel a {{place}}',
    hotelsText: 'Camere per le tue date, su un sito di prenotazioni esterno.',
    hotelsLink: 'Cerca hotel',
    guide: 'Guida di viaggio',
    guideText: 'Idee per i giorni intorno al viaggio, da una guida dell’Italia.',
    guideLink: 'Apri la guida di viaggio',
  },
};
