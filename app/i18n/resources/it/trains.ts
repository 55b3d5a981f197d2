import type { trains as english } from '../en/trains.ts';
import type { Shape } from '../shape.ts';

export const trains: Shape<typeof english> = {
  title: 'I treni della giornata',
  /** The link of a plan that takes another train. */
  take: 'Prendi questo treno',
  columns: {
    departure: 'Partenza',
    arrival: 'Arrivo',
    duration: 'Durata',
    trains: 'Cambi e treni',
  },
  marks: {
    first: 'primo',
    last: 'ultimo',
    fastest: 'il più veloce',
    nextDay: '+1 giorno',
    dayBefore: 'parte la sera prima',
    left: 'partito',
    next: 'prossimo',
  },
  change: 'poi\u00a0{{train}} da\u00a0{{place}}',
  from: '{{train}} da {{place}}',
  to: '{{train}} fino a {{place}}',
  /** Behind the departure of a row, for screen readers: what a press on it shows. */
  open: 'fermate e biglietti',
  /** Below the picture of a day's trains. */
  strip: 'Ogni barra è un viaggio, dalla partenza all’arrivo.',
  stripFast: 'Ogni barra è un viaggio, dalla partenza all’arrivo: spessa per l’alta velocità.',
  stripFastest: 'Ogni barra è un viaggio: spessa per l’alta velocità, più spessa per i più veloci.',
  /** The list of a search. */
  list: {
    left_one: 'Un treno è già partito',
    left_other: '{{count}} treni sono già partiti',
    earlier_one: 'Un treno precedente',
    earlier_other: '{{count}} treni precedenti',
    later_one: 'Un treno successivo',
    later_other: '{{count}} treni successivi',
    someOfDate: '{{count}} delle {{all}} partenze di {{day}}',
    someOfTypical: '{{count}} delle {{all}} partenze di {{day}}',
    regional_one: 'Una partenza con soli treni regionali',
    regional_other: '{{count}} partenze con soli treni regionali',
    via_one: 'Una partenza via {{place}}',
    via_other: '{{count}} partenze via {{place}}',
    noneAtTimes: 'Nessun treno in questa fascia oraria.',
    noneOfSettings: 'Nessun treno corrisponde ai filtri scelti.',
    noneOfFilter: 'Nessun treno di questo tipo.',
    gone: 'Il treno di questo link non circola in questo giorno o non corrisponde ai filtri scelti.',
  },
  /** An opened train and what one can do with it. */
  details: {
    region: 'Il tuo treno delle {{time}}',
    stops: 'Fermate',
    shop: 'Vai alla biglietteria online per questo giorno',
    shopOfPart: 'Biglietti {{from}} – {{to}}',
    wanted: 'Da scegliere in biglietteria: {{trains}}.',
    calendar: 'Aggiungi al calendario',
    copyLink: 'Copia il link',
    linkCopied: 'Link copiato.',
    copyWords: 'Copia come testo',
    copied: 'Copiato: {{text}}',
    failed: 'Il browser non permette di copiare.',
    keep: 'Salva questo viaggio',
    kept: 'Salvato in «I miei viaggi», su questo dispositivo.',
    trips: 'I miei viaggi',
    title: '{{from}} – {{to}}, {{day}}, partenza {{time}}',
    print: 'Stampa questo viaggio',
    /** The least minutes of each change, where they are the site’s estimate. */
    changeAt: '{{minutes}} a {{place}}',
    changes: 'Per cambiare treno calcoliamo almeno {{changes}}: è una nostra stima ({{age}}).',
  },
  /** A time in a sentence, where it is not of the day on which the journey begins. */
  timeNextDay: '{{time}} del giorno dopo',
  /** The consequences of a missed change. */
  missed: {
    next: 'Se perdi la coincidenza: il treno successivo parte alle {{time}}, arrivo alle {{arrival}}, {{delay}} più tardi.',
    noLater:
      'Se perdi la coincidenza: il treno successivo, alle {{time}}, non ti fa arrivare più tardi (alle {{arrival}}).',
    walk: 'Se perdi la coincidenza: a piedi o con i mezzi pubblici, arrivo alle {{arrival}}.',
    last: 'Non perderla: è l’ultima coincidenza della giornata.',
    via: '{{text}} L’arrivo è quello a {{place}}.',
  },
  /** A journey in words. */
  sentences: {
    wayBefore: 'Parti da {{from}} alle {{time}}: {{minutes}} per raggiungere {{to}}.',
    leave: 'Parti da {{place}} alle {{time}} con {{train}}.',
    change:
      'Cambia a {{place}}, arrivo alle {{arrived}}: {{minutes}}, poi {{train}} alle {{time}}.',
    stay: 'Sosta a {{place}} dalle {{arrived}}: {{minutes}}, poi {{train}} alle {{time}}.',
    changeWay:
      'Scendi a {{from}}, arrivo alle {{arrived}}: {{minutes}} per raggiungere {{place}} e salire su {{train}} alle {{time}}.',
    arrive: 'Arrivi a {{place}} alle {{time}}.',
    wayAfter: 'Da lì {{minutes}} per raggiungere {{to}}, arrivo alle {{time}}.',
  },
  /** The text of a journey's entry in a calendar. */
  calendar: { description: '{{train}}. {{basis}}' },
  choice: {
    weekday: 'Una scelta dei treni dal lunedì al venerdì',
    saturday: 'Una scelta dei treni del sabato',
    sunday: 'Una scelta dei treni della domenica',
    typical: 'Alcuni treni',
  },
  all: {
    weekday_one: 'Dal lunedì al venerdì: una partenza al giorno',
    weekday_other: 'Dal lunedì al venerdì: {{count}} partenze al giorno',
    saturday_one: 'L’unica partenza del sabato',
    saturday_other: 'Le {{count}} partenze del sabato',
    sunday_one: 'L’unica partenza della domenica',
    sunday_other: 'Le {{count}} partenze della domenica',
    date_one: 'L’unica partenza di {{day}}',
    date_other: 'Le {{count}} partenze di {{day}}',
    typical_one: 'L’unica partenza di {{day}}',
    typical_other: 'Le {{count}} partenze di {{day}}',
    daily_one: 'Una partenza al giorno, tutti i giorni',
    daily_other: 'Le stesse {{count}} partenze tutti i giorni',
  },
  none: {
    weekday: 'In questo orario non ci sono treni dal lunedì al venerdì.',
    saturday: 'In questo orario non ci sono treni il sabato.',
    sunday: 'In questo orario non ci sono treni la domenica.',
    date: 'In questo orario non ci sono treni per {{day}}.',
    typical: 'In questo orario non ci sono treni in {{day}}.',
    laterTypical: 'In questo orario non ci sono treni più tardi in {{day}}.',
  },
  noMore: 'Per oggi non ci sono più treni.',
  timetable: 'orario di {{operator}} da {{from}} a {{to}}',
  timetableOfMonth: 'orario di {{operator}} di {{month}}',
  basis: {
    usual: 'I dati di {{day}}, secondo {{timetables}}.',
    weekday: 'Dati lun\u2060–\u2060ven: {{day}}, secondo {{timetables}}.',
    typical: 'I treni di {{day}}, secondo {{timetables}}.',
    holiday:
      '{{date}} è un giorno festivo: i treni sono quelli di {{day}}, secondo {{timetables}}.',
    date: 'I treni di {{date}}, secondo {{timetables}}.',
    typicalDays: 'I treni abituali di ogni giorno della settimana, secondo {{timetables}}.',
    dates: 'I treni del giorno di ogni tratta, secondo {{timetables}}.',
    holidays: '{{date}} è un giorno festivo: qui valgono i treni di {{day}}.',
    missing: 'Mancano i treni di {{operators}}: non abbiamo ancora l’orario di quel giorno.',
    shop: 'Nella biglietteria online trovi i treni del tuo giorno.',
    notOnSale_one: 'Non ancora in vendita: la vendita apre circa un mese prima.',
    notOnSale_other: 'Non ancora in vendita: la vendita apre circa {{count}} mesi prima.',
    ended_one: 'l’orario di {{operators}} in vigore fino al {{date}}',
    ended_other: 'gli orari di {{operators}} in vigore fino al {{date}}',
    valid_one: 'l’orario di {{operators}} valido fino al {{date}}',
    valid_other: 'gli orari di {{operators}} validi fino al {{date}}',
  },
  typicalDays: {
    monday: 'un lunedì tipico',
    tuesday: 'un martedì tipico',
    wednesday: 'un mercoledì tipico',
    thursday: 'un giovedì tipico',
    friday: 'un venerdì tipico',
    saturday: 'un sabato tipico',
    sunday: 'una domenica tipica',
  },
  unusual: {
    few_one:
      'Per questo giorno troviamo solo una partenza invece delle solite {{usual}}: forse le altre non sono ancora pubblicate.',
    few_other:
      'Per questo giorno troviamo solo {{count}} partenze invece delle solite {{usual}}: forse le altre non sono ancora pubblicate.',
    fewDirect_one:
      'Per questo giorno troviamo solo un treno diretto invece dei soliti {{usual}}: forse gli altri non sono ancora pubblicati.',
    fewDirect_other:
      'Per questo giorno troviamo solo {{count}} treni diretti invece dei soliti {{usual}}: forse gli altri non sono ancora pubblicati.',
    none: 'Per questo giorno non troviamo nessuna delle solite {{usual}} partenze: forse non sono ancora pubblicate.',
    noneDirect:
      'Per questo giorno non troviamo nessuno dei soliti {{usual}} treni diretti: forse non sono ancora pubblicati.',
    slow: 'In questo giorno il viaggio più veloce dura {{duration}} invece di {{usual}}.',
  },
  lines: {
    trains: 'Treni di {{operators}}',
    buses: 'Autobus di {{operators}}',
    timed_one: 'diretti, circa {{duration}}, circa uno al giorno (lun–ven, {{year}})',
    timed_other: 'diretti, circa {{duration}}, circa {{count}} al giorno (lun–ven, {{year}})',
    varied:
      'diretti, da circa {{duration}} a circa {{slowest}}, circa {{count}} al giorno (lun–ven, {{year}})',
    untimed: 'diretti; non ne abbiamo gli orari',
    without: '{{departures}}, senza contare {{others}}',
    ownSomeDays: '{{operators}}: treni solo in alcuni giorni, il più veloce in {{duration}}.',
    own_one: '{{operators}}: una partenza al giorno dal lunedì al venerdì, in {{duration}}.',
    own_other:
      '{{operators}}: {{count}} partenze al giorno dal lunedì al venerdì, la più veloce in {{duration}}.',
    due: 'Le linee di {{operators}} sono quelle del {{year}} e possono essere cambiate.',
  },
  tickets: {
    title: 'Biglietti',
    handOff: '{{company}}: nella biglietteria online che si apre dal modulo.',
    atShop: '{{company}}:',
    shop: 'il sito di {{company}}',
    noShop: '{{company}}: non conosciamo un sito che venda i suoi biglietti.',
    unknown: 'un’altra compagnia',
    several_one: '{{companies}}: un biglietto',
    several_other: '{{companies}}: {{count}} biglietti',
  },
  onward: {
    titleFrom: 'Da {{station}} a {{place}}',
    titleTo: 'Da {{place}} a {{station}}',
    titleTown: 'Tra la stazione di {{station}} e il centro',
    titleSight: 'Tra la stazione di {{station}} e gli scavi',
    legFrom: '{{mode}} da {{station}}, circa {{duration}}',
    legTo: '{{mode}} per {{station}}, circa {{duration}}',
    leg: '{{mode}}, circa {{duration}}',
    seasonal: '{{duration}}, nella bella stagione',
    trainTo: 'Il treno più veloce da {{from}} a {{to}}',
    due: 'Tempi e compagnie sono del {{year}} e possono essere cambiati.',
    modes: {
      bus: 'Autobus',
      shuttle: 'Navetta',
      ferry: 'Traghetto',
      train: 'Treno locale',
      tram: 'Tram',
      metro: 'Metropolitana',
      'people-mover': 'People mover',
      funicular: 'Funicolare',
      walk: 'A piedi',
    },
  },
  line: {
    /** Behind the minutes of a stop, for screen readers. */
    since: 'dalla partenza',
    train: 'Il treno più veloce',
    own: 'Il più veloce di {{operators}}',
    journey: 'Il viaggio più veloce',
    change: '{{minutes}} per il cambio',
    stay: '{{minutes}} di sosta',
    way: '{{minutes}} per raggiungere {{place}}',
  },
  facts: {
    duration: 'Treno più veloce',
    durationWithChanges: 'Viaggio più veloce',
    durationByBus: 'Autobus più veloce',
    durationHere: 'Il più veloce in questo orario',
    durationOwn: 'Il più veloce di {{operators}}',
    departures: 'Partenze del {{weekday}}',
    departuresOfDate: 'Partenze di {{day}}',
    departuresOfTypical: 'Partenze di {{day}}',
    departuresVia: 'Partenze via {{place}}',
    someDirect_one: '{{all}}, di cui una diretta',
    someDirect_other: '{{all}}, di cui {{count}} dirette',
    changes: 'Cambi',
    changesOfFastest: 'Cambi con il più veloce',
    changeAt: '{{changes}}, a {{places}}',
    furtherPlace: 'a {{place}}',
    price: 'Prezzo',
    distance: 'Distanza',
    straight: '{{distance}} in linea d’aria',
    estimate: 'Il prezzo è una nostra stima della tariffa più bassa.',
    way: 'Da una stazione all’altra ci vogliono circa {{duration}}, a piedi o con i mezzi.',
    others: 'I treni di altre compagnie, forse più veloci, non figurano in questo orario.',
    /** A rare connection, beside another company's direct trains to or from its end. */
    changeTo:
      'Da {{from}} a {{to}} può essere più rapido cambiare lungo il percorso: {{operator}} collega direttamente {{hubs}} con {{to}}, con treni che in questo orario non figurano.',
    changeFrom:
      'Da {{from}} a {{to}} può essere più rapido cambiare lungo il percorso: {{operator}} collega direttamente {{from}} con {{hubs}}, con treni che in questo orario non figurano.',
    /** A connection whose last or first part another company's direct trains join more often. */
    moreTo:
      'Da {{from}} a {{to}} i collegamenti sono più numerosi di quelli di questo orario: anche {{operator}} collega direttamente {{hubs}} con {{to}}.',
    moreFrom:
      'Da {{from}} a {{to}} i collegamenti sono più numerosi di quelli di questo orario: anche {{operator}} collega direttamente {{from}} con {{hubs}}.',
    faster:
      'Con i treni {{service}}, che in questo orario non compaiono, ci vogliono circa {{duration}} senza cambi. Fonte: {{source}}.',
    fasterWith_one:
      'Con i treni {{service}}, che in questo orario non compaiono, ci vogliono circa {{duration}} e un cambio. Fonte: {{source}}.',
    fasterWith_other:
      'Con i treni {{service}}, che in questo orario non compaiono, ci vogliono circa {{duration}} e {{count}} cambi. Fonte: {{source}}.',
    noJourney:
      'Con {{operators}} non abbiamo trovato collegamenti con tre cambi o meno. Altre compagnie forse ne hanno.',
    island: 'Nessun treno collega la Sardegna con il resto d’Italia: solo traghetti e aerei.',
    noStation:
      '{{station}} non figura nell’orario che abbiamo. Forse i suoi treni sono nella biglietteria online.',
    nearbyPair: 'Da {{from}} a {{to}}: {{duration}}',
    nearbyThen: 'Da {{from}} a {{to}}: {{duration}}, poi con {{operator}} fino a {{end}}',
    nearbyBefore:
      'Da {{start}} con {{operator}} fino a {{from}}, poi da {{from}} a {{to}}: {{duration}}',
  },
  kinds: {
    frecciarossa: 'Frecciarossa',
    frecciargento: 'Frecciargento',
    frecciabianca: 'Frecciabianca',
    intercity: 'Intercity',
    'intercity-notte': 'Intercity Notte',
    eurocity: 'EuroCity',
    euronight: 'EuroNight',
    espresso: 'Espresso',
    regionale: 'Regionale',
    'regionale-veloce': 'Regionale Veloce',
    metropolitano: 'Metropolitano',
    sfm: 'SFM',
    bus: 'Autobus',
    italo: 'Italo',
    train: 'Treno',
  },
};
