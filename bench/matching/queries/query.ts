/**
 * What is typed and the station that the traveller means, by its Italian label. The labels were
 * decided from the texts alone, before and apart from what any search answers.
 */
export type LabelledQuery = readonly [typed: string, expected: string];
