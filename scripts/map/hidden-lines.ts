import type { Geography } from '#app/data/network/map-schema.ts';
import { SEAS } from '#app/data/network/seas.ts';
import { flattenPath } from '#app/domain/lines/polyline.ts';
import { grown } from '#app/map/model/name-boxes.ts';
import type { NamedStation } from './name-conflicts.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

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
  const lines = segments.map(({ kind, path }) => ({
    kind,
    points: flattenPath(path, STEP).points,
  }));
  const pointsOf = (...kinds: readonly Geography['segments'][number]['kind'][]) =>
    byCell(
      lines
        .filter(({ kind }) => kinds.includes(kind))
        .flatMap((line) => line.points.map(([x, y]) => ({ x, y, line }))),
    );
  const plain = pointsOf('main', 'conventional', 'ferry');
  const red = pointsOf('fast', 'high-speed');
  const standingOut = pointsOf('high-speed');
  const seas = byCell(seaPoints());
  const strait = byCell(STRAIT);
  return (named, scale) => {
    const share = (STEP * scale) / POINT_PX;
    const clear = { ...named, name: grown(named.name, CHIEF_CLEAR_PX, CHIEF_CLEAR_PX / 2) };
    const sea = width * scale < SEAS_WIDTH_PX ? 0 : pointsUnder(seas, clear, scale).length;
    const chief = pointsUnder(standingOut, clear, scale).length * share + sea;
    const redLines = pointsUnder(red, named, scale).map(({ line }) => line);
    const fast = redLines.filter(({ kind }) => kind === 'fast').length;
    const others = pointsUnder(plain, named, scale).length + FAST_WEIGHT * fast;
    const { x, y } = named.station;
    const isOnPassing = [...new Set(redLines)].some(({ points }) =>
      points.every((point) => Math.hypot(point[0] - x, point[1] - y) > AT_STATION),
    );
    const across = STRAIT_WEIGHT * pointsUnder(strait, named, scale).length;
    return { chief, all: others * share + CHIEF_WEIGHT * chief + across, isOnPassing };
  };
}

/**
 * About half as long as the longest name of a sea in any language, its points' distance, and its
 * letters' middle.
 */
const SEA = { half: 450, step: 25, middle: -28 };

// Points along the names of the seas, which no town's name may hide.
function seaPoints(): readonly Place[] {
  return SEAS.flatMap(([, x, y, turn]) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return Array.from({ length: (2 * SEA.half) / SEA.step + 1 }, (_, i): Place => {
      const along = i * SEA.step - SEA.half;
      return {
        x: x + along * cos - SEA.middle * sin,
        y: y + along * sin + SEA.middle * cos,
      };
    });
  });
}

/**
 * Points down the middle of the Strait of Messina: a name across it seems to be a Sicilian town's.
 */
const STRAIT: readonly Place[] = Array.from({ length: 9 }, (_, i) => ({
  x: 3062,
  y: 3860 + 25 * i,
}));
/** The cost of hiding one of them. */
const STRAIT_WEIGHT = 5;

/** The side of a cell, in map units. */
const CELL = 20;
/** More than the map has cells in a column. */
const CELLS_DOWN = 1000;

const cellAt = (across: number, down: number) => across * CELLS_DOWN + down;
const cellsTo = (length: number) => Math.floor(length / CELL);

/** Places by cells of the map, so that only those near a name are looked at. */
const byCell = <P extends Place>(places: readonly P[]): ReadonlyMap<number, readonly P[]> =>
  Map.groupBy(places, ({ x, y }) => cellAt(cellsTo(x), cellsTo(y)));

function pointsUnder<P extends Place>(
  cells: ReadonlyMap<number, readonly P[]>,
  { station, name }: NamedStation,
  scale: number,
): readonly P[] {
  const [left, right] = [station.x + name.left / scale, station.x + name.right / scale];
  const [top, bottom] = [station.y + name.top / scale, station.y + name.bottom / scale];
  const found: P[] = [];
  for (let across = cellsTo(left); across <= cellsTo(right); across++) {
    for (let down = cellsTo(top); down <= cellsTo(bottom); down++) {
      for (const place of cells.get(cellAt(across, down)) ?? []) {
        const { x, y } = place;
        if (x > left && x < right && y > top && y < bottom) found.push(place);
      }
    }
  }
  return found;
}
