import { describe, expect, it } from 'vitest';
import { TIMETABLE_LIMITS } from '#app/data/timetable/timetable-header.ts';
import { parseTrainChoices } from '#app/domain/search/train-choices.ts';
import { parsePlan } from '#app/domain/search/trip-plan.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { trainKey } from './train-key.ts';

/** A direct journey that leaves at 10:00 with a train of a number. */
function journeyWith(number: string, arrival = 700): Journey {
  const ride = {
    trip: 0,
    kind: 'regionale',
    number,
    from: '1',
    to: '2',
    departure: 600,
    arrival,
    fromPosition: 0,
    toPosition: 1,
  } as const;
  return { departure: 600, arrival, durationMinutes: arrival - 600, changes: 0, rides: [ride] };
}

describe('the key of a train', () => {
  it.each(['9504', 'RE 5', 'R-12, 13', '', '12/13', 'Ä'.repeat(TIMETABLE_LIMITS.numberLength)])(
    'is read back from an address where a feed numbers it "%s"',
    (number) => {
      const key = trainKey(journeyWith(number));
      const plan = parsePlan(new URLSearchParams({ stops: 'a,b', trains: key }));
      expect(plan.stops[0]?.train).toBe(key);
      expect(parseTrainChoices(new URLSearchParams({ train: key })).train).toBe(key);
    },
  );

  it('tells trains without a number apart', () => {
    expect(trainKey(journeyWith('', 700))).not.toBe(trainKey(journeyWith('', 710)));
  });
});
