export const trip = {
  title: 'Train from {{from}} to\u00a0{{to}}',
  loading: 'Loading…',
  journey: {
    title: 'The journey',
    all: 'More about this route',
    back: 'Return journey: {{from}} to {{to}}',
  },
  departing: 'Departing from {{place}}',
  arriving: 'Arriving in {{place}}',
  station: 'Station: {{station}}',
  sights: 'What to see first',
  guide: '{{city}} city guide',
  place: {
    country: '{{station}}, {{country}}',
    hub: 'The nearest city station is {{station}}, {{distance}} away in a straight line.',
    nearest: 'The nearest city in our guides is {{city}}, {{distance}} away in a straight line.',
  },
  stay: {
    title: 'Plan your stay',
    hotels: 'Hotels in {{place}}',
    hotelsText: 'Rooms in {{place}}, on a separate booking site.',
    hotelsLink: 'Search hotels',
    guide: 'Travel guide',
    guideText: 'Ideas for the days around your journey, from a guide to Italy.',
    guideLink: 'Open the travel guide',
  },
};
