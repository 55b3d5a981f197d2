import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ITALO, zipOf } from './feed.fixture.ts';
import { pathOf, prepareImportFolder, runImport, saveFile } from './import.fixture.ts';
import { writeAtomically } from './write-atomically.ts';

prepareImportFolder();

describe('a file that is written under another name first', () => {
  it('is whole when one process writes it several times at once', async () => {
    const contents = Array.from({ length: 8 }, (_, number) => `${number}`.repeat(100_000));
    await Promise.all(contents.map((content) => writeAtomically(pathOf(), 'file', content)));
    expect(contents).toContain(await readFile(pathOf('file'), 'utf8'));
    expect((await readdir(pathOf())).sort()).toEqual(['file', 'included.bin']);
  });

  it('leaves no part when it cannot take its place', async () => {
    await mkdir(pathOf('taken'));
    await expect(writeAtomically(pathOf(), 'taken', 'text')).rejects.toThrow('EISDIR');
    expect((await readdir(pathOf())).sort()).toEqual(['included.bin', 'taken']);
  });

  it('loses its partial file after an hour, but not while another server writes it', async () => {
    const feed = await saveFile('a.zip', zipOf(ITALO));
    await runImport([feed]);
    const now = new Date('2026-11-22T11:00:00Z');
    const partAged = async (name: string, minutes: number) => {
      const path = join(pathOf('data'), name);
      await writeFile(path, 'half a file');
      const written = new Date(now.getTime() - minutes * 60_000);
      await utimes(path, written, written);
    };
    await partAged('timetable.bin.1.part', 61);
    await partAged('timetable.bin.2.part', 59);
    await partAged('newsletter.keys.3.part', 61);
    await runImport([feed], { now });
    const parts = (await readdir(pathOf('data'))).filter((name) => name.endsWith('.part'));
    expect(parts.sort()).toEqual(['newsletter.keys.3.part', 'timetable.bin.2.part']);
  });
});
