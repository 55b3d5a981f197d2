import { afterEach, expect, it, vi } from 'vitest';
import { nextNight, spreadMinutes, startNightlyImports } from './nightly-imports.ts';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['in winter', '2026-11-25T12:00:00Z', '2026-11-26T02:40:00Z'],
  ['before the hour of the same night', '2026-11-26T02:39:00Z', '2026-11-26T02:40:00Z'],
  ['at the hour itself', '2026-11-26T02:40:00Z', '2026-11-27T02:40:00Z'],
  ['in summer', '2026-07-01T12:00:00Z', '2026-07-02T01:40:00Z'],
  ['before the clocks go forward', '2026-03-28T12:00:00Z', '2026-03-29T01:40:00Z'],
  ['before the clocks go back', '2026-10-24T12:00:00Z', '2026-10-25T02:40:00Z'],
])('the next night is at 3:40 in Rome %s', (_, after, next) => {
  expect(nextNight(new Date(after), 10)).toEqual(new Date(next));
});

it('servers begin at minutes of their own, always the same', () => {
  const minutes = Array.from({ length: 100 }, (_, port) => spreadMinutes(`host:${3000 + port}`));
  expect(new Set(minutes).size).toBeGreaterThan(20);
  expect(Math.min(...minutes)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...minutes)).toBeLessThan(30);
  expect(spreadMinutes('host:3000')).toBe(minutes[0]);
});

it('imports run at once and then every night', async () => {
  vi.useFakeTimers({ now: new Date('2026-10-24T12:00:00Z') });
  const begun: string[] = [];
  const run = async () => {
    begun.push(new Date().toISOString());
  };
  startNightlyImports(run, 0, () => new Date());
  await vi.advanceTimersByTimeAsync(48 * 60 * 60 * 1000);
  expect(begun).toEqual([
    '2026-10-24T12:00:00.000Z',
    '2026-10-25T02:30:00.000Z',
    '2026-10-26T02:30:00.000Z',
  ]);
});
