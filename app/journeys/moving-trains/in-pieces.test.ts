import { expect, it, vi } from 'vitest';
import { inPieces, setPause } from './in-pieces.ts';

it('work waits between its pieces as the server says', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  let pauses = 0;
  setPause(async () => {
    pauses += 1;
  });
  // Each step takes half a piece.
  function* work(): Generator<void, string> {
    for (let step = 0; step < 6; step += 1) {
      time += 4;
      yield;
    }
    return 'done';
  }
  expect(await inPieces(work())).toBe('done');
  expect(pauses).toBe(3);
});
