import type { journey as english } from '../en/journey.ts';
import type { Shape } from '../shape.ts';

export const journey: Shape<typeof english> = {
  /** The first step of the way that structured data gives to a page. */
  home: 'Accueil',
  pair: '{{from}}\u00a0– {{to}}',
  fromPrice: 'dès {{price}}',
  direct: '{{distance}}, trajet direct',
  every: 'toutes les {{interval}}',
  everyHours_one: 'toutes les heures',
  everyHours_other: 'toutes les {{count}} heures',
  perDay_one: '{{count}} train par jour',
  perDay_other: '{{count}} trains par jour',
  /** The figures of a journey, each under its name. */
  facts: {
    duration: 'Train le plus rapide',
    frequency: 'Fréquence',
    price: 'Prix',
    changes: 'Correspondances',
    distance: 'Distance',
    straight: '{{distance}} à vol d’oiseau',
    direct: 'aucune',
    changeIn: 'une, à {{place}}',
  },
  /** What the figures are worth. */
  notes: {
    timetable:
      'La durée du trajet le plus rapide provient des horaires de Trenitalia en vigueur jusqu’au {{until}}.',
    estimates: 'Le prix et la fréquence (en semaine) sont des estimations.',
    noFigures: 'Nous n’avons pas d’horaires pour ce trajet et n’en inventons pas.',
    source: 'Durée : {{name}}\u00a0({{year}}).',
    datedSource: 'Durée : {{name}}.',
    joined: 'La durée est la somme de deux trains et de 20\u00a0minutes de correspondance.',
    shop: 'La billetterie en ligne affiche les trains et les prix pour votre date.',
  },
  route: {
    title: 'Train {{from}}\u00a0– {{to}} : {{duration}}, dès {{price}}',
    description:
      'Trains directs de {{from}} à {{to}} : {{duration}} au mieux, {{frequency}}, dès {{price}}. Arrêts, comparaison avec l’avion et la voiture, billets.',
  },
  trip: {
    title: 'Trains {{from}}\u00a0– {{to}} : billets et conseils',
    popular:
      'Entre {{from}} et {{to}}, le train met au mieux {{duration}}, billets {{price}}. Voyez ce qui vous attend au départ et à l’arrivée, puis cherchez votre billet.',
    known:
      'Entre {{from}} et {{to}}, le train met au mieux {{duration}}. Voyez ce qui vous attend au départ et à l’arrivée, puis cherchez votre billet.',
    unknown:
      'Cherchez un train entre {{from}} et {{to}}, à {{distance}} à vol d’oiseau. Voyez ce qui entoure les deux gares, puis trouvez votre billet.',
  },
  questions: {
    howLong: {
      question: 'Combien de temps dure le trajet de {{from}} à {{to}} ?',
      answer:
        'Le train le plus rapide met {{duration}} pour {{distance}} de voie, sans changement. Ceux qui s’arrêtent plus souvent mettent plus longtemps.',
    },
    howOften: {
      question: 'Quelle est la fréquence des trains ?',
      interval:
        'Les jours ouvrables, un train direct part {{frequency}} environ ; il y en a moins tôt le matin, tard le soir et les jours fériés. Ils sont assurés par {{operators}}.',
      daily_one:
        'Il y a environ {{count}} train direct par jour, assuré par {{operators}}. Avec un changement, le choix est plus large.',
      daily_other:
        'Il y a environ {{count}} trains directs par jour, assurés par {{operators}}. Avec un changement, le choix est plus large.',
    },
    howMuch: {
      question: 'Combien coûte le billet ?',
      answer:
        'À partir de {{price}} pour un adulte en seconde classe, en s’y prenant longtemps à l’avance et avec un tarif non modifiable. Plus le train se remplit, plus le prix monte : la billetterie affiche celui de votre date.',
    },
    whichStation: {
      question: 'Quelles sont les gares de départ et d’arrivée\u202f?',
      answer: 'Vous partez de {{departure}} et descendez à {{arrival}}. {{toCentre}}',
    },
    plane: {
      question: 'Est-ce plus rapide en avion\u202f?',
      answer:
        'De porte à porte, comptez environ {{train}} en train et {{other}} en avion, temps passé dans les aéroports compris. Par voyageur, le train émet environ {{trainCo2}} d’équivalent CO₂, l’avion {{otherCo2}}.',
    },
    car: {
      question: 'Est-ce plus rapide en voiture\u202f?',
      answer:
        'De porte à porte, comptez environ {{train}} en train et {{other}} en voiture, sans bouchons. Par voyageur, le train émet environ {{trainCo2}} d’équivalent CO₂, la voiture {{otherCo2}}.',
    },
    seat: {
      question: 'Faut-il réserver sa place ?',
      answer:
        'À bord des trains à grande vitesse et des Intercity, le billet vaut pour un train précis et comprend une place numérotée : achetez-le avant de monter. Il n’y a rien d’autre à réserver.',
    },
  },
};
