import { GEOGRAPHY } from '#app/data/network/railways.ts';
import type { Point } from './measures.ts';
import type { Box } from './name-boxes.ts';

/** A name is read as that of its own dot where every other one is so many times as far from it. */
const TIMES_AS_FAR = 1.5;

/** A dot that a name reaches into gives way to it, in pixels from the dot's centre. */
const REACHED_PX = 4;

/**
 * Finds names that could be read as those of another dot.
 *
 * @param mapPx the width of the whole map in CSS pixels
 * @param dots the dots of stations and the ends of lines, in map units
 * @returns whether a dot is about as near to the box of a name as that of its station
 */
export function dotsBeside(
  mapPx: number,
  dots: readonly Point[],
): (box: Box, station: Point) => boolean {
  const scale = mapPx / GEOGRAPHY.width;
  const distance = ({ left, top, right, bottom }: Box, { x, y }: Point) =>
    Math.hypot(
      Math.max(0, left - x * scale, x * scale - right),
      Math.max(0, top - y * scale, y * scale - bottom),
    );
  return (box, station) => {
    const near = TIMES_AS_FAR * distance(box, station);
    return dots.some((dot) => {
      const isOwn = dot.x === station.x && dot.y === station.y;
      const away = isOwn ? near : distance(box, dot);
      return away > REACHED_PX && away < near;
    });
  };
}
