import { PATHS } from '#app/i18n/addresses.ts';
import { INFORMATION_PAGES } from '#app/pages/information/information-pages.ts';

/** A kind of page and an example of its address. */
export interface PageType {
  readonly name: string;
  /** Without the language. */
  readonly path: string;
  readonly status: number;
}

/** Pages with a path of their own that look like one of the examples below. */
const LIKE_ANOTHER: ReadonlySet<string> = new Set([
  ...INFORMATION_PAGES,
  'search',
  'newsletterSent',
  'newsletterConfirm',
  'newsletterUnsubscribe',
]);

const WITH_A_PATH = Object.entries(PATHS)
  .filter(([name]) => !LIKE_ANOTHER.has(name))
  .map(([name, path]): PageType => ({ name, path, status: name === 'notFound' ? 404 : 200 }));

/**
 * Every kind of page. Rules for all pages are tested and measured on each of these. A page with a
 * path of its own is its own example; other pages have theirs here.
 */
export const PAGE_TYPES: readonly PageType[] = [
  ...WITH_A_PATH,
  { name: 'route', path: '/routes/rome/milan', status: 200 },
  { name: 'city guide', path: '/cities/rome', status: 200 },
  { name: 'hotels', path: '/hotels/rome', status: 200 },
  { name: 'trip', path: '/train-from-rome-to-milan', status: 200 },
  { name: 'trip to a place without a railway', path: '/train-from-rome-to-amalfi', status: 200 },
  { name: 'trip between unclear stations', path: '/rome-to-san-giovanni', status: 200 },
  { name: 'search with errors', path: '/search?from=Nowhere&to=&date=2026-02-30', status: 200 },
  {
    name: 'search with a round trip',
    path: '/search?from=Florence&to=Milan&date=2026-12-24&trip=round&return=2026-12-27',
    status: 200,
  },
  {
    name: 'plan with trains',
    path: '/plan?stops=rome-termini,florence,venice-s-lucia&days=1,2,1&date=2026-12-24',
    status: 200,
  },
  { name: 'information', path: '/help', status: 200 },
  { name: 'legal notice', path: '/imprint', status: 200 },
  { name: 'credits', path: '/data-and-credits', status: 200 },
];
