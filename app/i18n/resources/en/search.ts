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
};
