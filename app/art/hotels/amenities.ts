import type { Amenity } from '#app/data/hotels/hotels.ts';

/**
 * The amenities' small signs, as solid shapes on a 16-unit square; a shape inside another one is a
 * hole (the even-odd rule).
 */
export const AMENITY_SHAPES: Readonly<Record<Amenity, string>> = {
  wifi: 'M.4 6.4a10.7 10.7 0 0 1 15.2 0L13.5 8.6a7.8 7.8 0 0 0-11 0zM4 10a5.6 5.6 0 0 1 8 0l-4 4z',
  parking:
    'M2 1h12a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1zM5 3.4v9.4h2.2V9.6h1.6a3.1 3.1 0 0 0 0-6.2zM7.2 5.3h1.5a1.2 1.2 0 0 1 0 2.4H7.2z',
  restaurant:
    'M2 1h1.3v4.4h.8V1h1.3v4.4h.8V1h1.3v5A2.6 2.6 0 0 1 5.8 8.4V15H3.7V8.4A2.6 2.6 0 0 1 2 6zM13.6 1v14h-2.1V9.6H9.3C9.1 5.2 10.7 2.2 13.6 1z',
  bar: 'M1.3 2h13.4L9 8.7v4.4h3V15H4v-1.9h3V8.7z',
  gym: 'M0 6.4h1.4v3.2H0zM2 3.8h3v8.4H2zM5 7h6v2H5zM11 3.8h3v8.4h-3zM14.6 6.4H16v3.2h-1.4z',
  spa: 'M8 1.6c2.5 3 2.5 7.4 0 11.4-2.5-4-2.5-8.4 0-11.4zM.8 5.8c3.2.1 5.4 2.9 6.2 8.4C3.2 14 .8 10.8.8 5.8zM15.2 5.8c-3.2.1-5.4 2.9-6.2 8.4 3.8-.2 6.2-3.4 6.2-8.4z',
  pool: 'M0 11.4q2-1.8 4 0t4 0 4 0 4 0v2.8q-2 1.8-4 0t-4 0-4 0-4 0zM3.6 9.8V4.2a2.4 2.4 0 0 1 4.8 0H6.6a.6.6 0 0 0-1.2 0v1.5h4.8V4.2a2.4 2.4 0 0 1 4.8 0h-1.8a.6.6 0 0 0-1.2 0v5.6h-1.8V7.3H5.4v2.5z',
  breakfast:
    'M1 6h10.6v.8h.8a2.7 2.7 0 0 1 0 5.4h-1.3A4.2 4.2 0 0 1 7.4 15H5.2A4.2 4.2 0 0 1 1 10.8zM11.6 8.5v2h.8a1 1 0 0 0 0-2zM3.6 1H5v3.4H3.6zM7.2 1h1.4v3.4H7.2z',
  terrace: 'M.8 8.4a7.2 7.2 0 0 1 14.4 0zM7.1 8.4h1.8v4.7h2.6V15h-7v-1.9h2.6zM7.3.2h1.4v1.5H7.3z',
};
