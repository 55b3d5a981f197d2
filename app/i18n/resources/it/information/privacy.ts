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
      text: 'Il gestore di {{siteName}}, {{city}}, [{{email}}](email).',
    },
    browser: {
      title: 'Nel tuo browser',
      text: '- Quando scegli una lingua, un cookie di nome «i18next» la ricorda per un anno; la stessa scelta resta nella memoria del browser. Mentre la lingua cambia, lì viene annotato anche a che punto della pagina eri, solo per quel momento.\n- Le ultime cinque stazioni che hai scelto restano nella memoria del browser, così il modulo può riproporle. Da lì non ci vengono mai inviate, e dal modulo puoi cancellarle.\n- Se chiedi la stazione più vicina, la tua posizione viene usata nel browser e non ne esce.\n- Le ultime pagine che il browser ha caricato da questo sito, al massimo 30, restano sul tuo dispositivo, così puoi leggerle anche senza connessione; le ricerche e i link della newsletter non vengono mai conservati. Per eliminarle, cancella i dati di questo sito nelle impostazioni del browser.',
    },
    server: {
      title: 'Sul nostro server',
      text: 'Il registro del sito annota l’ora, il tipo di richiesta, l’esito e la durata della risposta. Se la pagina non esiste annota anche il percorso, per poter correggere i link rotti. Non contiene indirizzi IP, nomi di browser né ricerche.',
    },
    newsletter: {
      title: 'La newsletter',
      text: 'Se ti iscrivi, conserviamo il tuo indirizzo e-mail, la lingua, e quando e con quali parole hai accettato. La base giuridica è il tuo consenso (articolo 6, paragrafo 1, lettera a, del Regolamento generale sulla protezione dei dati).\n- Ti scriviamo solo dopo che hai confermato l’iscrizione dal messaggio che ricevi. Un indirizzo mai confermato viene cancellato dopo 30 giorni.\n- Ogni messaggio ha un link per cancellarti subito. La cancellazione resta annotata, così nessuno può iscriverti di nuovo per errore; se ce lo chiedi, cancelliamo anche questo.\n- Le iscrizioni vengono contate per indirizzo e per rete, al massimo per un giorno e in forma cifrata, per tenere lontani i programmi automatici.',
    },
    others: {
      title: 'Quando passi a un altro sito',
      text: 'La [biglietteria online](shop), il [sito di prenotazione](hotelSearch) e gli altri siti a cui rimandiamo gestiscono biglietti, camere e pagamenti e trattano i tuoi dati secondo le loro regole. La ricerca che invii viaggia nel link. Il browser comunica loro il nome di questo sito, non la pagina in cui eri.',
    },
    rights: {
      title: 'I tuoi diritti',
      text: 'Puoi chiedere una copia dei tuoi dati, farli correggere o cancellare, limitarne il trattamento o opporti a esso, trasferirli altrove e revocare il consenso in qualsiasi momento. Basta un messaggio a [{{email}}](email). Puoi anche presentare reclamo all’[autorità di protezione dei dati](dataAuthorities) del tuo Paese.',
    },
  },
};
