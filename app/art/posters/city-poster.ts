import type { ComponentType } from 'react';
import type { DrawingProps } from '../kit/drawing.tsx';
import type { PosterRole } from '../palette.ts';

/** The poster of a guide city. */
export interface CityPoster {
  readonly Drawing: ComponentType<DrawingProps>;
  /** The colour of the poster's upper edge, which fills a phone's wallpaper above it. */
  readonly above: PosterRole;
  /**
   * Where a wide cut of the poster ends, in per cent of its height: below the train or above it, so
   * that no train is cut in two; 75 if nothing else is said.
   */
  readonly cut?: 58 | 63 | 70 | 76 | 78 | 80;
  /** The same of a cut nearly as high as the poster; 90 if nothing else is said. */
  readonly tallCut?: 75 | 82 | 88;
}
