import type { contact as english } from '../../en/information/contact.ts';
import type { Shape } from '../../shape.ts';

export const contact: Shape<typeof english> = {
  meta: {
    title: 'Contact : e-mail et téléphone',
    description:
      'L’e-mail et le téléphone de ce site, et à qui s’adresser pour un billet, un remboursement ou un train en retard.',
  },
  title: 'Contact',
  lead: 'Écrivez à [{{email}}](email) ou appelez le [{{phone}}](phone). Nous sommes à {{city}}.',
  sections: {
    here: {
      title: 'Écrivez-nous pour',
      text: '- une erreur sur le site ou une page qui ne fonctionne pas chez vous\n- la newsletter et [vos données](privacy)\n- la [publicité](partners) et la [presse](press)',
    },
    elsewhere: {
      title: 'Pour le billet, adressez-vous au vendeur',
      text: 'Billets, échanges, remboursements, objets trouvés et retards relèvent de la [billetterie en ligne](shop) ou de la compagnie indiquée sur le billet. Nous n’avons pas accès aux réservations et ne pourrions que vous y renvoyer.',
    },
  },
};
