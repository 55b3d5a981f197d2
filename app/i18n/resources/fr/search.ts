import type { search as english } from '../en/search.ts';
import type { Shape } from '../shape.ts';

export const search: Shape<typeof english> = {
  meta: {
    title: 'Votre voyage',
    description:
      'Votre voyage est prêt : trains, places et prix vous attendent sur la billetterie en ligne.',
  },
  title: 'Votre voyage',
  correct: 'Corrigez votre recherche',
  correctHint: 'Revoyez les champs signalés\u00a0: le\u00a0reste de votre saisie est conservé.',
  summary: { from: 'De {{station}}', to: 'à {{station}}' },
  open: 'Voir les trains sur la billetterie',
  change: 'Modifier le voyage',
  hint: 'Encore un clic : la billetterie en ligne affiche tous les trains du jour, avec les places et les prix, et vous y achetez le billet.',
  taken: 'Vous avez saisi « {{typed}} » : nous avons retenu {{station}}.',
  route: 'En savoir plus sur ce trajet',
  answer: {
    direct: '{{duration}}, direct',
    changes_one: '{{duration}}, un changement à {{places}}',
    changes_other: '{{duration}}, {{count}} changements : {{places}}',
    date_one: '{{journey}}, un départ {{day}}',
    date_other: '{{journey}}, {{count}} départs {{day}}',
    typical_one: '{{journey}}, un départ lors {{day}}',
    typical_other: '{{journey}}, {{count}} départs lors {{day}}',
    remaining_one: '{{journey}}, encore un départ aujourd’hui',
    remaining_other: '{{journey}}, encore {{count}} départs aujourd’hui',
    someDirect_one: '{{journey}}, dont un direct',
    someDirect_other: '{{journey}}, dont {{count}} directs',
    part: 'de {{from}} à {{to}} : {{journey}}',
  },
};
