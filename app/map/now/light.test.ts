import { describe, expect, it } from 'vitest';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';
import { lightAt, TINTS, tintAt } from './light.ts';

const MINUTES = [...Array(DAY_MINUTES).keys()];

describe('the light of a minute', () => {
  it.each([
    ['02:00', 120, 'night', [1, 0, 1]],
    ['05:30', 330, 'dawn', [1, 0, 0]],
    ['07:15', 435, 'dawn', [0.5, 0, 0]],
    ['12:00', 720, 'day', [0, 0, 0]],
    ['19:00', 1140, 'dusk', [0, 0.5, 0]],
    ['21:00', 1260, 'dusk', [0, 1, 0]],
    ['22:00', 1320, 'night', [0, 1, 1]],
  ] as const)('at %s', (_, minute, light, tints) => {
    expect(lightAt(minute)).toBe(light);
    expect(TINTS.map((tint) => tintAt(tint, minute))).toEqual(tints);
  });

  it('changes too little to see from minute to minute, except to and from the night', () => {
    const steps = MINUTES.slice(1).flatMap((minute) =>
      (['dawn', 'dusk'] as const).map((tint) =>
        Math.abs(tintAt(tint, minute) - tintAt(tint, minute - 1)),
      ),
    );
    expect(Math.max(...steps)).toBeLessThan(0.025);
  });

  it('is never that of dawn and dusk together, but below the night', () => {
    const both = MINUTES.filter(
      (minute) => tintAt('dawn', minute) > 0 && tintAt('dusk', minute) > 0,
    );
    expect(both.filter((minute) => tintAt('night', minute) < 1)).toEqual([]);
  });
});
