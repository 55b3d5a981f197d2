export const journey = {
  /** The first step of the way that structured data gives to a page. */
  home: 'Home',
  pair: '{{from}} to {{to}}',
  fromPrice: 'from about {{price}}',
  direct: '{{distance}}, direct route',
  every: 'every {{interval}}',
  everyHours_one: 'every hour',
  everyHours_other: 'every {{count}} hours',
  perDay_one: '{{count}} train a day',
  perDay_other: '{{count}} trains a day',
  route: {
    title: '{{from}} to {{to}} train: {{duration}}, from {{price}}',
    description:
      'Direct trains from {{from}} to {{to}}: {{duration}} at best, {{frequency}}, fares from about {{price}}. Stops, plane and car compared, and tickets.',
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
        'From about {{price}} for an adult in second class, booked well ahead on a fare that cannot be changed. Prices rise as the train fills; the ticket shop shows the price for your date.',
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
        'High-speed and Intercity tickets come with a numbered seat on one particular train, so buy before you board. There is nothing else to reserve.',
    },
  },
};
