import { parseTrainChoices } from '#app/domain/search/train-choices.ts';
import type { SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { journeyCalendar } from '#app/journeys/journey-calendar.ts';
import { railwayTrip } from '#app/journeys/onward-ways.ts';
import { searchTrains } from '#app/journeys/search-trains.ts';
import { trainAddress } from '#app/journeys/train-key.ts';
import { MISSING_FILE, sharedFile } from '#app/seo/shared-file.ts';
import { readSearch } from './read-search.ts';
import { listedSearch } from './shown-journey.server.ts';

/** The train that a search page opens, as a calendar file; its address has the page's fields. */
export async function journeyCalendarFile(request: SiteRequest): Promise<SiteResponse> {
  const { fields, language, today, settings } = request;
  const { checked } = readSearch(fields, request);
  if (checked.kind !== 'ready') return MISSING_FILE;
  const ends = [{ stationId: checked.from.id }, { stationId: checked.to.id }] as const;
  const { fromId, toId } = railwayTrip(request, ...ends);
  const listed = listedSearch(checked, parseTrainChoices(fields), request);
  const { opened, basis } = searchTrains(request, fromId, toId, listed);
  if (!opened) return MISSING_FILE;
  const address = new URL(trainAddress(listed.search, opened), settings.publicOrigin).href;
  const calendar = { journey: opened, date: listed.date, basis, address };
  const response = sharedFile(journeyCalendar([calendar], today, language), 'text/calendar');
  const name = `${checked.from.label} ${checked.to.label} ${listed.date}`.replace(/[^\w-]+/g, '-');
  const headers = {
    ...response.headers,
    'content-disposition': `attachment; filename="${name}.ics"`,
  };
  return { ...response, headers };
}
