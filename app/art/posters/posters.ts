import type { CityPoster } from './city-poster.ts';

/** Every file of this folder is a poster, named after the slug of its guide city. */
const FILES = import.meta.glob<CityPoster>('./*.tsx', { import: 'poster', eager: true });

/** The posters by the slugs of their cities. */
export const POSTERS: ReadonlyMap<string, CityPoster> = new Map(
  Object.entries(FILES).map(([path, poster]) => [path.slice('./'.length, -'.tsx'.length), poster]),
);

export function isPosterSlug(slug: string): boolean {
  return POSTERS.has(slug);
}

/** @throws when no poster has that slug */
export function posterOf(slug: string): CityPoster {
  const poster = POSTERS.get(slug);
  if (!poster) throw new Error(`There is no poster of ${slug}`);
  return poster;
}
