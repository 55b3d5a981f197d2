import type { MapStation } from '#app/data/network/map-schema.ts';

/** The radius of a station's ring or dot without its edge, in the units of a drawing. */
export function symbolRadius({ kind, rank }: Pick<MapStation, 'kind' | 'rank'>): number {
  if (kind === 'regional') return 3;
  return rank === 0 ? 5.5 : 4.5;
}
