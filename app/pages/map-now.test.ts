import { describe, expect, it, vi } from 'vitest';
import { unpackTrains } from '#app/data/moving-trains/unpack.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import type { SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import type { NowDay } from '#app/journeys/moving-trains/now-day.ts';
import { mapDepartures } from './map-departures.ts';
import { mapNow, mapTrain, mapTrains } from './map-now.ts';

const request = {
  planner: INCLUDED_PLANNER,
  language: 'en',
  today: '2026-12-10',
  minuteOfDay: 540,
} as unknown as SiteRequest;

const jsonOf = ({ body }: SiteResponse): unknown => JSON.parse(String(body));

async function shownDay(): Promise<NowDay & { readonly parts: readonly string[] }> {
  const day = jsonOf(await mapNow(request, { language: 'en', file: '2026-12-15.json' })) as NowDay;
  return { ...day, parts: day.folder.split('/') };
}

describe('the files of a day of trains', () => {
  it('have as many trains under way at each minute as the day says', async () => {
    const { parts, moving, trains } = await shownDay();
    const [version = '', day = ''] = parts;
    const sets = await Promise.all(
      ['fast.bin', 'regional.bin'].map(async (file) => {
        const { body, headers } = await mapTrains(request, { version, day, file });
        expect(headers['cache-control']).toBe('public, max-age=3600');
        return unpackTrains(body as Uint8Array);
      }),
    );
    expect(sets.reduce((sum, { count }) => sum + count, 0)).toBe(trains);
    for (const minute of [0, 245, 490, 1439]) {
      const running = sets.flatMap(({ starts, ends }) =>
        [...starts].filter((start, train) => start <= minute && minute <= (ends[train] ?? 0)),
      );
      expect(running).toHaveLength(moving[minute] ?? 0);
    }
  });

  it('are asked for again where the address names no version of the timetable', async () => {
    const { headers } = await mapNow(request, { language: 'en', file: '2026-12-15.json' });
    expect(headers['cache-control']).toBe('public, max-age=0');
  });

  it('are made in pieces, so that nobody waits for them', async () => {
    const { parts } = await shownDay();
    const pause = vi.fn(async () => {});
    // Its planner has made no day yet, whichever test ran before.
    const planner = createPlanner(INCLUDED_PLANNER.timetable, pause);
    await mapTrains(
      { ...request, planner },
      { version: parts[0] ?? '', day: '6', file: 'regional.bin' },
    );
    expect(pause.mock.calls.length).toBeGreaterThan(5);
  });

  it.each([
    ['0', 'fast.bin'],
    ['', 'fast.bin'],
  ])('are those of the version in the address alone: %j', async (version, file) => {
    expect((await mapTrains(request, { version, day: '1', file })).status).toBe(404);
    expect((await mapTrain(request, { version, language: 'en', file: '0.json' })).status).toBe(404);
  });

  it('do not exist for other days, files, trains and languages', async () => {
    const { parts } = await shownDay();
    const [version = ''] = parts;
    for (const [day, file] of [
      ['7', 'fast.bin'],
      ['2026-12-15', 'fast.bin'],
      ['1', 'slow.bin'],
      ['1', '__proto__'],
    ] as const)
      expect((await mapTrains(request, { version, day, file })).status).toBe(404);
    for (const [language, file] of [
      ['de', '1.json'],
      ['en', '999999.json'],
      ['en', '-1.json'],
      ['en', '1'],
    ] as const)
      expect((await mapTrain(request, { version, language, file })).status).toBe(404);
    for (const [language, file] of [
      ['de', '2026-12-15.json'],
      ['en', '2026-02-30.json'],
      ['en', '2036-12-15.json'],
      ['en', '2026-12-15'],
    ] as const)
      expect((await mapNow(request, { language, file })).status).toBe(404);
  });

  it('have the next trains of a station at any minute of a day', async () => {
    const at = { language: 'en', day: '2026-12-15', minute: '490', file: 'rome.json' };
    const response = await mapDepartures(request, at);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(jsonOf(response)).toMatchObject({ station: 'rome', after: '08:10' });
    for (const wrong of [{ minute: '1440' }, { day: '2026-13-01' }, { day: '2030-01-01' }])
      expect((await mapDepartures(request, { ...at, ...wrong })).status).toBe(404);
  });
});
