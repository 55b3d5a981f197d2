import type { trains as english } from '../en/trains.ts';
import type { Shape } from '../shape.ts';

export const trains: Shape<typeof english> = {
  title: 'Les trains de la journée',
  /** The link of a plan that takes another train. */
  take: 'Prendre ce train',
  columns: {
    departure: 'Départ',
    arrival: 'Arrivée',
    duration: 'Durée',
    trains: 'Correspondances et trains',
  },
  marks: {
    first: 'premier',
    last: 'dernier',
    fastest: 'le plus rapide',
    nextDay: 'J+1',
    dayBefore: 'part la veille au soir',
    left: 'parti',
    next: 'prochain',
  },
  change: 'puis\u00a0{{train}} à\u00a0{{place}}',
  from: '{{train}} au départ de {{place}}',
  to: '{{train}} jusqu’à {{place}}',
  /** Behind the departure of a row, for screen readers: what a press on it shows. */
  open: 'arrêts et billets',
  offline: 'Il faut une connexion pour voir les arrêts. Réessayez une fois en ligne.',
  /** Below the picture of a day's trains. */
  strip: 'Chaque trait est un trajet, du départ à l’arrivée.',
  stripFast: 'Chaque trait est un trajet, du départ à l’arrivée, épais pour la grande vitesse.',
  stripFastest: 'Un trait par trajet : épais à grande vitesse, très épais pour les plus rapides.',
  /** The list of a search. */
  list: {
    left_one: 'Un train est déjà parti',
    left_other: '{{count}}\u00a0trains sont déjà partis',
    earlier_one: 'Un train précédent',
    earlier_other: '{{count}}\u00a0trains précédents',
    later_one: 'Un train suivant',
    later_other: '{{count}}\u00a0trains suivants',
    someOfDate: '{{count}} des {{all}}\u00a0départs du {{day}}',
    someOfTypical: '{{count}} des {{all}}\u00a0départs d’{{day}}',
    someRestricted: '{{count}} des {{all}}\u00a0départs {{restriction}}',
    restricted_one: 'Un départ {{restriction}}',
    restricted_other: '{{count}}\u00a0départs {{restriction}}',
    noneAtTimes: 'Aucun train à ces heures.',
    noneOfSettings: 'Aucun train ne correspond à ces filtres.',
    noneOfFilter: 'Aucun train de ce type.',
    gone: 'Le train de ce lien ne circule pas ce jour-là, ou ne correspond pas à ces filtres.',
  },
  /** An opened train and what one can do with it. */
  details: {
    region: 'Votre train, {{time}}',
    stops: 'Arrêts',
    shop: 'Ouvrir la billetterie en ligne pour ce jour',
    shopOfPart: 'Billets {{from}} – {{to}}',
    wanted: 'À choisir sur la billetterie\u00a0: {{trains}}.',
    calendar: 'Ajouter à l’agenda',
    copyLink: 'Copier le lien',
    linkCopied: 'Le lien est copié.',
    copyWords: 'Copier sous forme de texte',
    copied: 'Copié\u00a0: {{text}}',
    failed: 'Votre navigateur ne permet pas de copier.',
    keep: 'Enregistrer ce trajet',
    kept: 'Enregistré dans «\u00a0Mes voyages\u00a0», sur cet appareil.',
    notKept: 'Non enregistré\u00a0: votre navigateur bloque le stockage sur cet appareil.',
    trips: 'Mes voyages',
    when: '{{day}}, départ à {{time}}',
    print: 'Imprimer ce trajet',
    changeAt: '{{minutes}} à {{place}}',
    changes:
      'Pour changer de train, nous comptons au moins {{changes}}\u00a0: c’est notre propre estimation ({{age}}).',
  },
  /** A time in a sentence, where it is not of the day on which the journey begins. */
  timeNextDay: '{{time}} le lendemain',
  /** The consequences of a missed change. */
  missed: {
    next: 'Si vous manquez la correspondance\u00a0: le train suivant part à {{time}}, arrivée à {{arrival}}, {{delay}} plus tard.',
    noLater:
      'Si vous manquez la correspondance\u00a0: le train suivant, à {{time}}, n’arrive pas plus tard ({{arrival}}).',
    walk: 'Si vous manquez la correspondance\u00a0: à pied ou en transports en commun, vous arrivez à {{arrival}}.',
    last: 'Ne la manquez pas\u00a0: c’est la dernière correspondance de la journée.',
    via: '{{text}} L’arrivée indiquée est celle à {{place}}.',
  },
  /** A journey in words. */
  sentences: {
    wayBefore: 'Partez de {{from}} à {{time}}\u00a0: {{minutes}} pour rejoindre {{to}}.',
    leave: 'Départ de {{place}} à {{time}} ({{train}}).',
    change:
      'Correspondance à {{place}}, arrivée à {{arrived}}\u00a0: {{minutes}}, puis {{train}} à {{time}}.',
    stay: 'Arrêt à {{place}} à partir de {{arrived}}\u00a0: {{minutes}}, puis {{train}} à {{time}}.',
    changeWay:
      'Descendez à {{from}}, arrivée à {{arrived}}\u00a0: {{minutes}} pour rejoindre {{place}}, puis {{train}} à {{time}}.',
    arrive: 'Arrivée à {{place}} à {{time}}.',
    wayAfter: 'De là, {{minutes}} pour rejoindre {{to}}, arrivée à {{time}}.',
  },
  /** The text of a journey's entry in a calendar. */
  calendar: { description: '{{train}}. {{basis}}' },
  choice: {
    weekday: 'Quelques trains en semaine',
    saturday: 'Quelques trains du samedi',
    sunday: 'Quelques trains du dimanche',
    typical: 'Quelques trains',
  },
  all: {
    weekday_one: 'Le seul départ d’un jour de semaine',
    weekday_other: 'Les {{count}}\u00a0départs d’un jour de semaine',
    saturday_one: 'Le seul départ du samedi',
    saturday_other: 'Les {{count}}\u00a0départs du samedi',
    sunday_one: 'Le seul départ du dimanche',
    sunday_other: 'Les {{count}}\u00a0départs du dimanche',
    date_one: 'Le seul départ du {{day}}',
    date_other: 'Les {{count}}\u00a0départs du {{day}}',
    typical_one: 'Le seul départ d’{{day}}',
    typical_other: 'Les {{count}}\u00a0départs d’{{day}}',
    daily_one: 'Un départ tous les jours',
    daily_other: 'Les mêmes {{count}}\u00a0départs tous les jours',
  },
  none: {
    weekday: 'Aucun train en semaine dans ces horaires.',
    saturday: 'Aucun train le samedi dans ces horaires.',
    sunday: 'Aucun train le dimanche dans ces horaires.',
    date: 'Aucun train le {{day}} dans ces horaires.',
    typical: 'Aucun train {{day}} dans ces horaires.',
    laterTypical: 'Aucun train plus tard {{day}} dans ces horaires.',
  },
  noMore: 'Plus aucun train aujourd’hui.',
  timetable: 'horaires de {{operator}} de {{from}} à {{to}}',
  timetableOfMonth: 'horaires de {{operator}} de {{month}}',
  basis: {
    usual: 'Chiffres d’{{day}}, d’après {{timetables}}.',
    weekday: 'En semaine\u00a0: {{day}}, d’après {{timetables}}.',
    typical: 'Trains d’{{day}}, d’après {{timetables}}.',
    holiday: 'Le {{date}} est un jour férié en Italie. Trains d’{{day}}, d’après {{timetables}}.',
    date: 'Les trains du {{date}}, d’après {{timetables}}.',
    typicalDays: 'Trains habituels de chaque jour de la semaine, d’après {{timetables}}.',
    dates: 'Les trains du jour de chaque trajet, d’après {{timetables}}.',
    holidays: 'Le {{date}} est un jour férié en Italie\u00a0: voici les trains d’{{day}}.',
    missing:
      'Les trains de {{operators}} manquent\u00a0: nous n’avons pas encore les horaires de ce jour.',
    shop: 'La billetterie en ligne affiche les trains de votre date.',
    notOnSale_one: 'Pas encore en vente\u00a0: les ventes ouvrent environ un mois à l’avance.',
    notOnSale_other:
      'Pas encore en vente\u00a0: les ventes ouvrent environ {{count}}\u00a0mois à l’avance.',
    ended_one: 'les horaires de {{operators}} en vigueur jusqu’au {{date}}',
    ended_other: 'les horaires de {{operators}} en vigueur jusqu’au {{date}}',
    valid_one: 'les horaires de {{operators}} valables jusqu’au {{date}}',
    valid_other: 'les horaires de {{operators}} valables jusqu’au {{date}}',
  },
  typicalDays: {
    monday: 'un lundi ordinaire',
    tuesday: 'un mardi ordinaire',
    wednesday: 'un mercredi ordinaire',
    thursday: 'un jeudi ordinaire',
    friday: 'un vendredi ordinaire',
    saturday: 'un samedi ordinaire',
    sunday: 'un dimanche ordinaire',
  },
  unusual: {
    few_one:
      'Ce jour-là, un seul des {{usual}}\u00a0départs habituels\u00a0: tous ne sont peut-être pas encore publiés.',
    few_other:
      'Ce jour-là, seulement {{count}} des {{usual}}\u00a0départs habituels\u00a0: tous ne sont peut-être pas encore publiés.',
    fewDirect_one:
      'Ce jour-là, un seul des {{usual}}\u00a0trains directs habituels\u00a0: tous ne sont peut-être pas encore publiés.',
    fewDirect_other:
      'Ce jour-là, seulement {{count}} des {{usual}}\u00a0trains directs habituels\u00a0: tous ne sont peut-être pas encore publiés.',
    none: 'Ce jour-là, aucun des {{usual}}\u00a0départs habituels\u00a0: ils ne sont peut-être pas encore publiés.',
    noneDirect:
      'Ce jour-là, aucun des {{usual}}\u00a0trains directs habituels\u00a0: ils ne sont peut-être pas encore publiés.',
    slow: 'Ce jour-là, {{duration}} au mieux au lieu de {{usual}}.',
  },
  lines: {
    trains: 'Trains de {{operators}}',
    buses: 'Autocars de {{operators}}',
    time: 'environ {{duration}}',
    times: 'environ {{duration}} à {{slowest}}',
    timed_one: '{{time}}, directs, à peu près un par jour de semaine ({{year}})',
    timed_other: '{{time}}, directs, à peu près {{count}} par jour de semaine ({{year}})',
    untimed: 'directs\u202f; nous n’avons pas leurs horaires',
    without: '{{departures}}, hors {{others}}',
    ownSomeDays:
      '{{operators}}\u00a0: des trains certains jours seulement, le plus rapide en {{duration}}.',
    own_one: '{{operators}}\u00a0: un départ par jour de semaine, en {{duration}}.',
    own_other:
      '{{operators}}\u00a0: {{count}}\u00a0départs par jour de semaine, le plus rapide en {{duration}}.',
    due: 'Les lignes de {{operators}} ont pu changer depuis {{year}}.',
  },
  tickets: {
    title: 'Billets',
    handOff: '{{company}}\u00a0: sur la billetterie en ligne qu’ouvre le formulaire.',
    atShop: '{{company}}\u00a0:',
    shop: 'le site de vente de {{company}}',
    noShop: '{{company}}\u00a0: nous ne connaissons pas de site qui vende ses billets.',
    unknown: 'une autre compagnie',
    several_one: '{{companies}}\u00a0: un billet',
    several_other: '{{companies}}\u00a0: {{count}}\u00a0billets',
  },
  onward: {
    titleFrom: 'De {{station}} à {{place}}',
    titleTo: 'De {{place}} à {{station}}',
    titleTown: 'Entre la gare de {{station}} et le centre',
    titleSight: 'Entre la gare de {{station}} et le site archéologique',
    legFrom: '{{mode}} depuis {{station}}, environ {{duration}}',
    legTo: '{{mode}} jusqu’à {{station}}, environ {{duration}}',
    leg: '{{mode}}, environ {{duration}}',
    seasonal: '{{duration}}, à la belle saison',
    trainTo: 'Train le plus rapide, {{from}}\u00a0– {{to}}',
    ownTo: '{{name}}, {{from}}\u00a0– {{to}}',
    due: 'Durées et compagnies de {{year}}, qui ont pu changer.',
    modes: {
      bus: 'Bus',
      shuttle: 'Navette',
      ferry: 'Ferry',
      train: 'Train local',
      tram: 'Tram',
      metro: 'Métro',
      'people-mover': 'Navette automatique',
      funicular: 'Funiculaire',
      walk: 'À pied',
    },
  },
  line: {
    /** Behind the minutes of a stop, for screen readers. */
    since: 'après le départ',
    train: 'Le train le plus rapide',
    own: 'Le plus rapide de {{operators}}',
    journey: 'Le trajet le plus rapide',
    change: '{{minutes}} de correspondance',
    stay: '{{minutes}} sur place',
    way: '{{minutes}} pour rejoindre {{place}}',
  },
  further: { at: 'à {{name}}', from: 'de {{name}}', of: 'de {{name}}' },
  facts: {
    duration: 'Train le plus rapide',
    durationWithChanges: 'Trajet le plus rapide',
    durationByBus: 'Autocar le plus rapide',
    durationHere: 'Le plus rapide dans ces horaires',
    durationOwn: 'Le plus rapide de {{operators}}',
    durationRestricted: '{{name}} {{restriction}}',
    departures: 'Départs du {{weekday}}',
    departuresOfDate: 'Départs du {{day}}',
    departuresOfTypical: 'Départs d’{{day}}',
    departuresRestricted: 'Départs {{restriction}}',
    someDirect_one: '{{all}}, dont un direct',
    someDirect_other: '{{all}}, dont {{count}}\u00a0directs',
    changes: 'Correspondances',
    changesOfFastest: 'Correspondances (trajet le plus rapide)',
    changeAt: '{{changes}}, à {{places}}',
    price: 'Prix',
    distance: 'Distance',
    straight: '{{distance}} à vol d’oiseau',
    estimate: 'Le prix est notre estimation du tarif le plus bas.',
    way: 'D’une gare à l’autre, comptez environ {{duration}}, à pied ou en transports en commun.',
    others:
      'Les trains d’autres compagnies, parfois plus rapides, ne figurent pas dans ces horaires.',
    changeTo:
      'De {{from}} à {{to}}, il peut être plus rapide de changer en route\u00a0: des trains directs de {{operator}}, absents de ces horaires, relient {{hubs}} à {{to}}.',
    changeFrom:
      'De {{from}} à {{to}}, il peut être plus rapide de changer en route\u00a0: des trains directs de {{operator}}, absents de ces horaires, relient {{from}} à {{hubs}}.',
    /** A connection whose last or first part another company's direct trains join more often. */
    moreTo:
      'De {{from}} à {{to}}, il existe plus de trajets que dans ces horaires\u00a0: des trains directs de {{operator}} relient aussi {{hubs}} à {{to}}.',
    moreFrom:
      'De {{from}} à {{to}}, il existe plus de trajets que dans ces horaires\u00a0: des trains directs de {{operator}} relient aussi {{from}} à {{hubs}}.',
    faster:
      'Avec les trains {{service}}, absents de ces horaires, comptez environ {{duration}} sans correspondance. Source\u00a0: {{source}}.',
    fasterWith_one:
      'Avec les trains {{service}}, absents de ces horaires, comptez environ {{duration}} et une correspondance. Source\u00a0: {{source}}.',
    fasterWith_other:
      'Avec les trains {{service}}, absents de ces horaires, comptez environ {{duration}} et {{count}}\u00a0correspondances. Source\u00a0: {{source}}.',
    noJourney:
      'Avec {{operators}}, nous n’avons trouvé aucun trajet avec trois correspondances au plus. D’autres compagnies en proposent peut-être.',
    island:
      'Aucun train ne relie la Sardaigne au reste de l’Italie, seulement des ferries et des avions.',
    noStation:
      '{{station}} n’est pas dans les horaires dont nous disposons. La billetterie en ligne en affiche peut-être les trains.',
    nearbyPair: 'De {{from}} à {{to}} : {{duration}}',
    nearbyThen: 'De {{from}} à {{to}} : {{duration}}, puis avec {{operator}} jusqu’à {{end}}',
    nearbyBefore:
      'De {{start}} avec {{operator}} jusqu’à {{from}}, puis de {{from}} à {{to}} : {{duration}}',
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
    bus: 'Autocar',
    italo: 'Italo',
    train: 'Train',
  },
};
