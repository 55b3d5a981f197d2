import { expect, it } from 'vitest';
import { OWN_PLANNER } from '#app/data/timetable/own-timetable.fixture.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { otherTime } from './reach-data.ts';

const [VENICE, INNSBRUCK] = ['83025932', '81011874'] as const;

it('has no time of a train whose own feed is loaded', async () => {
  expect(await otherTime(OWN_PLANNER, VENICE, INNSBRUCK)).toMatchObject({ changes: 0 });
  const feeds = [{ name: 'ÖBB', firstDay: '2026-01-01', lastDay: '2026-12-12' }] as const;
  const timetable = { ...OWN_PLANNER.timetable, feeds };
  const loaded: Planner = { ...OWN_PLANNER, timetable };
  expect(await otherTime(loaded, VENICE, INNSBRUCK)).toBeUndefined();
});
