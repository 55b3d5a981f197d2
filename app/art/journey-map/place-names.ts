import type { MapPoint } from '#app/domain/lines/polyline.ts';
import type { Frame } from './frame.ts';
import { widthOf } from './name-lines.ts';

/** A name beside its stop, in map units. */
export interface PlacedName {
  readonly lines: readonly string[];
  /** Where its longest line begins, as the lettering's font measures it. */
  readonly left: number;
  /** Where its anchor is: browsers may measure it differently. */
  readonly x: number;
  /** The baseline of its first line. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A stop with its name. */
export interface NamedStop {
  /** The lines of its name. */
  readonly lines: readonly string[];
  readonly point: MapPoint;
  /** It has no name where that would cover anything. */
  readonly isOptional?: boolean;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a name may stand: to the right, the left, above and below, then at the corners. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

/** A side at which a name may stand. */
interface Choice {
  /**
   * Where its letters start (1), end (-1) or are centred (0): at its stop, or at the edge of the
   * frame that it was moved from, so that larger letters stay inside.
   */
  readonly across: number;
  readonly box: Box;
  /** How bad it is there, other names aside. */
  readonly cost: number;
}

const ROUNDS = 3;

/** How far below its top a line has its baseline, as a share of its letters' height. */
const BASELINE = 0.74;

/** The room between a name and the dots of a line, as a share of its letters' height. */
const ROOM_AT_DOTS = 0.4;

/**
 * The room between two names, as shares of their letters' height: names side by side are otherwise
 * read as one.
 */
const ROOM_AT_NAMES = { across: 0.8, down: 0.125 };

/** How bad it is to cover another name, a stop, or a point of the line. */
const COSTS = { name: 200, stop: 100, line: 1 } as const;

/**
 * Places the names of stops where they cover each other, the stops and the line least. The first
 * stops have the first choice.
 *
 * @param size the height of letters, in map units
 * @param line the points of the line, near enough to each other that no name lies between two
 * @param dots those of dotted lines: names stand on their other side
 */
export function placeNames(
  stops: readonly NamedStop[],
  frame: Frame,
  size: number,
  line: readonly MapPoint[],
  dots: readonly MapPoint[] = [],
): readonly PlacedName[] {
  const choices = stops.map(({ lines, point }) => {
    const measures = { width: widthOf(lines, size), height: lines.length * size };
    return SIDES.map((side) => {
      const beside = boxAt(point, side, measures, size);
      const box = movedInside(beside, frame);
      const across = Math.sign(box.left - beside.left) || side[0];
      const cost =
        COSTS.stop * stops.filter((stop) => covers(box, stop.point, size / 4)).length +
        COSTS.line * line.filter((each) => covers(box, each, size / 6)).length +
        COSTS.line * dots.filter((each) => covers(box, each, size * ROOM_AT_DOTS)).length;
      return { across, box, cost };
    });
  });
  const chosen: (Choice | undefined)[] = [];
  const place = (at: number) => {
    const others = chosen.filter((_, position) => position !== at);
    const withNames = (choices[at] ?? []).map((choice) => ({
      ...choice,
      cost:
        choice.cost +
        COSTS.name *
          others.filter((other) => other && isTooNear(choice.box, other.box, size)).length,
    }));
    return withNames.toSorted((one, other) => one.cost - other.cost)[0];
  };
  // The first names are placed once more when the others have their places.
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, { isOptional }] of stops.entries()) if (!isOptional) chosen[at] = place(at);
  for (const [at, { isOptional }] of stops.entries()) {
    const choice = isOptional ? place(at) : undefined;
    if (choice?.cost === 0) chosen[at] = choice;
  }
  return chosen.flatMap((choice, at) =>
    choice ? [placed(choice, stops[at]?.lines ?? [], size)] : [],
  );
}

function placed({ across, box }: Choice, lines: readonly string[], size: number): PlacedName {
  return {
    lines,
    left: Math.round(box.left),
    y: Math.round(box.top + size * BASELINE),
    ...anchored(box, across),
  };
}

/** Where the letters of a name start, are centred or end, by the side of the stop they stand on. */
function anchored({ left, right }: Box, across: number): Pick<PlacedName, 'x' | 'anchor'> {
  if (across > 0) return { x: Math.round(left), anchor: 'start' };
  if (across < 0) return { x: Math.round(right), anchor: 'end' };
  return { x: Math.round((left + right) / 2), anchor: 'middle' };
}

function boxAt(
  [x, y]: MapPoint,
  [across, down]: (typeof SIDES)[number],
  { width, height }: { readonly width: number; readonly height: number },
  size: number,
): Box {
  const gap = size * (across !== 0 && down !== 0 ? 0.35 : 0.65);
  const left = leftOf(across, { x, gap, width });
  const middle = y + down * (height / 2 + gap);
  return { left, top: middle - height / 2, right: left + width, bottom: middle + height / 2 };
}

function leftOf(across: number, at: { x: number; gap: number; width: number }): number {
  if (across > 0) return at.x + at.gap;
  if (across < 0) return at.x - at.gap - at.width;
  return at.x - at.width / 2;
}

function movedInside(box: Box, { left, top, width, height }: Frame): Box {
  const edge = width / 60;
  const shift = (start: number, end: number, least: number, most: number) =>
    Math.max(0, least - start) - Math.max(0, end - most);
  const across = shift(box.left, box.right, left + edge, left + width - edge);
  const down = shift(box.top, box.bottom, top + edge, top + height - edge);
  return {
    left: box.left + across,
    top: box.top + down,
    right: box.right + across,
    bottom: box.bottom + down,
  };
}

/** Whether two names leave too little room between each other. */
function isTooNear(one: Box, other: Box, size: number): boolean {
  const across = size * ROOM_AT_NAMES.across;
  const down = size * ROOM_AT_NAMES.down;
  return (
    one.left < other.right + across &&
    other.left < one.right + across &&
    one.top < other.bottom + down &&
    other.top < one.bottom + down
  );
}

/** Whether a placed name comes nearer to a point than some distance. */
export function isUnderName(
  { lines, left, y }: PlacedName,
  point: MapPoint,
  { size, around }: { readonly size: number; readonly around: number },
): boolean {
  const top = y - size * BASELINE;
  const box = { left, top, right: left + widthOf(lines, size), bottom: top + lines.length * size };
  return covers(box, point, around);
}

function covers(box: Box, [x, y]: MapPoint, around: number): boolean {
  return (
    x > box.left - around &&
    x < box.right + around &&
    y > box.top - around &&
    y < box.bottom + around
  );
}
