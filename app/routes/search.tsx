import { useTranslation } from 'react-i18next';
import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { bookingData } from '#app/booking/booking-data.server.ts';
import { BookingForm } from '#app/booking/booking-form.tsx';
import { JourneySummary } from '#app/booking/journey-summary.tsx';
import { cityOfStation } from '#app/data/cities/cities.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import { type ChosenStation, checkSearch } from '#app/domain/search/check-search.ts';
import { parseSearch } from '#app/domain/search/journey-search.ts';
import { shopLink } from '#app/domain/search/shop-link.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { elide } from '#app/i18n/elide.ts';
import { pageTexts, translatorFor } from '#app/i18n/page-texts.server.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/search';
import { withFreeSearch } from './search/free-search-fields.server.ts';
import { journeyFacts } from './trip/journey-facts.server.ts';
import { tripJourney } from './trip/trip-journey-data.server.ts';

export const handle = { scripted: true };

interface ReadyPair {
  readonly from: ChosenStation;
  readonly to: ChosenStation;
}

/** The form's own page, where it leads without code: the same errors beside the fields, or the journey and its link. */
export function loader({ context, request }: Route.LoaderArgs) {
  const site = siteRequest(context);
  const { settings, language, today } = site;
  const t = translatorFor(language).getFixedT(language, 'search');
  const fields = withFreeSearch(new URL(request.url).searchParams, language);
  const search = parseSearch(fields, today);
  const index = stationIndexFor(language);
  const checked = checkSearch(
    search,
    resolveStation(index, search.from),
    resolveStation(index, search.to),
    today,
  );
  const booking = bookingData(site, fields);
  const pair = checked.kind === 'ready' ? pairOf(checked, language) : undefined;
  return {
    addresses: everyLanguage(PATHS.search),
    texts: pageTexts(language, ['search', 'booking']),
    booking:
      checked.kind === 'ready'
        ? { ...booking, search: { ...search, from: checked.from.label, to: checked.to.label } }
        : { ...booking, search, problems: checked.problems },
    journey:
      checked.kind === 'ready' && pair
        ? {
            ...pair,
            ...knownOf(checked, language),
            typed: { from: unbrokenInitials(search.from), to: unbrokenInitials(search.to) },
            posters: [poster(checked.from.id), poster(checked.to.id)] as const,
            address: shopLink(settings.shopAddress, settings.shopStationForm, checked.journey),
          }
        : undefined,
    meta: pageMeta({
      ...settings,
      language,
      title: pair?.pair ?? t('meta.title'),
      description: t('meta.description'),
    }),
  };
}

/** Both stations and their pair in words: «From Florence S. M. Novella to Milan Centrale». */
function pairOf({ from, to }: ReadyPair, language: Language) {
  const t = translatorFor(language).getFixedT(language, 'search');
  const names = { from: unbrokenInitials(from.label), to: unbrokenInitials(to.label) };
  return { ...names, pair: elide(t('summary', names), language) };
}

/** What is recorded of the pair's trains, and the page of its route. */
function knownOf(pair: ReadyPair, language: Language) {
  const known = tripJourney(pair, language);
  return {
    facts: known.kind === 'unknown' ? undefined : journeyFacts(known, language),
    route: known.kind === 'popular' ? known.address : undefined,
  };
}

function poster(stationId: string): string | undefined {
  const city = cityOfStation(stationId);
  return city && drawingAddress(city.slug);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export { keepsOwnSearch as shouldRevalidate } from '#app/booking/keeps-own-search.ts';

export default function Search({ loaderData: { booking, journey } }: Route.ComponentProps) {
  const { t } = useTranslation('search');
  return (
    <section className="wide search-page">
      {journey ? (
        <JourneySummary journey={journey} search={booking.search} />
      ) : (
        <div className="search-title">
          <h1>{t('correct')}</h1>
          <p role="alert" className="lead">
            {t('correctHint')}
          </p>
        </div>
      )}
      {journey && <h2 className="search-change">{t('change')}</h2>}
      <BookingForm data={booking} />
    </section>
  );
}
