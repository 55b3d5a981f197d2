import { LANGUAGES } from '#app/domain/language.ts';
import type { SiteApp } from './app.ts';

/** A page for each part of the program that the pages load when they first need it. */
export const LATE_PARTS: readonly string[] = [
  '/map?view=list',
  '/map?view=diagram',
  '/map?view=now',
  '/map?reach=rome',
  '/map?route=rome-milan',
  '/map?station=rome',
  '/map?table=rome',
];

/**
 * Renders the home pages, the first of which takes half a second, or two more with a timetable
 * whose times the build has not computed. No visitor should wait for that.
 */
export async function renderHome(site: Pick<SiteApp, 'request'>): Promise<void> {
  for (const language of LANGUAGES) await site.request(`/?lng=${language}`);
}

/** Reads the late parts from the build, which another may replace while the server runs. */
export async function loadLateParts(site: Pick<SiteApp, 'request'>): Promise<void> {
  for (const address of LATE_PARTS) await site.request(address);
}
