import type { SVGAttributes } from 'react';
import type { MapStation } from '#app/data/network/map-schema.ts';
import type { NameSide } from '#app/data/network/name-sides.ts';
import { nameOffsetPx } from '../model/name-boxes.ts';

/** From the edge of a name's box, or its middle, to the baseline, in the em of its own size. */
const BASELINE = { raised: '-1.24em', above: '-.18em', level: '.35em', below: '.8em' } as const;

/**
 * Where a name is written at a side of its station, in CSS pixels from the station's centre.
 *
 * @param hasLineBelow a line below the name belongs to it, so that both are above the station
 */
export function textPosition(
  station: Pick<MapStation, 'kind' | 'rank'>,
  side: NameSide,
  offset: number,
  hasLineBelow = false,
): Pick<SVGAttributes<SVGTextElement>, 'x' | 'y' | 'dy' | 'textAnchor'> {
  const distance = rounded(nameOffsetPx(station, side));
  let [y, dy]: [number, string] = [0, BASELINE.level];
  // A mark above or below it is as large; beside a corner the name gives way to the side.
  const upright = side.length === 1 ? rounded(distance + offset) : distance;
  if (side.includes('n')) [y, dy] = [-upright, hasLineBelow ? BASELINE.raised : BASELINE.above];
  if (side.includes('s')) [y, dy] = [upright, BASELINE.below];
  const x = rounded(distance + offset);
  if (side.includes('w')) return { x: -x, y, dy, textAnchor: 'end' };
  if (side.includes('e')) return { x, y, dy, textAnchor: 'start' };
  return { x: 0, y, dy, textAnchor: 'middle' };
}

function rounded(lengthPx: number): number {
  return Math.round(lengthPx * 10) / 10;
}
