/** Who runs the trains: the name on the ticket and the operator's own site. */
export const OPERATORS = {
  trenitalia: { name: 'Trenitalia', website: 'https://www.trenitalia.com/' },
  italo: { name: 'Italo', website: 'https://www.italotreno.com/' },
  trenord: { name: 'Trenord', website: 'https://www.trenord.it/' },
  'trenitalia-tper': { name: 'Trenitalia Tper', website: 'https://www.trenitaliatper.it/' },
  tilo: { name: 'TILO', website: 'https://www.tilo.ch/' },
  sbb: { name: 'SBB CFF FFS', website: 'https://www.sbb.ch/' },
  obb: { name: 'ÖBB', website: 'https://www.oebb.at/' },
  db: { name: 'Deutsche Bahn', website: 'https://www.bahn.de/' },
} as const;

/** The id of an operator that runs one of the journeys. */
export type OperatorId = keyof typeof OPERATORS;

/** Every operator id, for the schema. */
export const OPERATOR_IDS = Object.keys(OPERATORS) as [OperatorId, ...OperatorId[]];
