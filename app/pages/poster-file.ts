import { isPosterSlug } from '#app/art/posters/posters.ts';
import { printSheetSvg, renderWallpaper } from '#app/art/prints/render-prints.server.tsx';
import { findCity } from '#app/data/cities/cities.ts';
import { sharedFile, WEEK_SECONDS } from '#app/seo/shared-file.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/poster-file';

/**
 * A city's poster to take away: as a print sheet, lettered in the visitor's language, or as a
 * phone's wallpaper.
 */
export async function loader({ context, params: { file } }: Route.LoaderArgs) {
  const { language, settings } = siteRequest(context);
  const slug = file.replace(/(?:\.svg|-wallpaper\.png)$/, '');
  const city = findCity(slug);
  if (!city || !isPosterSlug(slug) || slug === file)
    return new Response('Not found', { status: 404 });
  if (file.endsWith('.png'))
    return sharedFile(new Uint8Array(await renderWallpaper(slug)), 'image/png', WEEK_SECONDS);
  const sheet = Buffer.from(printSheetSvg(slug, city.name[language], settings.siteName));
  return sharedFile(sheet, 'image/svg+xml', WEEK_SECONDS);
}
