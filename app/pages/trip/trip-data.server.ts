import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { nearestCityStation, surroundingsOf } from '#app/data/cities/surroundings.server.ts';
import { airportOfStation, onwardPlace, onwardPlaceOfStop } from '#app/data/onward/find-place.ts';
import type { OnwardPlace } from '#app/data/onward/schema.ts';
import { hasOtherLines } from '#app/data/other-lines/other-lines.server.ts';
import { endNameOf } from '#app/data/stations/trip-paths.server.ts';
import { hotelSearchLink } from '#app/domain/hotels/hotel-search-link.ts';
import type { Language } from '#app/domain/language.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import type { Trip } from '#app/domain/trips/trip-path.ts';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import { formatDistance } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { directLinks } from '#app/journeys/direct-links.ts';
import type { FasterTrain } from '#app/journeys/reach-data.ts';
import type { Side } from '#app/journeys/station-hints.ts';
import { isInOneCity, type TripJourney, tripJourney } from '#app/journeys/trip-journey.ts';

/** The attractions of a city that its card names (docs/product.md, section 9). */
const ATTRACTIONS_LIMIT = 3;

/** A sight of a guide's city; without a picture where it is not drawn. */
export interface PlaceSight {
  readonly name: string;
  readonly line: string;
  readonly picture: string | undefined;
}

/** The guide's city at or near one end of a trip. */
export interface PlaceCity {
  readonly name: string;
  readonly description: string;
  readonly summary: string;
  readonly attractions: readonly PlaceSight[];
  readonly distance: string;
  readonly guide: string;
  readonly poster: string | undefined;
}

/** One end of a trip, as its card shows it. */
export interface PlaceData {
  readonly name: string;
  /** Where to look for hotels: in its city, not at one of the city's stations. */
  readonly hotelsPlace: string;
  /** The same with its preposition: «in Rome», «on Lake Garda». */
  readonly inPlace: string;
  /** The place itself with the preposition of an arrival: «in Rome», «at Lake Garda». */
  readonly atPlace: string;
  readonly poster: string | undefined;
  readonly station: string;
  readonly country: string;
  /** Station and country would repeat the place's name. */
  readonly isPlain: boolean;
  /** Which of the city's stations the trains use; undefined for a place with one only. */
  readonly stationHint: { readonly text: string; readonly source: string } | undefined;
  /** The station is one of the guide's city. */
  readonly isInside: boolean;
  /** The nearest large station, for a small one. */
  readonly hub: { readonly station: string; readonly distance: string } | undefined;
  /** Which stations direct trains link it with; empty for a station of a guide's city. */
  readonly links: string;
  readonly city: PlaceCity | undefined;
}

/** The data of a trip's page, without the form. */
export interface TripData extends Omit<TripJourney, 'stationHints'> {
  /** Both cities' posters, that of one city once. */
  readonly posters: readonly [departure: string | undefined, arrival: string | undefined];
  readonly departure: PlaceData;
  readonly arrival: PlaceData;
  readonly hotels: string;
  readonly guide: string;
}

/**
 * The data of a trip's page in a language.
 *
 * @param faster a much faster train that the timetable does not hold
 */
export function tripData(
  trip: Trip,
  request: Pick<SiteRequest, 'settings' | 'planner' | 'language' | 'today'>,
  faster?: FasterTrain,
): TripData {
  const { settings, language } = request;
  const { stationHints, ...journey } = tripJourney(trip, request, faster);
  const isOneCity = isInOneCity(trip);
  function endOf(station: Station, slug: string | undefined, side: Side): PlaceData {
    const place = placeData(station, slug, language);
    if (!place.isInside)
      return { ...place, links: directLinks(request, station.id, place.name, side) };
    if (!place.city || isOneCity) return place;
    const { trains, directions, source } = stationHints[side];
    const text = [trains, directions].filter(Boolean).join(' ');
    return { ...place, stationHint: text ? { text, source } : undefined };
  }

  const departure = endOf(trip.from, trip.fromPlace, 'from');
  const arrival = endOf(trip.to, trip.toPlace, 'to');
  // The hotel search knows places by their English names.
  const english = placeData(trip.to, trip.toPlace, 'en');
  return {
    ...journey,
    posters: [departure.poster, isOneCity ? undefined : arrival.poster],
    ...withEachGuideOnce(departure, arrival),
    hotels: hotelSearchLink(settings.hotelSearchAddress, english.hotelsPlace, english.country),
    guide: settings.travelGuideAddress,
  };
}

