import { expect, it } from 'vitest';
import { plannerOf, train } from './random-timetable.fixture.ts';
import { WEDNESDAY } from './timetable.ts';

it('of trains of one kind that leave a station together the fastest is kept', () => {
  const inSummer = { ...train(['A', 480], ['D', 560]), number: '3057' };
  const inWinter = { ...train(['A', 480], ['D', 550]), number: '3067' };
  const faster = { ...train(['A', 480], ['D', 530]), number: '9', kind: 'frecciarossa' } as const;
  const later = { ...train(['A', 481], ['D', 560]), number: '3069' };
  const planner = plannerOf([inSummer, inWinter, faster, later]);
  const minutes = planner
    .directTrains('A', 'D', WEDNESDAY)
    .map(({ departure, arrival }) => [departure, arrival]);
  expect(minutes).toEqual([
    [480, 530],
    [480, 550],
    [481, 560],
  ]);
});
