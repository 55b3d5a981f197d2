import { isFilePath } from '#app/domain/canonical-path.ts';
import { CITY_FILTER_FIELDS } from '#app/domain/cities/city-filter.ts';
import { MAP_FIELDS } from '#app/domain/map-fields.ts';
import { MISSING_FIELD } from '#app/domain/missing-path.ts';
import { FREE_SEARCH_FIELD } from '#app/domain/search/free-search.ts';
import { SEARCH_FIELDS } from '#app/domain/search/journey-search.ts';
import { TRAIN_FIELDS } from '#app/domain/search/train-choices.ts';
import { PLAN_FIELDS } from '#app/domain/search/trip-plan.ts';
import type { Site, SiteAssets } from '#app/domain/site.ts';
import {
  CALENDAR_PATH,
  MAP_DATA_PATH,
  MINUTE_FIELD,
  PATHS,
  PLAN_CALENDAR_PATH,
  STAGE_FIELD,
} from '#app/i18n/addresses.ts';
import { SPECULATION_RULES } from '#app/ui/page/speculation-rules.ts';
import { siteRoutes } from './pages.ts';
import { renderMessage } from './render-page.tsx';
import { jsonText } from './seo/json-ld.tsx';
import shellScript from './shell/shell-script.ts?inline-script';

export { loadLateParts } from './map/late-parts.server.ts';

/** The path of the page that says that there is no such page. */
export const notFoundPath = PATHS.notFound;

const PAGE_FIELDS: readonly string[] = [
  ...SEARCH_FIELDS,
  ...TRAIN_FIELDS,
  'destination',
  FREE_SEARCH_FIELD,
  MISSING_FIELD,
  ...MAP_FIELDS,
  ...CITY_FILTER_FIELDS,
];
/** The answers below the form, with the places beyond their stations and the kept choices. */
const ANSWERS = '/answers/';
const ANSWER_FIELDS: readonly string[] = ['from', 'to', 'change', 'kinds'];
const LINK_PATHS: readonly string[] = [PATHS.newsletterConfirm, PATHS.newsletterUnsubscribe];

/**
 * The query fields that shape the page or the file at a path, beside the language; all others are
 * ignored. A file has none, so that it is made once, except for the map's data and calendar files,
 * which belong to a page. A token counts on the paths of links in mails alone, since it may wait
 * for the database.
 *
 * @param path a canonical path
 */
export function fieldsOf(path: string): readonly string[] {
  if (path === MAP_DATA_PATH) return [...MAP_FIELDS, MINUTE_FIELD, STAGE_FIELD];
  if (path === PATHS.plan || path === PLAN_CALENDAR_PATH) return PLAN_FIELDS;
  if (path === CALENDAR_PATH) return [...SEARCH_FIELDS, ...TRAIN_FIELDS];
  if (path.startsWith(ANSWERS)) return ANSWER_FIELDS;
  if (isFilePath(path)) return [];
  return LINK_PATHS.includes(path) ? [...PAGE_FIELDS, 'token'] : PAGE_FIELDS;
}

/** The inline scripts of every page, which its content security policy names by their hashes. */
export const inlineScripts: readonly string[] = [shellScript, jsonText(SPECULATION_RULES)];

/** Makes the site's pages and files, which name the built files. */
export function createSite(assets: SiteAssets): Site {
  return {
    routes: siteRoutes(assets),
    renderMessage: (message, status, request) => renderMessage(message, status, request, assets),
  };
}
