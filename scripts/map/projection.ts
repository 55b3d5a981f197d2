import { geoConicConformal } from 'd3-geo';
import type { LonLat } from './station-positions.ts';

/** A point of the map in map units, the origin at the upper left. */
export type Point = readonly [x: number, y: number];

/**
 * Width of the map's viewBox; one unit is about 300 metres on the ground, and every coordinate is
 * whole.
 */
export const MAP_WIDTH = 4000;

const MARGIN = 130;

// The extremes of the map: Basel, Munich and Vienna, Otranto, Capo Passero, Sardinia and
// Lyon.
const EXTREMES: readonly LonLat[] = [
  [7.59, 47.55],
  [11.56, 48.14],
  [16.38, 48.18],
  [18.52, 40.15],
  [15.1, 36.65],
  [8.1, 39.1],
  [4.86, 45.76],
];

/** How the map turns positions into points, and how high it is. */
export type MapProjection = {
  readonly project: (position: LonLat) => Point;
  readonly height: number;
};

/**
 * Makes the map's projection: conformal and conic, true to scale at 38.5 and 46.5 degrees north, so
 * that Italy keeps its shape from the Alps to Sicily. North is up at 12 degrees east.
 */
export function createProjection(): MapProjection {
  const raw = geoConicConformal()
    .rotate([-12, 0])
    .parallels([38.5, 46.5])
    .scale(1)
    .translate([0, 0]);
  const toPlane = (position: LonLat): Point => {
    const point = raw([position[0], position[1]]);
    if (!point) throw new RangeError(`No point on the map for ${position.join(', ')}`);
    return point;
  };
  const corners = EXTREMES.map(toPlane);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const scale = (MAP_WIDTH - 2 * MARGIN) / (Math.max(...xs) - left);
  const height = Math.round((Math.max(...ys) - top) * scale + 2 * MARGIN);
  return {
    height,
    project: (position) => {
      const [x, y] = toPlane(position);
      return [(x - left) * scale + MARGIN, (y - top) * scale + MARGIN];
    },
  };
}
