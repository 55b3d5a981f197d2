export const route = {
  title: '{{from}} to\u00a0{{to}} by train',
  duration: 'Fastest train',
  frequency: 'Frequency',
  price: 'Price',
  details: {
    title: 'Journey details',
    distance: 'Distance',
    stops: 'Stops',
    noStops: 'none on the fastest trains',
    operators: 'Operators',
  },
  why: {
    title: 'Why take the train',
    speed: {
      title: 'High-speed trains available',
      text: 'The fastest trains link the two cities in {{duration}}, at up to 300 km/h where the line allows it.',
    },
    direct: {
      title: 'Direct trains available',
      text: 'The fastest trains link the two cities in {{duration}}, and you never change.',
    },
    seating: {
      title: 'Comfortable seating',
      text: 'Your ticket comes with a reserved seat, and you can get up and walk about whenever you like.',
    },
    views: {
      title: 'Scenic views',
      text: 'Take a window seat: fields, hills and towns go by at ground level, with no clouds in the way.',
    },
    stations: {
      title: 'Central stations',
      text: 'You board at {{departure}} and get off at {{arrival}}, both in the city centre.',
    },
  },
  stops: {
    title: 'Where the fastest trains stop',
    vary: 'Not every train stops at each of these places, and slower trains stop at more.',
  },
  comparison: {
    title: 'Train, plane or car?',
    caption: '{{from}} to {{to}}, door to door, for\u00a0one\u00a0person',
    moving: 'On the move',
    margin: 'Access and waiting',
    total: 'Door to door',
    co2: 'CO₂ emitted',
    modes: { train: 'Train', plane: 'Plane', car: 'Car' },
    fastest: 'fastest',
    least: 'lowest',
    noFlight: 'There is no plane in the table because we know of no direct flight between the two cities.',
    margins:
      'Access and waiting: {{train}} for the two stations, {{car}} for fetching and parking the car. Driving times are estimates without traffic or breaks.',
    planeMargin: 'For the two airports, including security and boarding, we allow {{plane}}.',
    factors:
      'Grams of CO₂ equivalent per passenger-kilometre: {{train}}\u00a0by\u00a0train, {{plane}}\u00a0by\u00a0plane, {{car}}\u00a0by\u00a0car with the usual number of people in it. European Environment Agency, averages for the European Union in {{year}}.',
  },
  questions: 'Common questions',
  cities: {
    title: 'In {{from}} and {{to}}',
    guide: '{{city}} city guide',
    hotels: 'Hotels in {{city}}',
    back: 'Return journey: {{from}} to {{to}}',
  },
  others: 'Other popular routes',
  view: 'View route',
  sources: {
    title: 'Sources',
    distance: 'Distance',
    duration: 'Fastest train',
    frequency: 'Frequency',
    price: 'Price',
    drive: 'Road',
    flight: 'Flight',
    emissions: 'Emissions',
  },
};
