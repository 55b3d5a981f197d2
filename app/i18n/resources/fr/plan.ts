import type { plan as english } from '../en/plan.ts';
import type { Shape } from '../shape.ts';

export const plan: Shape<typeof english> = {
  meta: {
    title: 'Un voyage en plusieurs villes',
    description:
      'Composez un voyage en train dans six villes au plus\u00a0: les nuits dans chacune, un bon train pour chaque étape, la durée totale.',
  },
  lead: 'Jusqu’à six lieux, avec des nuits ou des heures dans chacun. Vous obtenez pour chaque étape un bon train, d’autres départs et la billetterie qui le vend.',
  form: 'Lieux et jours',
  add: {
    label: 'Ajouter un lieu',
    list: 'Gares',
    submit: 'Ajouter',
    guides: 'Ajouter une ville avec un guide',
    full: 'Un voyage compte au plus {{most}} lieux.',
  },
  problems: {
    empty: 'Indiquez une ville ou une gare.',
    unknown: 'Nous ne trouvons pas «\u00a0{{text}}\u00a0». Vérifiez l’orthographe.',
    choice:
      'De quelle gare s’agit-il pour «\u00a0{{text}}\u00a0»\u202f? Choisissez-en une dans la liste.',
    same: '{{place}} figurerait deux fois de suite\u00a0: nous n’en gardons qu’une.',
    tooMany: 'Un voyage compte au plus {{most}} lieux. Laissés de côté\u00a0: {{places}}.',
    date: {
      invalid: 'Cette date n’existe pas. Voici le voyage à partir d’aujourd’hui.',
      past: 'Ce jour est passé. Voici le voyage à partir d’aujourd’hui.',
      far: 'Ce jour est dans plus d’un an. Voici le voyage à partir d’aujourd’hui.',
    },
  },
  earlier: 'Monter {{place}}',
  later: 'Descendre {{place}}',
  remove: 'Retirer {{place}}',
  stay: {
    label: 'Séjour\u00a0: {{place}}',
    change: 'Correspondance, au moins {{minutes}}',
    hours_one: '{{count}} heure',
    hours_other: '{{count}} heures',
    nights_one: '{{count}} nuit',
    nights_other: '{{count}} nuits',
  },
  date: 'Premier jour du voyage',
  update: 'Actualiser le voyage',
  first: 'Ajoutez un deuxième lieu pour voir les trains.',
  legs: 'Les trains du voyage',
  leg: '{{from}} – {{to}}',
  none: 'Nous n’avons pas de train pour cette étape le {{day}} ni le lendemain.',
  noneToday: 'Il n’y a plus de train pour cette étape aujourd’hui, ni demain.',
  train: 'Train conseillé',
  others: 'Autres départs du jour',
  search: 'Tous les trains du jour',
  shop: 'Vers la billetterie pour cette étape',
  calendar: 'Tous les trains en fichier d’agenda',
  total: 'Durée totale avec les séjours',
  onTheWay: 'En route',
  days_one: '{{count}} jour',
  days_other: '{{count}} jours',
  strip: 'Le voyage en bref',
  share: { title: 'Lien vers ce voyage', copy: 'Copier le lien', copied: 'Le lien est copié.' },
  link: 'Un voyage en plusieurs villes',
  addStop: 'Ajouter une étape',
  fromCity: 'Composer un voyage avec {{city}} et d’autres villes',
};
