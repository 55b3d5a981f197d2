export const search = {
  meta: { title: 'Your journey', description: 'Your journey, ready for the ticket shop.' },
  title: 'Your journey',
  correct: 'Correct your search',
  correctHint: 'Nothing you typed is lost. The fields with a note need another look.',
  summary: 'From {{from}} to {{to}}',
  open: 'See trains at the ticket shop',
  change: 'Change the journey',
  hint: 'The ticket shop shows trains, seats and prices, and sells the ticket.',
  taken: 'We took “{{typed}}” as {{station}}.',
};
