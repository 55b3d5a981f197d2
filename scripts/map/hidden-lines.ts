import type { Geography } from '#app/data/network/map-schema.ts';
import { SEAS } from '#app/data/network/seas.ts';
import { grown, type NamedStation } from './name-conflicts.ts';
import { pointsAlong } from './points-along.ts';

type XY = readonly [x: number, y: number];

/**
 * The cost of hiding lines: `all` in points of about six pixels, of which `chief` are of prominent
 * lines.
 */
export interface Hidden {
  readonly all: number;
  readonly chief: number;
  /** It covers a red line that passes its station, and looks like a stop of that line. */
  readonly isOnPassing: boolean;
}

const STEP = 4;
const POINT_PX = 6;
/** The cost of hiding a line: a prominent one, and a thin red one. */
const CHIEF_WEIGHT = 10;
const FAST_WEIGHT = 2;
// A name that touches a prominent line seems to cover it.
const CHIEF_CLEAR_PX = 5;
/** The distance within which a line belongs to a station, in map units. */
const AT_STATION = 8;
/** The width from which the style sheet shows the names of the seas. */
const SEAS_WIDTH_PX = 440;

/** Measures the lines that a name hides at a scale, in CSS pixels for each map unit. */
export type MeasureHidden = (named: NamedStation, scale: number) => Hidden;

/** Prepares the lines of the map for the measurement. */
export function hiddenLines({
  width,
  segments,
}: Pick<Geography, 'width' | 'segments'>): MeasureHidden {
  const pointsOf = (...kinds: readonly Geography['segments'][number]['kind'][]) =>
    byColumn(
      segments
        .filter(({ kind }) => kinds.includes(kind))
        .flatMap(({ path }) => pointsAlong(path, STEP)),
    );
  const plain = pointsOf('main', 'conventional', 'ferry');
  const red = segments
    .filter(({ kind }) => kind === 'fast' || kind === 'high-speed')
    .map(({ kind, path }) => ({ kind, points: pointsAlong(path, STEP) }))
    .map((line) => ({ ...line, columns: byColumn(line.points) }));
  const standingOut = pointsOf('high-speed');
  const seas = byColumn(seaPoints());
  return (named, scale) => {
    const share = (STEP * scale) / POINT_PX;
    const clear = { ...named, name: grown(named.name, CHIEF_CLEAR_PX, CHIEF_CLEAR_PX / 2) };
    const sea = width * scale < SEAS_WIDTH_PX ? 0 : countUnder(seas, clear, scale);
    const chief = countUnder(standingOut, clear, scale) * share + sea;
    let others = countUnder(plain, named, scale);
    let isOnPassing = false;
    for (const { kind, points, columns } of red) {
      const count = countUnder(columns, named, scale);
      if (kind === 'fast') others += FAST_WEIGHT * count;
      const { x, y } = named.station;
      isOnPassing ||=
        count > 0 && points.every((point) => Math.hypot(point[0] - x, point[1] - y) > AT_STATION);
    }
    return { chief, all: others * share + CHIEF_WEIGHT * chief, isOnPassing };
  };
}

/**
 * About half as long as the longest name of a sea in any language, its points' distance, and its
 * letters' middle.
 */
const SEA = { half: 450, step: 25, middle: -28 };

// Points along the names of the seas, which no town's name may hide.
function seaPoints(): XY[] {
  return SEAS.flatMap(([, x, y, turn]) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return Array.from({ length: (2 * SEA.half) / SEA.step + 1 }, (_, i): XY => {
      const along = i * SEA.step - SEA.half;
      return [x + along * cos - SEA.middle * sin, y + along * sin + SEA.middle * cos];
    });
  });
}

const COLUMN = 20;

// Points by columns of the map, so that only those near a name are looked at.
function byColumn(points: readonly XY[]): ReadonlyMap<number, readonly XY[]> {
  const columns = new Map<number, XY[]>();
  for (const point of points) {
    const column = Math.floor(point[0] / COLUMN);
    columns.set(column, [...(columns.get(column) ?? []), point]);
  }
  return columns;
}

function countUnder(
  columns: ReadonlyMap<number, readonly XY[]>,
  { station, name }: NamedStation,
  scale: number,
): number {
  const [left, right] = [station.x + name.left / scale, station.x + name.right / scale];
  const [top, bottom] = [station.y + name.top / scale, station.y + name.bottom / scale];
  let count = 0;
  for (let column = Math.floor(left / COLUMN); column <= right / COLUMN; column++) {
    for (const [x, y] of columns.get(column) ?? []) {
      if (x > left && x < right && y > top && y < bottom) count++;
    }
  }
  return count;
}
