import type { search as english } from '../en/search.ts';
import type { Shape } from '../shape.ts';

export const search: Shape<typeof english> = {
  meta: {
    title: 'Il tuo viaggio',
    description:
      'Il tuo viaggio è pronto: treni, posti e prezzi ti aspettano nella biglietteria online.',
  },
  correct: 'Correggi la ricerca',
  correctHint: 'Ricontrolla i campi segnalati.',
  summary: { from: 'Da {{station}}', to: 'a {{station}}' },
  open: 'Vedi i treni in biglietteria',
  openShop: 'Apri la biglietteria online',
  change: 'Modifica il viaggio',
  edit: 'Modifica la ricerca',
  /** Links to the day before and the day after. */
  days: { name: 'Altri giorni', before: 'Giorno prima', after: 'Giorno dopo' },
  myTrips: 'I miei viaggi',
  figures: 'La giornata in cifre',
  figuresOut: 'Il giorno dell’andata in cifre',
  figuresBack: 'Il giorno del ritorno in cifre',
  none: 'Nessun treno nel nostro orario',
  /** A visitor's choices among the trains. */
  choices: {
    title: 'Orari e filtri',
    leave: 'Partenza dopo le',
    arrive: 'Arrivo entro le',
    sort: 'Ordina per',
    departure: 'Partenza',
    duration: 'Durata',
    only: 'Mostra',
    all: 'Tutti i treni',
    direct: 'Solo treni diretti',
    fast: 'Solo alta velocità',
    change: 'Tempo per il cambio',
    asPlanned: 'Come da orario',
    atLeast: 'Almeno {{minutes}}',
    kinds: 'Solo treni regionali, senza prenotazione',
    via: 'Passando per (stazione)',
    viaEnd: 'Scegli una stazione diversa da quelle di partenza e di arrivo.',
    stay: 'Durata della sosta',
    noStay: 'Nessuna sosta',
    kept: 'Il tempo per il cambio e i treni regionali restano memorizzati su questo dispositivo per la prossima ricerca.',
    submit: 'Mostra i treni',
    reset: 'Azzera i filtri',
  },
  hint: 'Ancora un clic: nella biglietteria online trovi i treni del giorno, con posti e prezzi, e compri il biglietto.',
  taken: 'Hai scritto «{{typed}}»: abbiamo inteso {{station}}.',
  takenBoth: 'Abbiamo inteso: da {{from}} a {{to}}.',
  /** The form's replacements of values that it cannot have. */
  replaced: {
    adults: 'Gli adulti possono essere da {{least}} a {{most}}: abbiamo impostato {{value}}.',
    children: 'I bambini possono essere da {{least}} a {{most}}: abbiamo impostato {{value}}.',
    past: 'La data scelta, {{date}}, è già passata: abbiamo impostato quella di oggi.',
    invalid: 'La data scelta non esiste: abbiamo impostato quella di oggi.',
    return: 'Il giorno di ritorno indicato è già passato o non esiste: scegline un altro.',
  },
  /** The way back of a round trip. */
  return: {
    outward: 'Andata: {{day}}',
    title: 'Ritorno: {{day}}',
    day: 'ritorno {{day}}',
    days: 'Altri giorni per il ritorno',
    withoutVia: 'La sosta a {{place}} vale solo per l’andata.',
    inShop: 'La biglietteria si apre con il viaggio di andata; il ritorno si sceglie lì.',
    noDay:
      'Scegli qui sotto il giorno del ritorno per vederne i treni. Si prenota in biglietteria.',
  },
  route: 'Tutto su questa tratta',
  /** The page of what this device keeps. */
  trips: {
    title: 'I miei viaggi',
    description: 'I viaggi salvati su questo dispositivo.',
    lead: 'I viaggi che hai salvato e le tue ultime ricerche. Restano solo su questo dispositivo: nessun altro li vede, e si leggono anche senza connessione.',
    kept: 'Viaggi salvati',
    searched: 'Ultime ricerche',
    empty:
      'Qui non c’è ancora nulla. Apri un treno in un elenco, o componi un viaggio in più città, e salvalo.',
    remove: 'Rimuovi',
    forget: 'Cancella tutto',
    needsCode: 'Questa pagina richiede JavaScript: ciò che mostra si trova solo nel tuo browser.',
    search: 'Cerca un viaggio',
  },
  answer: {
    direct: '{{duration}}, diretto',
    changes_one: '{{duration}}, un cambio a {{places}}',
    changes_other: '{{duration}}, {{count}} cambi, a {{places}}',
    date_one: '{{journey}}, una partenza {{day}}',
    date_other: '{{journey}}, {{count}} partenze {{day}}',
    typical_one: '{{journey}}, una partenza in {{day}}',
    typical_other: '{{journey}}, {{count}} partenze in {{day}}',
    remaining_one: '{{journey}}, ancora una partenza oggi',
    remaining_other: '{{journey}}, ancora {{count}} partenze oggi',
    someDirect_one: '{{journey}}, di cui una diretta',
    someDirect_other: '{{journey}}, di cui {{count}} dirette',
    part: 'da {{from}} a {{to}}: {{journey}}',
  },
};
