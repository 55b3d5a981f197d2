import type { Amenity } from '#app/data/hotels/hotels.ts';

/** The amenities' small drawings, as strokes on a 16-unit square. */
export const AMENITY_SHAPES: Readonly<Record<Amenity, string>> = {
  wifi: 'M1.5 6.5a9 9 0 0 1 13 0M4 9.3a5.5 5.5 0 0 1 8 0M8 12.6v.4',
  parking: 'M5 14V2.5h3.6a3.1 3.1 0 0 1 0 6.2H5',
  restaurant: 'M4 2v12M2 2v3.5a2 2 0 0 0 4 0V2M12 14V2c-2 1-2.6 3.5-2.2 6.5H12',
  bar: 'M2.5 2.5h11L8 8.5zM8 8.5V14M5 14h6',
  gym: 'M5 8h6M3.5 4.5v7M12.5 4.5v7M1.5 6.5v3M14.5 6.5v3',
  spa: 'M8 13.5c-4 0-6-2.6-6-6 3 0 5 1.6 6 4 1-2.4 3-4 6-4 0 3.4-2 6-6 6zM8 8.5C6.6 6.6 6.6 4.3 8 2.5c1.4 1.8 1.4 4.1 0 6',
  pool: 'M1.5 13q1.6-1.5 3.2 0t3.2 0 3.2 0 3.2 0M5 11V4a1.7 1.7 0 0 1 3.4 0M10.5 11V4a1.7 1.7 0 0 1 3.4 0M5 7.5h5.5',
  breakfast:
    'M2 6.5h9v3.5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zM11 7.5h1.2a1.8 1.8 0 0 1 0 3.6H11M5 1.5v2.5M8 1.5v2.5',
  terrace: 'M1.5 8a6.5 6.5 0 0 1 13 0zM8 8v6M5 14h6M8 1.5V1',
};
