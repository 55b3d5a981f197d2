import type { journey as english } from '../en/journey.ts';
import type { Shape } from '../shape.ts';

export const journey: Shape<typeof english> = {
  /** The first step of the way that structured data gives to a page. */
  home: 'Accueil',
  pair: '{{from}}\u00a0– {{to}}',
  fromPrice: 'dès {{price}}',
  direct: '{{distance}} par l’itinéraire direct',
  every: 'toutes les {{interval}}',
  everyHour: 'toutes les heures',
  directTrains_one: '{{count}}\u00a0train direct par jour',
  directTrains_other: '{{count}}\u00a0trains directs par jour',
  onlyChanging: 'avec correspondance',
  /** «toutes les 30 min, 55 trains directs par jour» */
  frequency: '{{interval}}, {{trains}}',
  days: {
    direct:
      '{{weekday}}\u00a0directs en semaine, {{saturday}}\u00a0le\u00a0samedi, {{sunday}}\u00a0le\u00a0dimanche',
    all: '{{weekday}}\u00a0avec correspondance en semaine, {{saturday}}\u00a0le\u00a0samedi, {{sunday}}\u00a0le\u00a0dimanche',
  },
  sources: {
    checked: 'vérifié en {{date}}',
    due: 'vérifié en {{date}}, peut avoir changé depuis',
  },
  notes: {
    timetable: 'Durées et nombre de trains d’après {{name}}.',
    estimates: 'Le prix est une estimation.',
    shop: 'La billetterie en ligne affiche les trains, les horaires et les prix de votre date.',
  },
  route: {
    title: 'Train {{from}}\u00a0– {{to}} : {{duration}}, dès {{price}}',
    description:
      'Trains de {{from}} à {{to}}\u00a0: {{duration}} pour le plus rapide, {{frequency}}, dès {{price}}. Horaires, arrêts, comparaison avec la voiture.',
    descriptionPlane:
      'Trains de {{from}} à {{to}}\u00a0: {{duration}} pour le plus rapide, {{frequency}}, dès {{price}}. Horaires, arrêts, avion et voiture comparés.',
  },
  questions: {
    howLong: {
      question: 'Combien de temps dure le trajet de {{from}} à {{to}} ?',
      answerDirect:
        'Le train le plus rapide met {{duration}} pour {{distance}}, sans correspondance.',
      answer_one:
        'Le trajet le plus rapide prend {{duration}} pour {{distance}}, avec {{count}}\u00a0correspondance.',
      answer_other:
        'Le trajet le plus rapide prend {{duration}} pour {{distance}}, avec {{count}}\u00a0correspondances.',
      typical: 'Comptez en général {{typical}}.',
    },
    howOften: {
      question: 'Quelle est la fréquence des trains ?',
      answer:
        'Trains par jour\u00a0: {{trains}}. Le premier part à {{first}}, le dernier à {{last}}.',
      answerOnly: 'Trains par jour\u00a0: {{trains}}. Le train part à {{first}}.',
      operators_one: 'Ils sont assurés par {{operatorNames}}.',
      operators_other: 'Ils sont assurés par {{operatorNames}}.',
      italo: 'Italo dessert aussi ce trajet\u00a0: ses trains s’ajoutent à ceux-ci.',
    },
    howMuch: {
      question: 'Combien coûte le billet ?',
      answer:
        'À partir de {{price}} pour un adulte en seconde classe, en s’y prenant longtemps à l’avance et avec un tarif non modifiable. Plus le train se remplit, plus le prix monte.',
    },
    whichStation: {
      question: 'Quelles sont les gares de départ et d’arrivée\u202f?',
      answer: 'Vous partez de {{departure}} et descendez à {{arrival}}.',
    },
    quicker: {
      no: 'Non.',
      little: 'De peu.',
      yes: 'Oui, d’environ {{difference}}.',
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
        'À bord des trains à grande vitesse et des Intercity, le billet vaut pour un train précis et comprend une place numérotée\u00a0: achetez-le avant de monter.',
      regional:
        'Dans les trains régionaux, les places ne sont pas numérotées\u00a0: achetez votre billet quand vous voulez avant de monter, et installez-vous où bon vous semble.',
    },
  },
};
