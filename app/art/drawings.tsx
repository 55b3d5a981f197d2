import type { ComponentType } from 'react';
import { formatArrivalCss, narrowView, wideView } from './hero/arrival.ts';
import { Hero } from './hero/hero.tsx';
import { HeroNarrow } from './hero/hero-narrow.tsx';
import { hotelPictures } from './hotels/hotels.ts';
import type { DrawingProps } from './kit/drawing.tsx';
import { Logo, type LogoShape } from './logo.tsx';
import { POSTERS } from './posters/posters.ts';
import { type ResolvedOptions, renderResolvedSvg, renderStandaloneSvg } from './render-svg.ts';
import { scenes } from './scenes/scenes.ts';
import { sights } from './sights/sights.ts';

const PICTURES = {
  ...hotelPictures,
  ...scenes,
  hero: Hero,
  'hero-narrow': HeroNarrow,
};

/** Every drawing that becomes a file, by the name of its file; a poster's is its city's slug. */
export const DRAWINGS: ReadonlyMap<string, ComponentType<DrawingProps>> = new Map([
  ...[...POSTERS].map(([slug, { Drawing }]) => [slug, Drawing] as const),
  ...Object.entries<ComponentType<DrawingProps>>(PICTURES),
  ...sights,
]);

const MOTION_CSS: Readonly<Record<string, string>> = {
  hero: formatArrivalCss(wideView),
  'hero-narrow': formatArrivalCss(narrowView),
};

/** @throws when no drawing has that name */
export function drawingOf(name: string): ComponentType<DrawingProps> {
  const drawing = DRAWINGS.get(name);
  if (!drawing) throw new Error(`There is no drawing ${name}`);
  return drawing;
}

/** The text of `{name}.svg`. It is decorative: the page has the alternative text. */
export function renderDrawingFile(name: string): string {
  const Drawing = drawingOf(name);
  return renderStandaloneSvg(<Drawing />, MOTION_CSS[name]);
}

/** The drawing in one theme with sRGB colours, cropped to a size in pixels. */
export function renderDrawing(name: string, options: ResolvedOptions): string {
  const Drawing = drawingOf(name);
  return renderResolvedSvg(<Drawing />, options);
}

/**
 * The logo with sRGB colours, the same by day and by night, since an icon's background is unknown.
 */
export function renderLogo(shape: LogoShape, size: number): string {
  return renderResolvedSvg(<Logo shape={shape} />, { theme: 'light', width: size, height: size });
}
