/**
 * Writes the address of a hotel search for a place (docs/product.md, section 7): the city's name
 * plus the country's, as the field `ss`; fields that the address already has stay in front.
 *
 * @example hotelSearchLink('https://hotels.example/search', 'Milan', 'Italy')
 * // …/search?ss=Milan+Italy
 */
export function hotelSearchLink(searchAddress: string, city: string, country: string): string {
  const url = new URL(searchAddress);
  url.searchParams.set('ss', `${city} ${country}`);
  return url.href;
}
