/** What a page says of itself to the shell, as its `handle`. */
export interface PageHandle {
  /** The page has a form or a map; every other page is sent without any code to fetch. */
  readonly scripted: boolean;
}
