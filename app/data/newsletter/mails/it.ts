import type { MailTexts } from './en.ts';

/** The mails in Italian, with «tu». */
export const it: MailTexts = (siteName) => ({
  greeting: 'Ciao,',
  colon: ':',
  linkHint: 'Se il pulsante non funziona, apri questo link:',
  linkLasts: 'Il link si può usare una volta sola, entro 7\u00a0giorni.',
  consentLead: 'Confermando accetti quanto segue:',
  confirm: {
    subject: `Conferma l’iscrizione alla newsletter di ${siteName}`,
    preview: 'Basta un clic e sei a bordo.',
    heading: 'Basta un clic e sei a bordo',
    message: `qualcuno, forse proprio tu, ha chiesto di ricevere la newsletter di ${siteName} a questo indirizzo. Ci confermi che la vuoi?`,
    button: 'Confermo l’iscrizione',
    afterwards:
      'La richiesta non è tua? Allora non devi fare niente: senza quel clic non ti mandiamo nessuna newsletter, ed entro 30\u00a0giorni cancelliamo questo indirizzo.',
    unsubscribe: 'Annulla l’iscrizione',
  },
  return: {
    subject: `Vuoi ricevere di nuovo la newsletter di ${siteName}?`,
    preview: 'Senza il tuo clic non cambia nulla.',
    heading: 'Di nuovo a bordo?',
    message: `avevi cancellato la tua iscrizione alla newsletter di ${siteName}. Ora qualcuno, forse proprio tu, ha chiesto di riceverla di nuovo a questo indirizzo. Ci confermi che la vuoi?`,
    button: 'Iscrivimi di nuovo',
    afterwards:
      'La richiesta non è tua? Allora non devi fare niente: la tua iscrizione resta cancellata e per 30\u00a0giorni non te lo chiederemo più.',
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
    reason: `Ricevi questa newsletter perché l’hai richiesta su ${siteName} e hai confermato il tuo indirizzo.`,
    unsubscribe: 'Cancella l’iscrizione',
  },
});
