import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ITALO, zipOf } from './feed.fixture.ts';
import { createFeedNetwork } from './feed-network.ts';
import { pathOf, prepareImportFolder, runImport, saveFile } from './import.fixture.ts';
import { createTimetableMaker, type MakeTimetable } from './make-timetable.ts';

prepareImportFolder();

it('imports that start at once run one after the other, and all succeed', async () => {
  const feed = await saveFile('a.zip', zipOf(ITALO));
  const steps: string[] = [];
  const makeFeed = createTimetableMaker(createFeedNetwork());
  const make: MakeTimetable = async (...request) => {
    steps.push('begin');
    const made = await makeFeed(...request);
    steps.push('end');
    return made;
  };
  const waiting: string[] = [];
  const run = () => runImport([feed], { make, onProgress: (step) => waiting.push(step) });
  expect(await Promise.all([run(), run(), run()])).toEqual([true, true, true]);
  expect(steps).toEqual(['begin', 'end', 'begin', 'end', 'begin', 'end']);
  expect(waiting.filter((step) => step === 'waiting for another import')).toHaveLength(2);
});

it('an import that fails lets the next one begin', async () => {
  await expect(runImport([pathOf('none.zip')])).rejects.toThrow(/^there is no file /);
  expect(await runImport([await saveFile('a.zip', zipOf(ITALO))])).toBe(true);
});

it('a lock that is no lock is refused in one line', async () => {
  await runImport([await saveFile('a.zip', zipOf(ITALO))]);
  await writeFile(pathOf('data', 'timetable.lock'), 'x'.repeat(4096));
  await expect(runImport([pathOf('a.zip')])).rejects.toThrow(
    /timetable\.lock cannot be locked: SQLITE_NOTADB$/,
  );
});
