import '#app/ui/route-head/route-head.css';
import './trip/trip.css';
import { data, replace } from 'react-router';
import { Booking } from '#app/booking/booking.tsx';
import { bookingData } from '#app/booking/booking-data.server.ts';
import { readTrip } from '#app/data/stations/trip-paths.server.ts';
import { isTripPath } from '#app/domain/trips/parse-trip-path.ts';
import { missingAddress } from '#app/i18n/addresses.ts';
import { JsonLd } from '#app/seo/json-ld.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { socialPictureAddress } from '#app/seo/social-picture.ts';
import { tripAddresses, tripPicture } from '#app/seo/trip-addresses.server.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { Figures } from '#app/ui/figures/figures.tsx';
import { DayTrains } from '#app/ui/trains/day-trains.tsx';
import { StopLine } from '#app/ui/trains/stop-line.tsx';
import type { Route } from './+types/trip';
import { PlaceCards } from './trip/place-cards.tsx';
import { PlanStay } from './trip/plan-stay.tsx';
import { tripData } from './trip/trip-data.server.ts';
import { TripJourneySection } from './trip/trip-journey.tsx';
import { TripHeadPicture } from './trip/trip-picture.tsx';
import { tripStructured } from './trip/trip-structured.server.ts';

/** Every path that no other page has: a trip, a trip that nobody knows (the home page instead), or nothing at all. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (!isTripPath(url.pathname)) throw data(null, 404);

  const site = siteRequest(context);
  const { settings, language, timetable } = site;
  const trip = readTrip(url.pathname, language);
  const addresses = trip && tripAddresses(trip.from.id, trip.to.id);
  if (!trip || !addresses) throw replace(missingAddress('home', url.pathname, language));

  const shown = tripData(trip, settings, timetable, language);
  return {
    addresses,
    booking: bookingData(site, url.searchParams, { from: trip.from.id, to: trip.to.id }),
    trip: shown,
    structured: tripStructured(trip, shown, addresses[language], settings, timetable, language),
    meta: pageMeta({
      ...settings,
      language,
      addresses,
      picture: socialPictureAddress({ ...tripPicture(trip.from.id, trip.to.id), language }),
      title: shown.pageTitle,
      description: shown.description,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Trip({ loaderData: { booking, structured, trip } }: Route.ComponentProps) {
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
          <Booking {...booking} />
        </div>
      </section>
      <TripJourneySection trip={trip} />
      {trip.trains && (
        <DayTrains trains={trip.trains}>{trip.line && <StopLine line={trip.line} />}</DayTrains>
      )}
      <PlaceCards trip={trip} />
      <PlanStay trip={trip} />
    </>
  );
}
