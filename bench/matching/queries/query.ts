/**
 * A typed text and the Italian label of the station that the traveller means. The labels were
 * chosen from the texts alone, before any search was run on them.
 */
export type LabelledQuery = readonly [typed: string, expected: string];
