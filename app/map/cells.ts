interface Point {
  readonly x: number;
  readonly y: number;
}

type XY = readonly [x: number, y: number];

/** A cell's outline before its neighbours cut it: enough corners to pass for a circle. */
const CORNERS = 14;

/**
 * Draws around each point the part of a disc that lies nearer to it than to any other point (its Voronoi cell, cut off
 * at `radius`), so that the discs of neighbours meet in a straight edge instead of covering each other.
 *
 * @returns for each point, in the order given, the data of a closed path in whole numbers
 */
export function cellPaths(points: readonly Point[], radius: number): string[] {
  return points.map((point) => {
    let corners = disc(point, radius);
    for (const other of points) {
      const apart = Math.hypot(other.x - point.x, other.y - point.y);
      if (apart > 0 && apart < 2 * radius) corners = nearerTo(point, other, corners);
    }
    return pathOf(corners);
  });
}

function disc({ x, y }: Point, radius: number): XY[] {
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

// The part of a convex shape on the nearer side of the line half way between two points (Sutherland and Hodgman, 1974).
function nearerTo(point: Point, other: Point, corners: readonly XY[]): XY[] {
  const dx = other.x - point.x;
  const dy = other.y - point.y;
  const half = (other.x ** 2 + other.y ** 2 - point.x ** 2 - point.y ** 2) / 2;
  const beyond = ([x, y]: XY) => x * dx + y * dy - half;
  return corners.flatMap((corner, place) => {
    const next = corners[(place + 1) % corners.length] ?? corner;
    const here = beyond(corner);
    const there = beyond(next);
    const kept: XY[] = here <= 0 ? [corner] : [];
    if (here < 0 !== there < 0 && here !== there) {
      const share = here / (here - there);
      kept.push([corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share]);
    }
    return kept;
  });
}

function pathOf(corners: readonly XY[]): string {
  let [x, y] = [0, 0];
  const steps = corners.map(([cornerX, cornerY], place) => {
    const step = [Math.round(cornerX) - x, Math.round(cornerY) - y];
    x += step[0] ?? 0;
    y += step[1] ?? 0;
    return place === 0 ? `M${step.join(' ')}l` : step.join(' ');
  });
  return `${steps.join(' ').replaceAll(' -', '-').replace('l ', 'l')}z`;
}
