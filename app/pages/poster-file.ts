import { isPosterSlug } from '#app/art/posters/posters.ts';
import { printSheetSvg, renderWallpaper } from '#app/art/prints/render-prints.server.tsx';
import { findCity } from '#app/data/cities/cities.ts';
import type { PathParams, SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { MISSING_FILE, sharedFile, WEEK_SECONDS } from '#app/seo/shared-file.ts';

/** A city's poster to keep: as a print sheet, lettered in a language, or as a phone's wallpaper. */
export async function posterFile(
  { language, settings }: SiteRequest,
  { file = '' }: PathParams,
): Promise<SiteResponse> {
  const slug = file.replace(/(?:\.svg|-wallpaper\.png)$/, '');
  const city = findCity(slug);
  if (!city || !isPosterSlug(slug) || slug === file) return MISSING_FILE;
  if (file.endsWith('.png'))
    return sharedFile(await renderWallpaper(slug), 'image/png', WEEK_SECONDS);
  const sheet = Buffer.from(printSheetSvg(slug, city.name[language], settings.siteName));
  return sharedFile(sheet, 'image/svg+xml', WEEK_SECONDS);
}
