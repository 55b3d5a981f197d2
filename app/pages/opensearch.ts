import type { SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { OPENSEARCH_TYPE, openSearchXml } from '#app/seo/opensearch.ts';
import { sharedFile } from '#app/seo/shared-file.ts';

/** Describes the site's search to browsers (OpenSearch 1.1). */
export async function openSearch({ settings, language }: SiteRequest): Promise<SiteResponse> {
  const description = textsFor(language, 'home')('meta.title');
  return sharedFile(openSearchXml(settings, description), OPENSEARCH_TYPE);
}
