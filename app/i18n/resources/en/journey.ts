export const journey = {
  /** The first step of the way that structured data gives to a page. */
  home: 'Home',
  pair: '{{from}} to {{to}}',
  fromPrice: 'from {{price}}',
  direct: '{{distance}}, direct route',
  every: 'every {{interval}}',
  everyHours_one: 'every hour',
  everyHours_other: 'every {{count}} hours',
  perDay_one: '{{count}} train a day',
  perDay_other: '{{count}} trains a day',
  /** The figures of a journey, each under its name. */
  facts: {
    duration: 'Fastest train',
    frequency: 'Frequency',
    price: 'Price',
    changes: 'Changes',
    distance: 'Distance',
    straight: '{{distance}} in a straight line',
    direct: 'none',
    changeIn: 'one, in {{place}}',
  },
  /** What the figures are worth. */
  notes: {
    timetable: 'The fastest time is from Trenitalia’s timetable in force until {{until}}.',
    estimates: 'Fares and weekday frequencies are estimates.',
    noFigures: 'We have no timetable figures for this journey and invent none.',
    source: 'Time: {{name}}\u00a0({{year}}).',
    datedSource: 'Time: {{name}}.',
    joined: 'The time adds up two trains and 20\u00a0minutes to change.',
    shop: 'The ticket shop shows the trains and prices for your date.',
  },
  route: {
    title: '{{from}} to {{to}} train: {{duration}}, from {{price}}',
    description:
      'Direct trains from {{from}} to {{to}}: {{duration}} at best, {{frequency}}, fares from {{price}}. Stops, plane and car compared, and tickets.',
  },
  trip: {
    title: 'Trains from {{from}} to {{to}}: tickets and tips',
    popular:
      'Trains from {{from}} to {{to}} take {{duration}} at best, with fares {{price}}. See both ends of the journey, then search for tickets.',
    known:
      'Trains from {{from}} to {{to}} take {{duration}} at best. See what to do at both ends of the journey, then search for tickets.',
    unknown:
      'Search trains from {{from}} to {{to}}, {{distance}} apart in a straight line. See what is around both stations, then find tickets.',
  },
  questions: {
    howLong: {
      question: 'How long does the train from {{from}} to {{to}} take?',
      answer:
        'The fastest takes {{duration}} for {{distance}} of railway, and you never change. Trains that stop more often take longer.',
    },
    howOften: {
      question: 'How often do trains run?',
      interval:
        'On a working day direct trains leave {{frequency}}, more or less; there are fewer early, late and on public holidays. They are run by {{operators}}.',
      daily_one:
        'There is about {{count}} direct train a day, run by {{operators}}. With a change there are more.',
      daily_other:
        'There are about {{count}} direct trains a day, run by {{operators}}. With a change there are more.',
    },
    howMuch: {
      question: 'How much is a ticket?',
      answer:
        'From {{price}} for an adult in second class, booked well ahead on a fare that cannot be changed. Prices rise as the train fills; the ticket shop shows the price for your date.',
    },
    whichStation: {
      question: 'Which stations do I use?',
      answer: 'You leave from {{departure}} and get off at {{arrival}}. {{toCentre}}',
    },
    plane: {
      question: 'Would flying be quicker?',
      answer:
        'Allow about {{train}} by train and {{other}} by plane, door to door, including the time at the airports. For each traveller the train emits about {{trainCo2}} of CO₂ equivalent, the plane {{otherCo2}}.',
    },
    car: {
      question: 'Would driving be quicker?',
      answer:
        'Allow about {{train}} by train and {{other}} by car, door to door and without traffic. For each traveller the train emits about {{trainCo2}} of CO₂ equivalent, the car {{otherCo2}}.',
    },
    seat: {
      question: 'Do I have to book a seat?',
      answer:
        'High-speed and Intercity tickets come with a reserved seat on one particular train, so buy before you board. There is nothing else to reserve.',
    },
  },
};
