import { describe, expect, it } from 'vitest';
import { merlons } from './battlement.ts';
import { archRow } from './buildings.tsx';
import { project, viaductFace } from './camera.ts';
import { archPath, path, polygon, round, seededRandom, smoothCurve } from './geometry.ts';
import { hillCrest } from './land.tsx';
import { projectRing, type RingWall, ringArcade } from './ring-wall.ts';
import { surveyTrack } from './track.ts';

const wall: RingWall = { x: 400, y: 600, scale: 600, radius: 1, distance: 2, eye: 0.1 };
const camera = { x: 400, y: 500, scale: 1000 };

describe('geometry', () => {
  it('rounds to one decimal and never writes a negative zero', () => {
    expect(round(1.25)).toBe(1.3);
    expect(Object.is(round(-0.01), 0)).toBe(true);
    expect(path`M${1 / 3} ${-0.001}`).toBe('M0.3 0');
  });

  it('repeats its random numbers for the same seed and only for the same', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
    expect(draw(4)).toEqual(draw(4));
    expect(draw(4)).not.toEqual(draw(5));
    for (const value of draw(0)) expect(value).toBeGreaterThanOrEqual(0);
    for (const value of draw(2147483646)) expect(value).toBeLessThan(1);
  });

  it('draws a smooth curve from its first point to its last, in steps', () => {
    const curve = smoothCurve([
      [0, 0],
      [10, 20],
      [30, 5],
    ]);
    expect(curve.startsWith('0 0c')).toBe(true);
    expect(curve.endsWith('20 -15')).toBe(true);
    expect(smoothCurve([])).toBe('');
  });

  it('closes polygons and arches', () => {
    expect(
      polygon([
        [0, 0],
        [4, 0],
        [4, 3],
      ]),
    ).toBe('M0 0l4 0 0 3Z');
    expect(archPath(10, 20, 4, 8)).toBe('M8 20v-6a2 2 0 0 1 4 0v6Z');
    expect(archRow(0, 10, 3, 4, 1, 8).match(/Z/g)).toHaveLength(3);
  });

  it('spaces merlons evenly from the first corner of a wall to the last', () => {
    expect(merlons(10, 50, 30, 2, 8)).toBe('M10 42h10v9h-10ZM30 42h10v9h-10Z');
  });
});

describe('hills', () => {
  it('cover the given width and stay within their amplitude', () => {
    const crest = hillCrest({ width: 800, y: 500, amplitude: 40, waves: 3, seed: 9 });
    expect(crest[0]?.[0]).toBeLessThan(0);
    expect(crest.at(-1)?.[0]).toBeGreaterThan(800);
    for (const [, y] of crest) expect(Math.abs(y - 500)).toBeLessThanOrEqual(40);
  });
});

describe('perspective', () => {
  it('brings everything far ahead to the vanishing point', () => {
    const [x, y] = project(camera, [5, 3, 1e6]);
    expect(x).toBeCloseTo(400, 1);
    expect(y).toBeCloseTo(500, 1);
  });

  it('cuts as many arches into a viaduct as fit between its ends', () => {
    const face = viaductFace(camera, 5, {
      fromM: 10,
      toM: 62,
      topM: 1,
      crownM: -1,
      footM: -9,
      spanM: 10,
      pierM: 2,
    });
    expect(face.match(/Z/g)).toHaveLength(1 + 4);
  });

  it('is symmetrical for a round wall', () => {
    const [left] = projectRing(wall, -40, 0.5);
    const [right] = projectRing(wall, 40, 0.5);
    expect(right - 400).toBeCloseTo(400 - left, 6);
    expect(projectRing(wall, 0, 0.5)[1]).toBeLessThan(projectRing(wall, 60, 0.5)[1]);
  });

  it('draws one opening for each step of an arcade', () => {
    expect(
      ringArcade(wall, { from: -20, to: 20, step: 10, half: 2, low: 0, high: 0.2 }).match(/Z/g),
    ).toHaveLength(5);
  });
});

describe('a track', () => {
  const track = {
    camera,
    railM: -10,
    points: [
      [400, 700],
      [400, 600],
      [400, 550],
    ],
  } as const;

  it('is surveyed in metres, from its first point to its last', () => {
    const { lengthM, pointAt } = surveyTrack(track);
    expect(lengthM).toBeCloseTo(200 - 50);
    for (const [metre, y] of [
      [0, 700],
      [50, 600],
      [150, 550],
    ] as const) {
      const [x, foot] = pointAt(metre, 0, 0);
      expect([x, Math.round(foot)]).toEqual([400, y]);
    }
    expect(pointAt(50, 0, 10)[1]).toBeCloseTo(camera.y);
  });

  it('shows the side that is turned to the eye', () => {
    const ahead = track.points.map(([x, y]) => [x + 100, y] as const);
    expect(surveyTrack({ ...track, points: ahead }).showsLeft(10)).toBe(true);
    expect(
      surveyTrack({ ...track, points: track.points.map(([x, y]) => [x - 100, y]) }).showsLeft(10),
    ).toBe(false);
  });
});
