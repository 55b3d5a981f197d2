/** A kind of page and an example of its address. */
export interface PageType {
  readonly name: string;
  /** Without the language. */
  readonly path: string;
  readonly status: number;
}

/** Every kind of page. Rules for all pages are tested and measured on each of these. */
export const PAGE_TYPES: readonly PageType[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'route', path: '/routes/rome/milan', status: 200 },
  { name: 'cities', path: '/cities', status: 200 },
  { name: 'city guide', path: '/cities/rome', status: 200 },
  { name: 'hotels', path: '/hotels/rome', status: 200 },
  { name: 'trip', path: '/train-from-rome-to-milan', status: 200 },
  { name: 'search with errors', path: '/search?from=Nowhere&to=&date=2026-02-30', status: 200 },
  {
    name: 'search with a journey',
    path: '/search?from=Florence&to=Milan&date=2026-12-24',
    status: 200,
  },
  { name: 'information', path: '/help', status: 200 },
  { name: 'legal notice', path: '/imprint', status: 200 },
  { name: 'credits', path: '/data-and-credits', status: 200 },
  { name: 'newsletter', path: '/newsletter', status: 200 },
  { name: 'not found', path: '/404', status: 404 },
  { name: 'offline', path: '/offline', status: 200 },
];
