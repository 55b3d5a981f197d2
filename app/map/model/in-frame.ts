import { GEOGRAPHY } from '#app/data/network/railways.ts';
import type { Point } from './measures.ts';
import type { Box } from './name-boxes.ts';
import { type FrameOnMap, overlap } from './shown-stations.ts';

const ANY_ROOM = Number.POSITIVE_INFINITY;

/** A box is at least by this share wider than its text: letters are measured upwards. */
const SPARE = 0.02;

/** Whether the name of a station is in the frame, and nothing covers it. */
export function isInFrame(box: Box, { x }: Point, frame: FrameOnMap): boolean {
  const { left, right } = frame;
  const stationX = (x * frame.px) / GEOGRAPHY.width;
  // A name may begin where its station is, or farther left, under a switch.
  const shares = [box.left, stationX].map((at) => (at - left) / (right - left));
  const rooms = shares.map((share) => frame.above.find(([from]) => share >= from)?.[1] ?? ANY_ROOM);
  if (frame.top - box.top >= Math.min(...rooms)) return false;
  const spare = SPARE * (box.right - box.left);
  return roomAside(box, frame) >= -spare && !overlap([box], frame.covered);
}

/** From a box to the nearer side of the frame, in pixels; negative where it reaches over it. */
export function roomAside(box: Box, { left, right }: FrameOnMap): number {
  return Math.min(box.left - left, right - box.right);
}

/** Whether a part of a box is between the left and the right edge of the frame. */
export function isAcrossFrame(box: Box, { left, right }: FrameOnMap): boolean {
  return box.right > left && box.left < right;
}
