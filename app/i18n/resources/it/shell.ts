import type { shell as english } from '../en/shell.ts';
import type { Shape } from '../shape.ts';

export const shell: Shape<typeof english> = {
  skip: 'Vai al contenuto',
  banner: { text: 'Questo dominio è in vendita.', link: 'Vedi l’offerta' },
  newTab: '(si apre in una nuova scheda)',
  onThisPage: 'In questa pagina',
  navigation: {
    label: 'Menu principale',
    home: 'pagina iniziale',
    booking: 'Biglietti',
    map: 'Mappa ferroviaria',
    hotels: 'Hotel',
    cities: 'Città',
    contact: 'Contatti',
    book: 'Prenota',
    menu: 'Menu',
    closeMenu: 'Chiudi il menu',
  },
  language: { label: 'Lingua', current: 'Lingua: {{name}}' },
  footer: {
    label: 'Piè di pagina',
    columns: {
      explore: 'Esplora',
      trips: 'Tratte più richieste',
      support: 'Assistenza',
      company: 'Chi siamo',
    },
    trips: {
      romeMilan: 'Roma – Milano',
      milanVenice: 'Milano – Venezia',
      florenceRome: 'Firenze – Roma',
      romeNaples: 'Roma – Napoli',
      bolognaFlorence: 'Bologna – Firenze',
    },
    byTrain: '{{trip}} in treno',
    links: {
      guide: 'Guida di Roma',
      credits: 'Dati e crediti',
      help: 'Aiuto',
      contact: 'Scrivici',
      refundPolicy: 'Rimborsi',
      terms: 'Condizioni',
      privacy: 'Privacy',
      about: 'Il sito',
      careers: 'Lavora con noi',
      press: 'Stampa',
      partners: 'Partner',
      accessibility: 'Accessibilità',
    },
    contact: 'Contatti',
    phone: 'Telefono',
    email: 'E-mail',
    city: 'Città',
    social: 'Seguici',
    share: 'Condividi questa pagina',
    seoTitle: 'Treni ad alta velocità in Italia',
    seoText:
      'Colazione a Roma, pranzo a Firenze, tramonto a Venezia: con l’alta velocità ci sta tutto in un giorno. Trova i treni più rapidi tra Roma, Milano, Venezia, Firenze, Napoli e Torino, o prosegui verso Svizzera, Francia, Germania e Austria, e prenota nella biglietteria online.',
    copyright: '© {{year}} {{siteName}}',
    stationData: 'Dati delle stazioni: Trainline, ODbL',
    myTrips: 'I miei viaggi',
    imprint: 'Note legali',
  },
  wayOn: {
    search: 'Cerca un viaggio',
    from: 'Da',
    to: 'A',
    submit: 'Cerca treni',
    hint: 'Città o stazione',
  },
  notFound: {
    title: 'Ops! Pagina non trovata',
    subtitle:
      'A questo indirizzo non c’è nessun binario. Forse la pagina è stata spostata, forse il link contiene un errore.',
    home: 'Torna alla pagina iniziale',
  },
  offline: {
    title: 'Nessuna connessione',
    text: 'Il dispositivo non riesce a raggiungere {{siteName}}: forse sei in galleria, hai poco segnale o la modalità aereo è attiva.',
    advice:
      'Controlla il segnale o il Wi-\u2060Fi, poi riprova. Le pagine aperte di recente si possono leggere anche senza connessione.',
    home: 'Vai alla pagina iniziale',
  },
  failure: {
    title: 'Questa pagina non si è caricata',
    subtitle:
      'Qualcosa non ha funzionato da parte nostra. Riprova tra un attimo: nulla di ciò che hai scritto è stato inviato.',
    retry: 'Riprova',
  },
  /** Options that a visitor may set for this device. */
  comfort: {
    title: 'Preferenze',
    lead: 'Valgono solo su questo dispositivo, restano salvate nel browser e hanno effetto subito su tutte le pagine.',
    needsCode:
      'Per scegliere serve JavaScript. Se hai attivato il contrasto elevato nel tuo sistema, le pagine lo rispettano comunque.',
    kept: 'Preferenza salvata su questo dispositivo.',
    failed: 'Il browser non ci permette di salvare la preferenza: vale solo per questa pagina.',
    choices: {
      contrast: 'Contrasto elevato',
      large: 'Caratteri e pulsanti più grandi',
      lasting: 'I messaggi restano visibili finché non li chiudo',
      'same-tab': 'Gli altri siti si aprono nella stessa scheda',
      'quiet-list': 'L’elenco delle stazioni si apre solo quando scrivo',
    },
  },
};
