import type { MapChoice } from '../model/map-view.ts';
import type { RoomAbove } from '../model/shown-stations.ts';
import type { FrameRoom } from '../model/written-times.ts';

/*
 * What of the map is seen around the stage's frame. The numbers are those of stage-sizes.css,
 * stage-short.css and stage-low.css.
 */

/** Beside both rows of a phone's switches, beside the lower one, and below them. */
const BESIDE_ROWS: readonly RoomAbove[] = [
  [0.7, 130],
  [0.5, 90],
  [0, 54],
];

/** How much lower the map begins in a high window, and how much higher with travel times. */
const LOWER_IN_HIGH_WINDOW_PX = 12;
const HIGHER_WITH_TIMES_PX = 24;

/** Below the only row, which English needs, and the trains of a day. */
const BELOW_ROW: readonly RoomAbove[] = [[0, 58]];

/** Below the switches of a short phone, and to the left of the lower row. */
const LEFT_OF_ROWS: readonly RoomAbove[] = [
  [0.36, 8],
  [0, 38],
];

/** Up to the header or the switches; on a wide stage these are beside the frame. */
const BELOW_HEADER: readonly RoomAbove[] = [[0, 4]];

/** Where the switches have two rows, where these are on the right, and where the map is larger. */
const TWO_ROWS = '(width < 40rem)';
const HIGH = '(height >= 56rem)';
const ONE_ROW = '(width >= 22.5rem)';
const ROWS_ON_RIGHT = `${TWO_ROWS} and (32rem <= height < 43rem)`;

const matches = (query: string) => window.matchMedia(query).matches;

/** What the stage shows: the trains of a day, or a choice of the map. */
export type ShownOnStage = 'now' | MapChoice['kind'];

/** How far above the frame a name may begin. */
export function roomsAbove(shown: ShownOnStage): readonly RoomAbove[] {
  if (matches(ROWS_ON_RIGHT)) return LEFT_OF_ROWS;
  if (!matches(TWO_ROWS)) return BELOW_HEADER;
  if (shown === 'now') return BELOW_ROW;
  if (document.documentElement.lang === 'en' && matches(ONE_ROW)) return BELOW_ROW;
  const usual = matches(HIGH) ? LOWER_IN_HIGH_WINDOW_PX : 0;
  const lower = shown === 'reach' ? -HIGHER_WITH_TIMES_PX : usual;
  return BESIDE_ROWS.map(([from, room]) => [from, room + lower]);
}

/** The controls in the upper right corner of the frame, with the room around them. */
const corner = { width: 54, height: 140 };

/** Between the frame and the panel; the box of a name with its time is longer than the text. */
const BESIDE_PANEL: FrameRoom = { after: 24, covered: [], corner };

/** Where switches and legend are a column: the map up to them, which the legend is as wide as. */
const COLUMN = '(width >= 80rem) and (height >= 40rem) and (min-aspect-ratio: 8 / 5)';
const BESIDE_COLUMN: FrameRoom = { before: 28, after: 24, covered: [[0, 28, 240]], corner };

/** On a short phone: the button of the legend, the controls, and the sheet below the frame. */
const ABOVE_BUTTONS: FrameRoom = {
  after: 0,
  covered: [
    [0, 134, 60],
    [1, 54, 130],
    [0, 640, 0],
  ],
};

/** No more than the frame. */
const NO_ROOM: FrameRoom = { after: 0, covered: [] };

function roomAside(): FrameRoom {
  if (matches(ROWS_ON_RIGHT)) return ABOVE_BUTTONS;
  if (matches(COLUMN)) return BESIDE_COLUMN;
  return matches('(width >= 60rem)') ? BESIDE_PANEL : NO_ROOM;
}

/** Where the frame reaches from one side of the window to the other, and ends above buttons. */
const FROM_SIDE_TO_SIDE = '(width < 60rem) and (height >= 32rem)';

/** Whether a mark at the side of the frame or below it is cut, by the window or by buttons. */
export function isCutAround(): boolean {
  return matches(FROM_SIDE_TO_SIDE);
}

/** What is seen of the map where times are written. */
export function roomForTimes(shown: ShownOnStage): FrameRoom {
  return { ...roomAside(), above: roomsAbove(shown) };
}

/** The size of the controls in the upper right corner of the frame; 0 where they are elsewhere. */
export function cornerOfControls(): typeof corner {
  return roomAside().corner ?? { width: 0, height: 0 };
}
