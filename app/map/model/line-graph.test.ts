import { describe, expect, it } from 'vitest';
import { STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { entryAt } from '#app/domain/entries.ts';
import { flattenPath, type MapPoint } from '#app/domain/lines/polyline.ts';
import { isReversed, type Step, stepsTo } from '#app/domain/lines/shortest-paths.ts';
import {
  lastPlaces,
  pathsFrom,
  placeAt,
  STRETCHES,
  type Stretch,
  stretchesTo,
} from './line-graph.ts';

/** Where trains change their direction: in a terminus, or where two lines part on one side. */
const REVERSED_AT = ['verona', 'naples', 'taranto'];

/** A turn of more degrees than these leads back along the line. */
const LEADS_BACK = 140;

/** The degrees by which a way turns between two of its steps. */
function turnBetween(before: Step<Stretch>, after: Step<Stretch>): number {
  const pointsOf = (step: Step<Stretch>) => {
    const { points } = flattenPath(step.link.path, 8);
    return isReversed(step) ? points.toReversed() : points;
  };
  const angle = ([x, y]: MapPoint, [toX, toY]: MapPoint) => Math.atan2(toY - y, toX - x);
  const [end = [0, 0], beforeEnd = end] = pointsOf(before).toReversed();
  const [start = [0, 0], afterStart = start] = pointsOf(after);
  const degrees = ((angle(start, afterStart) - angle(beforeEnd, end)) * 180) / Math.PI;
  return Math.abs(((degrees + 540) % 360) - 180);
}

const at = (key: string) => STATION_BY_KEY.get(key) ?? { x: 0, y: 0 };

describe('the paths along the lines', () => {
  it('reach every station of the mainland, and none of Sardinia, from Rome', () => {
    const ends = new Set(
      stretchesTo(at('rome'), STATIONS).flatMap(({ ends: [from, to] }) => [from, to]),
    );
    const missing = STATIONS.filter((station) => !ends.has(placeAt(station)));
    expect(missing.map(({ key }) => key).sort()).toEqual([
      'cagliari',
      'iglesias',
      'olbia',
      'oristano',
      'sassari',
    ]);
  });

  it('have each stretch once, and keep to the high-speed railway', () => {
    const stretches = stretchesTo(at('rome'), [at('naples'), at('salerno')]);
    expect(new Set(stretches).size).toBe(stretches.length);
    expect(stretches.every(({ kind }) => kind === 'high-speed')).toBe(true);
  });

  it('lead back nowhere but in stations where trains reverse', () => {
    const byId = new Map(STATIONS.map((station) => [station.stationId, station]));
    const places = new Set(REVERSED_AT.map((key) => placeAt(at(key))));
    const back = STATIONS.flatMap((from) => {
      const paths = pathsFrom(from);
      return [...INCLUDED_PLANNER.directFrom(from.stationId).keys()].flatMap((id) => {
        const to = byId.get(id);
        const steps = to ? stepsTo(paths, placeAt(to)) : [];
        const turns = steps.slice(1).filter((step, i) => {
          return !places.has(step.from) && turnBetween(entryAt(steps, i), step) > LEADS_BACK;
        });
        return turns.map((step) => `${from.key} to ${to?.key} at ${step.from}`);
      });
    });
    expect(back).toEqual([]);
  });

  it('end where only one of them does', () => {
    const stretches = stretchesTo(at('rome'), [at('naples'), at('florence')]);
    expect(lastPlaces(stretches).toSorted()).toEqual(
      [placeAt(at('florence')), placeAt(at('naples'))].toSorted(),
    );
  });

  it('cost something on every stretch', () => {
    expect(STRETCHES.filter(({ cost }) => cost <= 1)).toEqual([]);
  });
});
