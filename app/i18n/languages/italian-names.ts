/**
 * A pattern of the article «Le» in names of Italian stations, where it is feminine plural. In every
 * French name it is masculine singular. A test checks it against the whole station list.
 */
export const ITALIAN_LE = 'Le(?=.(?:Castella|Cure|Piagge)(?!\\p{L}))';
