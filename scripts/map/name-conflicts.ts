import type { MapStation } from '#app/data/network/map-schema.ts';
import type { NameSide } from '#app/data/network/name-sides.ts';
import { type Box, grown, nameBox, radiusPx, symbolBox } from '#app/map/model/name-boxes.ts';
import { overlapRange, type ScaleRange } from './overlap-range.ts';

/** A station with its name at one of its sides. */
export interface NamedStation {
  readonly station: Omit<MapStation, 'places'>;
  readonly side: NameSide;
  /** The room of the name. */
  readonly name: Box;
}

/** Names a station at a side, on a map of a width in CSS pixels. */
export function nameAt(
  station: NamedStation['station'],
  text: string,
  side: NameSide,
  mapPx: number,
): NamedStation {
  return { station, side, name: nameBox(text, station, side, mapPx) };
}

/** The scales at which two stations cannot both be shown with their names. */
export function conflictRanges(
  a: NamedStation,
  b: NamedStation,
  mapWidth: number,
): readonly ScaleRange[] {
  const always = [namesRange(a, b), symbolRange(a, b), symbolRange(b, a)];
  // Two chief cities are always shown, however near; where their names may be mistaken, that only
  // counts against them.
  if (a.station.rank === 0 && b.station.rank === 0) return always;
  return [
    ...always,
    mistakenRange(a, b),
    mistakenRange(b, a),
    crowdedRange(a.station, b.station, mapWidth),
  ];
}

const pin = ({ station: { x, y } }: NamedStation, box: Box) => ({ x, y, box });

/** Two names in one row must not read as one. */
const ASIDE_PX = 5;
const CLEAR_PX = 3;

function namesRange(a: NamedStation, b: NamedStation): ScaleRange {
  return overlapRange(pin(a, grown(a.name, ASIDE_PX, 0)), pin(b, b.name));
}

// A name covers another station's symbol, or nearly touches it.
function symbolRange(named: NamedStation, other: NamedStation): ScaleRange {
  return overlapRange(
    pin(named, grown(named.name, CLEAR_PX)),
    pin(other, symbolBox(other.station)),
  );
}

/**
 * How far aside of a name in its row another station's symbol is taken for the name's own, in CSS
 * pixels.
 */
const MISTAKEN_PX = { ring: 34, beyond: 24, dot: 14, level: 10 };
/** How much of a symbol's height has to be in the name's row. */
const ROW_PX = 2;

/**
 * The scales at which a name would be read as another station's: the other's symbol is near in the
 * name's row, and its own is above or below. A name level with its own symbol is mistaken only
 * right beside the other symbol, and one between both symbols only nearer to the other.
 */
export function mistakenRange(named: NamedStation, other: NamedStation): ScaleRange {
  const { side, name } = named;
  const isLevel = side === 'e' || side === 'w';
  const isRing = other.station.kind === 'major';
  const { level, dot, ring, beyond } = MISTAKEN_PX;
  const beside = isRing ? { far: ring, near: beyond } : { far: dot, near: dot };
  const { far, near } = isLevel ? { far: level, near: level } : beside;
  const row = {
    left: name.left - (side.includes('e') ? near : far),
    right: name.right + (side.includes('w') ? near : far),
    top: name.top + ROW_PX,
    bottom: name.bottom - ROW_PX,
  };
  return overlapRange(pin(named, row), pin(other, symbolBox(other.station)));
}

/** The least distance of two stations as separate targets, in CSS pixels. */
const TARGET_PX = 24;
/**
 * The least distance of two cities with a guide on a large map. WCAG 2.2 (2.5.8) allows closer
 * targets with an equivalent control: here the lists beside the map.
 */
const GUIDE_TARGET_PX = 14;
const GUIDE_RANK = 3;
const LARGE_MAP_PX = 480;

function crowdedRange(
  a: NamedStation['station'],
  b: NamedStation['station'],
  mapWidth: number,
): ScaleRange {
  const distance = Math.hypot(a.x - b.x, a.y - b.y);
  const usual = TARGET_PX / distance;
  if (Math.max(a.rank, b.rank) > GUIDE_RANK) return [0, usual];
  const apart = Math.max(GUIDE_TARGET_PX, radiusPx(a) + radiusPx(b) + 1);
  return [0, Math.min(usual, Math.max(apart / distance, LARGE_MAP_PX / mapWidth))];
}
