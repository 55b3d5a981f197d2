import { cityOfStation } from '#app/data/cities/cities.ts';
import type { HotelKind } from '#app/data/hotels/hotels.ts';

// The files that scripts/art/render.ts writes before each build; Vite gives each a name by its
// content.
const FILES = import.meta.glob<string>('./generated/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a finished drawing, or undefined when no drawing has that name. */
export function drawingAddress(name: string): string | undefined {
  return FILES[`./generated/${name}.svg`];
}

/** The address of the picture of a kind of hotel. */
export function hotelPicture(kind: HotelKind): string | undefined {
  return drawingAddress(`hotel-${kind}`);
}

/** The poster of the guide's city that a station lies in; undefined where there is none. */
export function posterAtStation(stationId: string): string | undefined {
  const city = cityOfStation(stationId);
  return city && drawingAddress(city.slug);
}