/** The guide to a city is shown once, at the end that lies in it. */
function withEachGuideOnce(departure: PlaceData, arrival: PlaceData) {
  if (departure.city?.guide !== arrival.city?.guide) return { departure, arrival };
  const without = (place: PlaceData): PlaceData => ({ ...place, city: undefined });
  return arrival.isInside
    ? { departure: without(departure), arrival }
    : { departure, arrival: without(arrival) };
}

function placeData(station: Station, place: string | undefined, language: Language): PlaceData {
  const name = endNameOf({ stationId: station.id, place }, language) ?? station.label;
  if (place !== undefined) return placeWithoutRailway(place, station, language);
  const { city, distanceKm = 0, isInside = false } = surroundingsOf(station.id) ?? {};
  // Trains of other companies leave from a station of the place itself.
  const hasOwn = isInside || hasOtherLines(station.id);
  const hub = hasOwn ? undefined : nearestCityStation(station.id, language);
  const onward = onwardPlaceOfStop(station.id) ?? airportOfStation(station.id);
  const hotelsPlace = isInside && city ? city.name[language] : name;
  return {
    name,
    hotelsPlace,
    inPlace: withPreposition(
      'inPlace',
      hotelsPlace,
      hotelsPlace === name ? onward : undefined,
      language,
    ),
    atPlace: withPreposition('atPlace', name, onward, language),
    poster: isInside && city ? drawingAddress(city.slug) : undefined,
    station: unbrokenInitials(station.label),
    country: textsFor(language, 'booking')(`countries.${station.country}`),
    isPlain: !isInside && name === station.label && station.country === 'IT',
    stationHint: undefined,
    links: '',
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
      attractions: city.attractions.slice(0, ATTRACTIONS_LIMIT).map(({ picture, name, line }) => ({
        name: name[language],
        line: line[language],
        picture: picture && drawingAddress(`sight-${city.slug}-${picture}`),
      })),
      distance: formatDistance(distanceKm, language),
      guide: localAddress(cityPath(city.slug), language),
      poster: drawingAddress(city.slug),
    },
  };
}

/** A place that its railway station does not lie in: neither is the guide of the station's city. */
function placeWithoutRailway(slug: string, station: Station, language: Language): PlaceData {
  const place = onwardPlace(slug);
  const name = place?.name[language] ?? station.label;
  return {
    name,
    hotelsPlace: name,
    inPlace: withPreposition('inPlace', name, place, language),
    atPlace: withPreposition('atPlace', name, place, language),
    poster: undefined,
    station: unbrokenInitials(station.label),
    country: textsFor(language, 'booking')(`countries.${station.country}`),
    isPlain: false,
    stationHint: undefined,
    links: '',
    isInside: true,
    hub: undefined,
    city: undefined,
  };
}

/**
 * A name with its preposition: that of the place without a railway that it names, or the usual one.
 *
 * @param place without a railway; undefined for any other, and another than the name for its stops
 */
function withPreposition(
  field: 'inPlace' | 'atPlace',
  name: string,
  place: OnwardPlace | undefined,
  language: Language,
): string {
  const own = place?.name[language] === name ? (place[field] ?? place.inPlace) : undefined;
  const usualKey = place?.kind === 'airport' ? 'place.atAirport' : 'place.inPlace';
  return own?.[language] ?? textsFor(language, 'trip')(usualKey, { place: name });
}
