import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanChange, writeChange } from './plan-change.ts';
import {
  changedStops,
  MOST_NIGHTS,
  MOST_STOPS,
  PLAN_HOURS,
  type PlanStop,
  parsePlan,
  planFields,
  planQuery,
  withStop,
  withTrain,
} from './trip-plan.ts';

const read = (query: string) => parsePlan(new URLSearchParams(query));

const stay = fc.oneof(
  fc.constantFrom(...PLAN_HOURS).map((count) => ({ unit: 'hours', count }) as const),
  fc.integer({ min: 1, max: MOST_NIGHTS }).map((count) => ({ unit: 'nights', count }) as const),
);
const place = fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,10}){0,3}$/);
const train = fc.option(fc.stringMatching(/^-?[0-9]{1,4}(-[0-9A-Z]{1,6}){1,4}$/), {
  nil: undefined,
});
const stops: fc.Arbitrary<PlanStop[]> = fc.array(fc.record({ place, stay, train }), {
  maxLength: MOST_STOPS,
});

describe('the address of a plan', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(
        stops,
        fc.option(fc.constant('2027-03-10'), { nil: undefined }),
        (given, date) => {
          const fields = new URLSearchParams();
          for (const [name, value] of Object.entries(planFields(given, date)))
            if (value !== undefined) fields.set(name, value);
          expect(parsePlan(fields)).toMatchObject({ stops: given, date, surplus: [] });
        },
      ),
    );
  });

  it('never fails, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (given, days, change) => {
        const plan = parsePlan(new URLSearchParams({ stops: given, days, change }));
        expect(plan.stops.length).toBeLessThanOrEqual(MOST_STOPS);
        for (const stop of plan.stops) expect(stop.place).not.toBe('');
      }),
    );
  });

  it('has the days in one field or in several', () => {
    expect(read('stops=a,b,c&days=0h&days=4h&days=2')).toEqual(read('stops=a,b,c&days=0h,4h,2'));
  });

  it.each(['', '0', '15', '5h', '2n', '-1', 'h', '1e1', '99999999'])(
    'means one night by the days "%s"',
    (text) => {
      const [stop] = read(`stops=a&days=${text}`).stops;
      expect(stop?.stay).toEqual({ unit: 'nights', count: 1 });
    },
  );

  it('leaves out an empty place with its days, and keeps places after the sixth apart', () => {
    expect(read('stops=a,,b&days=1,2,3').stops.map((each) => each.stay.count)).toEqual([1, 3]);
    const { stops: kept, surplus } = read('stops=a,b,c,d,e,f,g,h');
    expect([kept.length, surplus]).toEqual([MOST_STOPS, ['g', 'h']]);
  });

  it('does not read a huge one to its end, nor control characters', () => {
    const { stops: kept, surplus } = read(
      `stops=${'a,'.repeat(100_000)}&days=${'1,'.repeat(100_000)}&add=${'x'.repeat(100_000)}`,
    );
    expect([kept.length, surplus.length]).toEqual([MOST_STOPS, MOST_STOPS]);
    expect(read('stops=%00a%0a%1bb').stops[0]?.place).toBe('a b');
    expect(read(`add=${'x'.repeat(100_000)}`).added).toHaveLength(80);
  });
});

describe('the places of a plan', () => {
  const given = ['a', 'b', 'c'].reduce<readonly PlanStop[]>(withStop, []);
  const names = (change: string) => {
    const { change: read } = parsePlan(new URLSearchParams({ change }));
    return (
      read &&
      changedStops(given, read)
        .map((each) => each.place)
        .join('')
    );
  };

  it.each([
    ['1-earlier', 'bac'],
    ['0-earlier', 'abc'],
    ['1-later', 'acb'],
    ['2-later', 'abc'],
    ['9-later', 'abc'],
    ['1-remove', 'ac'],
    ['9-remove', 'abc'],
    ['0-to-2', 'bca'],
    ['2-to-0', 'cab'],
    ['1-to-1', 'abc'],
    ['0-to-9', 'abc'],
    ['9-to-0', 'abc'],
    ['1-up', undefined],
    ['1-to', undefined],
    ['-1-remove', undefined],
  ])('become after %s %s', (change, expected) => {
    expect(names(change)).toBe(expected);
  });

  it('keep the chosen trains that lead where they led', () => {
    const chosen = read('stops=a,b,c,d&trains=400-1,500-2,600-3').stops;
    const trainsAfter = (change: PlanChange) =>
      changedStops(chosen, change).map(({ train }) => train);
    expect(trainsAfter({ kind: 'later', at: 2 })).toEqual([
      '400-1',
      undefined,
      undefined,
      undefined,
    ]);
    expect(trainsAfter({ kind: 'remove', at: 3 })).toEqual(['400-1', '500-2', undefined]);
    expect(withTrain(chosen, 1, undefined).map(({ train }) => train)).toEqual([
      '400-1',
      undefined,
      '600-3',
      undefined,
    ]);
    expect(planFields(withTrain(chosen, 2, undefined), undefined).trains).toBe('400-1,500-2');
  });

  it.each(['x', '1', '400-', '40000-1', '4-a b', `1-${'9'.repeat(21)}`])(
    'have no train by the name "%s"',
    (trains) => {
      const [stop] = parsePlan(new URLSearchParams({ stops: 'a,b', trains })).stops;
      expect(stop?.train).toBeUndefined();
    },
  );

  it('are changed by what is written', () => {
    expect(names(writeChange({ kind: 'later', at: 0 }))).toBe('bac');
    expect(names(writeChange({ kind: 'to', at: 2, to: 0 }))).toBe('cab');
  });
});

describe('planQuery', () => {
  it('is read back, whatever the places', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: MOST_STOPS }), (places) => {
        const { stops } = read(`stops=${places.join(',')}`);
        expect(read(planQuery(stops, '2026-12-15'))).toMatchObject({ stops, date: '2026-12-15' });
      }),
    );
  });

  it('takes a place that was cut inside of a character', () => {
    const { stops } = read(`stops=${encodeURIComponent(`${'a'.repeat(79)}😀`)}`);
    expect(planQuery(stops, undefined)).toContain('a%EF%BF%BD');
  });
});
