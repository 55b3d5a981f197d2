import { drawPng } from '../draw-png.server.ts';
import { renderResolvedSvg } from '../render-svg.ts';
import { PrintSheet, SHEET, Wallpaper } from './prints.tsx';
import { WALLPAPER } from './wallpaper-size.ts';

/** A browser prints the sheet on one page without margins; other programs pass the rule over. */
const PAGE_RULE = `<style>@page{size:${SHEET.width}mm ${SHEET.height}mm;margin:0}</style>`;

/**
 * The text of a print sheet's SVG, by day and in sRGB, since printing programs support no other
 * colours.
 */
export function printSheetSvg(slug: string, title: string, siteName: string): string {
  return renderResolvedSvg(<PrintSheet slug={slug} title={title} siteName={siteName} />, {
    theme: 'light',
    width: `${SHEET.width}mm`,
    height: `${SHEET.height}mm`,
  }).replace(/^<svg[^>]*>/, (root) => root + PAGE_RULE);
}

/** Draws a phone's wallpaper as a PNG, off the main thread. */
export function renderWallpaper(slug: string): Promise<Uint8Array<ArrayBuffer>> {
  const svg = renderResolvedSvg(<Wallpaper slug={slug} />, { theme: 'light', ...WALLPAPER });
  return drawPng(svg);
}
