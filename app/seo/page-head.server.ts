import type { Translated } from '#app/domain/language.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { PageFacts } from './page-meta.tsx';
import { type SocialPictureName, socialPictureAddress } from './social-picture.ts';
import { breadcrumbs, type NamedAddress } from './structured-data.server.ts';

interface HeadFacts extends Pick<PageFacts, 'title' | 'description'> {
  readonly picture: SocialPictureName;
  /** The page's name in the breadcrumb; undefined for the home page. */
  readonly name?: string;
  /** The pages above it in the breadcrumb. */
  readonly above?: readonly NamedAddress[];
  /** Further structured data. */
  readonly structured?: readonly object[];
}

/**
 * A page's data for the document's head: addresses, meta tags and structured data.
 */
export function pageHead(
  { settings, language }: Pick<SiteRequest, 'settings' | 'language'>,
  addresses: Translated,
  { title, description, picture, name, above = [], structured = [] }: HeadFacts,
) {
  const home = {
    name: textsFor(language, 'journey')('home'),
    address: localAddress(PATHS.home, language),
  };
  const trail = name
    ? [breadcrumbs(settings, [home, ...above, { name, address: addresses[language] }])]
    : [];
  return {
    addresses,
    structured: [...trail, ...structured],
    meta: { title, description, addresses, picture: socialPictureAddress(picture, language) },
  };
}
