import type { Coordinates } from '#app/domain/stations/distance.ts';
import type { StructuredNode, StructuredSite } from './node.ts';

/** A railway station as schema.org describes it. */
interface StationPlace {
  /** As on its signs, or in the page's language. */
  readonly name: string;
  readonly coordinates?: Coordinates | undefined;
}

/** A guide city in the page's language. */
interface CityFacts {
  readonly name: string;
  readonly description: string;
  readonly region: string;
  /** The city guide's address, from the root of the site. */
  readonly address: string;
  readonly station: StationPlace;
  readonly attractions: readonly { readonly name: string; readonly line: string }[];
}

/**
 * A city to travel to, with its sights and its station (TouristDestination, City). Its main station lies inside it, so a
 * point a kilometre wide there is where the city is.
 */
export function city(site: StructuredSite, facts: CityFacts): StructuredNode {
  return {
    '@type': ['TouristDestination', 'City'],
    name: facts.name,
    description: facts.description,
    url: `${site.publicOrigin}${facts.address}`,
    geo: geo(facts.station.coordinates, 2),
    address: { '@type': 'PostalAddress', addressRegion: facts.region, addressCountry: 'IT' },
    containsPlace: trainStation(facts.station),
    includesAttraction: facts.attractions.map(({ name, line }) => ({
      '@type': 'TouristAttraction',
      name,
      description: line,
    })),
  };
}

/** A direct train between two cities, in the page's language. */
export interface RouteFacts {
  readonly name: string;
  readonly description: string;
  /** The page's address, from the root of the site. */
  readonly address: string;
  readonly departure: StationPlace;
  readonly arrival: StationPlace;
  /** Names of the stations where the train calls on its way, in its direction. */
  readonly stops: readonly string[];
  /** The companies that run the trains. */
  readonly operators: readonly { readonly name: string; readonly website: string }[];
}

/** The trains of a route (TrainTrip). */
export function route(site: StructuredSite, facts: RouteFacts): StructuredNode {
  const { departure, stops, arrival } = facts;
  const calls = [departure.name, ...stops, arrival.name].map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'TrainStation', name },
  }));
  const provider = facts.operators.map(({ name, website }) => ({
    '@type': 'Organization',
    name,
    url: website,
  }));
  return {
    '@type': 'TrainTrip',
    name: facts.name,
    description: facts.description,
    url: `${site.publicOrigin}${facts.address}`,
    departureStation: trainStation(departure),
    arrivalStation: trainStation(arrival),
    ...(stops.length > 0 && { itinerary: { '@type': 'ItemList', itemListElement: calls } }),
    provider,
  };
}

/** A station, with its place on the map where that is known (TrainStation), to some 10 m. */
function trainStation({ name, coordinates }: StationPlace): StructuredNode {
  return { '@type': 'TrainStation', name, geo: geo(coordinates, 4) };
}

/** A point as schema.org writes it (GeoCoordinates), with some decimal places. */
function geo(point: Coordinates | undefined, places: number): StructuredNode | undefined {
  const round = (degrees: number) => Number(degrees.toFixed(places));
  return (
    point && {
      '@type': 'GeoCoordinates',
      latitude: round(point.latitude),
      longitude: round(point.longitude),
    }
  );
}
