import type { press as english } from '../../en/information/press.ts';
import type { Shape } from '../../shape.ts';

export const press: Shape<typeof english> = {
  meta: {
    title: 'Presse',
    description:
      'L’essentiel sur {{siteName}} pour les journalistes : ce que le site couvre, ce qu’il ne fait pas et à qui écrire.',
  },
  title: 'Presse',
  lead: 'Vous écrivez sur les trains en Italie ? Voici l’essentiel sur ce site.',
  sections: {
    facts: {
      title: 'En bref',
      text: '- {{siteName}} est un outil gratuit pour chercher un voyage en train en Italie et vers la Suisse, la France, l’Allemagne et l’Autriche.\n- Le site est écrit en anglais, en italien et en français.\n- Il comprend {{stationCount}}\u00a0gares, {{cityCount}}\u00a0guides de villes et {{routeCount}}\u00a0trajets populaires.\n- Il ne vend pas de billets, ne demande pas de compte et ne piste personne.',
    },
    quote: {
      title: 'Citer les chiffres',
      text: 'Temps de trajet, distances et émissions de CO₂ peuvent être cités avec un lien vers la page. Leurs sources sont dans [données et crédits](credits).',
    },
    contact: {
      title: 'Contact',
      text: 'Questions et interviews : [{{email}}](email), [{{phone}}](phone).',
    },
  },
};
