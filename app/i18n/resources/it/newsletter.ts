import type { newsletter as english } from '../en/newsletter.ts';
import type { Shape } from '../shape.ts';

export const newsletter: Shape<typeof english> = {
  meta: {
    title: 'La newsletter: idee per viaggiare in treno',
    description:
      'Idee e offerte per viaggiare in treno, via e-mail. Confermi il tuo indirizzo e ti cancelli quando vuoi, con un clic.',
  },
  errors: {
    invalid: 'Questo indirizzo e-\u2060mail non è completo. Deve essere del tipo nome@example.com.',
    limited: 'Troppe iscrizioni in questo momento. Riprova tra {{duration}}.',
    unavailable:
      'In questo momento non possiamo registrare la tua iscrizione. L’indirizzo è ancora qui: riprova tra qualche minuto.',
  },
  sent: {
    title: 'Controlla la posta',
    text: 'Se l’indirizzo è giusto, sta arrivando un messaggio con un link di conferma. L’iscrizione vale solo quando hai aperto il link e confermato: hai 7\u00a0giorni di tempo.',
    delayed_one: 'In questo momento arrivano molte iscrizioni: il messaggio può metterci un’ora.',
    delayed_other:
      'In questo momento arrivano molte iscrizioni: il messaggio può metterci {{count}} ore.',
    hint: 'Dopo qualche minuto non è arrivato nulla? Guarda nella posta indesiderata o [iscriviti di nuovo](newsletter).',
  },
  confirm: {
    title: 'Conferma l’iscrizione',
    ready: 'Ancora un clic e la newsletter è tua.',
    button: 'Conferma',
    done: 'Iscrizione confermata',
    confirmed: 'Il tuo indirizzo è confermato. Ti diamo il benvenuto a bordo.',
    alreadyConfirmed: 'Il tuo indirizzo è già confermato. Non devi fare altro.',
    expired: 'Questo link è scaduto. Iscriviti di nuovo e te ne mandiamo un altro.',
    invalid:
      'Questo link è incompleto o non è più valido. Controlla di averlo copiato tutto o iscriviti di nuovo.',
    unavailable:
      'In questo momento non possiamo registrare la conferma. Riprova con il link tra qualche minuto.',
  },
  unsubscribe: {
    title: 'Cancellazione dalla newsletter',
    ready: 'Un clic e non riceverai più nessun messaggio.',
    button: 'Cancella la mia iscrizione',
    done: 'Iscrizione cancellata',
    unsubscribed: 'Non riceverai altri messaggi.',
    invalid:
      'Questo link non è valido. Controlla che sia completo, oppure scrivici e togliamo noi il tuo indirizzo.',
    unavailable:
      'In questo momento non possiamo registrare la richiesta. Riprova con il link tra qualche minuto.',
  },
  signUpAgain: 'Iscriviti di nuovo',
};
