import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_NIGHTS,
  MOST_STOPS,
  movedEarlier,
  PLAN_HOURS,
  type PlanStop,
  parsePlan,
  planFields,
  withoutStop,
  withStop,
} from './trip-plan.ts';

const read = (query: string) => parsePlan(new URLSearchParams(query));

const stay = fc.oneof(
  fc.constantFrom(...PLAN_HOURS).map((count) => ({ unit: 'hours', count }) as const),
  fc.integer({ min: 1, max: MOST_NIGHTS }).map((count) => ({ unit: 'nights', count }) as const),
);
const place = fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,10}){0,3}$/);
const stops: fc.Arbitrary<PlanStop[]> = fc.array(fc.record({ place, stay }), {
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
          expect(parsePlan(fields)).toEqual({ stops: given, date, hasTooMany: false });
        },
      ),
    );
  });

  it('never fails, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (given, stays, date) => {
        const plan = parsePlan(new URLSearchParams({ stops: given, stays, date }));
        expect(plan.stops.length).toBeLessThanOrEqual(MOST_STOPS);
        for (const stop of plan.stops) expect(stop.place).not.toBe('');
      }),
    );
  });

  it('has the stays in one field or in several', () => {
    expect(read('stops=a,b,c&stays=0h&stays=4h&stays=2n')).toEqual(
      read('stops=a,b,c&stays=0h,4h,2n'),
    );
  });

  it.each(['', '15n', '5h', '2', '-1n', 'n', '1e1n', '99999999n'])(
    'means one night by the stay "%s"',
    (text) => {
      const [stop] = read(`stops=a&stays=${text}`).stops;
      expect(stop?.stay).toEqual({ unit: 'nights', count: 1 });
    },
  );

  it('leaves out an empty place with its stay, and places after the sixth', () => {
    expect(read('stops=a,,b&stays=1n,2n,3n').stops.map((each) => each.stay.count)).toEqual([1, 3]);
    const { stops: kept, hasTooMany } = read('stops=a,b,c,d,e,f,g');
    expect([kept.length, hasTooMany]).toEqual([MOST_STOPS, true]);
  });

  it('does not read a huge one to its end', () => {
    expect(read(`stops=${'a,'.repeat(100_000)}&stays=${'1n,'.repeat(100_000)}`).stops).toHaveLength(
      MOST_STOPS,
    );
  });
});

describe('the places of a plan', () => {
  const given = ['a', 'b', 'c'].reduce<readonly PlanStop[]>(withStop, []);
  const names = (all: readonly PlanStop[]) => all.map((each) => each.place).join('');

  it('are moved and removed', () => {
    expect(names(movedEarlier(given, 1))).toBe('bac');
    expect(names(movedEarlier(given, 0))).toBe('abc');
    expect(names(movedEarlier(given, 3))).toBe('abc');
    expect(names(withoutStop(given, 1))).toBe('ac');
  });
});
