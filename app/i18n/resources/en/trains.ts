export const trains = {
  title: 'The day’s trains',
  /** The link of a plan that takes another train. */
  take: 'Take this train',
  columns: {
    departure: 'Departs',
    arrival: 'Arrives',
    duration: 'Duration',
    trains: 'Changes and trains',
  },
  marks: {
    first: 'first',
    last: 'last',
    fastest: 'fastest',
    nextDay: '+1 day',
    dayBefore: 'leaves the evening before',
    left: 'left',
    next: 'next',
  },
  /** A train after a change, and trains that leave from or end at another station of the city. */
  change: 'then\u00a0{{train}} from\u00a0{{place}}',
  from: '{{train}} from {{place}}',
  to: '{{train}} to {{place}}',
  /** Behind the departure of a row, for screen readers: what a press on it shows. */
  open: 'stops and tickets',
  /** Below a row that is pressed without a connection. */
  offline: 'The stops need a connection. Try again when you are online.',
  /** Below the picture of a day's trains. */
  strip: 'Each bar is a journey from departure to arrival.',
  stripFast: 'Each bar is a journey from departure to arrival, thick for high-speed.',
  stripFastest: 'Each bar is a journey: thick for high-\u2060speed, thickest for the fastest.',
  /** The list of a search. */
  list: {
    left_one: 'One train has left',
    left_other: '{{count}} trains have left',
    earlier_one: 'One earlier train',
    earlier_other: '{{count}} earlier trains',
    later_one: 'One later train',
    later_other: '{{count}} later trains',
    someOfDate: '{{count}} of {{all}} departures on {{day}}',
    someOfTypical: '{{count}} of {{all}} departures on {{day}}',
    someRestricted: '{{count}} of {{all}} departures {{restriction}}',
    restricted_one: 'One departure {{restriction}}',
    restricted_other: '{{count}} departures {{restriction}}',
    noneAtTimes: 'No train at these times.',
    noneOfSettings: 'No train fits these options.',
    noneOfFilter: 'No train of this kind.',
    gone: 'The train in this link doesn’t run on this day, or doesn’t fit your options.',
  },
  /** An opened train and what one can do with it. */
  details: {
    region: 'Your train, {{time}}',
    stops: 'Stops',
    shop: 'To the ticket shop for this day',
    shopOfPart: 'Tickets {{from}} – {{to}}',
    wanted: 'Look there for {{trains}}.',
    calendar: 'Add to calendar',
    copyLink: 'Copy link',
    linkCopied: 'Link copied.',
    copyWords: 'Copy as text',
    copied: 'Copied: {{text}}',
    failed: 'Your browser doesn’t allow copying.',
    keep: 'Save this journey',
    kept: 'Saved in My trips on this device.',
    notKept: 'Not saved: your browser doesn’t let us store data on this device.',
    trips: 'My trips',
    when: '{{day}}, {{time}}',
    print: 'Print this journey',
    /** The least minutes of each change, where they are the site’s estimate. */
    changeAt: '{{minutes}} at {{place}}',
    changes: 'To change trains we allow at least {{changes}}: our own estimate ({{age}}).',
  },
  /** A time in a sentence, where it is not of the day on which the journey begins. */
  timeNextDay: '{{time}} the next day',
  /** The consequences of a missed change. */
  missed: {
    next: 'If you miss it: next at {{time}}, arrival {{arrival}}, {{delay}} later.',
    noLater: 'If you miss it: the next, at {{time}}, arrives no later, at {{arrival}}.',
    walk: 'If you miss it: on foot or by public transport, arrival {{arrival}}.',
    last: 'Don’t miss it: this is the last connection of the day.',
    via: '{{text}} This is the arrival at {{place}}.',
  },
  /** A journey in words. */
  sentences: {
    wayBefore: 'Set out from {{from}} at {{time}}: {{minutes}} to {{to}}.',
    leave: 'Leave {{place}} at {{time}} on {{train}}.',
    change: 'Change at {{place}}, arrival {{arrived}}: {{minutes}}, then {{train}} at {{time}}.',
    stay: 'Stay at {{place}} from {{arrived}}: {{minutes}}, then {{train}} at {{time}}.',
    changeWay:
      'Leave the train at {{from}}, arrival {{arrived}}: {{minutes}} to get to {{place}} and board {{train}} at {{time}}.',
    arrive: 'Arrive at {{place}} at {{time}}.',
    wayAfter: 'From there {{minutes}} to {{to}}, arrival {{time}}.',
  },
  /** The text of a journey's entry in a calendar. */
  calendar: { description: '{{train}}. {{basis}}' },
  choice: {
    weekday: 'Selected weekday trains',
    saturday: 'Selected Saturday trains',
    sunday: 'Selected Sunday trains',
    typical: 'Selected trains',
  },
  all: {
    weekday_one: 'One departure on a weekday',
    weekday_other: '{{count}} weekday departures',
    saturday_one: 'One departure on a Saturday',
    saturday_other: '{{count}} Saturday departures',
    sunday_one: 'One departure on a Sunday',
    sunday_other: '{{count}} Sunday departures',
    date_one: 'One departure on {{day}}',
    date_other: '{{count}} departures on {{day}}',
    typical_one: 'One departure on {{day}}',
    typical_other: '{{count}} departures on {{day}}',
    daily_one: 'One departure every day',
    daily_other: 'The same {{count}} departures every day',
  },
  none: {
    weekday: 'No trains on weekdays in this timetable.',
    saturday: 'No trains on Saturdays in this timetable.',
    sunday: 'No trains on Sundays in this timetable.',
    date: 'No trains on {{day}} in this timetable.',
    typical: 'No trains on {{day}} in this timetable.',
    laterTypical: 'No later trains on {{day}} in this timetable.',
  },
  /** The last train of today has left. */
  noMore: 'No more trains today.',
  timetable: '{{operator}}’s timetable for {{from}} to {{to}}',
  timetableOfMonth: '{{operator}}’s timetable for {{month}}',
  /** The basis of a table's trains, above it: their days and timetables. */
  basis: {
    usual: 'Figures for {{day}}, from {{timetables}}.',
    weekday: 'Weekday figures: {{day}}, from {{timetables}}.',
    typical: 'Trains on {{day}}, from {{timetables}}.',
    holiday: '{{date}} is a public holiday in Italy. Trains on {{day}}, from {{timetables}}.',
    date: 'Trains on {{date}}, from {{timetables}}.',
    /** The same of trains on several days, each of which stands elsewhere. */
    typicalDays: 'Typical trains for each day of the week, from {{timetables}}.',
    dates: 'Trains on each leg’s day, from {{timetables}}.',
    holidays: '{{date}} is a public holiday in Italy, so the trains shown are those of {{day}}.',
    missing: '{{operators}} trains are missing: we don’t have that day’s timetable yet.',
    shop: 'The ticket shop has the trains for your date.',
    notOnSale_one: 'Not on sale yet: the shop sells tickets about a month ahead.',
    notOnSale_other: 'Not on sale yet: the shop sells tickets about {{count}} months ahead.',
    ended_one: 'the {{operators}} timetable that ended on {{date}}',
    ended_other: 'the {{operators}} timetables that ended on {{date}}',
    valid_one: 'the {{operators}} timetable valid until {{date}}',
    valid_other: 'the {{operators}} timetables valid until {{date}}',
  },
  typicalDays: {
    monday: 'a typical Monday',
    tuesday: 'a typical Tuesday',
    wednesday: 'a typical Wednesday',
    thursday: 'a typical Thursday',
    friday: 'a typical Friday',
    saturday: 'a typical Saturday',
    sunday: 'a typical Sunday',
  },
  /** Where the trains of a date differ much from the usual ones. */
  unusual: {
    few_one:
      'Only one of the usual {{usual}} departures on this day: perhaps not all are published yet.',
    few_other:
      'Only {{count}} of the usual {{usual}} departures on this day: perhaps not all are published yet.',
    fewDirect_one:
      'Only one of the usual {{usual}} direct trains on this day: perhaps not all are published yet.',
    fewDirect_other:
      'Only {{count}} of the usual {{usual}} direct trains on this day: perhaps not all are published yet.',
    none: 'None of the usual {{usual}} departures on this day: perhaps they are not published yet.',
    noneDirect:
      'None of the usual {{usual}} direct trains on this day: perhaps they are not published yet.',
    slow: 'On this day the fastest takes {{duration}} instead of {{usual}}.',
  },
  /** Lines of companies that are not in the timetable. */
  lines: {
    trains: '{{operators}} trains',
    buses: '{{operators}} buses',
    time: 'about {{duration}}',
    times: 'about {{duration}} to {{slowest}}',
    timed_one: '{{time}}, direct, about one each weekday ({{year}})',
    timed_other: '{{time}}, direct, about {{count}} each weekday ({{year}})',
    untimed: 'direct; we don’t have their times',
    without: '{{departures}}, not counting {{others}}',
    ownSomeDays: 'With {{operators}} trains run on some days only, the fastest in {{duration}}.',
    own_one: 'With {{operators}} there is one weekday departure, taking {{duration}}.',
    own_other:
      'With {{operators}} there are {{count}} weekday departures, the fastest taking {{duration}}.',
    due: '{{operators}} lines may have changed since {{year}}.',
  },
  /** The sellers of each company's tickets, below the tables. */
  tickets: {
    title: 'Tickets',
    handOff: '{{company}}: at the ticket shop that the form opens.',
    atShop: '{{company}}:',
    shop: '{{company}}’s own shop',
    noShop: '{{company}}: we know of no online shop.',
    unknown: 'another company',
    several_one: '{{companies}}: one ticket',
    several_other: '{{companies}}: {{count}} tickets',
  },
  /** The way between a place without a railway and its station. */
  onward: {
    titleFrom: 'From {{station}} to {{place}}',
    titleTo: 'From {{place}} to {{station}}',
    titleTown: 'Between {{station}} station and the centre',
    titleSight: 'Between {{station}} station and the excavations',
    legFrom: '{{mode}} from {{station}}, about {{duration}}',
    legTo: '{{mode}} to {{station}}, about {{duration}}',
    leg: '{{mode}}, about {{duration}}',
    seasonal: '{{duration}}, in the warm months',
    trainTo: 'Fastest by train, {{from}} to {{to}}',
    ownTo: '{{name}}, {{from}} to {{to}}',
    due: 'Times and companies are as of {{year}} and may have changed.',
    modes: {
      bus: 'Bus',
      shuttle: 'Shuttle',
      ferry: 'Ferry',
      train: 'Local train',
      tram: 'Tram',
      metro: 'Metro',
      'people-mover': 'People mover',
      funicular: 'Funicular',
      walk: 'On foot',
    },
  },
  line: {
    /** Behind the minutes of a stop, for screen readers. */
    since: 'after departure',
    train: 'The fastest train',
    own: 'The fastest with {{operators}}',
    journey: 'The fastest journey',
    change: '{{minutes}} to change',
    stay: 'stay of {{minutes}}',
    way: '{{minutes}} to get to {{place}}',
  },
  /** A further name of a list behind a preposition, which some languages repeat. */
  further: { at: '{{name}}', from: '{{name}}', of: '{{name}}' },
  facts: {
    duration: 'Fastest train',
    durationWithChanges: 'Fastest journey',
    durationByBus: 'Fastest bus',
    durationHere: 'Fastest in this timetable',
    durationOwn: 'Fastest with {{operators}}',
    durationRestricted: '{{name}} {{restriction}}',
    departures: 'Departures on {{weekday}}s',
    departuresOfDate: 'Departures on {{day}}',
    departuresOfTypical: 'Departures on {{day}}',
    departuresRestricted: 'Departures {{restriction}}',
    someDirect_one: '{{all}}, one of them direct',
    someDirect_other: '{{all}}, {{count}} of them direct',
    changes: 'Changes',
    changesOfFastest: 'Changes on the fastest',
    changeAt: '{{changes}}, at {{places}}',
    price: 'Price',
    distance: 'Distance',
    straight: '{{distance}} as the crow flies',
    estimate: 'The price is our estimate of the lowest fare.',
    way: 'Getting between the two stations takes about {{duration}}, on foot or by public transport.',
    others: 'This timetable leaves out other companies’ trains, which may be faster.',
    /** A rare connection, beside another company's direct trains to or from its end. */
    changeTo:
      'From {{from}} to {{to}} it may be quicker to change on the way: {{operator}} runs direct trains to {{to}} from {{hubs}}, which this timetable leaves out.',
    changeFrom:
      'From {{from}} to {{to}} it may be quicker to change on the way: {{operator}} runs direct trains from {{from}} to {{hubs}}, which this timetable leaves out.',
    /** A connection whose last or first part another company's direct trains join more often. */
    moreTo:
      'From {{from}} to {{to}} there are more connections than this timetable has: {{operator}} also runs direct trains to {{to}} from {{hubs}}.',
    moreFrom:
      'From {{from}} to {{to}} there are more connections than this timetable has: {{operator}} also runs direct trains from {{from}} to {{hubs}}.',
    faster:
      'By {{service}}, which this timetable leaves out, it takes about {{duration}} without a change. Source: {{source}}.',
    fasterWith_one:
      'Using {{service}} trains, which this timetable leaves out, it takes about {{duration}} with one change. Source: {{source}}.',
    fasterWith_other:
      'Using {{service}} trains, which this timetable leaves out, it takes about {{duration}} with {{count}} changes. Source: {{source}}.',
    noJourney:
      'With {{operators}} we found no connection with three changes or fewer. Other companies may have one.',
    island: 'No train links Sardinia with the rest of Italy, only ferries and planes do.',
    noStation: '{{station}} isn’t in the timetable we have. The ticket shop may have trains there.',
    nearbyPair: '{{from}} to {{to}}: {{duration}}',
    nearbyThen: '{{from}} to {{to}}: {{duration}}, then with {{operator}} to {{end}}',
    nearbyBefore:
      'From {{start}} with {{operator}} to {{from}}, then {{from}} to {{to}}: {{duration}}',
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
    bus: 'Bus',
    italo: 'Italo',
    train: 'Train',
  },
};
