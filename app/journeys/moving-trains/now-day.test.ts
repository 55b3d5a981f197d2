import { describe, expect, it } from 'vitest';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { runToEnd } from '#app/domain/run-generator.ts';
import { searchedDay } from '#app/domain/timetable/days.ts';
import { usualDayWords } from '../timetable-basis.ts';
import { dayOfFolder, nowDay, trainsVersion } from './now-day.ts';
import { trainOnMap } from './train-on-map.ts';
import { findingTrains } from './trains-of-day.ts';

const request = { planner, language: 'en', today: '2026-12-10' } as const;
const TUESDAY = '2026-12-15';

function trainsAt(minute: number): number {
  const day = searchedDay(planner.timetable, TUESDAY);
  return (['fast', 'regional'] as const).flatMap((file) => {
    return runToEnd(findingTrains(planner.timetable, day, file)).filter(({ calls }) => {
      const [start = 0, end = 0] = [calls[0]?.departure, calls.at(-1)?.arrival];
      return minute >= start && minute <= end;
    });
  }).length;
}

describe('a day of trains', () => {
  it('counts of each minute the trains between their first stop and their last', async () => {
    const { moving, trains } = await nowDay(request, TUESDAY);
    expect(moving).toHaveLength(1440);
    for (const minute of [0, 1, 200, 490, 735, 1439]) expect(moving[minute]).toBe(trainsAt(minute));
    expect(Math.max(...moving)).toBeLessThan(trains / 4);
  });

  it('names the busiest stations and where the trains of others are missing', async () => {
    for (const language of LANGUAGES) {
      const { busiest, missing, basis } = await nowDay({ ...request, language }, TUESDAY);
      expect(busiest[0]?.name).toMatch(/^Rom/);
      expect(busiest[0]?.station).toBe('rome');
      const counts = busiest.map(({ trains }) => trains);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      expect(missing.find((text) => text.startsWith('Trenitalia Tper ('))).toBeDefined();
      expect(missing.join()).not.toMatch(/\(\d|undefined|\{/);
      expect(basis).toMatch(/\.$/);
    }
  });

  it('has the trains of its own folder, and no folder but those of days', async () => {
    const { folder } = await nowDay(request, TUESDAY);
    expect(folder).toBe(`${trainsVersion(planner.timetable)}/1`);
    expect(dayOfFolder(planner.timetable, '1')).toBe(1);
    for (const name of ['7', '-1', '01', '2026-12-15', '2026-02-31', '', 'x', '__proto__'])
      expect(dayOfFolder(planner.timetable, name), name).toBeUndefined();
  });

  it('has a folder for each date that a feed covers, and for no day that does not exist', () => {
    const [feed] = planner.timetable.feeds;
    if (!feed) throw new Error('the timetable has no feed');
    const dates = { firstDay: '2026-02-01', lastDay: '2026-03-31' } as const;
    const dated = { ...planner.timetable, ...dates, days: 59, feeds: [{ ...feed, ...dates }] };
    expect(dayOfFolder(dated, '2026-02-28')).toBe('2026-02-28');
    for (const name of ['2026-02-31', '2026-99-99', '2026-04-01'])
      expect(dayOfFolder(dated, name), name).toBeUndefined();
  });

  it('says in few words which day its trains are typical of, but not where they are its own', async () => {
    expect((await nowDay(request, TUESDAY)).usual).toBe('like a typical Tuesday');
    // A public holiday.
    expect(usualDayWords(request, '2026-12-08')).toBe('like a typical Sunday');
    const [feed] = planner.timetable.feeds;
    if (!feed) throw new Error('the timetable has no feed');
    const dates = { firstDay: '2026-02-01', lastDay: '2026-03-31' } as const;
    const timetable = { ...planner.timetable, ...dates, days: 59, feeds: [{ ...feed, ...dates }] };
    const own = { ...request, planner: { ...planner, timetable } };
    expect(usualDayWords(own, '2026-02-28')).toBe('');
  });

  it('has every train in words, and no other one', () => {
    const { timetable } = planner;
    for (const { trip, calls } of runToEnd(findingTrains(timetable, 1, 'fast')).slice(0, 40)) {
      const train = trainOnMap(timetable, trip, 'en');
      expect(train?.calls).toHaveLength(calls.length);
      expect(train?.company).toBe('Trenitalia');
      expect(train?.name).toMatch(/\d$/);
      expect(train?.line).toContain(' – ');
    }
    expect(trainOnMap(timetable, timetable.tripNumbers.length, 'en')).toBeUndefined();
  });
});
