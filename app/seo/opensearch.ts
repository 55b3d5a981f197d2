import { FREE_SEARCH_FIELD } from '#app/domain/search/free-search.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { PATHS } from '#app/i18n/addresses.ts';
import { escapeXml } from './sitemap-xml.ts';

/** The path of the description by which a browser learns to search the site. */
export const OPENSEARCH_PATH = '/opensearch.xml';
/** The description's media type (OpenSearch 1.1). */
export const OPENSEARCH_TYPE = 'application/opensearchdescription+xml';

/** The longest short name that OpenSearch 1.1 allows, in characters. */
const SHORT_NAME_LENGTH = 16;

/**
 * Describes the site's search for browsers (OpenSearch 1.1). A query is a journey in words, such as
 * «rome to milan». The results are in the visitor's language, like the description.
 */
export function openSearchXml(
  { siteName, publicOrigin }: Pick<SiteSettings, 'siteName' | 'publicOrigin'>,
  description: string,
): string {
  const icon = escapeXml(`${publicOrigin}/favicon.svg`);
  const search = escapeXml(`${publicOrigin}${PATHS.search}?${FREE_SEARCH_FIELD}=`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(siteName.slice(0, SHORT_NAME_LENGTH))}</ShortName>
<Description>${escapeXml(description)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${icon}</Image>
<Url type="text/html" template="${search}{searchTerms}"/>
</OpenSearchDescription>
`;
}
