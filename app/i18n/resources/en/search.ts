export const search = {
  meta: { title: 'Your journey', description: 'Your journey, ready for the ticket shop.' },
  title: 'Your journey',
  correct: 'Correct your search',
  correctHint: 'Look again at the fields marked below.',
  summary: 'From {{from}} to {{to}}',
  open: 'See trains at the ticket shop',
  change: 'Change your journey',
  hint: 'Trains, seats and prices are at the ticket shop, which also sells the ticket.',
  taken: 'For “{{typed}}” we chose {{station}}.',
  route: 'More about this route',
};
