import type { StructuredNode, StructuredSite } from './node.ts';
import { geo, type StationPlace, trainStation } from './place.ts';

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
  const { coordinates } = facts.station;
  return {
    '@type': ['TouristDestination', 'City'],
    name: facts.name,
    description: facts.description,
    url: `${site.publicOrigin}${facts.address}`,
    geo: coordinates && geo(coordinates, 2),
    address: { '@type': 'PostalAddress', addressRegion: facts.region, addressCountry: 'IT' },
    containsPlace: trainStation(facts.station),
    includesAttraction: facts.attractions.map(({ name, line }) => ({
      '@type': 'TouristAttraction',
      name,
      description: line,
    })),
  };
}
