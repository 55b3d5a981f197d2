export const search = {
  meta: { title: 'Your journey', description: 'Your journey, ready for the ticket shop.' },
  title: 'Your journey',
  correct: 'Correct your search',
  correctHint: 'What you typed is still here. Look again at the fields marked below.',
  summary: 'From {{from}} to {{to}}',
  open: 'See trains at the ticket shop',
  change: 'Change the journey',
  hint: 'The ticket shop shows trains, seats and prices, and sells the ticket.',
  taken: 'For “{{typed}}” we chose {{station}}.',
};
