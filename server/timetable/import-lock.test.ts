import { writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { oneTrainADay } from './feed.fixture.ts';
import { pathOf, prepareImportFolder, runImport } from './import.fixture.ts';
import type { MakeTimetable } from './make-timetable.ts';

prepareImportFolder();

/** A maker of a timetable that takes a few iterations of the event loop and logs its steps. */
function makerOf(steps: string[]): MakeTimetable {
  return async () => {
    steps.push('begin');
    for (let turn = 0; turn < 5; turn++) await setImmediate();
    steps.push('end');
    return { kind: 'made', file: oneTrainADay(), feeds: [] };
  };
}

it('imports that start at once run one after the other, and all succeed', async () => {
  const steps: string[] = [];
  const shown: string[] = [];
  const run = () =>
    runImport(['feed'], { make: makerOf(steps), onProgress: (step) => shown.push(step) });
  const kinds = (await Promise.all([run(), run(), run()])).map(({ kind }) => kind);
  expect(kinds).toEqual(['made', 'made', 'made']);
  expect(steps).toEqual(['begin', 'end', 'begin', 'end', 'begin', 'end']);
  expect(shown.filter((step) => step === 'waiting for another import')).toHaveLength(2);
});

it('an import that fails lets the next one begin', async () => {
  await expect(runImport([pathOf('none.zip')])).rejects.toThrow(/^there is no file /);
  expect((await runImport(['feed'], { make: makerOf([]) })).kind).toBe('made');
});

it('a lock that is no lock is refused in one line', async () => {
  await runImport(['feed'], { make: makerOf([]) });
  await writeFile(pathOf('data', 'timetable.lock'), 'x'.repeat(4096));
  await expect(runImport(['feed'], { make: makerOf([]) })).rejects.toThrow(
    /timetable\.lock cannot be locked: SQLITE_NOTADB$/,
  );
});
