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
  /** A day's first or last train beside a count of direct ones, where it is none of them. */
  changing: '{{time}}, with a change',
  /** «every 30 min, 55 direct trains a day» */
  frequency: '{{interval}}, {{trains}}',
  orMoreOften: '{{interval}} or more often',
  /** The changes of a row. */
  changes: {
    direct: 'direct',
    count_one: '{{count}}\u00a0change',
    count_other: '{{count}}\u00a0changes',
  },
  /** The parts of the day in a long table. */
  parts: { night: 'Night', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
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
    timetable: 'Times and numbers of trains come from {{name}}.',
    estimates: 'The fare is an estimate.',
  },
  route: {
    title: '{{from}} to {{to}} train: {{duration}}, from {{price}}',
    fastest: 'as little as {{duration}}',
    /** Where a journey with changes is faster than the direct trains. */
    fastestDirect: 'as little as {{duration}} without changes',
    /** Where other companies run too. */
    own: '{{duration}} with {{operators}}',
    ownDirect: '{{duration}} without changes with {{operators}}',
    description:
      '{{from}} to {{to}} by train: {{fastest}}, {{frequency}}, fares from {{price}}. Times, stops, and how the car compares.',
    descriptionPlane:
      '{{from}} to {{to}} by train: {{fastest}}, {{frequency}}, fares from {{price}}. Times, stops, and how plane and car compare.',
    /** Where those would be cut off. */
    shorter:
      '{{from}} to {{to}} by train: {{fastest}}, {{frequency}}, fares from {{price}}. How the car compares.',
    shorterPlane:
      '{{from}} to {{to}} by train: {{fastest}}, {{frequency}}, fares from {{price}}. How plane and car compare.',
    shortest: '{{from}} to {{to}} by train: {{fastest}}, {{frequency}}, fares from {{price}}.',
  },
  questions: {
    howMuch: {
      question: 'How much is a ticket?',
      answer:
        'From {{price}} for an adult in second class, booked well ahead on a fare that can’t be changed. Prices rise as the train fills.',
    },
    whichStation: {
      question: 'Which stations do I use?',
      answer: 'You normally leave from {{departure}} and get off at {{arrival}}.',
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
