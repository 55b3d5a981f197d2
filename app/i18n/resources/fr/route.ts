import type { route as english } from '../en/route.ts';
import type { Shape } from '../shape.ts';

export const route: Shape<typeof english> = {
  title: 'De {{from}} à\u00a0{{to}} en train',
  duration: 'Train le plus rapide',
  frequency: 'Fréquence',
  price: 'Prix',
  details: {
    title: 'Le trajet en détail',
    distance: 'Distance',
    stops: 'Arrêts',
    noStops: 'aucun, pour le plus rapide',
    operators: 'Compagnies',
  },
  why: {
    title: 'Pourquoi le train',
    speed: {
      title: 'Des trains à grande vitesse',
      text: 'Les plus rapides relient les deux villes en {{duration}}, jusqu’à 300 km/h là où la ligne le permet.',
    },
    direct: {
      title: 'Des trains directs',
      text: 'Les plus rapides relient les deux villes en {{duration}}, sans changement.',
    },
    seating: {
      title: 'Des sièges confortables',
      text: 'Le billet comprend une place numérotée, et vous vous levez quand bon vous semble.',
    },
    views: {
      title: 'De beaux paysages',
      text: 'Installez-vous côté fenêtre : champs, collines et villages défilent sous vos yeux.',
    },
    stations: {
      title: 'Des gares en ville',
      text: 'Vous montez à {{departure}} et descendez à {{arrival}}, en pleine ville.',
    },
  },
  stops: {
    title: 'Les arrêts des trains les plus rapides',
    vary: 'Tous les trains ne desservent pas chacune de ces villes, et les plus lents s’arrêtent aussi ailleurs.',
  },
  comparison: {
    title: 'Train, avion ou voiture ?',
    caption: 'De {{from}} à {{to}}, de porte à porte, pour une personne',
    moving: 'Trajet',
    margin: 'Accès et attente',
    total: 'De porte à porte',
    co2: 'CO₂ émis',
    modes: { train: 'Train', plane: 'Avion', car: 'Voiture' },
    fastest: 'le\u00a0plus rapide',
    least: 'le\u00a0plus faible',
    noFlight:
      'L’avion ne figure pas dans le tableau : nous ne connaissons pas de vol direct entre les deux villes.',
    margins:
      'Accès et attente : {{train}} pour les deux gares, {{car}} pour prendre la voiture et la garer. Les temps de route sont des estimations, sans bouchons ni pauses.',
    planeMargin: 'Pour les deux aéroports, contrôles et embarquement compris, nous comptons {{plane}}.',
    factors:
      'En grammes d’équivalent CO₂ par voyageur et par kilomètre : {{train}}\u00a0en\u00a0train, {{plane}}\u00a0en\u00a0avion, {{car}}\u00a0en\u00a0voiture au taux d’occupation moyen. Agence européenne pour l’environnement, moyennes de l’Union européenne en {{year}}.',
  },
  questions: 'Les questions qu’on se pose',
  cities: {
    title: 'À {{from}} et à\u00a0{{to}}',
    guide: 'Guide de {{city}}',
    hotels: 'Hôtels à {{city}}',
    back: 'Pour le retour : de {{from}} à {{to}}',
  },
  others: 'Autres trajets populaires',
  view: 'Voir le trajet',
  sources: {
    title: 'Sources de cette page',
    distance: 'Distance',
    duration: 'Train le plus rapide',
    frequency: 'Fréquence',
    price: 'Prix',
    drive: 'Route',
    flight: 'Vol',
    emissions: 'Émissions',
  },
};
