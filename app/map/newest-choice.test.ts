import { expect, it, vi } from 'vitest';
import type { MapChoice } from './map-view.ts';
import { createNewestChoice } from './newest-choice.ts';

const NAPLES: MapChoice = { kind: 'station', station: 'naples' };

it('the newest choice is told to those who listen, until they stop', () => {
  const newest = createNewestChoice({ kind: 'overview' });
  const listener = vi.fn();
  const stop = newest.subscribe(listener);
  newest.set(NAPLES);
  expect(newest.get()).toBe(NAPLES);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  newest.set({ kind: 'overview' });
  expect(listener).toHaveBeenCalledTimes(1);
});
