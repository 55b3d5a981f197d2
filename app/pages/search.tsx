import { drawingAddress, posterAtStation } from '#app/art/drawing-addresses.server.ts';
import { LOW_SHAPE } from '#app/art/journey-map/journey-map.server.ts';
import { tripMap } from '#app/art/journey-map/trip-map.server.ts';
import { Booking } from '#app/booking/booking.tsx';
import { bookingData } from '#app/booking/booking-data.server.ts';
import { parseTrainChoices } from '#app/domain/search/train-choices.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { railwayTrip } from '#app/journeys/onward-connections.ts';
import { planThrough } from '#app/journeys/plan-addresses.ts';
import { otherTime } from '#app/journeys/reach-data.ts';
import { endOfSearch } from '#app/journeys/searched-end.ts';
import { type PropsOf, redirectTo } from '#app/ui/page/page-module.ts';
import correctionSheet from './search/correction.css?url';
import { Correction } from './search/correction.tsx';
import { tripOfFreeSearch, withFreeSearch } from './search/free-search-fields.server.ts';
import { JourneyHead } from './search/journey-head.tsx';
import { readSearch } from './search/read-search.ts';
import sheet from './search/search-page.css?url';
import { SearchedTrains } from './search/searched-trains.tsx';
import { type ShownJourney, shownJourney } from './search/shown-journey.server.ts';
import { WayLinks } from './search/way-links.tsx';

export { sheet };
export const hasCode = true;

/**
 * The page that the form is sent to without JavaScript: the same errors beside the fields, or the
 * journey and its link.
 */
export async function load(request: SiteRequest) {
  const { language, planner } = request;
  const trip = tripOfFreeSearch(request.fields, language);
  if (trip) return redirectTo(trip);
  const fields = withFreeSearch(request.fields, language);
  const { checked, shown, known, form } = readSearch(fields, request);
  const booking = bookingData(request, fields);
  const t = textsFor(language, 'search');
  const isReady = checked.kind === 'ready';
  const title = isReady ? t('meta.title') : t('correct');
  // A date that is past or does not exist is refused here, not replaced.
  const replaced = booking.data.replaced.filter(({ field }) => field !== 'date');
  const page = {
    addresses: everyLanguage(PATHS.search),
    meta: { title, description: isReady ? t('meta.description') : t('correctHint') },
    props: {
      booking: { ...booking, data: { ...booking.data, ...form, replaced, isAnswered: true } },
      journey: undefined,
      posters: [...new Set(known.flatMap(({ id }) => posterAtStation(id) ?? []))],
      tickets: drawingAddress('scene-tickets'),
      map: undefined,
      chosenForVisitor: [] as readonly string[],
      plan: undefined,
    },
  };
  if (checked.kind !== 'ready') return { ...page, sheet: correctionSheet };

  const ends = [endOfSearch(checked.from), endOfSearch(checked.to)] as const;
  const { fromId, toId, onwardConnections } = railwayTrip(request, ...ends, checked.journey.date);
  const [faster, fasterBack] = await Promise.all([
    otherTime(planner, fromId, toId),
    checked.journey.returnDate ? otherTime(planner, toId, fromId) : undefined,
  ]);
  const choices = parseTrainChoices(fields);
  const journey = shownJourney(
    { search: checked, typed: shown, choices, faster, fasterBack },
    request,
  );
  const plan = planThrough(ends, language, checked.journey.date);
  return {
    ...page,
    meta: { ...page.meta, title: journey.pair.join(' ') },
    props: {
      ...page.props,
      booking: { ...booking, data: { ...page.props.booking.data, replaced: [] } },
      journey,
      map: journey.posters.every(Boolean)
        ? undefined
        : tripMap(planner, { fromId, toId, language, shape: LOW_SHAPE, onwardConnections }),
      plan,
      chosenForVisitor: [...journey.taken, ...replaced.map(({ text }) => text)],
    },
  };
}

export function Page({
  booking,
  journey,
  posters,
  tickets,
  map,
  plan,
  chosenForVisitor,
}: PropsOf<typeof load>) {
  const { t } = useTexts('search');
  if (!journey) return <Correction booking={booking} posters={posters} tickets={tickets} />;
  return (
    <>
      <JourneyHead journey={journey} map={map} chosenForVisitor={chosenForVisitor} />
      {journey.returning && <WayLinks journey={journey} />}
      <section
        className="wide search-page"
        data-search-places={journey.trains && journey.pair.join(' ')}
        data-search-when={journey.trains && searchWhen(journey, t('trips.regional'))}
      >
        <SearchedTrains journey={journey} plan={plan} />
        <h2 id="change" className="search-change">
          {t('change')}
        </h2>
        <Booking {...booking} />
      </section>
    </>
  );
}

/** What the list of the device's searches says after the places: «Friday …, back on …». */
function searchWhen({ day, dayOfReturn, trains }: ShownJourney, regionalOnly: string): string {
  const restriction = trains?.restriction === 'regional' && regionalOnly;
  return [day, dayOfReturn, restriction].filter(Boolean).join(', ');
}
