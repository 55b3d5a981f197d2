import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexNetwork, type Network, type Stop } from './network.ts';
import { CHANGE_MINUTES, travelTimesFrom } from './travel-times.ts';

const SEED = 20261121;
const STATIONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

const line = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...STATIONS), { minLength: 2, maxLength: 6 }),
    fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 6, maxLength: 6 }),
    fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([keys, minutes, dwells]) =>
    keys.map((key, i): Stop => [key, i === 0 ? 0 : (minutes[i] ?? 1), dwells[i] ?? 2]),
  );
const networks: fc.Arbitrary<Network> = fc
  .array(line, { minLength: 1, maxLength: 6 })
  .map((lines) => ({ stations: STATIONS, lines: lines.map((stops, i) => ({ id: `line-${i}`, stops })) }));

const trunk: Network = {
  stations: ['north', 'middle', 'south', 'coast', 'island'],
  lines: [
    {
      id: 'slow',
      stops: [
        ['north', 0],
        ['middle', 50, 4],
        ['south', 60],
      ],
    },
    {
      id: 'express',
      stops: [
        ['north', 0],
        ['south', 80],
      ],
    },
    {
      id: 'branch',
      stops: [
        ['middle', 0],
        ['coast', 30],
      ],
    },
  ],
};

describe('travelTimesFrom', () => {
  it('is 0 minutes and no ride at the origin', () => {
    expect(travelTimesFrom(indexNetwork(trunk), 'north').get('north')).toEqual({
      minutes: 0,
      changes: [],
      rides: [],
    });
  });

  it('takes the express for a through journey and the slow train for a stop that the express skips', () => {
    const journeys = travelTimesFrom(indexNetwork(trunk), 'north');
    expect(journeys.get('south')).toMatchObject({ minutes: 80, changes: [], rides: [{ line: 'express' }] });
    expect(journeys.get('middle')).toMatchObject({ minutes: 50, changes: [], rides: [{ line: 'slow' }] });
  });

  it('counts the standing time of a stop passed through, in both directions', () => {
    const slow = indexNetwork({ stations: trunk.stations, lines: trunk.lines.slice(0, 1) });
    expect(travelTimesFrom(slow, 'north').get('south')?.minutes).toBe(114);
    expect(travelTimesFrom(slow, 'south').get('north')?.minutes).toBe(114);
  });

  it('adds the time of a change and names where it is made', () => {
    const coast = travelTimesFrom(indexNetwork(trunk), 'north').get('coast');
    expect(coast?.minutes).toBe(50 + CHANGE_MINUTES + 30);
    expect(coast?.changes).toEqual(['middle']);
    expect(coast?.rides.map(({ from, to }) => [from, to])).toEqual([
      ['north', 'middle'],
      ['middle', 'coast'],
    ]);
  });

  it('lists the places by time and leaves out those it cannot reach', () => {
    expect([...travelTimesFrom(indexNetwork(trunk), 'north').keys()]).toEqual([
      'north',
      'middle',
      'south',
      'coast',
    ]);
  });

  it('prefers fewer changes among equally fast journeys', () => {
    const index = indexNetwork({
      stations: ['a', 'b', 'c'],
      lines: [
        {
          id: 'first',
          stops: [
            ['a', 0],
            ['b', 10],
          ],
        },
        {
          id: 'second',
          stops: [
            ['b', 0],
            ['c', 10],
          ],
        },
        {
          id: 'direct',
          stops: [
            ['a', 0],
            ['c', 20 + CHANGE_MINUTES],
          ],
        },
      ],
    });
    expect(travelTimesFrom(index, 'a').get('c')?.changes).toEqual([]);
  });

  it('refuses an unknown origin and a line with an unknown station', () => {
    expect(() => travelTimesFrom(indexNetwork(trunk), 'atlantis')).toThrow(RangeError);
    expect(() =>
      indexNetwork({
        stations: ['a'],
        lines: [
          {
            id: 'x',
            stops: [
              ['a', 0],
              ['b', 5],
            ],
          },
        ],
      }),
    ).toThrow('Line x stops at an unknown station: b');
  });

  it('is never longer than going by way of any third station with a change there', () => {
    fc.assert(
      fc.property(networks, fc.constantFrom(...STATIONS), (network, origin) => {
        const index = indexNetwork(network);
        const journeys = travelTimesFrom(index, origin);
        for (const [via, first] of journeys) {
          for (const [end, second] of travelTimesFrom(index, via)) {
            expect(journeys.get(end)?.minutes).toBeLessThanOrEqual(
              first.minutes + CHANGE_MINUTES + second.minutes,
            );
          }
        }
      }),
      { seed: SEED },
    );
  });

  it('finds nothing faster by trying every chain of rides', () => {
    fc.assert(
      fc.property(networks, fc.constantFrom(...STATIONS), (network, origin) => {
        const index = indexNetwork(network);
        const best = new Map<string, number>([[origin, 0]]);
        for (let round = 0; round < STATIONS.length; round++) {
          for (const [station, minutes] of [...best]) {
            for (const ride of index.ridesFrom.get(station) ?? []) {
              const arrival = minutes + (station === origin ? 0 : CHANGE_MINUTES) + ride.minutes;
              if (arrival < (best.get(ride.to) ?? Number.POSITIVE_INFINITY)) best.set(ride.to, arrival);
            }
          }
        }
        const found = new Map(
          [...travelTimesFrom(index, origin)].map(([key, { minutes }]) => [key, minutes]),
        );
        expect(found).toEqual(best);
      }),
      { seed: SEED },
    );
  });

  it('describes journeys whose rides join up, whose times add up, and in order of time', () => {
    fc.assert(
      fc.property(networks, fc.constantFrom(...STATIONS), (network, origin) => {
        let before = 0;
        for (const [end, { minutes, changes, rides }] of travelTimesFrom(indexNetwork(network), origin)) {
          expect([origin, ...rides.map(({ to }) => to)].at(-1)).toBe(end);
          expect(rides.slice(1).map(({ from }) => from)).toEqual(changes);
          expect(rides.slice(0, -1).map(({ to }) => to)).toEqual(changes);
          const riding = rides.reduce((sum, ride) => sum + ride.minutes, 0);
          expect(minutes).toBe(riding + changes.length * CHANGE_MINUTES);
          expect(minutes).toBeGreaterThanOrEqual(before);
          before = minutes;
        }
      }),
      { seed: SEED },
    );
  });

  it('gives the same answer every time', () => {
    fc.assert(
      fc.property(networks, (network) => {
        expect([...travelTimesFrom(indexNetwork(network), 'a')]).toEqual([
          ...travelTimesFrom(indexNetwork(network), 'a'),
        ]);
      }),
      { seed: SEED },
    );
  });
});
