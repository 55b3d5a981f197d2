import type { FrameRoom } from '../model/written-times.ts';

/** What of the map is seen around the stage's frame. The numbers are those of stage-sizes.css. */

/** Room above the frame, in CSS pixels, from a share of the map's width on. */
type RoomAbove = readonly [from: number, room: number];

/** Beside both rows of a phone's switches, beside the lower one, and below them. */
const BESIDE_ROWS: readonly RoomAbove[] = [
  [0.7, 96],
  [0.5, 62],
  [0, 8],
];

/** Below the switches of a short phone, to the left of the lower row, and of both. */
const LEFT_OF_ROWS: readonly RoomAbove[] = [
  [0.36, 12],
  [0.25, 44],
  [0, 76],
];

/** Where the switches have two rows, and where these are on the right. */
const TWO_ROWS = '(width < 40rem)';
const ROWS_ON_RIGHT = `${TWO_ROWS} and (32rem <= height < 43rem)`;

/** How far above the frame a name may begin. */
export function roomsAbove(): readonly RoomAbove[] {
  if (window.matchMedia(ROWS_ON_RIGHT).matches) return LEFT_OF_ROWS;
  return window.matchMedia(TWO_ROWS).matches ? BESIDE_ROWS : BESIDE_ROWS.slice(1);
}

/** Between the frame and the panel; the box of a name with its time is longer than the text. */
const BEFORE_PANEL_PX = 24;

/** The button of the legend and the controls of a short phone stand over the frame's corners. */
const UNDER_BUTTONS_PX = { lowerLeft: [134, 60], lowerRight: [54, 130] } as const;

/** What is seen beyond the frame, and what of it is covered, where times are written. */
export function roomForTimes(): FrameRoom {
  if (window.matchMedia(ROWS_ON_RIGHT).matches) return { after: 0, ...UNDER_BUTTONS_PX };
  return { after: window.matchMedia('(width >= 60rem)').matches ? BEFORE_PANEL_PX : 0 };
}
