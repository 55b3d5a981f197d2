import type { trip as english } from '../en/trip.ts';
import type { Shape } from '../shape.ts';

export const trip: Shape<typeof english> = {
  title: 'Treni da\u00a0{{from}} a\u00a0{{to}}',
  meta: {
    title: 'Treni da {{from}} a {{to}}: orari, {{duration}}',
    /** Where another company has trains too. */
    titleOwn: 'Treni da {{from}} a {{to}}: {{duration}} con {{operators}}',
    titleUnknown: 'Treni da {{from}} a {{to}}: stazioni e biglietti',
    known_one:
      'Da {{from}} a {{to}} in treno: una partenza al giorno dal lunedì al venerdì, alle {{first}}, in {{duration}}.',
    known_other:
      'Da {{from}} a {{to}} in treno: {{count}}\u00a0partenze al giorno dal lunedì al venerdì, dalle {{first}} alle {{last}}, la più veloce in {{duration}}.',
    knownWithout_one:
      'Da {{from}} a {{to}} in treno: una partenza al giorno dal lunedì al venerdì, senza contare {{others}}, in {{duration}}.',
    knownWithout_other:
      'Da {{from}} a {{to}} in treno: {{count}}\u00a0partenze al giorno dal lunedì al venerdì, senza contare {{others}}, la più veloce in {{duration}}.',
    rare: 'Da {{from}} a {{to}} in treno: solo in alcuni giorni, il più veloce in {{duration}}.',
    sights: 'Fermate, cambi e che cosa vedere.',
    stops: 'Fermate, cambi e stazioni.',
    otherLines:
      'Treni da {{from}} a {{to}}: i diretti sono di {{operators}}. Qui gli altri treni, le stazioni e i cambi; gli orari del tuo giorno nella biglietteria online.',
    otherLinesAlone:
      'Treni da {{from}} a {{to}}: i diretti sono di {{operators}}. Qui le fermate, le due stazioni e il viaggio di ritorno.',
    /** Beside other companies' direct trains, which are no faster. */
    besideLines:
      'Treni da {{from}} a {{to}}: orari, fermate e stazioni. Ci sono anche i treni di {{operators}}; quelli del tuo giorno sono nella biglietteria online.',
    /** Another company's direct trains serve a part of the way. */
    change:
      'Treni da {{from}} a {{to}}: tra {{end}} e {{hubs}} ci sono i diretti di {{operator}}. Qui stazioni e cambi; gli orari del tuo giorno nella biglietteria online.',
    overSea:
      'Da {{from}} a {{to}} non ci sono treni: la Sardegna è collegata al resto d’Italia solo da traghetti e aerei.',
    unknown:
      'Cerca i treni da {{from}} a {{to}}, {{distance}} in linea d’aria: scegli il giorno, poi trovi orari e prezzi nella biglietteria online.',
  },
  question: {
    title: 'Quale stazione intendi?',
    meta: {
      title: 'Treni da {{from}} a {{to}}: quale stazione?',
      description: 'Ci sono più stazioni con questo nome. Scegli la tua per vedere i treni.',
    },
    map: 'Le stazioni sulla mappa, numerate come nell’elenco',
    choices: '«{{name}}» potrebbe essere',
    distance: 'a {{distance}} da {{station}} in linea d’aria',
  },
  onward: {
    title: 'Da {{from}} a {{to}} {{modes}}',
    /** The page's title, where the title is too long for a search engine. */
    shortTitle: 'Da {{from}} a {{to}}: il viaggio',
    more: 'Da dove si parte, quanto ci vuole e con quale compagnia.',
    figure: '{{name}}: {{value}}.',
    modes: {
      train: 'in treno',
      bus: 'in autobus',
      shuttle: 'in navetta',
      ferry: 'in traghetto',
      tram: 'in tram',
      metro: 'in metropolitana',
      'people-mover': 'con il people mover',
      funicular: 'in funicolare',
    },
  },
  /** The lines of companies that are not in the timetable. */
  otherLines: {
    timed:
      'I treni diretti di {{line}} vanno da {{from}} a {{to}}, di solito in {{usual}} (da {{fastest}} a {{slowest}}); nel {{year}} erano circa {{count}} al giorno dal lunedì al venerdì.',
    even: 'I treni diretti di {{line}} vanno da {{from}} a {{to}} in circa {{usual}}; nel {{year}} erano circa {{count}} al giorno dal lunedì al venerdì.',
    untimed: 'I treni diretti di {{line}} vanno da {{from}} a {{to}}.',
    bus: 'Gli autobus di {{line}} vanno da {{from}} a {{to}} senza cambi.',
    noTimes: 'Per gli orari rivolgiti alla compagnia: noi non li abbiamo.',
    stops: 'Lungo il percorso fermano a {{stops}}.',
    someStops: 'Tra le fermate: {{stops}}.',
    further: 'Ci sono anche {{lines}}.',
    furtherLine: 'i treni di {{line}} da {{from}} a {{to}}',
    furtherTimed:
      'i treni di {{line}} da {{from}} a {{to}} (circa {{count}} al giorno dal lunedì al venerdì, di solito in {{usual}})',
    manyStops: 'Le fermate intermedie sono almeno {{count}}, tra cui {{place}}.',
  },
  story: {
    /** The words for a direct train, in the two sentences that count such trains. */
    trains: 'treni',
    trainsAndBuses: 'treni e autobus',
    frequent:
      'Dal lunedì al venerdì {{count}} {{trains}} diretti al giorno partono da {{from}} per {{to}}, circa uno ogni {{gap}}, dalle {{first}} alle {{last}}.',
    frequentByDay:
      'Dal lunedì al venerdì {{count}} {{trains}} diretti al giorno partono da {{from}} per {{to}}, {{inside}} dei quali dalle {{first}} alle {{last}}, circa uno ogni {{gap}}.',
    counted:
      'Dal lunedì al venerdì {{count}} {{trains}} diretti al giorno partono da {{from}} per {{to}}, il primo alle {{first}}, l’ultimo alle {{last}}.',
    direct:
      'Dal lunedì al venerdì {{count}} {{trains}} diretti al giorno vanno da {{from}} a {{to}}, il primo alle {{first}}, l’ultimo alle {{last}}; tra un treno e il successivo passano al massimo {{gap}}.',
    uncounted: 'I treni di {{others}} non sono contati.',
    mixed_one:
      'Dal lunedì al venerdì una sola delle {{all}}\u00a0partenze giornaliere da {{from}} a {{to}} è diretta; con le altre si cambia, per lo più a {{place}}.',
    mixed_other:
      'Dal lunedì al venerdì {{count}} delle {{all}}\u00a0partenze giornaliere da {{from}} a {{to}} sono dirette; con le altre si cambia, per lo più a {{place}}.',
    mixedButOne:
      'Dal lunedì al venerdì {{count}} delle {{all}}\u00a0partenze giornaliere da {{from}} a {{to}} sono dirette; con l’altra si cambia a {{place}}.',
    changeAlways:
      'Da {{from}} a {{to}} si cambia sempre a {{place}}; dal lunedì al venerdì le partenze sono {{count}} al giorno.',
    changeMostly:
      'Da {{from}} a {{to}} si cambia sempre, per lo più a {{place}}; dal lunedì al venerdì le partenze sono {{count}} al giorno.',
    changes:
      'Da {{from}} a {{to}} dal lunedì al venerdì i viaggi sono {{count}} al giorno, e anche il più veloce ha {{changes}} cambi, a {{places}}.',
    changesOfFastest:
      'Da {{from}} a {{to}} dal lunedì al venerdì i viaggi sono {{count}} al giorno: il più veloce ha {{changes}} cambi, a {{places}}, altri ne hanno meno.',
    rare_one:
      'Dal lunedì al venerdì c’è una sola partenza al giorno da {{from}} per {{to}}, alle {{times}}.',
    rare_other:
      'Dal lunedì al venerdì ci sono solo {{count}}\u00a0partenze al giorno da {{from}} per {{to}}: alle {{times}}.',
    someDays:
      'Da {{from}} a {{to}} i treni non circolano tutti i giorni dal lunedì al venerdì: le tabelle qui sotto dicono quando.',
    buses: 'Tra {{from}} e {{to}} viaggiano autobus al posto dei treni.',
    directBuses_one: '{{buses}} La partenza diretta è un autobus per l’intero percorso.',
    directBuses_other:
      '{{buses}} Le {{count}}\u00a0partenze dirette sono autobus per l’intero percorso.',
    someBuses: 'Ognuno di questi viaggi si fa in autobus almeno per una parte.',
    regional: 'Tra {{from}} e {{to}} viaggiano solo treni regionali, senza posti da prenotare.',
    kinds:
      'Senza cambi, per {{to}} ci vogliono almeno {{quickTime}} con un {{quick}} e {{slowTime}} con un {{slow}}.',
    weekend: 'Il sabato le partenze sono {{saturday}}, la domenica {{sunday}}.',
    nonstop:
      'Il più veloce ({{train}}) parte da {{station}} alle {{departure}} e arriva a {{to}} alle {{arrival}}, senza fermate intermedie.',
    stops:
      'Il più veloce ({{train}}) parte da {{station}} alle {{departure}}, ferma a {{stops}} e arriva a {{to}} alle {{arrival}}.',
    manyStops:
      'Il più veloce ({{train}}) parte da {{station}} alle {{departure}} e arriva a {{to}} alle {{arrival}}, dopo {{count}} fermate intermedie.',
    change:
      'Il più veloce parte da {{station}} alle {{departure}}: dopo {{ride}} di viaggio ({{train}}) hai {{minutes}} a {{place}} per la coincidenza ({{next}}), e alle {{arrival}} sei a {{to}}.',
    /** The same with a way to another station of the city. */
    changeWay:
      'Il più veloce parte da {{station}} alle {{departure}}: dopo {{ride}} di viaggio ({{train}}) hai {{minutes}} per andare da {{leave}} a {{place}}, dove c’è la coincidenza ({{next}}), e alle {{arrival}} sei a {{to}}.',
    missed: 'Se perdi la coincidenza, un altro treno per {{to}} parte da {{place}} alle {{time}}.',
    waits:
      'Il più veloce parte da {{station}} alle {{departure}}, ti lascia {{waits}} per cambiare e arriva a {{to}} alle {{arrival}}.',
    wait: '{{minutes}} a {{place}}',
    waitWay: '{{minutes}} per andare da {{leave}} a {{place}}',
    waitsWay:
      'Il più veloce parte da {{station}} alle {{departure}}, ti lascia {{waits}} e arriva a {{to}} alle {{arrival}}.',
    /** The fastest of the timetable's trains, where other companies have more. */
    own: 'In questo orario {{fastest}}',
    /** Its stops beside the changes. */
    calls: 'Tra {{from}} e {{to}} i suoi treni fermano anche a {{stops}}.',
    /** The durations of a day's journeys: all much alike, or one that is best avoided. */
    even: 'Dal lunedì al venerdì i viaggi durano di norma tra {{fastest}} e {{slowest}}.',
    uneven:
      'Metà dei viaggi dura al massimo {{usual}}; il più lento, quello delle {{time}}, dura {{slowest}}.',
    beforeNine:
      'Per essere a {{to}} prima delle nove del mattino, parti da {{from}} alle {{time}} al più tardi.',
    notBeforeNine:
      'Partendo da {{from}} la mattina stessa non si arriva a {{to}} prima delle nove: il primo treno è lì alle {{arrival}}.',
    last: 'L’ultimo treno per {{to}} parte alle {{time}} e arriva alle {{arrival}}.',
    /** Of a day with buses, the last of which may be one. */
    lastDeparture: 'L’ultima partenza per {{to}} è alle {{time}}, con arrivo alle {{arrival}}.',
    lastBesideNight:
      'Treni notturni a parte, l’ultimo per {{to}} parte alle {{time}} e arriva alle {{arrival}}.',
    /** Where one can be there and back on the same day. */
    back: 'Per tornare in giornata, l’ultimo treno da {{to}} a {{from}} parte alle {{time}}.',
    night_one:
      'Il treno notturno per {{to}} parte da {{from}} alle {{time}} e arriva alle {{arrival}}.',
    night_other:
      'Il treno notturno più veloce per {{to}} parte da {{from}} alle {{time}} e arriva alle {{arrival}}.',
  },
  /** Which of a city's stations the trains of a pair use, and how to reach it. */
  hints: {
    leaveAll_one: 'Dal lunedì al venerdì l’unica partenza è da {{station}}.',
    leaveAll_other:
      'Dal lunedì al venerdì le {{count}}\u00a0partenze del giorno sono da {{station}}.',
    leaveMost_one:
      'Dal lunedì al venerdì una delle {{all}}\u00a0partenze del giorno è da {{station}}, {{others}}.',
    leaveMost_other:
      'Dal lunedì al venerdì {{count}} delle {{all}}\u00a0partenze del giorno sono da {{station}}, {{others}}.',
    ticket: 'La stazione è scritta sul biglietto.',
    leaveOther: '{{count}} da {{station}}',
    reachAll_one: 'Dal lunedì al venerdì l’unico viaggio termina a {{station}}.',
    reachAll_other:
      'Dal lunedì al venerdì con le {{count}}\u00a0partenze del giorno si arriva sempre a {{station}}.',
    reachMost_one:
      'Dal lunedì al venerdì, su {{all}} viaggi al giorno uno termina a {{station}}, {{others}}.',
    reachMost_other:
      'Dal lunedì al venerdì, su {{all}} viaggi al giorno {{count}} terminano a {{station}}, {{others}}.',
    reachOther: '{{count}} a {{station}}',
    apart: '{{other}} (a circa {{minutes}} l’una dall’altra)',
    boardAll: 'I treni fermano anche a {{station}}, circa {{minutes}} più tardi.',
    boardSome_one: 'Uno dei treni ferma anche a {{station}}, circa {{minutes}} più tardi.',
    boardSome_other: '{{count}} treni fermano anche a {{station}}, circa {{minutes}} più tardi.',
    callAll: 'Circa {{minutes}} prima i treni fermano a {{station}}.',
    callSome_one: 'Circa {{minutes}} prima, uno dei treni ferma a {{station}}.',
    callSome_other: 'Circa {{minutes}} prima, {{count}} treni fermano a {{station}}.',
  },
  journey: {
    title: 'Il viaggio',
    map: 'Mappa: {{trip}}',
    nearby: 'Viaggi da e per stazioni vicine:',
    all: 'Tutto su questa tratta',
    back: 'Per il ritorno: da {{from}} a {{to}}',
  },
  departing: 'Parti da {{place}}',
  arriving: 'Arrivi {{atPlace}}',
  station: 'Stazione: {{station}}',
  poster: 'Manifesto di {{city}}',
  sights: 'Da non perdere',
  guide: 'Guida di {{city}}',
  place: {
    inPlace: 'a {{place}}',
    atAirport: 'a {{place}}',
    country: '{{station}}, {{country}}',
    /** Which stations direct trains link an end with, the most important by name. */
    direct:
      'In questo orario treni diretti collegano {{place}} con {{count}} stazioni, tra cui {{stations}}.',
    directAll: 'In questo orario treni diretti collegano {{place}} con {{stations}}.',
    directOfOthers:
      'Treni diretti di {{operator}}, che qui non figurano, collegano {{place}} con {{stations}}.',
    /** The shortest ride. */
    directLink: '{{station}} (da\u00a0{{duration}})',
    hub: 'La stazione principale più vicina è {{station}}, a {{distance}} in linea d’aria.',
    nearest: 'La guida più vicina a {{place}}: {{city}}, a {{distance}} in linea d’aria',
  },
  stay: {
    title: 'Organizza il soggiorno',
    hotels: 'Hotel {{inPlace}}',
    hotelsLink: 'Cerca su un sito di prenotazione',
    guide: 'Guida dell’Italia',
    guideLink: 'Apri la guida',
  },
};
