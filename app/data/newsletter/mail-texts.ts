import type { Translated } from '#app/domain/language.ts';

// The mails in English; `return` asks the question of `confirm` again, of someone who unsubscribed.
const en = (siteName: string) => ({
  greeting: 'Hello,',
  // Introduces the link written out, for programs that show no button.
  linkHint: 'If the button doesn’t work, open this link:',
  // Stands with every action.
  linkLasts: 'The link works once and for 7 days.',
  // What the person had agreed to follows this.
  consentLead: 'By confirming, you agree to this:',
  confirm: {
    subject: `Confirm your ${siteName} newsletter sign-up`,
    // Shown by mail programs beside the subject.
    preview: 'One click and you’re on board.',
    heading: 'One click and you’re on board',
    message: `Someone, and we hope it was you, asked for the ${siteName} newsletter to be sent to this address. Please confirm that you want it.`,
    button: 'Confirm my sign-up',
    afterwards:
      'It wasn’t you? Then there is nothing to do: without that click no newsletter is sent, and within 30 days we delete this address.',
    unsubscribe: 'Cancel this sign-up',
  },
  return: {
    subject: `Do you want the ${siteName} newsletter again?`,
    preview: 'Only your click signs you up again.',
    heading: 'Back on board?',
    message: `You unsubscribed from the ${siteName} newsletter. Now someone, and we hope it was you, asked for it to be sent to this address again. Please confirm that you want it.`,
    button: 'Sign me up again',
    afterwards:
      'It wasn’t you? Then there is nothing to do: you stay unsubscribed, and we won’t ask you again for 30 days.',
    unsubscribe: 'Cancel this request',
  },
  already: {
    subject: `You’re already signed up to ${siteName}`,
    preview: 'Nothing has changed.',
    heading: 'You’re already on board',
    message: `Your address was just entered again for the ${siteName} newsletter. You were signed up already, so nothing has changed and there is nothing to do.`,
    // The other mails have one action, this one has none.
    button: undefined,
    afterwards: 'If it wasn’t you, you can ignore this e-mail.',
    unsubscribe: 'Unsubscribe',
  },
  // Stands below the newsletter itself.
  issue: {
    reason: `You receive this newsletter because you signed up for it at ${siteName} and confirmed your address.`,
    unsubscribe: 'Unsubscribe',
  },
});

type MailTexts = typeof en;

// The mails in Italian, which says «tu».
const it: MailTexts = (siteName) => ({
  greeting: 'Ciao,',
  linkHint: 'Se il pulsante non funziona, apri questo link:',
  linkLasts: 'Il link vale una volta sola e per 7 giorni.',
  consentLead: 'Confermando accetti quanto segue:',
  confirm: {
    subject: `Conferma l’iscrizione alla newsletter di ${siteName}`,
    preview: 'Basta un clic e sei a bordo.',
    heading: 'Basta un clic e sei a bordo',
    message: `qualcuno, speriamo proprio tu, ha chiesto di ricevere la newsletter di ${siteName} a questo indirizzo. Ci confermi che la vuoi?`,
    button: 'Confermo l’iscrizione',
    afterwards:
      'La richiesta non è tua? Allora non devi fare niente: senza quel clic non parte nessuna newsletter, ed entro 30 giorni cancelliamo questo indirizzo.',
    unsubscribe: 'Annulla l’iscrizione',
  },
  return: {
    subject: `Vuoi ricevere di nuovo la newsletter di ${siteName}?`,
    preview: 'Senza il tuo clic non cambia nulla.',
    heading: 'Di nuovo a bordo?',
    message: `avevi cancellato la tua iscrizione alla newsletter di ${siteName}. Ora qualcuno, speriamo proprio tu, ha chiesto di riceverla di nuovo a questo indirizzo. Ci confermi che la vuoi?`,
    button: 'Iscrivimi di nuovo',
    afterwards:
      'La richiesta non è tua? Allora non devi fare niente: la tua iscrizione resta cancellata e per 30 giorni non te lo chiederemo più.',
    unsubscribe: 'Annulla la richiesta',
  },
  already: {
    subject: `La tua iscrizione alla newsletter di ${siteName} è già attiva`,
    preview: 'Non è cambiato nulla.',
    heading: 'Sei già a bordo',
    message: `il tuo indirizzo è appena stato inserito di nuovo per la newsletter di ${siteName}. L’iscrizione c’era già: non è cambiato nulla e non devi fare niente.`,
    button: undefined,
    afterwards: 'Se la richiesta non è tua, puoi ignorare questo messaggio.',
    unsubscribe: 'Cancella l’iscrizione',
  },
  issue: {
    reason: `Ricevi questa newsletter perché hai chiesto l’iscrizione su ${siteName} e confermato il tuo indirizzo.`,
    unsubscribe: 'Cancella l’iscrizione',
  },
});

// The mails in French, which says « vous » and writes no « de » before a name that may begin with a
// vowel; no-break spaces stand as escapes, so that they can be seen.
const fr: MailTexts = (siteName) => ({
  greeting: 'Bonjour,',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien\u00a0:',
  linkLasts: 'Ce lien fonctionne une seule fois, pendant 7\u00a0jours.',
  consentLead: 'En confirmant, vous acceptez ce qui suit\u00a0:',
  confirm: {
    subject: `Confirmez votre inscription à la newsletter ${siteName}`,
    preview: 'Un clic, et vous voilà à bord.',
    heading: 'Un clic, et vous voilà à bord',
    message: `Quelqu’un, vous sans doute, a demandé à recevoir la newsletter ${siteName} à cette adresse. Il ne reste qu’à nous le confirmer.`,
    button: 'Je confirme mon inscription',
    afterwards:
      'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u00a0: sans ce clic, aucune newsletter ne vous sera envoyée, et nous effacerons cette adresse sous 30\u00a0jours.',
    unsubscribe: 'Annuler cette inscription',
  },
  return: {
    subject: `Souhaitez-vous recevoir à nouveau la newsletter ${siteName}\u202f?`,
    preview: 'Sans votre clic, rien ne change.',
    heading: 'De retour à bord\u202f?',
    message: `Votre désabonnement de la newsletter ${siteName} avait été enregistré. Or quelqu’un, vous sans doute, vient de demander à la recevoir de nouveau à cette adresse. Il ne reste qu’à nous le confirmer.`,
    button: 'Je me réabonne',
    afterwards:
      'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u00a0: votre désabonnement reste valable, et nous ne vous poserons plus la question pendant 30\u00a0jours.',
    unsubscribe: 'Annuler cette demande',
  },
  already: {
    subject: `Votre adresse est déjà inscrite à la newsletter ${siteName}`,
    preview: 'Rien n’a changé.',
    heading: 'Vous êtes déjà à bord',
    message: `Votre adresse vient d’être saisie de nouveau pour la newsletter ${siteName}. Elle y figurait déjà\u00a0: rien n’a changé et vous n’avez rien à faire.`,
    button: undefined,
    afterwards: 'Si ce n’était pas vous, vous pouvez ignorer ce message.',
    unsubscribe: 'Se désabonner',
  },
  issue: {
    reason: `Vous recevez cette newsletter parce que vous avez demandé à la recevoir sur ${siteName} et confirmé votre adresse.`,
    unsubscribe: 'Se désabonner',
  },
});

/** The mails in each language, for a site of some name. */
export const MAIL_TEXTS: Translated<MailTexts> = { en, it, fr };
