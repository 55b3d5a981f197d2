import type { Camera } from '../kit/camera.ts';

/** The viewer of the wide panorama. */
export const wideCamera: Camera = { x: 930, y: 580, scale: 1560 };

/** The viewer of the narrow one. */
export const narrowCamera: Camera = { x: 150, y: 650, scale: 1330 };

/** The fragments of the drawing's address with which the train arrives, by day and by night. */
export const ARRIVAL_FRAGMENTS = { day: '#arriving', night: '#night-arriving' } as const;

/**
 * The train's single arrival as CSS of the file: in perspective an approaching train grows about
 * the vanishing point. Nothing moves if the reader prefers reduced motion. The page must then leave
 * the fragment out too, since Chromium does not pass that preference to a drawing inside an image.
 * Without the fragment the train stands still.
 */
export function formatArrivalCss({ x, y }: Camera): string {
  return (
    '@media(prefers-reduced-motion:no-preference){' +
    `:is(#arriving,#night-arriving):target .hero-train{transform-origin:${x}px ${y}px;animation:arrive 1.8s cubic-bezier(.16,.84,.32,1) both}}` +
    '@keyframes arrive{from{transform:scale(.12)}}'
  );
}
