import type { trip as english } from '../en/trip.ts';
import type { Shape } from '../shape.ts';

export const trip: Shape<typeof english> = {
  title: 'Train de\u00a0{{from}} à\u00a0{{to}}',
  meta: {
    title: 'Trains {{from}}\u00a0– {{to}} : horaires, {{duration}}',
    titleUnknown: 'Trains {{from}}\u00a0– {{to}}\u00a0: gares et billets',
    known_one:
      'De {{from}} à {{to}} en train : un départ du lundi au vendredi, à {{first}}, en {{duration}}. Arrêts, correspondances et visites.',
    known_other:
      'De {{from}} à {{to}} en train : {{count}} départs du lundi au vendredi, de {{first}} à {{last}}, le plus rapide en {{duration}}. Arrêts, correspondances et visites.',
    rare: 'De {{from}} à {{to}} en train : certains jours seulement, le plus rapide en {{duration}}. Arrêts, correspondances et visites.',
    otherLines:
      'Trains {{from}} – {{to}}\u00a0: les directs sont de {{operators}}. Ici, les autres trains, les gares et les correspondances\u202f; pour votre date, la billetterie en ligne.',
    unknown:
      'Cherchez un train de {{from}} à {{to}}, à {{distance}} à vol d’oiseau : choisissez un jour, puis consultez horaires et prix sur la billetterie en ligne.',
  },
  question: {
    title: 'De quelle gare s’agit-il\u202f?',
    meta: {
      title: 'Trains {{from}}\u00a0– {{to}}\u00a0: quelle gare\u202f?',
      description:
        'Plusieurs gares correspondent à ce trajet. Choisissez la vôtre pour voir ses trains.',
    },
    choices: '«\u00a0{{name}}\u00a0» peut désigner',
  },
  ways: {
    title: 'De {{from}} à {{to}} {{modes}}',
    figure: '{{name}}\u00a0: {{value}}.',
    modes: {
      train: 'en train',
      bus: 'en bus',
      shuttle: 'en navette',
      ferry: 'en ferry',
      tram: 'en tram',
      metro: 'en métro',
      'people-mover': 'en people mover',
      funicular: 'en funiculaire',
    },
  },
  journey: {
    title: 'Le trajet',
    nearby: 'Trajets au départ et à destination de gares proches :',
    all: 'En savoir plus sur ce trajet',
    back: 'Pour le retour : de {{from}} à {{to}}',
  },
  departing: 'Au départ : {{place}}',
  arriving: 'À l’arrivée : {{place}}',
  station: 'Gare : {{station}}',
  poster: 'Affiche de {{city}}',
  sights: 'À voir en premier',
  guide: 'Guide de {{city}}',
  place: {
    country: '{{station}}, {{country}}',
    hub: 'La grande gare la plus proche est {{station}}, à {{distance}} à vol d’oiseau.',
    nearest:
      'Parmi les villes de nos guides, la plus proche est {{city}}, à {{distance}} à vol d’oiseau.',
  },
  stay: {
    title: 'Préparez votre séjour',
    hotels: 'Hôtels à {{place}}',
    hotelsText:
      'Trouvez une chambre à {{place}} pour le soir de l’arrivée, sur un site de réservation.',
    hotelsLink: 'Chercher un hôtel',
    guide: 'Guide de voyage',
    guideText: 'Que faire avant et après le trajet, dans un guide de l’Italie.',
    guideLink: 'Ouvrir le guide de voyage',
  },
};
