import type { trip as english } from '../en/trip.ts';
import type { Shape } from '../shape.ts';

export const trip: Shape<typeof english> = {
  title: 'Train de\u00a0{{from}} à\u00a0{{to}}',
  loading: 'Chargement…',
  journey: {
    title: 'Le trajet',
    all: 'En savoir plus sur ce trajet',
    back: 'Pour le retour : de {{from}} à {{to}}',
  },
  departing: 'Au départ : {{place}}',
  arriving: 'À l’arrivée : {{place}}',
  station: 'Gare : {{station}}',
  sights: 'À voir en premier',
  guide: 'Guide de {{city}}',
  place: {
    country: '{{station}}, {{country}}',
    hub: 'La gare de grande ville la plus proche est {{station}}, à {{distance}} à vol d’oiseau.',
    nearest: 'Parmi les villes de nos guides, la plus proche est {{city}}, à {{distance}} à vol d’oiseau.',
  },
  stay: {
    title: 'Préparez votre séjour',
    hotels: 'Hôtels à {{place}}',
    hotelsText: 'Des chambres à {{place}}, sur un site de réservation externe.',
    hotelsLink: 'Chercher un hôtel',
    guide: 'Guide de voyage',
    guideText: 'Que faire avant et après le trajet, dans un guide de l’Italie.',
    guideLink: 'Ouvrir le guide de voyage',
  },
};
