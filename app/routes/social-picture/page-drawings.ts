import type { DrawingName } from '#app/art/drawings.tsx';
import { PATHS } from '#app/i18n/addresses.ts';
import type { InformationPageName } from '../information/information-pages.ts';

/** A page whose one path has a social picture. */
export type PicturedPage = 'home' | 'search' | 'credits' | 'newsletter' | InformationPageName;

/** The drawing of each of them. */
export const PAGE_DRAWINGS: Readonly<Record<PicturedPage, DrawingName>> = {
  home: 'hero',
  search: 'milan',
  credits: 'bologna',
  newsletter: 'florence',
  help: 'hotel-central',
  contact: 'scene-package',
  refundPolicy: 'scene-error',
  terms: 'pisa',
  privacy: 'hotel-palace',
  accessibility: 'verona',
  about: 'hero',
  press: 'genoa',
  partners: 'scene-advertisement',
  careers: 'turin',
};

/** The page that a picture's name means: its path without the slash, `home` for the home page. */
export function findPicturedPage(name: string): PicturedPage | undefined {
  const pages = Object.keys(PAGE_DRAWINGS) as PicturedPage[];
  return name === 'home' ? 'home' : pages.find((page) => page !== 'home' && PATHS[page] === `/${name}`);
}
