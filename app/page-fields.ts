import { CITY_FILTER_FIELDS } from '#app/domain/cities/city-filter.ts';
import { MISSING_FIELD } from '#app/domain/missing-path.ts';
import { FREE_SEARCH_FIELD } from '#app/domain/search/free-search.ts';
import { SEARCH_FIELDS } from '#app/domain/search/journey-search.ts';
import { MAP_FIELDS } from './map/model/map-view.ts';

/** Every query field that shapes a page, beside the language; the server takes all others away. */
export const PAGE_FIELDS: readonly string[] = [
  ...SEARCH_FIELDS,
  'destination',
  FREE_SEARCH_FIELD,
  'token',
  MISSING_FIELD,
  ...MAP_FIELDS,
  ...CITY_FILTER_FIELDS,
];
