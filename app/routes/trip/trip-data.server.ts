import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { nearestCityStation, surroundingsOf } from '#app/data/cities/surroundings.server.ts';
import { placeNameOf } from '#app/data/stations/trip-paths.server.ts';
import { hotelSearchLink } from '#app/domain/hotels/hotel.ts';
import type { Language } from '#app/domain/language.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import type { Trip } from '#app/domain/trips/trip-path.ts';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import { formatDistance } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { tripAddresses } from '#app/seo/trip-addresses.server.ts';
import { dayTrains } from '#app/ui/trains/day-trains.server.ts';
import { stopLine } from '#app/ui/trains/stop-line.server.ts';
import { clockTime } from '#app/ui/trains/train-words.server.ts';
import { type TripFacts, tripFacts } from '#app/ui/trains/trip-facts.server.ts';
import { nearbyJourneys } from './nearby-journeys.server.ts';

/** The attractions of a city that its card names (specification section 9). */
const ATTRACTIONS_LIMIT = 3;

/** The short names of both ends. */
type TripNames = Readonly<Record<'from' | 'to', string>>;

/** Everything that a trip's page shows beside the form, in the words of a language. */
export function tripData(trip: Trip, settings: SiteSettings, timetable: Timetable, language: Language) {
  const ids = [trip.from.id, trip.to.id] as const;
  const departure = placeData(trip.from, language);
  const arrival = placeData(trip.to, language);
  const names = {
    from: placeNameOf(trip.from.id, language) ?? trip.from.label,
    to: placeNameOf(trip.to.id, language) ?? trip.to.label,
  };
  const t = textsFor(language, 'trip');
  const { figures, ...facts } = tripFacts(timetable, ...ids, language);
  return {
    title: t('title', names),
    names,
    ...pageWords({ figures, ...facts }, names, language),
    facts,
    isDirect: figures?.fastest.changes === 0,
    trains: figures && dayTrains(timetable, ...ids, language),
    line: figures && stopLine(timetable, figures.fastest, trip.to.id, language),
    nearby: figures ? [] : nearbyJourneys(timetable, ...ids, language),
    picture: tripPicture(posterOf(departure), posterOf(arrival)),
    departure,
    arrival,
    hotelsPlace: arrival.isInside && arrival.city ? arrival.city.name : arrival.name,
    hotels: hotelLink(trip.to, settings.hotelSearchAddress),
    travelGuide: settings.travelGuideAddress,
    back: {
      name: t('journey.back', { from: names.to, to: names.from }),
      address: tripAddresses(trip.to.id, trip.from.id)?.[language],
    },
  };
}

/** The page's title and description for people who have not opened it. */
function pageWords({ figures, duration, distance }: TripFacts, names: TripNames, language: Language) {
  const t = textsFor(language, 'trip');
  if (!figures) {
    return {
      pageTitle: t('meta.titleUnknown', names),
      description: t('meta.unknown', { ...names, distance }),
    };
  }
  const { weekday, first, last } = figures;
  return {
    pageTitle: t('meta.title', { ...names, duration }),
    description: t(weekday.all > 0 ? 'meta.known' : 'meta.rare', {
      ...names,
      count: weekday.all,
      duration,
      first: clockTime(first.departure),
      last: clockTime(last.departure),
    }),
  };
}

/** What a trip's page shows. */
export type TripData = ReturnType<typeof tripData>;

/** What a card tells of one end: the guide's city where it has one, otherwise where the station is. */
export type TripPlace = ReturnType<typeof placeData>;

function placeData(station: Station, language: Language) {
  const around = surroundingsOf(station.id);
  const t = textsFor(language, 'booking');
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
      poster: drawingAddress(around.city.slug),
    },
  };
}

/** What the head of a trip's page shows: both cities' posters joined, or country where there is no poster. */
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
  const country = textsFor('en', 'booking')(`countries.${station.country}`);
  const city = around?.isInside ? around.city.name.en : placeNameOf(station.id, 'en');
  return hotelSearchLink(searchAddress, city ?? station.label, country);
}
