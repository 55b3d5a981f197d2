import type { Language } from '#app/domain/language.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { breadcrumbs, type NamedAddress } from './lists.ts';
import type { StructuredNode, StructuredSite } from './node.ts';

/** The way from the home page to a page in its language (BreadcrumbList), the page itself last. */
export function trailFromHome(
  site: StructuredSite,
  language: Language,
  ...pages: readonly NamedAddress[]
): StructuredNode {
  const t = textsFor(language, 'journey');
  return breadcrumbs(site, [{ name: t('home'), address: localAddress(PATHS.home, language) }, ...pages]);
}
