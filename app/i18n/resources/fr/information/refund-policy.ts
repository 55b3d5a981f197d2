import type { refundPolicy as english } from '../../en/information/refund-policy.ts';
import type { Shape } from '../../shape.ts';

export const refundPolicy: Shape<typeof english> = {
  meta: {
    title: 'Remboursements',
    description:
      'Ce site ne vend rien : c’est le vendeur du billet qui rembourse. Comment le demander, et vos droits européens quand un train est en retard.',
  },
  title: 'Remboursements',
  lead: 'Nous ne vendons rien et n’encaissons rien : nous n’avons donc rien à vous rendre. C’est au vendeur du billet ou de la chambre de vous rembourser.',
  sections: {
    fares: {
      title: 'Si vous changez d’avis',
      text: 'Certains tarifs sont remboursés en totalité jusqu’au départ, d’autres en partie, les moins chers souvent pas du tout. La billetterie en ligne affiche les conditions de chaque tarif avant le paiement : c’est à cela que renvoie la « protection remboursement intégral » dont parle ce site.',
    },
    ask: {
      title: 'Comment le demander',
      text: 'Munissez-vous du code de réservation et passez par votre compte ou par le formulaire de la [billetterie](shop). Pour un hôtel, les conditions d’annulation figurent sur la confirmation du [site de réservation](hotelSearch).',
    },
    delays: {
      title: 'Si le train est en retard ou supprimé',
      text: 'Le droit européen (règlement (UE) 2021/782) protège les voyageurs ferroviaires quel que soit le tarif :\n- S’il faut s’attendre à au moins 60\u00a0minutes de retard à l’arrivée, vous avez le choix entre le remboursement et un autre moyen d’arriver à destination.\n- Si vous voyagez quand même, l’indemnisation est d’au moins 25 % du prix pour un retard de 60 à 119\u00a0minutes et d’au moins 50 % à partir de 120\u00a0minutes. Les retards dont la compagnie n’est pas responsable peuvent faire exception.\nLa demande s’adresse à la compagnie qui a assuré le train. L’Union européenne explique [les droits des voyageurs ferroviaires](passengerRights).',
    },
  },
};
