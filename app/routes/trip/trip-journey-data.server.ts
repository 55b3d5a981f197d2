import { cityOfStation, findCity } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { straightLineKm } from '#app/data/cities/surroundings.server.ts';
import { JOURNEYS } from '#app/data/journeys/journeys.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { namedSource } from '#app/data/named-source.ts';
import type { FigureSource } from '#app/data/schema.ts';
import type { Language } from '#app/domain/language.ts';
import { findJourney, type Journey } from '#app/domain/routes/journey.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Trip } from '#app/domain/trips/find-trip.ts';
import { localAddress, routePath } from '#app/i18n/addresses.ts';
import { formatDistance, formatDuration } from '#app/i18n/format.ts';
import { journeyNote } from '#app/ui/route-card/journey-note.server.ts';
import { routeFigures } from '#app/ui/route-card/route-card-data.server.ts';

/** What is known of a trip's trains: a popular route, a recorded journey, or only how far the two ends are apart. */
export type TripJourney =
  | {
      readonly kind: 'popular';
      readonly duration: string;
      readonly frequency: string;
      readonly price: string;
      /** What the figures are worth. */
      readonly note: string;
      readonly address: string;
    }
  | {
      readonly kind: 'known';
      readonly duration: string;
      readonly changes: number;
      /** Where to change, when there is one change and its place is known. */
      readonly changeIn: string | undefined;
      readonly distance: string;
      readonly source: FigureSource | undefined;
    }
  | { readonly kind: 'unknown'; readonly distance: string };

/** The stations of a trip, as far as its journey needs them. */
interface TripEnds {
  readonly from: Pick<Trip['from'], 'id'>;
  readonly to: Pick<Trip['to'], 'id'>;
}

/** Looks a trip's journey up; only the main stations of guide cities have figures, and none is ever made up. */
export function tripJourney({ from, to }: TripEnds, language: Language): TripJourney {
  const departure = cityOfStation(from.id);
  const arrival = cityOfStation(to.id);
  const known = departure && arrival && journeyBetween(departure, arrival, language);
  if (known) return known;
  return { kind: 'unknown', distance: formatDistance(straightLineKm(from.id, to.id) ?? 0, language) };
}

function journeyBetween(departure: City, arrival: City, language: Language): TripJourney | undefined {
  const route = findPopularRoute(POPULAR_ROUTES, departure.slug, arrival.slug);
  if (route) {
    return {
      kind: 'popular',
      ...routeFigures(route, language),
      note: journeyNote(route, language),
      address: localAddress(routePath(departure.slug, arrival.slug), language),
    };
  }
  const journey = findJourney(JOURNEYS, departure.slug, arrival.slug);
  return (
    journey && {
      kind: 'known',
      duration: formatDuration(journey.fastestMinutes.value, language),
      changes: journey.changes,
      changeIn: changePlace(journey, language),
      distance: formatDistance(journey.distanceKm.value, language),
      source: namedSource(journey.fastestMinutes.source, language),
    }
  );
}

/** A joined journey's one stop is where its two trains meet. */
function changePlace({ changes, stops }: Journey, language: Language): string | undefined {
  const [stop] = stops;
  if (changes !== 1 || stops.length !== 1 || stop === undefined) return undefined;
  return findCity(stop)?.name[language] ?? stop;
}
