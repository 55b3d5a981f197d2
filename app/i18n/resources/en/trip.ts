export const trip = {
  title: 'Train from {{from}} to\u00a0{{to}}',
  meta: {
    title: '{{from}} to {{to}} by train: timetable, {{duration}}',
    titleUnknown: '{{from}} to {{to}} by train: stations and tickets',
    known_one:
      '{{from}} to {{to}} by train: one departure on a weekday, at {{first}}, in {{duration}}. Stops, changes, and what to see at both ends.',
    known_other:
      '{{from}} to {{to}} by train: {{count}} departures on a weekday, from {{first}} to {{last}}, the fastest in {{duration}}. Stops, changes, and what to see at both ends.',
    rare: '{{from}} to {{to}} by train: on some days only, the fastest in {{duration}}. Stops, changes, and what to see at both ends.',
    otherLines:
      '{{from}} to {{to}} by train: {{operators}} runs direct trains. See times of other trains, stations and changes, and check your day at the ticket shop.',
    unknown:
      'Search trains from {{from}} to {{to}}, {{distance}} apart in a straight line: choose a day, then see times and prices at the online ticket shop.',
  },
  /** Where a name of the address may mean several stations. */
  question: {
    title: 'Which station do you mean?',
    meta: {
      title: '{{from}} to {{to}} by train: which station?',
      description: 'Several stations match this trip. Choose yours to see its trains.',
    },
    choices: '“{{name}}” could be',
  },
  /** A trip to or from a place without a railway. */
  ways: {
    title: '{{from}} to {{to}} by {{modes}}',
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
  journey: {
    title: 'The journey',
    nearby: 'Journeys from and to stations nearby:',
    all: 'More about this route',
    back: 'Return journey: {{from}} to {{to}}',
  },
  departing: 'Departing from {{place}}',
  arriving: 'Arriving in {{place}}',
  station: 'Station: {{station}}',
  poster: 'Poster of {{city}}',
  sights: 'What to see first',
  guide: '{{city}} city guide',
  place: {
    country: '{{station}}, {{country}}',
    hub: 'The nearest main station is {{station}}, {{distance}} away in a straight line.',
    nearest: 'The nearest city in our guides is {{city}}, {{distance}} away in a straight line.',
  },
  stay: {
    title: 'Plan your stay',
    hotels: 'Hotels in {{place}}',
    hotelsText: 'Find a room in {{place}} for the night you arrive, on a booking site.',
    hotelsLink: 'Search hotels',
    guide: 'Travel guide',
    guideText: 'Ideas for the days around your journey, from a guide to Italy.',
    guideLink: 'Open the travel guide',
  },
};
