import { renderSocialPicture } from '#app/art/social/render-social-picture.server.tsx';
import { sharedFile, WEEK_SECONDS } from '#app/seo/shared-file.ts';
import { parseSocialPicture } from '#app/seo/social-picture.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/social-picture';
import { socialCard } from './social-picture/social-card.server.ts';

/**
 * The picture that a social network shows for a page, in the language that the address names; the
 * server keeps it.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteRequest(context);
  const meant = parseSocialPicture(params.kind, params.file);
  const card = meant && socialCard(meant, site);
  if (!card) return new Response('Not found', { status: 404 });
  return sharedFile(new Uint8Array(await renderSocialPicture(card)), 'image/png', WEEK_SECONDS);
}
