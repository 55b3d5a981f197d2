import './search/search.css';
import { useTranslation } from 'react-i18next';
import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { Booking } from '#app/booking/booking.tsx';
import { bookingData } from '#app/booking/booking-data.server.ts';
import { JourneySummary } from '#app/booking/journey-summary.tsx';
import { cityOfStation } from '#app/data/cities/cities.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import { type CheckedSearch, checkSearch } from '#app/domain/search/check-search.ts';
import { parseSearch } from '#app/domain/search/journey-search.ts';
import { shopLink } from '#app/domain/search/shop-link.ts';
import type { SiteRequest } from '#app/domain/site-request.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { dateTrains } from '#app/ui/trains/day-trains.server.ts';
import { DayTrains } from '#app/ui/trains/day-trains.tsx';
import { stopLine } from '#app/ui/trains/stop-line.server.ts';
import { StopLine } from '#app/ui/trains/stop-line.tsx';
import { tripFacts } from '#app/ui/trains/trip-facts.server.ts';
import type { Route } from './+types/search';
import { withFreeSearch } from './search/free-search-fields.server.ts';
import { stationChoices } from './search/station-choices.server.ts';

const STATION_ID = /^\d{8}$/;

type ReadySearch = Extract<CheckedSearch, { kind: 'ready' }>;

/** The form's own page, where it leads without JavaScript: the same errors beside the fields, or the journey and its link. */
export function loader({ context, request }: Route.LoaderArgs) {
  const site = siteRequest(context);
  const { settings, language, today } = site;
  const t = textsFor(language, 'search');
  const fields = withFreeSearch(new URL(request.url).searchParams, language);
  const search = parseSearch(fields, today);
  const index = stationIndexFor(language);
  const from = resolveStation(index, search.from);
  const to = resolveStation(index, search.to);
  const checked = checkSearch(search, from, to, today);
  const booking = bookingData(site, fields);
  // What was typed, with the names of stations in place of their ids.
  const shownText = (side: 'from' | 'to') =>
    STATION_ID.test(search[side]) ? booking.data.search[side] : search[side];
  const shown = { ...search, from: shownText('from'), to: shownText('to') };
  const pair = checked.kind === 'ready' ? pairOf(checked, language) : undefined;
  return {
    addresses: everyLanguage(PATHS.search),
    booking: {
      ...booking,
      data:
        checked.kind === 'ready'
          ? { ...booking.data, search: { ...search, from: checked.from.label, to: checked.to.label } }
          : {
              ...booking.data,
              search: shown,
              problems: checked.problems,
              choices: {
                from: stationChoices(search, 'from', from, language, today),
                to: stationChoices(search, 'to', to, language, today),
              },
            },
    },
    journey:
      checked.kind === 'ready' && pair
        ? {
            ...pair,
            ...knownOf(checked, site),
            typed: { from: unbrokenInitials(shown.from), to: unbrokenInitials(shown.to) },
            posters: [poster(checked.from.id), poster(checked.to.id)] as const,
            address: shopLink(settings.shopAddress, settings.shopStationForm, checked.journey),
          }
        : undefined,
    meta: pageMeta({
      ...settings,
      language,
      title: pair?.pair.join(' ') ?? t('meta.title'),
      description: t('meta.description'),
    }),
  };
}

/** Both stations and their pair in words, in two parts: «From Florence S. M. Novella», «to Milan Centrale». */
function pairOf({ from, to }: ReadySearch, language: Language) {
  const t = textsFor(language, 'search');
  const names = { from: unbrokenInitials(from.label), to: unbrokenInitials(to.label) };
  const [start = '', end = ''] = t('summary', { from: `${names.from}\n`, to: names.to }).split('\n ');
  return { ...names, pair: [start, end] as const };
}

/** What the timetable says of the pair, the trains of its day, and the page of its route. */
function knownOf(
  { from, to, journey }: ReadySearch,
  { language, timetable, today, minuteOfDay }: SiteRequest,
) {
  const t = textsFor(language, 'search');
  const { figures, rows, text, route } = tripFacts(timetable, from.id, to.id, language);
  const now = journey.departureDate === today ? minuteOfDay : undefined;
  return {
    rows,
    note: figures ? t('hint') : `${text} ${t('hint')}`,
    route,
    line: figures && stopLine(timetable, figures.fastest, to.id, language),
    trains: dateTrains(timetable, from.id, to.id, language, { date: journey.departureDate, now }),
  };
}

function poster(stationId: string): string | undefined {
  const city = cityOfStation(stationId);
  return city && drawingAddress(city.slug);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Search({ loaderData: { booking, journey } }: Route.ComponentProps) {
  const { t } = useTranslation('search');
  return (
    <section className="wide search-page">
      {journey ? (
        <JourneySummary journey={journey} search={booking.data.search} />
      ) : (
        <div className="search-title">
          <h1>{t('correct')}</h1>
          <p role="alert" className="lead">
            {t('correctHint')}
          </p>
        </div>
      )}
      {journey?.trains && (
        <DayTrains trains={journey.trains}>{journey.line && <StopLine line={journey.line} />}</DayTrains>
      )}
      {journey && <h2 className="search-change">{t('change')}</h2>}
      <Booking {...booking} />
    </section>
  );
}
