export const trip = {
  title: 'Train from {{from}} to\u00a0{{to}}',
  meta: {
    title: '{{from}} to {{to}} by train: timetable, {{duration}}',
    /** Where another company has trains too. */
    titleOwn: '{{from}} to {{to}} by train: {{duration}} with {{operators}}',
    titleUnknown: '{{from}} to {{to}} by train: stations and tickets',
    known_one:
      '{{from}} to {{to}} by train: one departure on a weekday, at {{first}}, taking {{duration}}.',
    known_other:
      '{{from}} to {{to}} by train: {{count}} departures on a weekday, from {{first}} to {{last}}, the fastest in {{duration}}.',
    knownWithout_one:
      '{{from}} to {{to}} by train: one departure on a weekday, not counting {{others}}, taking {{duration}}.',
    knownWithout_other:
      '{{from}} to {{to}} by train: {{count}} departures on a weekday, not counting {{others}}, the fastest of them in {{duration}}.',
    rare: '{{from}} to {{to}} by train: on some days only, the fastest in {{duration}}.',
    /** The description's end, where the page has a guide to both ends and where it has not. */
    sights: 'Stops, changes, and what to see at both ends.',
    stops: 'Stops, changes and stations.',
    otherLines:
      '{{from}} to {{to}} by train: direct with {{operators}}. See other trains’ times, the stations and the changes, then check your date at the ticket shop.',
    /** The same where the timetable has none. */
    otherLinesAlone:
      '{{from}} to {{to}} by train: direct with {{operators}}. See where they stop, both stations and the journey back.',
    /** Beside other companies' direct trains, which are no faster. */
    besideLines:
      '{{from}} to {{to}} by train: times, stops and stations. {{operators}} trains run here too; check your date at the ticket shop.',
    /** Another company's direct trains serve a part of the way. */
    change:
      '{{from}} to {{to}} by train: {{operator}} runs direct trains between {{end}} and {{hubs}}. See stations and changes, then check your date at the ticket shop.',
    overSea:
      'No train goes from {{from}} to {{to}}: only ferries and planes link Sardinia with the rest of Italy.',
    unknown:
      'Search for trains from {{from}} to {{to}}, {{distance}} apart as the crow flies: choose a day, then see times and prices at the online ticket shop.',
  },
  /** Where a name of the address may mean several stations. */
  question: {
    title: 'Which station do you mean?',
    meta: {
      title: '{{from}} to {{to}} by train: which station?',
      description: 'Several stations match this trip. Choose yours to see its trains.',
    },
    map: 'The stations on the map, numbered as in the list',
    choices: '“{{name}}” could be',
    distance: '{{distance}} from {{station}} as the crow flies',
  },
  /** A trip to or from a place without a railway. */
  onward: {
    title: '{{from}} to {{to}} by {{modes}}',
    /** The page's title, where the title is too long for a search engine. */
    shortTitle: '{{from}} to {{to}}: every leg',
    /** Behind the single figure of a page's description. */
    more: 'Where to board, how long it takes and who runs it.',
    figure: '{{name}}: {{value}}.',
    modes: {
      train: 'train',
      bus: 'bus',
      shuttle: 'shuttle',
      ferry: 'ferry',
      tram: 'tram',
      metro: 'metro',
      'people-mover': 'people mover',
      funicular: 'funicular',
    },
  },
  /** The lines of companies that are not in the timetable. */
  otherLines: {
    timed:
      'Direct {{line}} trains take {{fastest}} to {{slowest}} from {{from}} to {{to}}, mostly {{usual}}; in {{year}} there were about {{count}} on a weekday.',
    even: 'Direct {{line}} trains go from {{from}} to {{to}} in about {{usual}}; in {{year}} there were about {{count}} on a weekday.',
    untimed: 'Direct {{line}} trains run from {{from}} to {{to}}.',
    bus: 'Direct {{line}} buses run from {{from}} to {{to}}.',
    noTimes: 'Check their times with the company: we don’t have them.',
    stops: 'They call at {{stops}} on the way.',
    someStops: 'Among their stops: {{stops}}.',
    /** The lines that have no paragraph of their own. */
    further: 'There are also {{lines}}.',
    furtherLine: '{{line}} trains from {{from}} to {{to}}',
    furtherTimed:
      '{{line}} trains from {{from}} to {{to}} (about {{count}} on a weekday, mostly {{usual}})',
    manyStops: 'They call at {{count}} or more stations on the way, {{place}} among them.',
  },
  /** The character of a pair's trains, below the figures. */
  story: {
    /** The words for a direct train, in the two sentences that count such trains. */
    trains: 'trains',
    trainsAndBuses: 'trains and buses',
    frequent:
      '{{count}} direct {{trains}} leave {{from}} for {{to}} on a weekday, about one every {{gap}} between {{first}} and {{last}}.',
    /** Where some of them run at night, apart from the others. */
    frequentByDay:
      '{{count}} direct {{trains}} leave {{from}} for {{to}} on a weekday, {{inside}} of them between {{first}} and {{last}}, about one every {{gap}}.',
    /** Where the route's page names an interval, the story derives no other. */
    counted:
      '{{count}} direct {{trains}} leave {{from}} for {{to}} on a weekday, the first at {{first}}, the last at {{last}}.',
    direct:
      '{{count}} direct {{trains}} run from {{from}} to {{to}} on a weekday, the first at {{first}}, the last at {{last}}; the longest gap between two is {{gap}}.',
    /** After a count of trains, where other companies run too. */
    uncounted: '{{others}} trains are not counted.',
    mixed_one:
      'Only one of the {{all}} weekday departures from {{from}} to {{to}} is direct; on the others you change, mostly at {{place}}.',
    mixed_other:
      '{{count}} of the {{all}} weekday departures from {{from}} to {{to}} are direct; on the others you change, mostly at {{place}}.',
    /** Of all but one. */
    mixedButOne:
      '{{count}} of the {{all}} weekday departures from {{from}} to {{to}} are direct; on the other one you change at {{place}}.',
    changeAlways:
      'From {{from}} to {{to}} you always change at {{place}}; there are {{count}} departures on a weekday.',
    changeMostly:
      'From {{from}} to {{to}} you always change, mostly at {{place}}; there are {{count}} departures on a weekday.',
    changes:
      'From {{from}} to {{to}}, even the fastest of the {{count}} weekday journeys has {{changes}} changes, at {{places}}.',
    changesOfFastest:
      'From {{from}} to {{to}}, the fastest of the {{count}} weekday journeys has {{changes}} changes, at {{places}}; others have fewer.',
    rare_one: 'There is only one weekday departure from {{from}} to {{to}}, at {{times}}.',
    rare_other:
      'There are only {{count}} weekday departures from {{from}} to {{to}}: at {{times}}.',
    someDays:
      'Trains from {{from}} to {{to}} don’t run every weekday; the tables below show on which days.',
    buses: 'Buses run in place of trains between {{from}} and {{to}}.',
    /** The same on a part of the way, and the direct departures of such a trip. */
    directBuses_one: '{{buses}} The direct one is a bus all the way.',
    directBuses_other: '{{buses}} The {{count}} direct ones are buses all the way.',
    someBuses: 'Every one of these journeys goes by bus for at least part of the way.',
    regional:
      'Only regional trains run between {{from}} and {{to}}, so there is no seat to reserve.',
    kinds:
      'The fastest direct {{quick}} reaches {{to}} in {{quickTime}}, the fastest direct {{slow}} in {{slowTime}}.',
    weekend: 'On a Saturday there are {{saturday}} departures, on a Sunday {{sunday}}.',
    nonstop:
      'The fastest ({{train}}) leaves {{station}} at {{departure}} and arrives in {{to}} at {{arrival}}, without a stop on the way.',
    stops:
      'The fastest ({{train}}) leaves {{station}} at {{departure}} and arrives in {{to}} at {{arrival}}; on the way it calls at {{stops}}.',
    manyStops:
      'The fastest ({{train}}) leaves {{station}} at {{departure}} and arrives in {{to}} at {{arrival}}, with {{count}} stops on the way.',
    change:
      'The fastest leaves {{station}} at {{departure}}: after {{ride}} on {{train}} you have {{minutes}} at {{place}} to catch {{next}}, and you’re in {{to}} at {{arrival}}.',
    /** The same with a way to another station of the city. */
    changeWay:
      'The fastest leaves {{station}} at {{departure}}: after {{ride}} on {{train}} you have {{minutes}} to get from {{leave}} to {{place}}, where you take {{next}}, and you’re in {{to}} at {{arrival}}.',
    missed: 'If you miss it, another train to {{to}} leaves {{place}} at {{time}}.',
    waits:
      'The fastest leaves {{station}} at {{departure}}, gives you {{waits}} to change, and reaches {{to}} at {{arrival}}.',
    wait: '{{minutes}} at {{place}}',
    waitWay: '{{minutes}} to get from {{leave}} to {{place}}',
    waitsWay:
      'The fastest leaves {{station}} at {{departure}}, gives you {{waits}}, and reaches {{to}} at {{arrival}}.',
    /** The fastest of the timetable's trains, where other companies have more. */
    own: 'In this timetable, {{fastest}}',
    /** Its stops beside the changes. */
    calls: 'On the way from {{from}} to {{to}}, its trains also call at {{stops}}.',
    /** The durations of a day's journeys: all much alike, or one that is best avoided. */
    even: 'On a weekday, journeys usually take between {{fastest}} and {{slowest}}.',
    uneven:
      'Half of the journeys take {{usual}} or less; the slowest, at {{time}}, takes {{slowest}}.',
    beforeNine: 'To be in {{to}} before nine in the morning, leave {{from}} by {{time}}.',
    notBeforeNine:
      'No same-day train from {{from}} reaches {{to}} before nine in the morning; the first arrives at {{arrival}}.',
    last: 'The last train to {{to}} leaves at {{time}} and arrives at {{arrival}}.',
    /** Of a day with buses, the last of which may be one. */
    lastDeparture: 'The last departure for {{to}} is at {{time}}, arriving at {{arrival}}.',
    lastBesideNight:
      'Night trains aside, the last one to {{to}} leaves at {{time}} and arrives at {{arrival}}.',
    /** Where one can be there and back on the same day. */
    back: 'For a day trip, the last train back from {{to}} to {{from}} leaves at {{time}}.',
    night_one: 'The night train to {{to}} leaves {{from}} at {{time}} and arrives at {{arrival}}.',
    /** Of several the fastest. */
    night_other:
      'The fastest night train to {{to}} leaves {{from}} at {{time}} and arrives at {{arrival}}.',
  },
  /** Which of a city's stations the trains of a pair use, and how to reach it. */
  hints: {
    leaveAll_one: 'The one weekday departure is from {{station}}.',
    leaveAll_other: 'The {{count}} weekday departures are from {{station}}.',
    leaveMost_one: 'One of the {{all}} weekday departures is from {{station}}, {{others}}.',
    leaveMost_other:
      '{{count}} of the {{all}} weekday departures are from {{station}}, {{others}}.',
    ticket: 'Your ticket says which.',
    leaveOther: '{{count}} from {{station}}',
    reachAll_one: 'The one weekday journey ends at {{station}}.',
    reachAll_other: 'The {{count}} weekday journeys end at {{station}}.',
    reachMost_one: 'One of the {{all}} weekday journeys ends at {{station}}, {{others}}.',
    reachMost_other: '{{count}} of the {{all}} weekday journeys end at {{station}}, {{others}}.',
    reachOther: '{{count}} at {{station}}',
    apart: '{{other}} (about {{minutes}} apart)',
    boardAll: 'The trains also stop at {{station}}, about {{minutes}} later.',
    boardSome_one: 'One of the trains also stops at {{station}}, about {{minutes}} later.',
    boardSome_other: '{{count}} of the trains also stop at {{station}}, about {{minutes}} later.',
    callAll: 'The trains stop at {{station}} first, about {{minutes}} earlier.',
    callSome_one: 'One of the trains stops at {{station}} first, about {{minutes}} earlier.',
    callSome_other: '{{count}} of the trains stop at {{station}} first, about {{minutes}} earlier.',
  },
  journey: {
    title: 'The journey',
    map: 'Map: {{trip}}',
    nearby: 'Journeys from and to nearby stations:',
    all: 'More about this route',
    back: 'Return journey: {{from}} to {{to}}',
  },
  departing: 'Departing from {{place}}',
  arriving: 'Arriving {{atPlace}}',
  station: 'Station: {{station}}',
  poster: 'Poster of {{city}}',
  sights: 'What to see first',
  guide: '{{city}} city guide',
  place: {
    /** A place with its preposition, for a place that names none of its own. */
    inPlace: 'in {{place}}',
    atAirport: 'at {{place}}',
    country: '{{station}}, {{country}}',
    /** Which stations direct trains link an end with, the most important by name. */
    direct:
      'In this timetable, direct trains link {{place}} with {{count}} stations, among them {{stations}}.',
    directAll: 'In this timetable, direct trains link {{place}} with {{stations}}.',
    directOfOthers:
      'Direct trains of {{operator}}, which this timetable leaves out, link {{place}} with {{stations}}.',
    /** The shortest ride. */
    directLink: '{{station}} (from\u00a0{{duration}})',
    hub: 'The nearest main station is {{station}}, {{distance}} away as the crow flies.',
    nearest: 'Guide nearest to {{place}}: {{city}}, {{distance}} away as the crow flies',
  },
  stay: {
    title: 'Plan your stay',
    hotels: 'Hotels {{inPlace}}',
    hotelsLink: 'Search a booking site',
    guide: 'Travel guide to Italy',
    guideLink: 'Open the guide',
  },
};
