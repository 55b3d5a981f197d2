/** A value of structured data. */
export type StructuredValue =
  | string
  | number
  | boolean
  | undefined
  | readonly StructuredValue[]
  | { readonly [property: string]: StructuredValue };

/** One thing of the schema.org vocabulary: its type or types and its properties; undefined ones are not written. */
export interface StructuredNode {
  readonly '@type': string | readonly string[];
  readonly [property: string]: StructuredValue;
}

/** What every structured text needs of the site: both are settings. */
export interface StructuredSite {
  readonly siteName: string;
  /** Scheme, host and port of the public site, without a trailing slash. */
  readonly publicOrigin: string;
}
