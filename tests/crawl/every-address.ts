import { readdirSync } from 'node:fs';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import type { SiteAssets } from '#app/domain/site.ts';
import { trainsVersion } from '#app/journeys/moving-trains/now-day.ts';
import { loadBuild } from '#server/load-build.ts';
import { MAIL_PATHS } from '#server/newsletter/mail/compose.ts';

/** The version of the trains of the included timetable. */
const TRAINS = trainsVersion(INCLUDED_PLANNER.timetable);

/** Examples for the routes whose path has parts that vary, by the route's kind. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  route: ['/routes/rome/milan'],
  city: ['/cities/rome', '/cities/atlantis'],
  hotels: ['/hotels/florence'],
  search: [
    '/search?from=Florence&to=Milan&date=2026-12-24',
    '/search?from=Florence&to=Milan&date=2026-12-24&train=1-2',
    '/search?from=Rome+Termini&to=Siena&date=2026-12-24&train=370-4096-19076',
    '/search?from=Rome+Termini&to=Siena&date=2026-12-24&trip=round&return=2026-12-27',
    '/search?from=Nowhere&to=',
  ],
  plan: [
    '/plan',
    '/plan?stops=rome-termini,florence,venice-s-lucia&days=1,2,1&date=2026-12-24',
    '/plan?stops=nowhere,rome-termini,rome-termini&date=2026-02-30&add=x&change=1-later',
    '/plan?stops=rome,milan&days=1&days=2&date=2026-12-24&add=&change=1-earlier',
  ],
  'plan-calendar': ['/plan.ics?stops=rome-termini,florence&date=2026-12-24', '/plan.ics'],
  trip: ['/train-from-rome-to-milan', '/train-from-roma-to-firenze', '/no/such/page'],
  'social-picture': ['/social/city/florence.png?lng=it', '/social/now/4-0815.png'],
  'poster-file': [
    '/posters/florence.svg',
    '/posters/florence.svg?lng=it',
    '/posters/florence-wallpaper.png',
  ],
  'journey-calendar': [
    '/journey.ics?from=Rome+Termini&to=Siena&date=2026-12-24&train=370-4096-19076',
  ],
  'journey-answer': ['/answers/en/83084095/83017004/2027-03-10.json'],
  'map-reach': ['/map/reach/rome.json'],
  map: ['/map', '/map?view=now&day=2026-12-11&minute=490', '/map?station=rome'],
  'map-lines': ['/map/lines/en.json'],
  'map-departures': ['/map/departures/it/rome.json', '/map/departures/fr/2026-12-11/490/rome.json'],
  'map-now': ['/map/now/en/2026-12-11.json'],
  'map-trains': ['fast', 'regional'].map((file) => `/map/trains/${TRAINS}/5/${file}.bin`),
  'map-train': [`/map/train/it/${TRAINS}/0.json`],
  'site-webmanifest': ['/site.webmanifest', '/site.webmanifest?lng=fr'],
};

/** The addresses of the server itself, beside the routes of the application. */
const SERVER_FILES = [MAIL_PATHS.oneClick];

const builtFiles = () =>
  readdirSync('build/client', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name) && !/\.(br|gz)$/.test(name))
    .map((name) => `/${name}`);

/** At least one address of every kind of page and file, and that of every file of the build. */
export async function everyAddress(): Promise<readonly string[]> {
  const { routes } = (await loadBuild()).entry.createSite({} as SiteAssets);
  const addresses = routes.flatMap(({ kind, path }) => EXAMPLES[kind] ?? [path]);
  const pattern = addresses.find((address) => /[:*]/.test(address));
  if (pattern) throw new Error(`EXAMPLES has no address for ${pattern}`);
  return [...new Set([...addresses, ...SERVER_FILES, ...builtFiles()])];
}
