/**
 * Writes the address of the booking site's search for hotels in a city: the text searched for, city name plus Italy, goes
 * into the field `ss` (specification section 7); fields that the site's own address already has stay.
 *
 * @param hotelSearchAddress the booking site's search page
 * @param cityName the city as the visitor calls it
 */
export function hotelSearchLink(hotelSearchAddress: string, cityName: string): string {
  const url = new URL(hotelSearchAddress);
  url.searchParams.set('ss', `${cityName} Italy`);
  return url.href;
}
