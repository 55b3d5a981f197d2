import { expect, it, vi } from 'vitest';
import { noteConnection, passTurns } from './event-loop.ts';
import { INCLUDED_TIMETABLE, openCurrentTimetable } from './timetable.ts';

/** The turns of the event loop until a promise resolves. */
async function turnsUntil(done: Promise<unknown>, onTurn: (turn: number) => void): Promise<number> {
  let isDone = false;
  void done.then(() => {
    isDone = true;
  });
  for (let turn = 1; ; turn += 1) {
    onTurn(turn);
    await new Promise(setImmediate);
    if (isDone) return turn;
  }
}

it('a quiet event loop turns as often as it must', async () => {
  for (const least of [1, 2, 5])
    expect(await turnsUntil(passTurns(least), () => {})).toBeLessThanOrEqual(least + 1);
  expect(await turnsUntil(passTurns(5), () => {})).toBeGreaterThanOrEqual(5);
});

it('long work waits for connections that come turn after turn', async () => {
  const connectUntil = (last: number) => (turn: number) => {
    if (turn <= last) noteConnection();
  };
  const turns = await turnsUntil(
    passTurns(1, () => 0),
    connectUntil(50),
  );
  expect(turns).toBeGreaterThan(50);
  expect(turns).toBeLessThan(55);
});

it('but no longer than a tenth of a second, however few turns those are', async () => {
  let time = 0;
  const connectFor40Milliseconds = () => {
    noteConnection();
    time += 40;
  };
  const turns = await turnsUntil(
    passTurns(1, () => time),
    connectFor40Milliseconds,
  );
  expect(turns).toBeGreaterThanOrEqual(2);
  expect(turns).toBeLessThan(6);
});

it('nor does the next piece of a timetable’s long work begin before new connections', async () => {
  const timetable = await openCurrentTimetable(INCLUDED_TIMETABLE, '/nowhere', () => {});
  const connectFor20Turns = (turn: number) => {
    if (turn <= 20) noteConnection();
  };
  const isOver = vi.spyOn(performance, 'now');
  function* twoPieces(): Generator<void, void> {
    isOver.mockReturnValueOnce(Number.POSITIVE_INFINITY);
    yield;
  }
  const { planner } = timetable.current();
  expect(await turnsUntil(planner.doInPieces(twoPieces()), connectFor20Turns)).toBeGreaterThan(20);
});
