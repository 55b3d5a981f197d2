export const trip = {
  title: 'Train from {{from}} to {{to}}',
  journey: {
    title: 'The journey',
    duration: 'Fastest train',
    frequency: 'Frequency',
    price: 'Price',
    changes: 'Changes',
    distance: 'Distance',
    straight: '{{distance}} in a straight line',
    direct: 'none',
    noFigures:
      'We have no timetable figures for this journey and invent none. The ticket shop shows the trains of your day.',
    estimates:
      'Figures are for a working day, from our published sources. The ticket shop has those of yours.',
    source: 'Time: {{source}} ({{year}})',
    all: 'Everything about {{from}} to {{to}}',
    back: 'The way back: train from {{from}} to {{to}}',
  },
  departing: 'Departing from {{place}}',
  arriving: 'Arriving in {{place}}',
  station: 'Station: {{station}}',
  sights: 'What to see first',
  guide: 'Guide to {{city}}',
  place: {
    country: '{{station}} is a station in {{country}}.',
    nearest: 'The nearest city in our guides is {{city}}, {{distance}} away in a straight line.',
  },
  stay: {
    title: 'Plan your stay',
    hotels: 'Hotels in {{place}}',
    hotelsText: 'Rooms for your dates, at a booking site of its own.',
    hotelsLink: 'Search hotels',
    guide: 'Travel guide',
    guideText: 'Ideas for the days around your journey, from a guide to Italy.',
    guideLink: 'Open the travel guide',
  },
};
