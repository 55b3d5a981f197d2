export const search = {
  meta: { title: 'Your journey', description: 'Your journey, ready for the ticket shop.' },
  title: 'Your journey',
  correct: 'Correct your search',
  correctHint: 'Look again at the fields marked below.',
  summary: 'From {{from}} to {{to}}',
  open: 'See trains at the ticket shop',
  change: 'Change your journey',
  hint: 'The ticket shop shows trains, seats and prices, and sells the ticket.',
  taken: 'For “{{typed}}” we chose {{station}}.',
};
