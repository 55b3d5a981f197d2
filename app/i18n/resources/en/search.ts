export const search = {
  meta: {
    title: 'Your journey',
    description:
      'Your journey is ready: see its trains, seats and prices at the online ticket shop.',
  },
  correct: 'Correct your search',
  correctHint: 'Look again at the fields marked below.',
  summary: { from: 'From {{station}}', to: 'to {{station}}' },
  open: 'See trains at the ticket shop',
  /** The same for a journey without a train, such as one by ferry alone, or not yet on sale. */
  openShop: 'Open the ticket shop',
  change: 'Change your journey',
  edit: 'Change search',
  /** Links to the day before and the day after. */
  days: { name: 'Other days', before: 'Previous day', after: 'Next day' },
  /** Said when a page is left open past midnight, or a saved one is read later. */
  passed: { text: 'This day has passed.', today: 'See today’s trains' },
  myTrips: 'My trips',
  figures: 'The day’s trains',
  figuresOut: 'The outward trains',
  figuresBack: 'The return trains',
  none: 'No trains in our timetable',
  /** A visitor's choices among the trains. */
  choices: {
    title: 'Times and options',
    leave: 'Leave after',
    arrive: 'Arrive by',
    sort: 'Sort by',
    departure: 'Departure',
    duration: 'Duration',
    only: 'Show',
    all: 'All trains',
    direct: 'Direct trains only',
    fast: 'High-speed trains only',
    change: 'Time to change',
    asPlanned: 'As planned',
    atLeast: '{{minutes}} or more',
    kinds: 'Regional trains only, without seat reservation',
    via: 'Via (a station on the way)',
    viaEnd: 'Choose a station other than the departure and the arrival.',
    stay: 'Stay there',
    noStay: 'No stay',
    kept: 'This device remembers your time to change and the regional-only choice for your next search.',
    submit: 'Show trains',
    reset: 'Clear the options',
  },
  /** The restrictions of a search, after a count, a name or alone before a colon. */
  restrictions: {
    via: 'via {{place}}',
    regional: 'by regional trains alone',
    change: 'allowing at least {{minutes}} to change',
  },
  hint: 'One more click: the online ticket shop shows the day’s trains, with seats and prices, and sells you the ticket.',
  taken: 'We took “{{typed}}” to mean {{station}}.',
  takenBoth: 'We took “{{from}}” and “{{to}}” to mean these stations.',
  /** The form's replacements of values that it cannot have. */
  replaced: {
    adults: 'A search takes {{least}} to {{most}} adults, so we changed the number to {{value}}.',
    children:
      'A search takes {{least}} to {{most}} children, so we changed the number to {{value}}.',
    past: 'The chosen date, {{date}}, is in the past, so we changed it to today.',
    invalid: 'The date doesn’t exist or isn’t written like 2026-12-31, so we changed it to today.',
    return: 'Your return date is in the past or doesn’t exist. Choose another one.',
    swapped: 'Your return date was before your outward date, so we swapped the two.',
  },
  /** The way back of a round trip. */
  return: {
    outward: 'Outward: {{day}}',
    title: 'Return: {{day}}',
    day: 'back on {{day}}',
    days: 'Other return days',
    withoutVia: 'The stop at {{place}} counts for the outward journey only.',
    inShop: 'The ticket shop opens with the outward journey; you choose the return there.',
    noDay:
      'Choose your return day below to see its trains here too. You book it at the ticket shop.',
  },
  route: 'More about this route',
  /** The page of what this device keeps. */
  trips: {
    regional: 'regional trains only',
    title: 'My trips',
    description: 'The journeys saved on this device.',
    lead: 'The journeys and plans you’ve saved, and your latest searches. They stay on this device: nobody else sees them, and you can read them without a connection.',
    kept: 'Saved journeys',
    searched: 'Recent searches',
    empty:
      'Nothing saved here yet. Open a train in a list, or plan a trip through several cities, and save it.',
    remove: 'Remove',
    forget: 'Forget everything',
    needsCode: 'This page needs JavaScript: what it shows is only in your browser.',
    search: 'Search for a journey',
  },
  /** The form's answer about a journey before the search. */
  answer: {
    /** The time is that of a day, or of a usual one: other days may have a faster train. */
    onDate: '{{duration}} on {{day}}',
    onTypical: '{{duration}} on {{day}}',
    onHoliday: '{{duration}} on {{day}} (it’s a public holiday)',
    direct: '{{duration}}, direct',
    changes_one: '{{duration}}, one change at {{places}}',
    changes_other: '{{duration}}, {{count}} changes at {{places}}',
    all_one: '{{journey}}, one departure',
    all_other: '{{journey}}, {{count}} departures',
    remaining_one: '{{journey}}, one departure left today',
    remaining_other: '{{journey}}, {{count}} departures left today',
    someDirect_one: '{{journey}}, one of them direct',
    someDirect_other: '{{journey}}, {{count}} of them direct',
    part: '{{from}} to {{to}}: {{journey}}',
    partRestricted: '{{from}} to {{to}}, {{restriction}}: {{journey}}',
    restricted: '{{restriction}}: {{journey}}',
  },
};
