import { expect, it } from 'vitest';
import { runInPieces, runToEnd } from './run-generator.ts';

function* threeSteps(): Generator<void, string> {
  for (let step = 0; step < 3; step++) yield;
  return 'done';
}

it('a generator that is run to its end gives its result', () => {
  expect(runToEnd(threeSteps())).toBe('done');
});

it('a generator that is run in pieces pauses after each of them', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  expect(await runInPieces(threeSteps(), 0, pause)).toBe('done');
  expect(pauses).toBe(3);
  expect(await runInPieces(threeSteps(), 60_000, pause)).toBe('done');
  expect(pauses).toBe(3);
});

it('a generator ends with the error of a pause', async () => {
  const failing = runInPieces(threeSteps(), 0, () => Promise.reject(new Error('aborted')));
  await expect(failing).rejects.toThrow('aborted');
});
