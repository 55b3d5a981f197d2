import { LANGUAGES } from '#app/domain/language.ts';
import type { SiteApp } from './app.ts';

/**
 * Renders the home pages, the first of which takes half a second, or two more with a timetable
 * whose times the build has not computed. No visitor should wait for that.
 */
export async function renderHome(site: Pick<SiteApp, 'request'>): Promise<void> {
  for (const language of LANGUAGES) await site.request(`/?lng=${language}`);
}
