/**
 * The five trips in the footer of every page, by the paths of docs/product.md, section 2.
 */
export const POPULAR_TRIPS = [
  { trip: 'romeMilan', path: '/rome-to-milan-train' },
  { trip: 'milanVenice', path: '/train-from-milan-to-venice' },
  { trip: 'florenceRome', path: '/train-from-Florence-to-Rome' },
  { trip: 'romeNaples', path: '/rome-to-Naples-train' },
  { trip: 'bolognaFlorence', path: '/Bologna-to-Florence-train' },
] as const;
