import { describe, expect, it } from 'vitest';
import { OWN_TIMETABLE } from '../timetable.ts';
import { REGIONAL, TRENITALIA, UNOFFICIAL, zipOf } from './feed.fixture.ts';
import { prepareImportFolder, runImport, saveFile } from './import.fixture.ts';

prepareImportFolder();

describe('the current timetable', () => {
  it('is kept when the new one has far fewer trains, unless that is accepted', async () => {
    await runImport([await saveFile('a.zip', zipOf(UNOFFICIAL))]);
    const fewer = await saveFile('b.zip', zipOf(REGIONAL));
    await expect(runImport([fewer])).rejects.toThrow(
      /^there would be 1 trains a day instead of 2; --accept takes/,
    );
    expect(await runImport([fewer], { accept: true })).toBe(true);
  });

  it('is kept when a first import has far fewer trains than the bundled timetable', async () => {
    const own = { ownFile: OWN_TIMETABLE };
    const small = await saveFile('a.zip', zipOf(TRENITALIA));
    await expect(runImport([small], own)).rejects.toThrow(
      /^there would be 3 trains a day instead of \d{4,}; /,
    );
    expect(await runImport([small], { ...own, accept: true })).toBe(true);
  });

  it('is kept when the new one begins over a week from now, unless that is accepted', async () => {
    const later = await saveFile('later.zip', zipOf(TRENITALIA));
    await expect(runImport([later], { today: '2025-10-24' })).rejects.toThrow(
      /^the timetable begins only on 2025-11-01 and would replace that of today; --accept takes/,
    );
    expect(await runImport([later], { today: '2025-10-25' })).toBe(true);
    expect(await runImport([later], { today: '2025-10-24', accept: true })).toBe(true);
  });
});
