import type { newsletter as english } from '../en/newsletter.ts';
import type { Shape } from '../shape.ts';

export const newsletter: Shape<typeof english> = {
  meta: {
    title: 'La newsletter : des idées de voyage en train',
    description:
      'Des idées et des offres de voyage en train par e-mail. Vous confirmez d’abord votre adresse, et vous vous désabonnez en un clic.',
  },
  errors: {
    invalid:
      'Cette adresse e-\u2060mail n’est pas complète. Elle devrait ressembler à nom@example.com.',
    limited: 'Trop d’inscriptions en ce moment. Réessayez dans {{duration}}.',
    unavailable:
      'Nous ne pouvons pas enregistrer votre inscription pour le moment. Votre adresse est restée dans le champ : réessayez dans quelques minutes.',
  },
  sent: {
    title: 'Consultez votre boîte de réception',
    text: 'Si l’adresse est correcte, un message contenant un lien de confirmation est en route. Ouvrez ce lien et confirmez pour que l’inscription prenne effet : vous avez 7\u00a0jours pour le faire.',
    delayed_one:
      'Beaucoup de personnes s’inscrivent en ce moment : le message peut mettre une heure à arriver.',
    delayed_other:
      'Beaucoup de personnes s’inscrivent en ce moment : le message peut mettre {{count}}\u00a0heures à arriver.',
    hint: 'Rien après quelques minutes ? Regardez parmi les indésirables, ou [inscrivez-vous à nouveau](newsletter).',
  },
  confirm: {
    title: 'Confirmez votre inscription',
    ready: 'Un clic, et la newsletter est à vous.',
    button: 'Confirmer',
    done: 'Inscription confirmée',
    confirmed: 'Votre adresse est confirmée. Bienvenue à bord.',
    alreadyConfirmed: 'Votre adresse est déjà confirmée. Vous n’avez plus rien à faire.',
    expired: 'Ce lien a expiré. Inscrivez-vous à nouveau et nous vous en enverrons un autre.',
    invalid:
      'Ce lien est incomplet ou n’est plus valable. Vérifiez qu’il n’en manque rien, ou inscrivez-vous à nouveau.',
    unavailable:
      'Nous ne pouvons pas enregistrer la confirmation pour le moment. Rouvrez le lien dans quelques minutes.',
  },
  unsubscribe: {
    title: 'Se désabonner de la newsletter',
    ready: 'Un clic, et vous ne recevrez plus aucun message.',
    button: 'Me désabonner',
    done: 'Désabonnement enregistré',
    unsubscribed: 'Aucun message ne vous sera plus envoyé.',
    invalid:
      'Ce lien n’est pas valable. Vérifiez qu’il est complet, ou écrivez-nous et nous supprimerons votre adresse.',
    unavailable:
      'Nous ne pouvons pas enregistrer la demande pour le moment. Rouvrez le lien dans quelques minutes.',
  },
  signUpAgain: 'S’inscrire à nouveau',
};
