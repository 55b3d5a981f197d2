/** The longest page title that search engines show whole, in characters. */
export const LONGEST_PAGE_TITLE = 65;

/** A title followed by the site's name, unless it has the name or would be cut off with it. */
export function withSiteName(title: string, siteName: string): string {
  const full = `${title} | ${siteName}`;
  return title.includes(siteName) || full.length > LONGEST_PAGE_TITLE ? title : full;
}

/** The longest description that search engines show whole, in characters. */
export const LONGEST_DESCRIPTION = 160;

/** The first of some wordings that is shown whole; the last one where none is. */
export function fittingDescription(wordings: readonly string[]): string {
  return wordings.find((text) => text.length <= LONGEST_DESCRIPTION) ?? wordings.at(-1) ?? '';
}
