import { GEOGRAPHY } from '#app/data/network/railways.ts';
import { flattenPath } from '#app/domain/lines/polyline.ts';
import { placeAt, STRETCHES, type Stretch } from './line-graph.ts';
import type { Point } from './measures.ts';
import type { Box } from './name-boxes.ts';

interface LinePoint extends Point {
  readonly stretch: Stretch;
}

/** The distance of the points along the lines, in map units. */
const STEP = 8;
/** The width of a column of points, so that only those near a name are looked at. */
const COLUMN = 40;
/** How much a pixel of a hidden line counts: of the choice's own lines, and of the others. */
const CHOSEN_WEIGHT = 1;
const WEIGHTS: Readonly<Record<Stretch['kind'], number>> = {
  'high-speed': 0.35,
  fast: 0.25,
  main: 0.25,
  conventional: 0.05,
  ferry: 0,
};
/** The share of it that counts where the line runs to the station of the name. */
const OWN_SHARE = 0.45;
/** The edge of a name, which hides lines too. */
const EDGE_PX = 2;

const columnOf = (x: number) => Math.floor(x / COLUMN);

const POINTS = Map.groupBy(STRETCHES.flatMap(pointsAlong), ({ x }) => columnOf(x));

function pointsAlong(stretch: Stretch): readonly LinePoint[] {
  // One for each piece.
  const points = flattenPath(stretch.path, STEP).points.slice(1);
  return points.map(([x, y]) => ({ x, y, stretch }));
}

/** A symbol that a name would hide, and what it counts, in CSS pixels of hidden lines. */
interface HiddenSymbol extends Point {
  readonly px: number;
}

/**
 * Measures how much of the lines a name hides, in CSS pixels: those of a choice in full, those
 * behind them and those that run to the station of the name in part.
 *
 * @param mapPx the width of the whole map in CSS pixels
 * @param chosen the lines of the choice
 */
export function measureHidden(
  mapPx: number,
  chosen: readonly Stretch[],
  symbols: readonly HiddenSymbol[],
): (box: Box, station: Point) => number {
  const scale = mapPx / GEOGRAPHY.width;
  const ofChoice = new Set(chosen);
  return (box, station) => {
    const [left, right] = [(box.left - EDGE_PX) / scale, (box.right + EDGE_PX) / scale];
    const [top, bottom] = [(box.top - EDGE_PX) / scale, (box.bottom + EDGE_PX) / scale];
    const isUnder = ({ x, y }: Point) => x > left && x < right && y > top && y < bottom;
    const own = placeAt(station);
    let hidden = 0;
    for (const symbol of symbols) {
      if (isUnder(symbol) && placeAt(symbol) !== own) hidden += symbol.px;
    }
    for (let column = columnOf(left); column <= columnOf(right); column++) {
      for (const point of POINTS.get(column) ?? []) {
        if (!isUnder(point)) continue;
        const { kind, ends: places } = point.stretch;
        const weight = ofChoice.has(point.stretch) ? CHOSEN_WEIGHT : WEIGHTS[kind];
        hidden += STEP * scale * weight * (places.includes(own) ? OWN_SHARE : 1);
      }
    }
    return hidden;
  };
}
