import type { SiteSettings } from '#app/domain/site-settings.ts';

/** One thing of the schema.org vocabulary: its type or types and its properties; undefined ones are not written. */
export interface StructuredNode {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** What every structured text needs of the site. */
export type StructuredSite = Pick<SiteSettings, 'siteName' | 'publicOrigin'>;
