import { drawPng } from '../draw-png.server.ts';
import { toSrgbHex } from '../oklch.ts';
import { palette } from '../palette.ts';
import { renderResolvedSvg } from '../render-svg.ts';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialCard, SocialPicture } from './social-card.tsx';

/**
 * The picture's SVG, by day, since a social network shows one picture to everybody; the trains of a
 * night are shown by night.
 */
export function socialPictureSvg(card: SocialCard): string {
  const isNight = 'trains' in card.pictures && card.pictures.isNight;
  return renderResolvedSvg(<SocialPicture {...card} />, {
    theme: isNight ? 'dark' : 'light',
    width: SOCIAL_WIDTH,
    height: SOCIAL_HEIGHT,
  });
}

/** Draws a social picture as a PNG of 1200 × 630 pixels, off the main thread. */
export const renderSocialPicture = (card: SocialCard): Promise<Uint8Array<ArrayBuffer>> =>
  drawPng(socialPictureSvg(card), { background: toSrgbHex(palette.paper.light) });
