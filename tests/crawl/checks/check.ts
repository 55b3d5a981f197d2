import type { Site, Visit } from '../crawl.ts';
import type { PageFacts } from '../read-page.ts';

/**
 * A rule that holds for the whole site: its name as a sentence, and every place where it does not
 * hold.
 */
export interface Check {
  readonly name: string;
  readonly problems: (site: Site) => string[];
}

export type VisitedPage = Visit & { readonly page: PageFacts };

/** Every page of the site, found or not found. */
export function pagesOf(site: Site): VisitedPage[] {
  return [...site.visits.values()].filter(
    (visit): visit is VisitedPage => visit.page !== undefined,
  );
}

/** The pages that search engines may index, under any of their addresses. */
export function indexablePages(site: Site): VisitedPage[] {
  return pagesOf(site).filter(({ status, page }) => status === 200 && !page.noindex);
}

/** The pages that may be found, each under its one address. */
export function mainPages(site: Site): VisitedPage[] {
  return indexablePages(site).filter(
    ({ address, page }) => page.canonicals[0] === `${site.origin}${address}`,
  );
}
