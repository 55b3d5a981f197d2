import type { IsoDate } from '#app/domain/search/iso-date.ts';

/** A set of pages that are about the same data. */
export type EditedSet = 'pages' | 'cities' | 'hotels' | 'routes' | 'trips' | 'places';

/**
 * The day on which the content of each set of pages last changed, for the sitemap. It is set by
 * hand together with the change itself, since a build's time is unrelated to the content.
 */
export const EDITED: Readonly<Record<EditedSet, IsoDate>> = {
  pages: '2026-11-21',
  cities: '2026-11-22',
  hotels: '2026-11-21',
  routes: '2026-11-26',
  trips: '2026-11-26',
  places: '2026-11-26',
};
