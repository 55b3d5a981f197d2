import type { careers as english } from '../../en/information/careers.ts';
import type { Shape } from '../../shape.ts';

export const careers: Shape<typeof english> = {
  meta: {
    title: 'Emploi',
    description:
      'Travailler avec {{siteName}} : aucun poste n’est à pourvoir en ce moment, mais vous pouvez nous écrire.',
  },
  title: 'Emploi',
  lead: 'Aucun poste n’est à pourvoir en ce moment.',
  sections: {
    write: {
      title: 'Écrivez-nous quand même',
      text: 'Si vous connaissez les chemins de fer italiens, écrivez bien en français, en italien ou en anglais, ou concevez des sites que tout le monde peut utiliser, présentez-vous à [{{email}}](email). Nous ne garderons pas votre message au-delà de notre échange.',
    },
  },
};
