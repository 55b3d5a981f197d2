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
  /** A day's first or last train beside a count of direct ones, where it is none of them. */
  changing: '{{time}}, avec correspondance',
  /** «toutes les 30 min, 55 trains directs par jour» */
  frequency: '{{interval}}, {{trains}}',
  orMoreOften: '{{interval}} ou plus souvent',
  changes: {
    direct: 'direct',
    count_one: '{{count}}\u00a0correspondance',
    count_other: '{{count}}\u00a0correspondances',
  },
  parts: { night: 'Nuit', morning: 'Matin', afternoon: 'Après-midi', evening: 'Soir' },
  days: {
    direct:
      '{{weekday}}\u00a0directs en semaine, {{saturday}}\u00a0le\u00a0samedi, {{sunday}}\u00a0le\u00a0dimanche',
    all: '{{weekday}}\u00a0avec correspondance en semaine, {{saturday}}\u00a0le\u00a0samedi, {{sunday}}\u00a0le\u00a0dimanche',
  },
  sources: {
    checked: 'vérification en {{date}}',
    due: 'vérification en {{date}}, peut avoir changé depuis',
  },
  notes: {
    timetable: 'Durées et nombre de trains d’après {{name}}.',
    estimates: 'Le prix est une estimation.',
  },
  route: {
    title: 'Train {{from}}\u00a0– {{to}} : {{duration}}, dès {{price}}',
    fastest: '{{duration}} pour le plus rapide',
    fastestDirect: '{{duration}} pour le plus rapide sans correspondance',
    own: '{{duration}} avec {{operators}}',
    ownDirect: '{{duration}} sans correspondance avec {{operators}}',
    description:
      'Trains de {{from}} à {{to}}\u00a0: {{fastest}}, {{frequency}}, dès {{price}}. Horaires, arrêts, comparaison avec la voiture.',
    descriptionPlane:
      'Trains de {{from}} à {{to}}\u00a0: {{fastest}}, {{frequency}}, dès {{price}}. Horaires, arrêts, avion et voiture comparés.',
    /** Where those would be cut off. */
    shorter:
      'Trains de {{from}} à {{to}}\u00a0: {{fastest}}, {{frequency}}, dès {{price}}. Comparaison avec la voiture.',
    shorterPlane:
      'Trains de {{from}} à {{to}}\u00a0: {{fastest}}, {{frequency}}, dès {{price}}. Voiture et avion comparés.',
    shortest: 'Trains de {{from}} à {{to}}\u00a0: {{fastest}}, {{frequency}}, dès {{price}}.',
  },
  questions: {
    howMuch: {
      question: 'Combien coûte le billet ?',
      answer:
        'À partir de {{price}} pour un adulte en seconde classe, en s’y prenant longtemps à l’avance et avec un tarif non modifiable. Plus le train se remplit, plus le prix monte.',
    },
    whichStation: {
      question: 'Quelles sont les gares de départ et d’arrivée\u202f?',
      answer: 'Vous partez de {{departure}} et descendez à {{arrival}}.',
    },
    seat: {
      question: 'Faut-il réserver sa place ?',
      answer:
        'À bord des trains à grande vitesse et des Intercity, le billet vaut pour un train précis et comprend une place numérotée\u00a0: achetez-\u2060le avant de monter.',
      regional:
        'Dans les trains régionaux, les places ne sont pas numérotées\u00a0: achetez votre billet quand vous voulez avant de monter, et installez-vous où bon vous semble.',
    },
  },
};
