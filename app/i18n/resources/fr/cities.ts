import type { cities as english } from '../en/cities.ts';
import type { Shape } from '../shape.ts';

export const cities: Shape<typeof english> = {
  name: 'Villes en train',
  title_one: '{{count}}\u00a0ville italienne en train',
  title_other: '{{count}}\u00a0villes italiennes en train',
  lead: 'Mer, montagne, art ou bonne table\u00a0: choisissez selon votre envie, ou voyez jusqu’où vous mènent deux heures de train.',
  meta: {
    title: 'Les villes italiennes en train\u00a0: tous les guides',
    description:
      '{{title}}\u00a0: au bord de la mer, à la montagne, pour l’art ou pour la table, et celles qui sont à moins de deux heures de la vôtre.',
  },
  filters: 'Choisir des villes',
  themes: {
    label: 'Envie de',
    all: 'Tout',
    sea: 'Mer',
    mountains: 'Montagne',
    art: 'Art',
    food: 'Bonne table',
  },
  near: { label: 'À moins de {{hours}}\u00a0h de train de', anywhere: 'N’importe où' },
  minutes: '{{duration}} depuis {{city}}',
  count_one: '{{count}}\u00a0ville',
  count_other: '{{count}}\u00a0villes',
  wall: 'Les villes',
  none: 'Aucune ville ne répond aux deux choix.',
  showAll: 'Afficher toutes les villes',
  map: {
    title: 'Jusqu’où aller en une matinée\u202f?',
    text: 'La carte colore le pays selon les heures de trajet depuis Rome, ou depuis la gare de votre choix.',
    link: 'Voir les temps de trajet',
  },
};
