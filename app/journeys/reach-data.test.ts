import { expect, it } from 'vitest';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import { otherTime } from './reach-data.ts';

const [VENICE, BOLOGNA, VIENNA] = ['83025932', '83050435', '81010033'] as const;
const [INNSBRUCK, MUNICH] = ['81011874', '80203471'] as const;
const FEEDS = [{ name: 'ÖBB', firstDay: '2026-01-01', lastDay: '2026-12-12' }] as const;
const timetable = { ...INCLUDED_PLANNER.timetable, feeds: FEEDS };

/** A timetable with trains of ÖBB that run between some stations, as a feed of Germany has them. */
function loadedBetween(...stations: readonly string[]): Planner {
  const someTrains = INCLUDED_PLANNER.directTrains('83084095', '83092189', WEDNESDAY);
  const directTrains: Planner['directTrains'] = (from, to) =>
    stations.includes(from) && stations.includes(to) ? someTrains : [];
  return { ...INCLUDED_PLANNER, timetable, directTrains };
}

it('has no time of a train that a loaded feed has', async () => {
  expect(await otherTime(INCLUDED_PLANNER, VENICE, INNSBRUCK)).toMatchObject({ changes: 0 });
  expect(
    await otherTime(loadedBetween(MUNICH, BOLOGNA, VENICE), VENICE, INNSBRUCK),
  ).toBeUndefined();
});

it('keeps the trains of a company of which a feed has others alone', async () => {
  const ownTime = await otherTime(INCLUDED_PLANNER, VIENNA, VENICE);
  expect(ownTime).toMatchObject({ changes: 0 });
  expect(await otherTime(loadedBetween(MUNICH, INNSBRUCK), VIENNA, VENICE)).toEqual(ownTime);
});
