import type { ComponentType } from 'react';
import type { DrawingProps } from '../kit/drawing.tsx';
import type { PosterRole } from '../palette.ts';

/** The poster of a guide city. */
export interface CityPoster {
  readonly Drawing: ComponentType<DrawingProps>;
  /** The colour of the poster's upper edge, which fills a phone's wallpaper above it. */
  readonly above: PosterRole;
  /** Where a wide cut of the poster shows its landmark, if not a little above its middle. */
  readonly strip?: 'high' | 'low' | 'foot';
}
