export const route = {
  title: '{{from}} to\u00a0{{to}} by train',
  frequency: 'Frequency',
  price: 'Price',
  details: {
    title: 'Journey details',
    distance: 'Distance',
    direct: '{{duration}}, direct',
    change_one: '{{duration}}, {{count}} change in {{places}}',
    change_other: '{{duration}}, {{count}} changes in {{places}}',
    typical: 'Typical journey',
    first: 'First train',
    last: 'Last train',
    kinds: 'Kinds of train',
    operators: 'Operators',
    italo: 'Italo also runs on this route; its trains aren’t included here.',
  },
  why: {
    title: 'Why take the train',
    speed: {
      title: 'High-speed trains available',
      text: 'Some link the two cities in {{duration}}, at up to 300\u00a0km/\u2060h where the line allows it.',
    },
    /** High-speed trains on lines that no train runs along at 300 km/h. */
    fast: {
      title: 'High-speed trains available',
      text: 'Some link the two cities in {{duration}}.',
    },
    direct: {
      title: 'Direct trains available',
      text: 'Some link the two cities in {{duration}}, with no changes.',
    },
    seating: {
      title: 'Comfortable seating',
      text: 'On long-distance trains a seat is yours, and you can get up and walk about whenever you like.',
    },
    views: {
      title: 'Scenic views',
      text: 'Take a window seat: fields, hills and towns go by at ground level, with no clouds in the way.',
    },
    stations: {
      title: 'Central stations',
      text: 'You board at {{departure}} and get off at {{arrival}}, both in town.',
    },
  },
  comparison: {
    title: 'Train or car?',
    titlePlane: 'Train, plane or car?',
    caption: '{{from}} to {{to}}, door to door, for\u00a0one\u00a0person',
    moving: 'On the move',
    margin: 'Access and waiting',
    total: 'Door to door',
    co2: 'CO₂ emitted',
    modes: { train: 'Train', plane: 'Plane', car: 'Car' },
    fastest: 'fastest',
    least: 'lowest',
    margins:
      'Access and waiting: {{train}} for the two stations, {{car}} for fetching and parking the car. Driving times are estimates without traffic or breaks.',
    planeMargin: 'For the two airports, including security and boarding, we allow {{plane}}.',
    factors:
      'Grams of CO₂ equivalent per passenger-kilometre: {{train}}\u00a0by\u00a0train, {{car}}\u00a0by\u00a0car with average occupancy. European Environment Agency, averages for the European Union in {{year}}.',
    factorsPlane:
      'Grams of CO₂ equivalent per passenger-kilometre: {{train}}\u00a0by\u00a0train, {{plane}}\u00a0by\u00a0plane, {{car}}\u00a0by\u00a0car with average occupancy. European Environment Agency, averages for the European Union in {{year}}.',
  },
  questions: 'Common questions',
  cities: {
    title: 'In {{from}} and {{to}}',
    hotels: 'Hotels in {{city}}',
    back: 'Return journey: {{from}} to {{to}}',
  },
  others: 'Other popular routes',
  /** Below the cards, about the numbers that are marked with an asterisk. */
  othersWithout: '* Not counting {{others}}.',
  view: 'View route',
  sources: {
    title: 'Sources',
    timetable: 'Trains',
    distance: 'Distance',
    frequency: 'Interval',
    lines: 'Other trains',
    italo: 'Italo',
    price: 'Price',
    drive: 'Road',
    flight: 'Flight',
    emissions: 'Emissions',
  },
};
