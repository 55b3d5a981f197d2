import { renderSocialPicture } from '#app/art/social/render-social-picture.server.tsx';
import { parseSocialPicture } from '#app/seo/social-picture.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/social-picture';
import { PictureStore } from './social-picture/picture-store.ts';
import { socialCard } from './social-picture/social-card.server.ts';

const WEEK_SECONDS = 7 * 24 * 60 * 60;
/** Some 150 pictures; what is asked for less often is drawn again. */
const store = new PictureStore({ maximumBytes: 16 * 1024 * 1024, mostWaiting: 40 });

/** The picture that a social network shows for a page, in the language that the address names. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteRequest(context);
  const meant = parseSocialPicture(params.kind, params.file);
  const card = meant && socialCard(meant, site);
  if (!meant || !card) return new Response('Not found', { status: 404 });

  const key = `${site.language} ${meant.kind} ${meant.name}`;
  const picture = await store.find(key, () => renderSocialPicture(card));
  if (!picture)
    return new Response('Try again in a moment', { status: 503, headers: { 'Retry-After': '5' } });
  return new Response(picture, {
    headers: {
      'Content-Type': 'image/png',
      'Content-Length': String(picture.length),
      'Cache-Control': `public, max-age=${WEEK_SECONDS}`,
      Vary: 'Accept-Language, Cookie',
    },
  });
}
