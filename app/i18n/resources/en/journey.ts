export const journey = {
  /** The first step of the way that structured data gives to a page. */
  home: 'Home',
  pair: '{{from}} to {{to}}',
  fromPrice: 'from {{price}}',
  direct: '{{distance}}, direct route',
  every: 'every {{interval}}',
  everyHour: 'every hour',
  directTrains_one: '{{count}}\u00a0direct train a day',
  directTrains_other: '{{count}}\u00a0direct trains a day',
  onlyChanging: 'with a change',
  /** «every 30 min, 55 direct trains a day» */
  frequency: '{{interval}}, {{trains}}',
  days: {
    direct:
      '{{weekday}}\u00a0direct on weekdays, {{saturday}}\u00a0on Saturdays, {{sunday}}\u00a0on Sundays',
    all: '{{weekday}}\u00a0with a change on weekdays, {{saturday}}\u00a0on Saturdays, {{sunday}}\u00a0on Sundays',
  },
  notes: {
    timetable: 'Times and weekday trains: {{name}}.',
    estimates: 'The fare is an estimate.',
    shop: 'The online ticket shop shows trains, times and prices for your date.',
  },
  route: {
    title: '{{from}} to {{to}} train: {{duration}}, from {{price}}',
    description:
      'Trains from {{from}} to {{to}}: {{duration}} by the fastest, {{frequency}}, fares from {{price}}. Times, stops, and how the car compares.',
    descriptionPlane:
      'Trains from {{from}} to {{to}}: {{duration}} by the fastest, {{frequency}}, fares from {{price}}. Times, stops, and how plane and car compare.',
  },
  questions: {
    howLong: {
      question: 'How long does the train from {{from}} to {{to}} take?',
      answerDirect:
        'The fastest train takes {{duration}} for {{distance}}, with no changes. A typical journey takes {{typical}}.',
      answer_one:
        'The fastest way takes {{duration}} for {{distance}}, with {{count}} change. A typical journey takes {{typical}}.',
      answer_other:
        'The fastest way takes {{duration}} for {{distance}}, with {{count}} changes. A typical journey takes {{typical}}.',
    },
    howOften: {
      question: 'How often do trains run?',
      answer:
        'Trains a day: {{trains}}. The first departure is at {{first}}, the last at {{last}}.',
      operators: 'They are run by {{operatorNames}}.',
      italo: 'Italo runs here too; its trains come on top.',
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
