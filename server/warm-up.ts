import { LANGUAGES } from '#app/domain/language.ts';
import type { SiteApp } from './app.ts';

/** A page for each part of the program that the pages load when they first need it. */
const LATE_PARTS: readonly string[] = [
  '/map?view=list',
  '/map?view=diagram',
  '/map?view=now',
  '/map?reach=rome',
  '/map?route=rome-milan',
  '/map?station=rome',
  '/map?table=rome',
];

/**
 * Renders pages before the first visitor comes. The first home page takes half a second, or two
 * more with a timetable whose times the build has not computed. The late parts are read from the
 * build now, since another build may replace it while the server runs.
 */
export async function warmUp(site: Pick<SiteApp, 'request'>): Promise<void> {
  for (const language of LANGUAGES) await site.request(`/?lng=${language}`);
  for (const address of LATE_PARTS) await site.request(address);
}
