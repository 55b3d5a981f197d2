import type { trip as english } from '../en/trip.ts';
import type { Shape } from '../shape.ts';

export const trip: Shape<typeof english> = {
  title: 'Treni da\u00a0{{from}} a\u00a0{{to}}',
  loading: 'Caricamento…',
  journey: {
    title: 'Il viaggio',
    all: 'Tutto su questa tratta',
    back: 'Per il ritorno: da {{from}} a {{to}}',
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
    hotelsText: 'Camere a {{place}}, su un sito esterno di prenotazione.',
    hotelsLink: 'Cerca hotel',
    guide: 'Una guida dell’Italia',
    guideText: 'Idee per il soggiorno, su un sito esterno di viaggi.',
    guideLink: 'Apri la guida',
  },
};
