/** The operators of popular routes: the name on the ticket and the operator's own site. */
export const OPERATORS = {
  trenitalia: { name: 'Trenitalia', website: 'https://www.trenitalia.com/' },
  italo: { name: 'Italo', website: 'https://www.italotreno.com/' },
} as const;
