import type { credits as english } from '../en/credits.ts';
import type { Shape } from '../shape.ts';

export const credits: Shape<typeof english> = {
  meta: {
    title: 'Données et crédits',
    description:
      'D’où viennent la liste des gares, les polices et les chiffres de ce site, et sous quelles licences.',
  },
  title: 'Données et crédits',
  stations: {
    title: 'Gares',
    text: 'Les noms, codes et positions des gares proviennent de la liste ouverte tenue par Trainline et ses contributeurs ({{year}}). Notre sélection est disponible sous la même licence.',
    source: 'La liste des gares de Trainline',
    licence: 'Open Database License 1.0',
  },
  fonts: {
    title: 'Lettrage',
    text: 'Les titres sont composés en Jost, d’Owen Earl, sous licence SIL Open Font License 1.1.',
  },
};
