import type { trip as english } from '../en/trip.ts';
import type { Shape } from '../shape.ts';

export const trip: Shape<typeof english> = {
  title: 'Trains de\u00a0{{from}} à\u00a0{{to}}',
  meta: {
    title: 'Trains {{from}}\u00a0– {{to}} : horaires, durée {{duration}}',
    /** Where another company has trains too. */
    titleOwn: 'Trains {{from}}\u00a0– {{to}} : {{duration}} avec {{operators}}',
    titleUnknown: 'Trains {{from}}\u00a0– {{to}}\u00a0: gares et billets',
    known_one:
      'De {{from}} à {{to}} en train : un départ par jour de semaine, à {{first}}, en {{duration}}.',
    known_other:
      'De {{from}} à {{to}} en train : {{count}}\u00a0départs par jour de semaine, entre {{first}} et {{last}}, le plus rapide en {{duration}}.',
    knownWithout_one:
      'De {{from}} à {{to}} en train : un départ par jour de semaine hors {{others}}, en {{duration}}.',
    knownWithout_other:
      'De {{from}} à {{to}} en train : {{count}}\u00a0départs par jour de semaine hors {{others}}, le plus rapide en {{duration}}.',
    rare: 'De {{from}} à {{to}} en train : certains jours seulement, le plus rapide en {{duration}}.',
    sights: 'Arrêts, correspondances et lieux à voir.',
    stops: 'Arrêts, correspondances et gares.',
    otherLines:
      'De {{from}} à {{to}} en train\u00a0: les directs sont ceux de {{operators}}. Ici, les autres trains, les gares et les correspondances.',
    otherLinesAlone:
      'De {{from}} à {{to}} en train\u00a0: les directs sont ceux de {{operators}}. Ici, les arrêts, les deux gares et le trajet de retour.',
    /** Beside other companies' direct trains, which are no faster. */
    besideLines:
      'De {{from}} à {{to}} en train\u00a0: horaires, arrêts et gares. Des trains de {{operators}} circulent aussi sur ce trajet.',
    /** Another company's direct trains serve a part of the way. */
    change:
      'De {{from}} à {{to}} en train\u00a0: entre {{end}} et {{hubs}}, des trains directs de {{operator}}. Ici, les gares et les correspondances.',
    overSea:
      'Aucun train de {{from}} à {{to}}\u00a0: seuls des ferries et des avions relient la Sardaigne au reste de l’Italie.',
    unknown:
      'Cherchez un train de {{from}} à {{to}}, à {{distance}} à vol d’oiseau : choisissez un jour, puis consultez horaires et prix sur la billetterie en ligne.',
  },
  question: {
    title: 'De quelle gare s’agit-il\u202f?',
    meta: {
      title: 'Trains {{from}}\u00a0– {{to}}\u00a0: quelle gare\u202f?',
      description:
        'Plusieurs gares correspondent à ce trajet. Choisissez la vôtre pour voir ses trains.',
    },
    map: 'Les gares sur la carte, numérotées comme dans la liste',
    choices: '«\u00a0{{name}}\u00a0» peut désigner',
    distance: 'à {{distance}} de {{station}} à vol d’oiseau',
  },
  onward: {
    title: 'De {{from}} à {{to}} {{modes}}',
    /** The page's title, where the title is too long for a search engine. */
    shortTitle: 'De {{from}} à {{to}}\u00a0: le trajet',
    more: 'Où embarquer, combien de temps compter et avec quelle compagnie.',
    figure: '{{name}}\u00a0: {{value}}.',
    modes: {
      train: 'en train',
      bus: 'en bus',
      shuttle: 'en navette',
      ferry: 'en ferry',
      tram: 'en tram',
      metro: 'en métro',
      'people-mover': 'en navette automatique',
      funicular: 'en funiculaire',
    },
  },
  /** The lines of companies that are not in the timetable. */
  otherLines: {
    timed:
      'Les trains directs de {{line}} mettent de {{fastest}} à {{slowest}} de {{from}} à {{to}}, le plus souvent {{usual}}\u202f; en {{year}}, il y en avait environ {{count}} par jour de semaine.',
    even: 'Les trains directs de {{line}} vont de {{from}} à {{to}} en {{usual}} environ\u202f; en {{year}}, il y en avait environ {{count}} par jour de semaine.',
    untimed: 'Les trains directs de {{line}} vont de {{from}} à {{to}}.',
    bus: 'Les autocars de {{line}} vont de {{from}} à {{to}} sans correspondance.',
    noTimes: 'Pour les horaires, adressez-vous à la compagnie\u00a0: nous ne les avons pas.',
    stops: 'En route, ils s’arrêtent à {{stops}}.',
    someStops: 'Parmi les arrêts\u00a0: {{stops}}.',
    further: 'Il y a aussi {{lines}}.',
    furtherLine: 'les trains de {{line}} de {{from}} à {{to}}',
    furtherTimed:
      'les trains de {{line}} de {{from}} à {{to}} (environ {{count}} par jour de semaine, le plus souvent en {{usual}})',
    manyStops: 'Ils desservent au moins {{count}}\u00a0gares en route, dont {{place}}.',
  },
  story: {
    /** The words for a direct train, in the two sentences that count such trains. */
    trains: 'trains',
    trainsAndBuses: 'trains et autocars',
    frequent:
      'En semaine, {{count}}\u00a0{{trains}} directs partent chaque jour de {{from}} pour {{to}}, soit environ un toutes les {{gap}} entre {{first}} et {{last}}.',
    frequentByDay:
      'En semaine, {{count}}\u00a0{{trains}} directs partent chaque jour de {{from}} pour {{to}}, dont {{inside}} entre {{first}} et {{last}}, soit environ un toutes les {{gap}}.',
    counted:
      'En semaine, {{count}}\u00a0{{trains}} directs partent chaque jour de {{from}} pour {{to}}, le premier à {{first}}, le dernier à {{last}}.',
    direct:
      'En semaine, {{count}}\u00a0{{trains}} directs vont chaque jour de {{from}} à {{to}}, le premier à {{first}}, le dernier à {{last}}\u202f; l’écart entre deux départs successifs ne dépasse pas {{gap}}.',
    uncounted: 'Les trains de {{others}} ne sont pas comptés.',
    mixed_one:
      'Sur les {{all}}\u00a0départs d’un jour de semaine de {{from}} à {{to}}, un seul est direct\u202f; pour les autres, il faut changer, le plus souvent à {{place}}.',
    mixed_other:
      'Sur les {{all}}\u00a0départs d’un jour de semaine de {{from}} à {{to}}, {{count}} sont directs\u202f; pour les autres, il faut changer, le plus souvent à {{place}}.',
    mixedButOne:
      'Sur les {{all}}\u00a0départs d’un jour de semaine de {{from}} à {{to}}, {{count}} sont directs\u202f; pour l’autre, il faut changer à {{place}}.',
    changeAlways:
      'De {{from}} à {{to}}, il faut toujours changer à {{place}}\u202f; on compte {{count}}\u00a0départs par jour de semaine.',
    changeMostly:
      'De {{from}} à {{to}}, il faut toujours changer, le plus souvent à {{place}}\u202f; on compte {{count}}\u00a0départs par jour de semaine.',
    changes:
      'De {{from}} à {{to}}, même le plus rapide des {{count}}\u00a0trajets d’un jour de semaine compte {{changes}}\u00a0correspondances, à {{places}}.',
    changesOfFastest:
      'De {{from}} à {{to}}, le plus rapide des {{count}}\u00a0trajets d’un jour de semaine compte {{changes}}\u00a0correspondances, à {{places}}\u202f; d’autres en comptent moins.',
    rare_one: 'De {{from}} à {{to}}, il n’y a qu’un départ par jour de semaine, à {{times}}.',
    rare_other:
      'De {{from}} à {{to}}, il n’y a que {{count}}\u00a0départs par jour de semaine\u00a0: à {{times}}.',
    someDays:
      'De {{from}} à {{to}}, les trains ne circulent pas tous les jours de semaine\u00a0: les tableaux ci-dessous indiquent quand.',
    buses: 'Entre {{from}} et {{to}}, des autocars remplacent les trains.',
    directBuses_one: '{{buses}} Le départ direct se fait en autocar de bout en bout.',
    directBuses_other:
      '{{buses}} Les {{count}}\u00a0départs directs se font en autocar de bout en bout.',
    someBuses: 'Tous ces trajets se font en autocar, au moins en partie.',
    regional:
      'Entre {{from}} et {{to}} ne circulent que des trains régionaux, sans place à réserver.',
    kinds:
      'Sans correspondance, comptez au mieux {{quickTime}} jusqu’à {{to}} en {{quick}} et {{slowTime}} en {{slow}}.',
    weekend: 'Le samedi, il y a {{saturday}}\u00a0départs, le dimanche {{sunday}}.',
    nonstop:
      'Le plus rapide ({{train}}) part de {{station}} à {{departure}} et arrive à {{to}} à {{arrival}}, sans arrêt en route.',
    stops:
      'Le plus rapide ({{train}}) part de {{station}} à {{departure}} et arrive à {{to}} à {{arrival}}, avec arrêt à {{stops}}.',
    manyStops:
      'Le plus rapide ({{train}}) part de {{station}} à {{departure}} et arrive à {{to}} à {{arrival}}, après {{count}}\u00a0arrêts.',
    change:
      'Le plus rapide part de {{station}} à {{departure}}\u00a0: après {{ride}} de trajet ({{train}}), vous avez {{minutes}} à {{place}} pour la correspondance ({{next}}) et vous êtes à {{to}} à {{arrival}}.',
    /** The same with a way to another station of the city. */
    changeWay:
      'Le plus rapide part de {{station}} à {{departure}}\u00a0: après {{ride}} de trajet ({{train}}), vous avez {{minutes}} pour aller de {{leave}} à {{place}}, d’où part la correspondance ({{next}}), et vous êtes à {{to}} à {{arrival}}.',
    missed:
      'Si vous manquez la correspondance, un autre train pour {{to}} part de {{place}} à {{time}}.',
    waits:
      'Le plus rapide part de {{station}} à {{departure}}, laisse {{waits}} pour changer et arrive à {{to}} à {{arrival}}.',
    wait: '{{minutes}} à {{place}}',
    waitWay: '{{minutes}} pour aller de {{leave}} à {{place}}',
    waitsWay:
      'Le plus rapide part de {{station}} à {{departure}}, laisse {{waits}} et arrive à {{to}} à {{arrival}}.',
    /** The fastest of the timetable's trains, where other companies have more. */
    own: 'Dans ces horaires, {{fastest}}',
    /** Its stops beside the changes. */
    calls: 'Entre {{from}} et {{to}}, ses trains s’arrêtent aussi à {{stops}}.',
    /** The durations of a day's journeys: all much alike, or one that is best avoided. */
    even: 'En semaine, les trajets durent en général entre {{fastest}} et {{slowest}}.',
    uneven:
      'La moitié des trajets durent au plus {{usual}}\u202f; le plus lent, celui de {{time}}, dure {{slowest}}.',
    beforeNine: 'Pour être à {{to}} avant neuf heures, partez de {{from}} à {{time}} au plus tard.',
    notBeforeNine:
      'En partant de {{from}} le matin même, impossible d’être à {{to}} avant neuf heures\u00a0: le premier train arrive à {{arrival}}.',
    last: 'Le dernier train pour {{to}} part à {{time}} et arrive à {{arrival}}.',
    /** Of a day with buses, the last of which may be one. */
    lastDeparture: 'Le dernier départ pour {{to}} est à {{time}}, avec arrivée à {{arrival}}.',
    lastBesideNight:
      'Hors trains de nuit, le dernier pour {{to}} part à {{time}} et arrive à {{arrival}}.',
    /** Where one can be there and back on the same day. */
    back: 'Pour un aller-retour dans la journée, le dernier train de {{to}} à {{from}} part à {{time}}.',
    night_one: 'Le train de nuit pour {{to}} part de {{from}} à {{time}} et arrive à {{arrival}}.',
    night_other:
      'Le train de nuit le plus rapide pour {{to}} part de {{from}} à {{time}} et arrive à {{arrival}}.',
  },
  /** Which of a city's stations the trains of a pair use, and how to reach it. */
  hints: {
    leaveAll_one: 'En semaine, l’unique départ de la journée se fait depuis {{station}}.',
    leaveAll_other:
      'En semaine, tous les départs de la journée ({{count}}) se font depuis {{station}}.',
    leaveMost_one:
      'En semaine, un des {{all}}\u00a0départs de la journée se fait depuis {{station}}, {{others}}.',
    leaveMost_other:
      'En semaine, {{count}} des {{all}}\u00a0départs de la journée se font depuis {{station}}, {{others}}.',
    ticket: 'La gare est inscrite sur votre billet.',
    leaveOther: '{{count}} depuis {{station}}',
    reachAll_one: 'En semaine, l’unique trajet de la journée se termine à {{station}}.',
    reachAll_other:
      'En semaine, tous les trajets de la journée ({{count}}) se terminent à {{station}}.',
    reachMost_one:
      'En semaine, un des {{all}}\u00a0trajets de la journée se termine à {{station}}, {{others}}.',
    reachMost_other:
      'En semaine, {{count}} des {{all}}\u00a0trajets de la journée se terminent à {{station}}, {{others}}.',
    reachOther: '{{count}} à {{station}}',
    apart: '{{other}} (à environ {{minutes}} l’une de l’autre)',
    boardAll: 'Les trains s’arrêtent aussi à {{station}}, environ {{minutes}} plus tard.',
    boardSome_one:
      'L’un de ces trains s’arrête aussi à {{station}}, environ {{minutes}} plus tard.',
    boardSome_other:
      'Parmi ces trains, {{count}} s’arrêtent aussi à {{station}}, environ {{minutes}} plus tard.',
    callAll: 'Les trains s’arrêtent d’abord à {{station}}, environ {{minutes}} plus tôt.',
    callSome_one:
      'L’un de ces trains s’arrête d’abord à {{station}}, environ {{minutes}} plus tôt.',
    callSome_other:
      'Parmi ces trains, {{count}} s’arrêtent d’abord à {{station}}, environ {{minutes}} plus tôt.',
  },
  journey: {
    title: 'Le trajet',
    map: 'Carte : {{trip}}',
    nearby: 'Trajets au départ et à destination de gares proches :',
    all: 'En savoir plus sur ce trajet',
    back: 'Pour le retour : de {{from}} à {{to}}',
  },
  departing: 'Au départ de {{place}}',
  arriving: 'À votre arrivée {{atPlace}}',
  station: 'Gare : {{station}}',
  poster: 'Affiche de {{city}}',
  sights: 'À voir en premier',
  guide: 'Guide de {{city}}',
  place: {
    inPlace: 'à {{place}}',
    atAirport: 'à {{place}}',
    country: '{{station}}, {{country}}',
    /** Which stations direct trains link an end with, the most important by name. */
    direct:
      'Dans ces horaires, des trains directs relient {{place}} à {{count}} gares, dont {{stations}}.',
    directAll: 'Dans ces horaires, des trains directs relient {{place}} à {{stations}}.',
    directOfOthers:
      'Des trains directs de {{operator}}, absents de ces horaires, relient {{place}} à {{stations}}.',
    /** The shortest ride. */
    directLink: '{{station}} (dès\u00a0{{duration}})',
    hub: 'La grande gare la plus proche est {{station}}, à {{distance}} à vol d’oiseau.',
    nearest: 'Le guide le plus proche de {{place}}\u00a0: {{city}}, à {{distance}} à vol d’oiseau',
  },
  stay: {
    title: 'Préparez votre séjour',
    hotels: 'Hôtels {{inPlace}}',
    hotelsLink: 'Chercher sur un site de réservation',
    guide: 'Guide de l’Italie',
    guideLink: 'Ouvrir le guide',
  },
};
