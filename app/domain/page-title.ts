/** The longest page title that search engines show whole, in characters. */
export const LONGEST_PAGE_TITLE = 65;

/** A title followed by the site's name, unless it has the name or would be cut off with it. */
export function withSiteName(title: string, siteName: string): string {
  const full = `${title} | ${siteName}`;
  return title.includes(siteName) || full.length > LONGEST_PAGE_TITLE ? title : full;
}

/** The longest description that search engines show whole, in characters. */
const LONGEST_DESCRIPTION = 160;

/** The first of some titles that search engines show whole; the last one where they show none. */
export function fittingTitle(titles: readonly string[]): string {
  return firstWithin(LONGEST_PAGE_TITLE, titles);
}

/** The same of some wordings of a description. */
export function fittingDescription(wordings: readonly string[]): string {
  return firstWithin(LONGEST_DESCRIPTION, wordings);
}

function firstWithin(most: number, texts: readonly string[]): string {
  return texts.find((text) => text.length <= most) ?? texts.at(-1) ?? '';
}
