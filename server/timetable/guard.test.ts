import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OWN_TIMETABLE } from '../timetable.ts';
import { oneTrainADay, REGIONAL, TRENITALIA, UNOFFICIAL, zipOf } from './feed.fixture.ts';
import { type ImportOptions, importTimetable } from './import-timetable.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timetable-'));
  await writeFile(join(folder, 'own.bin'), oneTrainADay());
});

afterEach(() => rm(folder, { recursive: true }));

async function saved(name: string, content: Buffer): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

function take(sources: readonly string[], more: Partial<ImportOptions> = {}): Promise<boolean> {
  return importTimetable({
    sources,
    dataFolder: join(folder, 'data'),
    ownFile: join(folder, 'own.bin'),
    today: '2026-11-22',
    accept: false,
    out: () => {},
    onProgress: () => {},
    ...more,
  });
}

describe('the timetable in use', () => {
  it('stays when there would be far fewer trains, unless the owner accepts that', async () => {
    await take([await saved('a.zip', zipOf(UNOFFICIAL))]);
    const fewer = await saved('b.zip', zipOf(REGIONAL));
    await expect(take([fewer])).rejects.toThrow(
      /^there would be 1 trains a day instead of 2; --accept takes/,
    );
    expect(await take([fewer], { accept: true })).toBe(true);
  });

  it('stays when a first import would leave far fewer trains than come with the project', async () => {
    const own = { ownFile: OWN_TIMETABLE };
    const small = await saved('a.zip', zipOf(TRENITALIA));
    await expect(take([small], own)).rejects.toThrow(
      /^there would be 3 trains a day instead of \d{4,}; /,
    );
    expect(await take([small], { ...own, accept: true })).toBe(true);
  });

  it('stays when the new one begins over a week from now, unless the owner accepts that', async () => {
    const later = await saved('later.zip', zipOf(TRENITALIA));
    await expect(take([later], { today: '2025-10-24' })).rejects.toThrow(
      /^the timetable begins on 2025-11-01 only, and the one of today would go; --accept takes/,
    );
    expect(await take([later], { today: '2025-10-25' })).toBe(true);
    expect(await take([later], { today: '2025-10-24', accept: true })).toBe(true);
  });
});
