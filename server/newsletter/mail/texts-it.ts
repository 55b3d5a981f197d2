import type { MailTexts } from './mail-text.ts';

/** The mails in Italian, which says «tu». */
export const TEXTS_IT: MailTexts = {
  confirm: {
    subject: 'Conferma l’iscrizione alla newsletter di {siteName}',
    preview: 'Basta un clic e sei a bordo.',
    heading: 'Basta un clic e sei a bordo',
    paragraphs: [
      'Ciao,',
      'qualcuno, speriamo proprio tu, ha chiesto di ricevere la newsletter di {siteName} a questo indirizzo. Ci confermi che la vuoi?',
    ],
    button: 'Confermo l’iscrizione',
    linkHint: 'Se il pulsante non funziona, apri questo link:',
    consentLead: 'Confermando accetti quanto segue:',
    afterwards: [
      'Il link vale una volta sola e per 7 giorni.',
      'La richiesta non è tua? Allora non devi fare niente: senza quel clic non parte nessuna newsletter, ed entro 30 giorni cancelliamo questo indirizzo.',
    ],
    unsubscribe: 'Annulla l’iscrizione',
  },
  return: {
    subject: 'Vuoi ricevere di nuovo la newsletter di {siteName}?',
    preview: 'Senza il tuo clic non cambia nulla.',
    heading: 'Di nuovo a bordo?',
    paragraphs: [
      'Ciao,',
      'avevi cancellato la tua iscrizione alla newsletter di {siteName}. Ora qualcuno, speriamo proprio tu, ha chiesto di riceverla di nuovo a questo indirizzo. Ci confermi che la vuoi?',
    ],
    button: 'Iscrivimi di nuovo',
    linkHint: 'Se il pulsante non funziona, apri questo link:',
    consentLead: 'Confermando accetti quanto segue:',
    afterwards: [
      'Il link vale una volta sola e per 7 giorni.',
      'La richiesta non è tua? Allora non devi fare niente: la tua iscrizione resta cancellata e per 30 giorni non te lo chiederemo più.',
    ],
    unsubscribe: 'Annulla la richiesta',
  },
  already: {
    subject: 'La tua iscrizione a {siteName} è già attiva',
    preview: 'Non è cambiato nulla.',
    heading: 'Sei già a bordo',
    paragraphs: [
      'Ciao,',
      'il tuo indirizzo è appena stato inserito di nuovo per la newsletter di {siteName}. L’iscrizione c’era già: non è cambiato nulla e non devi fare niente.',
    ],
    afterwards: ['Se la richiesta non è tua, puoi ignorare questo messaggio.'],
    unsubscribe: 'Cancella l’iscrizione',
  },
};
