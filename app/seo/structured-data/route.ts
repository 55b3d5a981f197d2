import type { StructuredNode, StructuredSite } from './node.ts';
import { type StationPlace, trainStation } from './place.ts';

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
  return {
    '@type': 'TrainTrip',
    name: facts.name,
    description: facts.description,
    url: `${site.publicOrigin}${facts.address}`,
    departureStation: trainStation(facts.departure),
    arrivalStation: trainStation(facts.arrival),
    itinerary:
      facts.stops.length > 0
        ? {
            '@type': 'ItemList',
            itemListElement: [facts.departure.name, ...facts.stops, facts.arrival.name].map(
              (name, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                item: { '@type': 'TrainStation', name },
              }),
            ),
          }
        : undefined,
    provider: facts.operators.map(({ name, website }) => ({
      '@type': 'Organization',
      name,
      url: website,
    })),
  };
}
