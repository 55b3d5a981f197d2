import type { search as english } from '../en/search.ts';
import type { Shape } from '../shape.ts';

export const search: Shape<typeof english> = {
  meta: { title: 'Votre voyage', description: 'Votre voyage, prêt pour la billetterie.' },
  title: 'Votre voyage',
  correct: 'Corrigez votre recherche',
  correctHint: 'Vérifiez les champs signalés : les autres gardent votre saisie.',
  summary: 'De {{from}} à {{to}}',
  open: 'Voir les trains à la billetterie',
  change: 'Modifier le voyage',
  hint: 'La billetterie affiche les trains, les places et les prix, et vend le billet.',
  taken: 'Pour « {{typed}} », nous avons choisi {{station}}.',
};
