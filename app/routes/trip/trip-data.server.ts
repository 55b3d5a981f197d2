import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { nearestCityStation, surroundingsOf } from '#app/data/cities/surroundings.server.ts';
import { placeNameOf } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import { hotelSearchLink } from '#app/domain/search/hotel-link.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import type { Trip } from '#app/domain/trips/find-trip.ts';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import { elide } from '#app/i18n/elide.ts';
import { formatDistance } from '#app/i18n/format.ts';
import { translatorFor } from '#app/i18n/page-texts.server.ts';
import { tripAddresses } from '#app/seo/trip-addresses.server.ts';
import { journeyFacts } from './journey-facts.server.ts';
import { tripJourney } from './trip-journey-data.server.ts';

/** The attractions of a city that its card names (specification section 9). */
const ATTRACTIONS_LIMIT = 3;

/** Everything that a trip's page shows beside the form, in the words of a language. */
export function tripData(trip: Trip, settings: SiteSettings, language: Language) {
  const departure = placeData(trip.from, language);
  const arrival = placeData(trip.to, language);
  const names = {
    from: placeNameOf(trip.from.id, language) ?? trip.from.label,
    to: placeNameOf(trip.to.id, language) ?? trip.to.label,
  };
  const t = translatorFor(language).getFixedT(language, 'trip');
  const journey = tripJourney(trip, language);
  return {
    /** The same in every language. */
    subject: `${trip.from.id} ${trip.to.id}`,
    title: elide(t('title', names), language),
    names,
    journey,
    facts: journeyFacts(journey, language),
    picture: tripPicture(posterOf(departure), posterOf(arrival)),
    departure,
    arrival,
    hotelsPlace: arrival.isInside && arrival.city ? arrival.city.name : arrival.name,
    hotels: hotelLink(trip.to, settings.hotelSearchAddress),
    travelGuide: settings.travelGuideAddress,
    back: {
      name: elide(t('journey.back', { from: names.to, to: names.from }), language),
      address: tripAddresses(trip.to.id, trip.from.id)?.[language],
    },
  };
}

/** What a trip's page shows. */
export type TripData = ReturnType<typeof tripData>;

/** What a card tells of one end: the guide's city where it has one, otherwise where the station is. */
export type TripPlace = ReturnType<typeof placeData>;

function placeData(station: Station, language: Language) {
  const around = surroundingsOf(station.id);
  const t = translatorFor(language).getFixedT(language, 'booking');
  const hub = around?.isInside ? undefined : nearestCityStation(station.id, language);
  return {
    name: placeNameOf(station.id, language) ?? station.label,
    station: unbrokenInitials(station.label),
    country: t(`countries.${station.country}`),
    isInside: around?.isInside ?? false,
    // The guide's own station is named with its city below.
    hub:
      hub && hub.station.id !== around?.city.stationId
        ? { station: unbrokenInitials(hub.station.label), distance: formatDistance(hub.distanceKm, language) }
        : undefined,
    city: around && {
      name: around.city.name[language],
      slug: around.city.slug,
      description: around.city.description[language],
      summary: around.city.summary[language],
      attractions: around.city.attractions
        .slice(0, ATTRACTIONS_LIMIT)
        .map(({ name, line }) => ({ name: name[language], line: line[language] })),
      distance: formatDistance(around.distanceKm, language),
      guide: localAddress(cityPath(around.city.slug), language),
    },
  };
}

/** What the head of a trip's page shows: both cities' posters joined, or country where there is no poster. */
export type TripPicture = ReturnType<typeof tripPicture>;

function tripPicture(departure: string | undefined, arrival: string | undefined) {
  const country = drawingAddress('hero');
  if (!departure && !arrival) return { country };
  return { posters: [departure ?? country, arrival === departure ? country : (arrival ?? country)] as const };
}

function posterOf({ isInside, city }: TripPlace): string | undefined {
  return isInside && city ? drawingAddress(city.slug) : undefined;
}

function hotelLink(station: Station, searchAddress: string): string {
  const around = surroundingsOf(station.id);
  const country = translatorFor('en').getFixedT('en', 'booking')(`countries.${station.country}`);
  const city = around?.isInside ? around.city.name.en : placeNameOf(station.id, 'en');
  return hotelSearchLink(searchAddress, city ?? station.label, country);
}
