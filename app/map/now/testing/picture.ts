import type { TrainPicture } from '../draw-trains.ts';

/** A picture of the whole map, five map units to a CSS pixel, with colours as words. */
export const PICTURE: Omit<TrainPicture, 'minute' | 'chosen'> = {
  view: { x: 0, y: 0, zoom: 1, whole: { width: 4000, height: 4605 } } as never,
  scale: 0.2,
  widthPx: 800,
  heightPx: 921,
  leftPx: 0,
  topPx: 0,
  colours: { fast: 'red', long: 'ochre', regional: 'blue', edge: 'paper', behind: '0.5' },
  isWithoutRegional: false,
};
