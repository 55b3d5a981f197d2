export const journey = {
  /** The first step of the way that structured data gives to a page. */
  home: 'Home',
  pair: '{{from}} to {{to}}',
  fromPrice: 'from {{price}}',
  direct: '{{distance}} by the direct route',
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
  /** Behind a source. */
  sources: {
    checked: 'checked in {{date}}',
    due: 'checked in {{date}}, may have changed since',
  },
  notes: {
    timetable: 'Times and the number of trains are from {{name}}.',
    estimates: 'The fare is an estimate.',
    shop: 'The online ticket shop shows trains, times and prices for your date.',
  },
  route: {
    title: '{{from}} to {{to}} train: {{duration}}, from {{price}}',
    description:
      '{{from}} to {{to}} by train: as little as {{duration}}, {{frequency}}, fares from {{price}}. Times, stops, and how the car compares.',
    descriptionPlane:
      '{{from}} to {{to}} by train: as little as {{duration}}, {{frequency}}, fares from {{price}}. Times, stops, and how plane and car compare.',
  },
  questions: {
    howLong: {
      question: 'How long does the train from {{from}} to {{to}} take?',
      answerDirect: 'The fastest train takes {{duration}} for {{distance}}, with no changes.',
      answer_one: 'The fastest journey takes {{duration}} for {{distance}}, with {{count}} change.',
      answer_other:
        'The fastest journey takes {{duration}} for {{distance}}, with {{count}} changes.',
      typical: 'A typical journey takes {{typical}}.',
    },
    howOften: {
      question: 'How often do trains run?',
      answer: 'Trains a day: {{trains}}. The first leaves at {{first}}, the last at {{last}}.',
      answerOnly: 'Trains a day: {{trains}}. The train leaves at {{first}}.',
      operators_one: 'They are run by {{operatorNames}}.',
      operators_other: 'They are run by {{operatorNames}}.',
      italo: 'Italo also runs on this route; its trains are not counted here.',
    },
    howMuch: {
      question: 'How much is a ticket?',
      answer:
        'From {{price}} for an adult in second class, booked well ahead on a fare that can’t be changed. Prices rise as the train fills.',
    },
    whichStation: {
      question: 'Which stations do I use?',
      answer: 'You leave from {{departure}} and get off at {{arrival}}.',
    },
    /** The answer to whether the plane or the car would be quicker; the figures follow. */
    quicker: {
      no: 'No.',
      little: 'By a little.',
      yes: 'Yes, by about {{difference}}.',
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
        'High-speed and Intercity tickets come with a reserved seat on one particular train, so buy before you board.',
      regional:
        'Regional trains have no reserved seats: buy at any time before you board and sit where you like.',
    },
  },
};
