import type { help as english } from '../../en/information/help.ts';
import type { Shape } from '../../shape.ts';

export const help: Shape<typeof english> = {
  meta: {
    title: 'Aiuto per cercare e prenotare',
    description:
      'Come cercare un treno, che cosa succede nella biglietteria online e a chi rivolgersi per biglietti, modifiche e assistenza in stazione.',
  },
  title: 'Aiuto',
  lead: 'Qui cerchi il treno, nella biglietteria online compri il biglietto.',
  sections: {
    search: {
      title: 'Come si cerca?',
      text: 'Nel [modulo della pagina iniziale](booking) scegli due stazioni, il giorno e il numero di viaggiatori. I nomi si possono scrivere in italiano, inglese, francese e portoghese, con o senza accenti: «Milano», «Milan» e «Milão» sono la stessa stazione.\nIl pulsante apre la biglietteria online in una nuova scheda, con il viaggio già inserito. Questo sito resta aperto.',
    },
    nothing: {
      title: 'Non si è aperto nulla: perché?',
      text: 'Forse il browser ha bloccato la nuova scheda. Il messaggio che compare dopo la ricerca contiene un link che porta alla stessa pagina.',
    },
    roundTrip: {
      title: 'Posso prenotare anche il ritorno?',
      text: 'Sì. Scegli «Andata e ritorno» e, se la sai già, la data del ritorno: qui vedi i treni di entrambi i giorni. Il ritorno si prenota poi nella biglietteria\u00a0online, dopo l’andata.',
    },
    prices: {
      title: 'I prezzi che vedo sono definitivi?',
      text: 'No. I prezzi preceduti da «da» sono una nostra stima delle tariffe più basse per chi compra in anticipo; le tariffe dipendono dal giorno e dal treno. Vale il prezzo che la biglietteria online mostra prima del pagamento.',
    },
    tickets: {
      title: 'Dov’è il mio biglietto?',
      text: 'Te lo manda chi te l’ha venduto, all’indirizzo che hai indicato durante l’acquisto. Noi non vediamo le prenotazioni: non possiamo cercarle, cambiarle né annullarle. Leggi la pagina sui [rimborsi](refundPolicy).',
    },
    assistance: {
      title: 'Come chiedo assistenza in stazione?',
      text: 'In Italia la [Sala\u00a0Blu](salaBlu) di Rete Ferroviaria Italiana aiuta le persone a mobilità ridotta a salire sul treno e a scendere. Il servizio va richiesto prima del giorno del viaggio.',
    },
    hotels: {
      title: 'Gli hotel sono veri?',
      text: 'No. Gli hotel mostrati qui sono esempi, e c’è scritto. Il pulsante «Prenota ora» cerca le camere disponibili in quella città sul [sito di prenotazione](hotelSearch).',
    },
    more: { title: 'Hai un’altra domanda?', text: '[Scrivici](contact).' },
  },
};
