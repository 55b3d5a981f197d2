import { expect, it } from 'vitest';
import { encodeTimetable } from '#server/timetable/encode.ts';
import { decodeTimetable } from './decode.ts';

const RULES = { minutesAt: () => 5, stationParts: new Map(), walks: [] };

it('refuses a trip whose profile of times the file does not have', () => {
  const stops = [
    { station: 'A', arrival: 60, departure: 60, boarding: 3 },
    { station: 'B', arrival: 90, departure: 90, boarding: 3 },
  ];
  const trip = { number: '1', kind: 'regionale', days: 1n, stops, feed: 0 } as const;
  const bytes = encodeTimetable([trip], { feeds: [] });
  expect(decodeTimetable(bytes, RULES).tripNumbers).toEqual(['1']);
  // The last numbers of the only trip are its profile, kind, calendar and feed.
  bytes[bytes.length - 4] = 1;
  expect(() => decodeTimetable(bytes, RULES)).toThrow(new RangeError('the timetable is damaged'));
});
