import { parseTrainChoices } from '#app/domain/search/train-choices.ts';
import type { SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { type CalendarJourney, journeyCalendar } from '#app/journeys/journey-calendar.ts';
import { type RailwayTrip, railwayTrip } from '#app/journeys/onward-connections.ts';
import { searchTrains } from '#app/journeys/search-trains.ts';
import { endOfSearch } from '#app/journeys/searched-end.ts';
import { trainAddress } from '#app/journeys/train-key.ts';
import type { ListedSearch } from '#app/journeys/train-list.ts';
import { MISSING_FILE, sharedFile } from '#app/seo/shared-file.ts';
import { readSearch } from './read-search.ts';
import { listedSearch } from './shown-journey.server.ts';
import { listedReturn } from './shown-return.server.ts';

/**
 * The trains that a search page opens, outward and return, as a calendar file; its address has the
 * page's fields.
 */
export async function journeyCalendarFile(request: SiteRequest): Promise<SiteResponse> {
  const { fields, language, today, settings } = request;
  const { checked } = readSearch(fields, request);
  if (checked.kind !== 'ready') return MISSING_FILE;
  const choices = parseTrainChoices(fields);
  const [from, to] = [endOfSearch(checked.from), endOfSearch(checked.to)];
  const { date, returnDate } = checked.journey;

  const openedOf = (
    { fromId, toId, onwardConnections }: RailwayTrip,
    listed: ListedSearch,
  ): readonly CalendarJourney[] => {
    const { opened, basis } = searchTrains(request, fromId, toId, listed);
    if (!opened) return [];
    const { search, field } = listed;
    const address = new URL(trainAddress(search, opened, field), settings.publicOrigin).href;
    return [{ journey: opened, date: listed.date, basis, onwardConnections, address }];
  };
  const outward = listedSearch(checked, choices, request);
  const journeys = [...openedOf(railwayTrip(request, from, to, date), outward)];
  if (returnDate) {
    const listed = listedReturn({ search: checked, returnDate, choices }, request);
    journeys.push(...openedOf(railwayTrip(request, to, from, returnDate), listed));
  }
  if (journeys.length === 0) return MISSING_FILE;
  const response = sharedFile(journeyCalendar(journeys, today, language), 'text/calendar');
  const name = `${checked.from.label} ${checked.to.label} ${date}`.replace(/[^\w-]+/g, '-');
  const headers = {
    ...response.headers,
    'content-disposition': `attachment; filename="${name}.ics"`,
  };
  return { ...response, headers };
}
