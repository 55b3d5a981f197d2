import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { nearestCityStation, surroundingsOf } from '#app/data/cities/surroundings.server.ts';
import { placeNameOf } from '#app/data/stations/trip-paths.server.ts';
import { hotelSearchLink } from '#app/domain/hotels/hotel-search-link.ts';
import type { Language } from '#app/domain/language.ts';
import type { SiteRequest } from '#app/domain/site-request.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import { WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import type { Trip } from '#app/domain/trips/trip-path.ts';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import { formatDistance } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { dayTrains } from '#app/journeys/day-trains.ts';
import { nearbyJourneys } from '#app/journeys/nearby-journeys.ts';
import type { FasterTrain } from '#app/journeys/reach-data.ts';
import { stopLine } from '#app/journeys/stop-line.ts';
import { clockTime } from '#app/journeys/train-words.ts';
import { tripAddresses } from '#app/journeys/trip-addresses.ts';
import { tripFacts } from '#app/journeys/trip-facts.ts';

/** The attractions of a city that its card names (docs/product.md, section 9). */
const ATTRACTIONS_LIMIT = 3;

/**
 * Everything that a trip's page shows beside the form, in the words of a language.
 *
 * @param other a train outside of the timetable with which the journey is much faster
 */
export function tripData(
  { from, to }: Trip,
  { settings, planner, language }: Pick<SiteRequest, 'settings' | 'planner' | 'language'>,
  other?: FasterTrain,
) {
  const t = textsFor(language, 'trip');
  const ids = [from.id, to.id] as const;
  const departure = placeData(from, language);
  const arrival = placeData(to, language);
  // As the hotel search knows it.
  const english = placeData(to, 'en');
  const isOneCity =
    departure.isInside && arrival.isInside && departure.city?.name === arrival.city?.name;
  const names = isOneCity
    ? { from: departure.station, to: arrival.station }
    : { from: departure.name, to: arrival.name };
  const { figures, ...facts } = tripFacts(planner, ...ids, language, other);
  const { duration, distance } = facts;
  // A much faster train that the timetable does not hold makes its figures none for a title.
  const isKnown = figures && !other;
  return {
    title: t('title', names),
    names,
    /** For people who have not opened the page, as the description. */
    pageTitle: isKnown ? t('meta.title', { ...names, duration }) : t('meta.titleUnknown', names),
    description: isKnown
      ? t(
          figures.countedWeekday === WEDNESDAY && figures.weekday.all > 0
            ? 'meta.known'
            : 'meta.rare',
          {
            ...names,
            duration,
            count: figures.weekday.all,
            first: clockTime(figures.first.departure),
            last: clockTime(figures.last.departure),
          },
        )
      : t('meta.unknown', { ...names, distance }),
    facts,
    isDirect: figures?.fastest.changes === 0,
    trains: figures && dayTrains(planner, ...ids, language),
    line: figures && stopLine(planner.timetable, figures.fastest, to.id, language),
    nearby: figures || facts.others.length > 0 ? [] : nearbyJourneys(planner, ...ids, language),
    /**
     * Both cities' posters joined, that of one city once, and the country in place of a poster that
     * is not there.
     */
    picture: {
      posters: [departure.poster, isOneCity ? undefined : arrival.poster] as const,
      country: drawingAddress('hero'),
    },
    // The guide to a city stands once.
    departure: isOneCity ? { ...departure, city: undefined } : departure,
    arrival,
    hotels: hotelSearchLink(settings.hotelSearchAddress, english.hotelsPlace, english.country),
    guide: settings.travelGuideAddress,
    back: {
      name: t('journey.back', { from: names.to, to: names.from }),
      address: tripAddresses(to.id, from.id)?.[language],
    },
  };
}

/** What a trip's page shows. */
export type TripData = ReturnType<typeof tripData>;

/**
 * What a card tells of one end: the guide's city where it has one, otherwise where the station is.
 */
function placeData(station: Station, language: Language) {
  const { city, distanceKm = 0, isInside = false } = surroundingsOf(station.id) ?? {};
  const name = placeNameOf(station.id, language) ?? station.label;
  const hub = isInside ? undefined : nearestCityStation(station.id, language);
  return {
    name,
    /** Where to look for hotels: in its city, not at one of the city's stations. */
    hotelsPlace: isInside && city ? city.name[language] : name,
    poster: isInside && city ? drawingAddress(city.slug) : undefined,
    station: unbrokenInitials(station.label),
    country: textsFor(language, 'booking')(`countries.${station.country}`),
    isInside,
    // The guide's own station is named with its city below.
    hub:
      hub && hub.station.id !== city?.stationId
        ? {
            station: unbrokenInitials(hub.station.label),
            distance: formatDistance(hub.distanceKm, language),
          }
        : undefined,
    city: city && {
      name: city.name[language],
      description: city.description[language],
      summary: city.summary[language],
      attractions: city.attractions
        .slice(0, ATTRACTIONS_LIMIT)
        .map(({ name, line }) => ({ name: name[language], line: line[language] })),
      distance: formatDistance(distanceKm, language),
      guide: localAddress(cityPath(city.slug), language),
      poster: drawingAddress(city.slug),
    },
  };
}
