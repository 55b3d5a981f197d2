import { describe, expect, it } from 'vitest';
import { GEOGRAPHY, STATION_BY_KEY } from '#app/data/network/railways.ts';
import { createLineGraph, findPathAlong, pointOnLine } from './line-graph.ts';
import {
  distanceBetween,
  flattenPath,
  lengthOf,
  type MapPoint,
  nearestPlace,
  pointAt,
  polylineOf,
  simplified,
} from './polyline.ts';

const graph = createLineGraph(GEOGRAPHY.segments);

function pointOf(key: string): MapPoint {
  const station = STATION_BY_KEY.get(key);
  if (!station) throw new Error(`No such station: ${key}`);
  return [station.x, station.y];
}

const pathBetween = (from: string, to: string) => findPathAlong(graph, pointOf(from), pointOf(to));

describe('a path along the drawn lines', () => {
  it('keeps to lines from one station to the other', () => {
    const path = pathBetween('milan', 'lecce') ?? [];
    expect([path[0], path.at(-1)]).toEqual([pointOf('milan'), pointOf('lecce')]);
    const lines = GEOGRAPHY.segments.map(({ path }) => flattenPath(path));
    for (const point of path)
      expect(Math.min(...lines.map((line) => nearestPlace(line, point).distance))).toBeLessThan(1);
  });

  it('is one line without a jump', () => {
    const path = pathBetween('turin', 'reggio-calabria') ?? [];
    expect(path.length).toBeGreaterThan(100);
    for (const [i, point] of path.slice(1).entries())
      expect(distanceBetween(path[i] ?? point, point)).toBeLessThan(30);
  });

  it('is the same in both directions', () => {
    const back = pathBetween('naples', 'venice') ?? [];
    expect(pathBetween('venice', 'naples')).toEqual(back.toReversed());
  });

  it('follows the high-speed railway between far cities, the older one between its stops', () => {
    const formia = pointOf('formia');
    const distanceOf = (from: string, to: string) =>
      nearestPlace(polylineOf(pathBetween(from, to) ?? []), formia).distance;
    expect(distanceOf('rome', 'naples')).toBeGreaterThan(10);
    expect(distanceOf('rome', 'formia')).toBe(0);
  });

  it('does not exist where the lines lead far around, or nowhere', () => {
    expect(findPathAlong(graph, pointOf('rome'), [0, 0])).toBeUndefined();
    expect(pathBetween('trieste', 'brenner')).toBeUndefined();
  });

  it('begins on the line beside a station', () => {
    const [x, y] = pointOf('parma');
    expect(distanceBetween(pointOnLine(graph, [x + 5, y + 5]), [x, y])).toBeLessThan(10);
    expect(pointOnLine(graph, [3, 4])).toEqual([3, 4]);
  });
});

describe('a polyline', () => {
  const line = polylineOf([
    [0, 0],
    [30, 40],
    [30, 140],
  ]);

  it('is measured', () => {
    expect(line.lengths).toEqual([0, 50, 150]);
    expect(pointAt(line, 0)).toEqual([0, 0]);
    expect(pointAt(line, 25)).toEqual([15, 20]);
    expect(pointAt(line, 150)).toEqual([30, 140]);
    expect(nearestPlace(line, [130, 90])).toEqual({ at: 100, distance: 100 });
  });

  it('follows a curve to its end', () => {
    const curve = flattenPath('M10 20c0 40 60 40 60 80c0 5-5 10-10 10');
    expect(curve.points.at(-1)).toEqual([60, 110]);
    expect(lengthOf(curve)).toBeGreaterThan(100);
  });

  it('keeps the points that bend it', () => {
    const bent: MapPoint[] = [
      [0, 0],
      [50, 1],
      [100, 0],
      [100, 50],
    ];
    expect(simplified(bent, 3)).toEqual([
      [0, 0],
      [100, 0],
      [100, 50],
    ]);
  });
});
