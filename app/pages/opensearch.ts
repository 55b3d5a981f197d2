import { textsFor } from '#app/i18n/page-texts.server.ts';
import { OPENSEARCH_TYPE, openSearchXml } from '#app/seo/opensearch.ts';
import { sharedFile } from '#app/seo/shared-file.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/opensearch';

export function loader({ context }: Route.LoaderArgs) {
  const { settings, language } = siteRequest(context);
  const description = textsFor(language, 'home')('meta.title');
  return sharedFile(openSearchXml(settings, description), OPENSEARCH_TYPE);
}
