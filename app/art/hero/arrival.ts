import type { Camera } from '../kit/camera.ts';

/** A viewer of the panorama, and where the train stops beside them. */
export interface HeroView {
  readonly camera: Camera;
  /** The middle of the track to the right of the viewer. */
  readonly rightM: number;
  /** The tip of the train's nose ahead of them. */
  readonly tipM: number;
}

/** The wide panorama: the nose stops where it is past the edge of the form on a laptop. */
export const wideView: HeroView = {
  camera: { x: 1440, y: 580, scale: 1560 },
  rightM: 8,
  tipM: 12.4,
};

/** The narrow one. */
export const narrowView: HeroView = {
  camera: { x: 150, y: 650, scale: 1330 },
  rightM: 8,
  tipM: 17.9,
};

/** The fragments of the drawing's address with which the train arrives, by day and by night. */
export const ARRIVAL_FRAGMENTS = { day: '#arriving', night: '#night-arriving' } as const;

/**
 * The train's single arrival as CSS of the file: in perspective an approaching train grows about
 * the vanishing point. Nothing moves if the reader prefers reduced motion. The page must then leave
 * the fragment out too, since Chromium does not pass that preference to a drawing inside an image.
 * Without the fragment the train stands still.
 */
export function formatArrivalCss({ camera: { x, y } }: HeroView): string {
  return (
    '@media(prefers-reduced-motion:no-preference){' +
    `:is(#arriving,#night-arriving):target .hero-train{transform-origin:${x}px ${y}px;animation:arrive 1.8s cubic-bezier(.16,.84,.32,1) both}}` +
    '@keyframes arrive{from{transform:scale(.12)}}'
  );
}
