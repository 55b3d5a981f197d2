import type { route as english } from '../en/route.ts';
import type { Shape } from '../shape.ts';

export const route: Shape<typeof english> = {
  title: 'De {{from}} à\u00a0{{to}} en train',
  frequency: 'Fréquence',
  price: 'Prix',
  details: {
    title: 'Le trajet en détail',
    distance: 'Distance',
    direct: '{{duration}}, direct',
    change_one: '{{duration}}, {{count}}\u00a0correspondance à {{places}}',
    change_other: '{{duration}}, {{count}}\u00a0correspondances, à {{places}}',
    typical: 'Durée habituelle',
    first: 'Premier train',
    last: 'Dernier train',
    kinds: 'Types de train',
    operators: 'Compagnies',
    italo: 'Italo circule aussi sur ce trajet\u00a0: ses trains ne sont pas comptés ici.',
  },
  why: {
    title: 'Pourquoi prendre le train',
    speed: {
      title: 'Des trains à grande vitesse',
      text: 'Certains relient les deux villes en {{duration}}, jusqu’à 300\u00a0km/\u2060h là où la ligne le permet.',
    },
    /** High-speed trains on lines that no train runs along at 300 km/h. */
    fast: {
      title: 'Des trains à grande vitesse',
      text: 'Certains relient les deux villes en {{duration}}.',
    },
    direct: {
      title: 'Des trains directs',
      text: 'Certains relient les deux villes en {{duration}}, sans correspondance.',
    },
    seating: {
      title: 'Des sièges confortables',
      text: 'Dans les trains grandes lignes, votre place est numérotée, et vous vous levez quand bon vous semble.',
    },
    views: {
      title: 'De beaux paysages',
      text: 'Côté fenêtre défilent champs, collines et villages.',
    },
    stations: {
      title: 'Des gares en ville',
      text: 'Montez à {{departure}}, descendez à {{arrival}}\u00a0: vous êtes déjà en ville.',
    },
  },
  comparison: {
    title: 'Train ou voiture ?',
    titlePlane: 'Train, avion ou voiture ?',
    caption: 'De {{from}} à {{to}}, de porte à porte, pour une personne',
    moving: 'Trajet',
    margin: 'Accès et attente',
    total: 'De porte à porte',
    co2: 'CO₂ émis',
    modes: { train: 'Train', plane: 'Avion', car: 'Voiture' },
    fastest: 'le\u00a0plus rapide',
    least: 'le\u00a0plus faible',
    margins:
      'Accès et attente : {{train}} pour les deux gares, {{car}} pour prendre la voiture et la garer. Les temps de route sont des estimations, sans bouchons ni pauses.',
    planeMargin:
      'Pour les deux aéroports, contrôles et embarquement compris, nous comptons {{plane}}.',
    factors:
      'En grammes d’équivalent CO₂ par voyageur et par kilomètre : {{train}}\u00a0en\u00a0train, {{car}}\u00a0en\u00a0voiture au taux d’occupation moyen. Agence européenne pour l’environnement, moyennes de l’Union européenne en {{year}}.',
    factorsPlane:
      'En grammes d’équivalent CO₂ par voyageur et par kilomètre : {{train}}\u00a0en\u00a0train, {{plane}}\u00a0en\u00a0avion, {{car}}\u00a0en\u00a0voiture au taux d’occupation moyen. Agence européenne pour l’environnement, moyennes de l’Union européenne en {{year}}.',
  },
  questions: 'Questions fréquentes',
  cities: {
    title: 'À {{from}} et à\u00a0{{to}}',
    hotels: 'Hôtels à {{city}}',
    back: 'Pour le retour : de {{from}} à {{to}}',
  },
  others: 'Autres trajets populaires',
  othersWithout: '* Sans compter {{others}}.',
  view: 'Voir le trajet',
  sources: {
    title: 'Sources de cette page',
    timetable: 'Trains',
    distance: 'Distance',
    frequency: 'Intervalle',
    lines: 'Autres trains',
    italo: 'Italo',
    price: 'Prix',
    drive: 'Route',
    flight: 'Vol',
    emissions: 'Émissions',
  },
};
