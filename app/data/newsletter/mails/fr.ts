import type { MailTexts } from './en.ts';

/**
 * The mails in French, with « vous » and without « de » before a name that may begin with a vowel.
 * No-break spaces are escapes, to be visible.
 */
export const fr: MailTexts = (siteName) => ({
  greeting: 'Bonjour,',
  colon: '\u00a0:',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien\u00a0:',
  linkLasts: 'Ce lien ne sert qu’une fois et reste valable 7\u00a0jours.',
  consentLead: 'En confirmant, vous acceptez ce qui suit\u00a0:',
  confirm: {
    subject: `Confirmez votre inscription à la newsletter ${siteName}`,
    preview: 'Un clic, et vous voilà à bord.',
    heading: 'Un clic, et vous voilà à bord',
    message: `Quelqu’un, vous sans doute, a demandé à recevoir la newsletter ${siteName} à cette adresse. Il ne vous reste qu’à confirmer.`,
    button: 'Je confirme mon inscription',
    afterwards:
      'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u00a0: sans ce clic, aucune newsletter ne vous sera envoyée, et nous effacerons cette adresse sous 30\u00a0jours.',
    unsubscribe: 'Annuler cette inscription',
  },
  return: {
    subject: `Souhaitez-vous recevoir à nouveau la newsletter ${siteName}\u202f?`,
    preview: 'Sans votre clic, rien ne change.',
    heading: 'De retour à bord\u202f?',
    message: `Vous ne receviez plus la newsletter ${siteName}. Quelqu’un, vous sans doute, demande à la recevoir de nouveau à cette adresse. Il ne vous reste qu’à confirmer.`,
    button: 'Je me réabonne',
    afterwards:
      'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u00a0: votre désabonnement reste valable, et nous ne vous poserons plus la question pendant 30\u00a0jours.',
    unsubscribe: 'Annuler cette demande',
  },
  already: {
    subject: `Votre adresse est déjà inscrite à la newsletter ${siteName}`,
    preview: 'Rien n’a changé.',
    heading: 'Vous êtes déjà à bord',
    message: `Votre adresse vient d’être saisie de nouveau pour la newsletter ${siteName}. Elle était déjà inscrite\u00a0: rien n’a changé et vous n’avez rien à faire.`,
    button: undefined,
    afterwards: 'Si ce n’était pas vous, vous pouvez ignorer ce message.',
    unsubscribe: 'Se désabonner',
  },
  issue: {
    reason: `Vous recevez cette newsletter parce que vous l’avez demandée sur ${siteName} et avez confirmé votre adresse.`,
    unsubscribe: 'Se désabonner',
  },
});
