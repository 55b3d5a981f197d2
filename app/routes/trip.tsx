import { useTranslation } from 'react-i18next';
import { data, replace, useNavigation } from 'react-router';
import { bookingData } from '#app/booking/booking-data.server.ts';
import { BookingForm } from '#app/booking/booking-form.tsx';
import { readTrip } from '#app/data/stations/trip-paths.server.ts';
import { isTripPath } from '#app/domain/trips/parse-trip-path.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { pageTexts, translatorFor } from '#app/i18n/page-texts.server.ts';
import { JsonLd } from '#app/seo/json-ld.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { pairName, socialPictureAddress } from '#app/seo/social-picture.ts';
import { trailFromHome } from '#app/seo/structured-data/trail-from-home.server.ts';
import { tripAddresses } from '#app/seo/trip-addresses.server.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { Figures } from '#app/ui/figures/figures.tsx';
import type { Route } from './+types/trip';
import { PlaceCard } from './trip/place-card.tsx';
import { PlanStay } from './trip/plan-stay.tsx';
import { tripData } from './trip/trip-data.server.ts';
import { TripJourneySection } from './trip/trip-journey.tsx';
import { TripHeadPicture } from './trip/trip-picture.tsx';

export const handle = { scripted: true };

/** Every path that no other page has: a trip, a trip that nobody knows (the home page instead), or nothing at all. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (!isTripPath(url.pathname)) throw data(null, 404);

  const site = siteRequest(context);
  const { settings, language } = site;
  const trip = readTrip(url.pathname, language);
  const addresses = trip && tripAddresses(trip.from.id, trip.to.id);
  if (!trip || !addresses) throw replace(localAddress(PATHS.home, language));

  const shown = tripData(trip, settings, language);
  const t = translatorFor(language).getFixedT(language, 'journey');
  const way = { name: t('pair', shown.names), address: addresses[language] };
  return {
    addresses,
    texts: pageTexts(language, ['trip', 'booking']),
    booking: bookingData(site, url.searchParams, { from: trip.from.id, to: trip.to.id }),
    trip: shown,
    structured: [trailFromHome(settings, language, way)],
    meta: pageMeta({
      ...settings,
      language,
      addresses,
      picture: socialPictureAddress({ kind: 'trip', name: pairName(trip.from.id, trip.to.id), language }),
      title: t('trip.title', shown.names),
      description: t(`trip.${shown.journey.kind}`, { ...shown.names, ...shown.journey }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export { keepsOwnSearch as shouldRevalidate } from '#app/booking/keeps-own-search.ts';

export default function Trip({ loaderData: { booking, structured, trip } }: Route.ComponentProps) {
  const { t } = useTranslation('trip');
  const { state } = useNavigation();
  return (
    <>
      <JsonLd data={structured} />
      <section className="route-hero">
        <div className="wide route-hero-content">
          <div className="route-hero-top">
            <div className="route-hero-text">
              <h1>{trip.title}</h1>
              <Figures rows={trip.facts.rows} />
            </div>
            <TripHeadPicture picture={trip.picture} />
          </div>
          <BookingForm data={booking} subject={trip.subject} />
          <p role="status" className="visually-hidden">
            {state === 'loading' && t('loading')}
          </p>
        </div>
      </section>
      <TripJourneySection trip={trip} />
      <div className="wide section trip-places">
        <PlaceCard id="departing" title={t('departing', { place: trip.names.from })} place={trip.departure} />
        <PlaceCard id="arriving" title={t('arriving', { place: trip.names.to })} place={trip.arrival} />
      </div>
      <PlanStay trip={trip} />
    </>
  );
}
