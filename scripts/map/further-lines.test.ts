import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import furtherJson from '#app/data/network/generated/further-lines.json' with { type: 'json' };
import pointsJson from '#app/data/network/generated/station-points.json' with { type: 'json' };
import { GEOGRAPHY } from '#app/data/network/railways.ts';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import {
  createLineGraph,
  type DrawnLine,
  findPathAlong,
  pointOnLine,
} from '#app/domain/lines/line-graph.ts';
import { distanceBetween, flattenPath } from '#app/domain/lines/polyline.ts';
import { furtherLines } from './further-lines.ts';
import type { Point } from './projection.ts';
import { sectionsOf } from './timetable-sections.ts';

const asLine = (path: string): DrawnLine => ({ path, kind: 'conventional' });

/** A drawn line from west to east; beside it a valley of three stations, and an express. */
const POINTS: Readonly<Record<string, Point>> = {
  west: [0, 0],
  east: [300, 0],
  valley: [300, 100],
  village: [310, 200],
  pass: [300, 300],
  'by-the-line': [150, 8],
};
const further = (...ends: (readonly [string, string])[]) =>
  furtherLines({
    drawn: [asLine('M0 0c100 0 200 0 300 0')],
    sections: ends.map((its) => ({ ends: its, trains: 1 })),
    tracks: [],
    points: POINTS,
    positions: new Map(),
    projection: { project: () => [0, 0], height: 400 },
  }).map((path) => flattenPath(path).points);

describe('the lines beside those of the network', () => {
  it('are those of trains that run beside the drawn ones, one from fork to fork', () => {
    const [line, ...others] = further(
      ['west', 'east'],
      ['west', 'by-the-line'],
      ['east', 'valley'],
      ['valley', 'village'],
      ['pass', 'village'],
    );
    expect(others).toEqual([]);
    expect([line?.[0], line?.at(-1)].map(String).sort()).toEqual(['300,0', '300,300']);
  });

  it('have none for an express over the stops of slower trains', () => {
    const slow = [
      ['west', 'east'],
      ['east', 'valley'],
      ['valley', 'village'],
      ['village', 'pass'],
    ] as const;
    expect(further(...slow, ['east', 'pass'], ['west', 'village'])).toEqual(further(...slow));
    expect(further(['east', 'pass'])).toHaveLength(1);
  });
});

describe('every train of the included timetable', () => {
  const file = new URL('../../app/data/timetable/generated/timetable.bin', import.meta.url);
  const sections = sectionsOf(readTimetableFile(readFileSync(file)));
  const graph = createLineGraph([...GEOGRAPHY.segments, ...furtherJson.map(asLine)]);
  const points = new Map(Object.entries(pointsJson));

  it('runs along lines, from Paris to Siracusa', () => {
    const astray = sections.filter(({ ends }) => {
      const [from, to] = ends.map((id) => {
        const [x, y] = points.get(id) ?? [];
        return x === undefined || y === undefined ? undefined : pointOnLine(graph, [x, y]);
      });
      return from && to && !findPathAlong(graph, from, to);
    });
    expect(astray).toEqual([]);
  });

  it('finds its line at its stations: nowhere farther than 6 km', () => {
    const ends = new Set(sections.flatMap((section) => section.ends));
    const beside = [...ends].filter((id) => {
      const [x, y] = points.get(id) ?? [0, 0];
      const point = [x ?? 0, y ?? 0] as const;
      const near = graph.edges.map(({ line }) =>
        Math.min(...line.points.map((place) => distanceBetween(place, point))),
      );
      return Math.min(...near) > 30;
    });
    expect(beside).toEqual([]);
  });
});
