export const search = {
  meta: {
    title: 'Your journey',
    description:
      'Your journey is ready: see its trains, seats and prices at the online ticket shop.',
  },
  title: 'Your journey',
  correct: 'Correct your search',
  correctHint: 'Look again at the fields marked below.',
  summary: { from: 'From {{station}}', to: 'to {{station}}' },
  open: 'See trains at the ticket shop',
  change: 'Change your journey',
  hint: 'One more click: the online ticket shop shows every train of the day, with seats and prices, and sells you the ticket.',
  taken: 'For “{{typed}}” we chose {{station}}.',
  route: 'More about this route',
  /** What the form says of a journey before it is searched. */
  answer: {
    direct: '{{duration}}, direct',
    changes_one: '{{duration}}, one change at {{places}}',
    changes_other: '{{duration}}, {{count}} changes at {{places}}',
    date_one: '{{journey}}, one departure on {{day}}',
    date_other: '{{journey}}, {{count}} departures on {{day}}',
    typical_one: '{{journey}}, one departure on {{day}}',
    typical_other: '{{journey}}, {{count}} departures on {{day}}',
    remaining_one: '{{journey}}, one more departure today',
    remaining_other: '{{journey}}, {{count}} more departures today',
    someDirect_one: '{{journey}}, one of them direct',
    someDirect_other: '{{journey}}, {{count}} of them direct',
    part: '{{from}} to {{to}}: {{journey}}',
  },
};
