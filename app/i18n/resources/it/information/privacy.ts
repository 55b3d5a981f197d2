import type { privacy as english } from '../../en/information/privacy.ts';
import type { Shape } from '../../shape.ts';

export const privacy: Shape<typeof english> = {
  meta: {
    title: 'Privacy: che cosa conserviamo',
    description:
      'Che cosa conserva questo sito e che cosa no: un cookie per la lingua, le stazioni recenti nel tuo browser e nessun tracciamento.',
  },
  title: 'Privacy',
  lead: 'Niente account, niente tracciamento, niente reti pubblicitarie. In questa pagina c’è tutto ciò che viene conservato.',
  sections: {
    controller: {
      title: 'Il titolare del trattamento',
      text: '{{operator}}, [{{email}}](email).',
    },
    unnamedController: {
      title: 'Il titolare del trattamento',
      text: 'Il gestore di {{siteName}}, {{city}}, [{{email}}](email).',
    },
    browser: {
      title: 'Nel tuo browser',
      text: '- Quando scegli una lingua, e solo allora, un cookie di nome «i18next» la ricorda per un anno e la memoria locale del browser conserva la stessa scelta. Mentre la lingua cambia, la memoria di sessione ricorda la pagina, il punto in cui eri e l’indirizzo e-mail eventualmente scritto, finché la pagina non si è ricaricata.\n- Le ultime cinque stazioni che hai scelto restano nella memoria locale, così il modulo può riproporle. Da lì non ci vengono mai inviate, e dal modulo puoi cancellarle.\n- Se chiedi la stazione più vicina, la tua posizione viene usata nel browser e non ne esce.\n- Le ultime pagine che il browser ha caricato da questo sito, al massimo 30, e gli ultimi dieci viaggi in più città che hai aperto restano sul tuo dispositivo con le loro immagini e i loro file, così puoi leggerli anche senza connessione; i link della newsletter non vengono mai conservati. Per eliminare tutto, cancella i dati di questo sito nelle impostazioni del browser.\n- Le ultime dieci ricerche che hai aperto e i viaggi che salvi restano sul tuo dispositivo con i loro treni. Nessun altro li vede; li trovi nella pagina [I miei viaggi](trips), dove un pulsante li cancella tutti.\n- Se scegli il tempo per il cambio o solo i treni regionali, la scelta resta nella memoria locale e fa parte dell’indirizzo della ricerca successiva. Anche le tue [preferenze](comfort) restano lì e non lasciano mai il dispositivo.',
    },
    server: {
      title: 'Sul nostro server',
      text: 'Per ogni richiesta il registro del sito annota l’ora, un numero casuale, il tipo di richiesta, l’esito e la durata della risposta, e se questa è stata interrotta. Se la pagina non esiste annota anche il percorso, per poter correggere i link rotti. Della newsletter annota che cosa è stato fatto e se ha funzionato. Non contiene indirizzi IP, indirizzi e-mail, nomi di browser né ricerche.',
    },
    reports: {
      title: 'Quando il tuo browser blocca qualcosa',
      text: 'Se una pagina contiene qualcosa che non le appartiene, per esempio uno script di un’estensione del browser, il tuo browser lo blocca e lo segnala a {{reportHost}}: l’indirizzo della pagina e di quella precedente, che cosa è stato bloccato, il nome del browser e, come in ogni richiesta, il tuo indirizzo IP. Usiamo queste segnalazioni per la sicurezza del sito, che è un nostro legittimo interesse (articolo 6, paragrafo 1, lettera f, del Regolamento generale sulla protezione dei dati). I risultati di una ricerca e i link dei nostri messaggi non ne chiedono mai.',
    },
    newsletter: {
      title: 'La newsletter',
      text: 'Se ti iscrivi, conserviamo il tuo indirizzo e-mail, la lingua, le date di iscrizione, conferma e cancellazione, e che cosa hai accettato ogni volta: il testo, la sua lingua, il momento e il messaggio che hai confermato. La base giuridica è il tuo consenso (articolo 6, paragrafo 1, lettera a, del Regolamento generale sulla protezione dei dati).\n- Ti scriviamo solo dopo che hai confermato l’iscrizione dal messaggio che ricevi. Un indirizzo mai confermato viene cancellato entro {{unconfirmedDays}} giorni dalla prima iscrizione. Se annulli un’iscrizione non confermata, viene cancellato subito.\n- Di ogni messaggio su un’iscrizione annotiamo per {{askAgainDays}} giorni quando è stato richiesto, che cosa ti chiedeva di accettare, quante volte abbiamo provato a inviarlo e quando è partito. Di ogni newsletter annotiamo se il tuo server di posta l’ha accettata, fino a {{askAgainDays}} giorni dopo la fine dell’invio. Se la tua casella rifiuta i nostri messaggi in modo definitivo, annotiamo anche questo e non le mandiamo altre newsletter. Un link che hai usato resta annotato fino alla sua scadenza.\n- Ogni messaggio ha un link per cancellarti subito. In quel caso conserviamo l’indirizzo con la nota della cancellazione, così nessuno può iscriverti di nuovo: serve il tuo clic in un messaggio che te lo chiede, e un messaggio del genere parte al massimo una volta ogni {{askAgainDays}} giorni. La nota resta finché non ci scrivi; allora cancelliamo anche quella. Dopo la cancellazione dei dati o l’annullamento di un’iscrizione resta per un anno un’impronta pseudonimizzata dell’indirizzo, perché nessun backup lo faccia ricomparire. Dopo un annullamento resta anche un’impronta della casella, così la domanda le arriva di nuovo al massimo una volta ogni {{askAgainDays}} giorni.\n- Le iscrizioni vengono contate per indirizzo, per casella, per dominio di posta, per connessione e per l’intero sito, al massimo per un giorno (per casella al massimo per un mese) e in forma pseudonimizzata, per tenere lontani i programmi automatici.',
    },
    others: {
      title: 'Quando passi a un altro sito',
      text: 'La [biglietteria online](shop), il [sito di prenotazione](hotelSearch) e gli altri siti a cui rimandiamo gestiscono biglietti, camere e pagamenti e trattano i tuoi dati secondo le loro regole. La ricerca che invii viaggia nel link. Per il resto il browser non dice loro nulla di questo sito, né il nome né la pagina in cui eri.',
    },
    rights: {
      title: 'I tuoi diritti',
      text: 'Puoi chiedere una copia dei tuoi dati, farli correggere o cancellare, limitarne il trattamento o opporti a esso, trasferirli altrove e revocare il consenso in qualsiasi momento. Basta un messaggio a [{{email}}](email). Puoi anche presentare reclamo all’[autorità di protezione dei dati](dataAuthorities) del tuo Paese.',
    },
  },
};
