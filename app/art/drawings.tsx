import type { ComponentType } from 'react';
import { formatArrivalCss, narrowCamera, wideCamera } from './hero/arrival.ts';
import { Hero } from './hero/hero.tsx';
import { HeroNarrow } from './hero/hero-narrow.tsx';
import { hotelPictures } from './hotels/hotels.ts';
import type { DrawingProps } from './kit/drawing.tsx';
import { Logo, type LogoShape } from './logo.tsx';
import { posters } from './posters/posters.ts';
import { type ResolvedOptions, renderResolvedSvg, renderStandaloneSvg } from './render-svg.ts';
import { scenes } from './scenes/scenes.ts';
import { sights } from './sights/sights.ts';

/** Every drawing that becomes a file, by the name of its file. */
export const drawings = {
  ...posters,
  ...hotelPictures,
  ...scenes,
  ...sights,
  hero: Hero,
  'hero-narrow': HeroNarrow,
} satisfies Record<string, ComponentType<DrawingProps>>;

export type DrawingName = keyof typeof drawings;

const motionCss: Partial<Record<DrawingName, string>> = {
  hero: formatArrivalCss(wideCamera),
  'hero-narrow': formatArrivalCss(narrowCamera),
};

export const drawingNames = Object.keys(drawings) as DrawingName[];

export function isDrawingName(name: string): name is DrawingName {
  return Object.hasOwn(drawings, name);
}

/** The text of `{name}.svg`, decorative: its meaning stands in the page's own alternative text. */
export function renderDrawingFile(name: DrawingName): string {
  const Picture: ComponentType<DrawingProps> = drawings[name];
  return renderStandaloneSvg(<Picture />, motionCss[name]);
}

/** The drawing in one theme with sRGB colours, cropped to the size asked for (in pixels). */
export function renderDrawing(name: DrawingName, options: ResolvedOptions): string {
  const Picture: ComponentType<DrawingProps> = drawings[name];
  return renderResolvedSvg(<Picture />, options);
}

/**
 * The logo with sRGB colours, by day as by night, since an icon stands on a colour that nobody
 * knows.
 */
export function renderLogo(shape: LogoShape, size: number): string {
  return renderResolvedSvg(<Logo shape={shape} />, { theme: 'light', width: size, height: size });
}
