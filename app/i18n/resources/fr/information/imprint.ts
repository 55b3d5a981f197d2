import type { imprint as english } from '../../en/information/imprint.ts';
import type { Shape } from '../../shape.ts';

export const imprint: Shape<typeof english> = {
  meta: {
    title: 'Mentions légales',
    description:
      'Comment joindre l’éditeur de ce site, et où lire ses conditions d’utilisation, ses règles de confidentialité et ses sources.',
  },
  title: 'Mentions légales',
  sections: {
    operator: {
      title: 'L’éditeur du site',
      text: '{{operatorName}}\n{{operatorAddress}}\nNuméro d’immatriculation ou de TVA\u00a0: {{operatorRegister}}',
    },
    contact: {
      title: 'Nous joindre',
      text: '- E-mail\u00a0: [{{email}}](email)\n- Téléphone\u00a0: [{{phone}}](phone)',
    },
    more: {
      title: 'Conditions, confidentialité, sources',
      text: 'Ce que ce site fait et ne fait pas est indiqué dans les [conditions d’utilisation](terms), ce que nous conservons à votre sujet dans la page [Confidentialité](privacy), et l’origine des données dans [données et crédits](credits). Billets et chambres sont vendus par d’autres sites, à leurs conditions.',
    },
  },
};
