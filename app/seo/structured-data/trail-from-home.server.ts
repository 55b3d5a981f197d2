import type { Language } from '#app/domain/language.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { breadcrumbs, type NamedAddress } from './lists.ts';
import type { StructuredNode, StructuredSite } from './node.ts';

/**
 * The way to a page in its language, the home page first (BreadcrumbList).
 *
 * @param pages the pages behind the home page, the one described last
 */
export function trailFromHome(
  site: StructuredSite,
  language: Language,
  ...pages: readonly NamedAddress[]
): StructuredNode {
  const t = textsFor(language, 'journey');
  return breadcrumbs(site, [{ name: t('home'), address: localAddress(PATHS.home, language) }, ...pages]);
}
