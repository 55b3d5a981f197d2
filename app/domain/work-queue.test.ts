import { expect, it, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** A clock that each step of work moves by half a piece. */
function stepping(steps: number, done: string[] = []) {
  let time = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  return function* work(name: string): Generator<void, string> {
    for (let step = 0; step < steps; step += 1) {
      time += 4;
      done.push(name);
      yield;
    }
    return name;
  };
}

it('work pauses between its pieces', async () => {
  const pause = vi.fn(async () => {});
  const work = stepping(6);
  expect(await createWorkQueue(pause)(work('done'))).toBe('done');
  expect(pause).toHaveBeenCalledTimes(3);
});

it('the next task begins when the one before has ended, whether it failed or not', async () => {
  const done: string[] = [];
  const work = stepping(3, done);
  const doInPieces = createWorkQueue(async () => {});
  const failing = doInPieces(
    (function* (): Generator<void, string> {
      yield* work('first');
      throw new Error('failed');
    })(),
  );
  const second = doInPieces(work('second'));
  await expect(failing).rejects.toThrow('failed');
  expect(await second).toBe('second');
  expect(done).toEqual(['first', 'first', 'first', 'second', 'second', 'second']);
});
