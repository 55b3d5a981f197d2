import type { City } from '#app/data/cities/schema.ts';
import { stationCoordinates } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import type { StructuredNode, StructuredSite } from '#app/seo/structured-data/node.ts';
import { city as cityNode } from '#app/seo/structured-data/travel.ts';
import type { CityGuide } from './city-guide.server.ts';

/** What machines are told of a city's guide: the city with its station and sights. */
export function cityStructured(
  city: City,
  guide: CityGuide,
  site: StructuredSite,
  language: Language,
): StructuredNode {
  const { name, description, region, attractions } = guide;
  const address = localAddress(cityPath(city.slug), language);
  const station = { name: city.stationName, coordinates: stationCoordinates(city.stationId) };
  return cityNode(site, { name, description, region, address, station, attractions });
}
