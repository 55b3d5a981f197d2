import type { Translated } from '#app/domain/language.ts';
import type { SiteRequest } from '#app/domain/site-request.ts';
import { type PageMeta, pageMeta } from './page-meta.ts';
import { type SocialPictureName, socialPictureAddress } from './social-picture.ts';
import type { NamedAddress } from './structured-data/lists.ts';
import type { StructuredNode } from './structured-data/node.ts';
import { trailFromHome } from './structured-data/trail-from-home.server.ts';

interface PageFacts extends Pick<PageMeta, 'title' | 'description'> {
  readonly picture?: SocialPictureName;
  /** What the way from the home page calls the page; none for the home page itself. */
  readonly name?: string;
  /** The pages on that way. */
  readonly above?: readonly NamedAddress[];
  /** What else machines are told of it. */
  readonly structured?: readonly StructuredNode[];
}

/** The part of a page's data that is for the document around it: its addresses, its meta tags, its structured data. */
export function pageHead(
  { settings, language }: Pick<SiteRequest, 'settings' | 'language'>,
  addresses: Translated,
  { title, description, picture, name, above = [], structured = [] }: PageFacts,
) {
  const trail = name
    ? [trailFromHome(settings, language, ...above, { name, address: addresses[language] })]
    : [];
  return {
    addresses,
    structured: [...trail, ...structured],
    meta: pageMeta({
      ...settings,
      language,
      addresses,
      title,
      description,
      ...(picture && { picture: socialPictureAddress({ ...picture, language }) }),
    }),
  };
}
