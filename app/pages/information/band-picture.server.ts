import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { PAGE_DRAWINGS } from '#app/art/social/page-drawings.ts';
import { CITIES } from '#app/data/cities/cities.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import type { PictureShape } from '#app/ui/picture/picture.tsx';
import type { InformationPageName } from './information-pages.ts';

/** A drawing at the head of a page. */
export interface BandPicture {
  readonly address: string | undefined;
  readonly shape: PictureShape;
}

/** The frames of drawings by the beginning of their names; the others are posters. */
const SHAPES = [
  ['hero', 'panorama'],
  ['scene-', 'scene'],
  ['hotel-', 'scene'],
] as const;

/**
 * The drawing at the head of an information page: that of its social picture, and for the contact
 * the poster of the city that the site names as its own, where there is one.
 */
export function bandPicture(
  page: InformationPageName,
  { city }: Pick<SiteSettings, 'city'>,
): BandPicture {
  const own = CITIES.find(({ name }) => Object.values(name).includes(city));
  const name = (page === 'contact' && own?.slug) || PAGE_DRAWINGS[page][0];
  const shape = SHAPES.find(([start]) => name.startsWith(start))?.[1] ?? 'poster';
  return { address: drawingAddress(name), shape };
}
