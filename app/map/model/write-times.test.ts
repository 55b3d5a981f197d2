import { expect, it } from 'vitest';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { cityPairs } from '#app/journeys/city-pairs.ts';
import { reachData } from '#app/journeys/reach-data.ts';
import { shownStations, usualStations } from './shown-stations.ts';
import { mapWidthPx, wholeIn } from './viewport.ts';
import { writeTimes } from './write-times.ts';
import { frameOnMap, minutesOnMap } from './written-times.ts';

it('a larger city makes way for the time of a lesser one beside it', async () => {
  const pairs = await cityPairs(INCLUDED_PLANNER, 'en');
  // The stage of a laptop.
  const framePx = { width: 611, height: 655 };
  const view = wholeIn(framePx);
  const px = mapWidthPx(view, framePx.width);
  for (const station of ['rome', 'milan', 'bologna', 'florence', 'naples']) {
    const choice = { kind: 'station', station } as const;
    const minutes = minutesOnMap(choice, pairs, await reachData(INCLUDED_PLANNER, station));
    const usual = shownStations(usualStations([px], 'en'), [px], 'en', [station]);
    const frame = frameOnMap(px, view, { before: 28, after: 24, covered: [] });
    const { times } = writeTimes(usual, frame, { language: 'en', choice, minutes });
    expect(times.has('verona'), station).toBe(true);
  }
});
