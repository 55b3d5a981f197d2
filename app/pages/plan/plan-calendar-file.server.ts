import type { SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { journeyCalendar } from '#app/journeys/journey-calendar.ts';
import { trainAddress } from '#app/journeys/train-key.ts';
import { MISSING_FILE, sharedFile } from '#app/seo/shared-file.ts';
import { basisOf, legsOfPlan } from './legs-of-plan.server.ts';
import { readPlan } from './read-plan.server.ts';

/**
 * The trains of a plan as one calendar file; its address has the page's fields. No cache keeps it,
 * since the trains of today depend on the minute.
 */
export async function planCalendarFile(request: SiteRequest): Promise<SiteResponse> {
  const { language, today, settings } = request;
  const plan = readPlan(request);
  const journeys = legsOfPlan(plan, request).legs.flatMap((leg) => {
    const { best, date, search, onwardConnections } = leg;
    if (!best) return [];
    const address = new URL(trainAddress(search, best), settings.publicOrigin).href;
    return [{ journey: best, date, basis: basisOf(leg, request), onwardConnections, address }];
  });
  if (journeys.length === 0) return MISSING_FILE;
  const response = sharedFile(journeyCalendar(journeys, today, language), 'text/calendar');
  const name = [...plan.stops.map(({ place }) => place), plan.date].join('-');
  const headers = {
    ...response.headers,
    'cache-control': 'private, no-cache',
    'content-disposition': `attachment; filename="${name}.ics"`,
  };
  return { ...response, headers };
}
