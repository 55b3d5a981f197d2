import type { ComponentType } from 'react';
import type { DrawingProps } from '../kit/drawing.tsx';

/** The drawn sights of a city, by the name that its guide gives as `picture`. */
export type CitySights = Readonly<Record<string, ComponentType<DrawingProps>>>;

/** Every file of this folder has the sights of one guide city and is named after its slug. */
const FILES = import.meta.glob<CitySights>('./cities/*.tsx', { import: 'sights', eager: true });

/** The drawn sights, by the name of the file: `sight-{slug of the city}-{picture}`. */
export const sights: ReadonlyMap<string, ComponentType<DrawingProps>> = new Map(
  Object.entries(FILES).flatMap(([path, drawings]) => {
    const slug = path.slice('./cities/'.length, -'.tsx'.length);
    return Object.entries(drawings).map(
      ([picture, Drawing]) => [`sight-${slug}-${picture}`, Drawing] as const,
    );
  }),
);
