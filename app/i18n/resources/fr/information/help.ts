import type { help as english } from '../../en/information/help.ts';
import type { Shape } from '../../shape.ts';

export const help: Shape<typeof english> = {
  meta: {
    title: 'Aide pour chercher et réserver',
    description:
      'Comment chercher un train, ce qui se passe sur la billetterie en ligne et à qui s’adresser pour un billet, un échange ou une assistance en gare.',
  },
  title: 'Aide',
  lead: 'Cherchez votre train ici, puis achetez le billet sur la billetterie en ligne.',
  sections: {
    search: {
      title: 'Comment chercher ?',
      text: 'Choisissez deux gares, un jour et le nombre de voyageurs dans le [formulaire de la page d’accueil](booking). Les noms sont reconnus en français, en italien, en anglais et en portugais, avec ou sans accents : « Milan », « Milano » et « Milão » désignent la même gare.\nLe bouton ouvre la billetterie dans un nouvel onglet avec votre voyage déjà saisi. Ce site reste ouvert.',
    },
    nothing: {
      title: 'Rien ne s’est ouvert. Pourquoi ?',
      text: 'Votre navigateur a peut-être bloqué le nouvel onglet. Le message qui apparaît après la recherche contient un lien vers la même page.',
    },
    roundTrip: {
      title: 'Puis-je réserver le retour ?',
      text: 'Oui. Choisissez « Aller⁠-⁠retour » et, si vous le connaissez, le jour du retour : nous en montrons aussi les trains. Le retour se réserve ensuite sur la billetterie, après\u00a0l’aller.',
    },
    prices: {
      title: 'Les prix affichés sont-ils définitifs ?',
      text: 'Non. Les prix précédés de « dès » sont notre estimation des tarifs les plus bas pour qui achète à l’avance ; ils dépendent du jour et du train. Seul compte le prix que la billetterie affiche avant le paiement.',
    },
    tickets: {
      title: 'Où est mon billet ?',
      text: 'C’est le vendeur qui vous l’envoie, à l’adresse que vous lui avez indiquée. Nous ne voyons pas les réservations et ne pouvons ni les retrouver, ni les modifier, ni les annuler. Consultez la page sur les [remboursements](refundPolicy).',
    },
    assistance: {
      title: 'Comment obtenir une assistance en gare ?',
      text: 'En Italie, la [Sala\u00a0Blu](salaBlu) de Rete Ferroviaria Italiana aide les voyageurs à mobilité réduite à monter dans le train et à en descendre. La demande se fait avant le jour du\u00a0voyage.',
    },
    hotels: {
      title: 'Les hôtels sont-ils réels ?',
      text: 'Non. Les hôtels présentés ici sont des exemples, et c’est indiqué. Leur bouton « Réserver » cherche les chambres disponibles dans la ville sur le [site de réservation](hotelSearch).',
    },
    more: { title: 'Une autre question ?', text: '[Écrivez-nous](contact).' },
  },
};
