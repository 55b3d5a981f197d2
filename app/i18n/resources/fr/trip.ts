import type { trip as english } from '../en/trip.ts';
import type { Shape } from '../shape.ts';

export const trip: Shape<typeof english> = {
  title: 'Train {{from}}\u00a0–\u00a0{{to}}',
  loading: 'Chargement…',
  journey: {
    title: 'Le trajet',
    duration: 'Train le plus rapide',
    frequency: 'Fréquence',
    price: 'Prix',
    changes: 'Correspondances',
    distance: 'Distance',
    straight: '{{distance}} à vol d’oiseau',
    direct: 'aucune',
    changeIn: 'une, à {{place}}',
    noFigures:
      'Nous n’avons pas d’horaires pour ce trajet et n’en inventons pas. La billetterie affiche les trains de la date choisie.',
    estimates:
      'Chiffres d’un jour ouvrable, tirés des sources que nous publions. La billetterie affiche ceux de la date choisie.',
    source: 'Durée : {{source}}\u00a0({{year}})',
    all: 'Tout sur {{from}}\u00a0– {{to}}',
    back: 'Pour le retour : train {{from}}\u00a0– {{to}}',
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
    title: 'Préparer votre séjour',
    hotels: 'Hôtels à {{place}}',
    hotelsText: 'Des chambres pour vos dates, sur un site de réservation extérieur.',
    hotelsLink: 'Chercher un hôtel',
    guide: 'Guide de voyage',
    guideText: 'Des idées pour les jours autour de votre trajet, dans un guide de l’Italie.',
    guideLink: 'Ouvrir le guide de voyage',
  },
};
