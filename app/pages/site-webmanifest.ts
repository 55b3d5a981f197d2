import { groundColor, themeColors } from '#app/art/theme-colors.ts';
import type { SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { sharedFile } from '#app/seo/shared-file.ts';

/**
 * Describes the site to systems that can keep it beside their programs (W3C Web Application
 * Manifest).
 */
export async function siteWebmanifest({ settings, language }: SiteRequest): Promise<SiteResponse> {
  const t = textsFor(language, 'home');
  const manifest = {
    id: PATHS.home,
    name: `${settings.siteName}: ${t('hero.title')}`,
    short_name: settings.siteName,
    description: t('meta.description'),
    lang: language,
    dir: 'ltr',
    start_url: localAddress(PATHS.home, language),
    scope: PATHS.home,
    display: 'minimal-ui',
    background_color: groundColor,
    theme_color: themeColors.light,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return sharedFile(JSON.stringify(manifest), 'application/manifest+json');
}
