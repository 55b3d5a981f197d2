import type { MailTexts } from './mail-text.ts';

/** The mails in French, which says « vous »; no-break spaces stand as escapes, so that they can be seen. */
export const TEXTS_FR: MailTexts = {
  confirm: {
    subject: 'Confirmez votre inscription à la newsletter de {siteName}',
    preview: 'Un clic, et vous voilà à bord.',
    heading: 'Un clic, et vous voilà à bord',
    paragraphs: [
      'Bonjour,',
      'Quelqu’un, vous sans doute, a demandé à recevoir la newsletter de {siteName} à cette adresse. Il ne reste qu’à nous le confirmer.',
    ],
    button: 'Je confirme mon inscription',
    linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien\u00a0:',
    consentLead: 'En confirmant, vous acceptez ce qui suit\u00a0:',
    afterwards: [
      'Ce lien fonctionne une seule fois, pendant 7\u00a0jours.',
      'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u00a0: sans ce clic, aucune newsletter ne vous sera envoyée, et nous effacerons cette adresse sous 30\u00a0jours.',
    ],
    unsubscribe: 'Annuler cette inscription',
  },
  return: {
    subject: 'Souhaitez-vous recevoir à nouveau la newsletter de {siteName}\u202f?',
    preview: 'Sans votre clic, rien ne change.',
    heading: 'De retour à bord\u202f?',
    paragraphs: [
      'Bonjour,',
      'Votre désabonnement de la newsletter de {siteName} avait été enregistré. Or quelqu’un, vous sans doute, vient de demander à la recevoir de nouveau à cette adresse. Il ne reste qu’à nous le confirmer.',
    ],
    button: 'Je me réabonne',
    linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien\u00a0:',
    consentLead: 'En confirmant, vous acceptez ce qui suit\u00a0:',
    afterwards: [
      'Ce lien fonctionne une seule fois, pendant 7\u00a0jours.',
      'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u00a0: votre désabonnement reste valable, et nous ne vous poserons plus la question pendant 30\u00a0jours.',
    ],
    unsubscribe: 'Annuler cette demande',
  },
  already: {
    subject: 'Votre adresse est déjà inscrite à la newsletter de {siteName}',
    preview: 'Rien n’a changé.',
    heading: 'Vous êtes déjà à bord',
    paragraphs: [
      'Bonjour,',
      'Votre adresse vient d’être saisie de nouveau pour la newsletter de {siteName}. Elle y figurait déjà\u00a0: rien n’a changé et vous n’avez rien à faire.',
    ],
    afterwards: ['Si ce n’était pas vous, vous pouvez ignorer ce message.'],
    unsubscribe: 'Se désabonner',
  },
};
