import { renderSocialPicture } from '#app/art/social/render-social-picture.server.tsx';
import type { PathParams, SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { MISSING_FILE, sharedFile, WEEK_SECONDS } from '#app/seo/shared-file.ts';
import { parseSocialPicture } from '#app/seo/social-picture.ts';
import { nowCard } from './social-picture/now-card.server.ts';
import { socialCard } from './social-picture/social-card.server.ts';

/** The picture that social networks show for a page, in the language that its address names. */
export async function socialPicture(
  request: SiteRequest,
  { kind = '', file = '' }: PathParams,
): Promise<SiteResponse> {
  const name = parseSocialPicture(kind, file);
  const card =
    name?.kind === 'now' ? await nowCard(name.name, request) : name && socialCard(name, request);
  if (!card) return MISSING_FILE;
  return sharedFile(await renderSocialPicture(card), 'image/png', WEEK_SECONDS);
}
