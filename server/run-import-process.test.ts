import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { runImportProcess } from './run-import-process.ts';
import { TRENITALIA, zipOf } from './timetable/feed.fixture.ts';
import { pathOf, prepareImportFolder, saveFile } from './timetable/import.fixture.ts';
import type { TimetableRequest } from './timetable/make-timetable.ts';

prepareImportFolder();

/** A request to make a timetable of one file. */
function requestOf(source: string): TimetableRequest {
  return {
    feeds: [{ source }],
    today: '2026-11-22',
    folder: pathOf(),
    isTolerant: false,
    isMade: false,
  };
}

/** The names of the variables in the environments of this process's children. */
function namesOfChildren(): string[] {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
  );
  return children.flatMap((child) =>
    readFileSync(`/proc/${child}/environ`, 'utf8')
      .split('\0')
      .flatMap((entry) => entry.split('=')[0] ?? []),
  );
}

it.runIf(existsSync('/proc/self/environ'))(
  'feeds are read in a process without the settings of the site',
  async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://user:secret@localhost/binario');
    const source = await saveFile('a.zip', zipOf(TRENITALIA));
    const lines: string[] = [];
    const names = new Set<string>();
    const made = await runImportProcess(requestOf(source), {
      out: (line) => lines.push(line),
      onProgress: () => {
        for (const name of namesOfChildren()) names.add(name);
      },
    });
    expect(names).toContain('NODE_CHANNEL_FD');
    expect([...names].filter((name) => !name.startsWith('NODE_'))).toEqual(['']);
    expect(lines[0]).toMatch(/^Trenitalia: 4 trips;/);
    expect(made.kind === 'made' && readTimetableFile(made.file).tripNumbers).toContain('9519');
  },
);

it('a process that refuses a feed gives its reason in one line', async () => {
  await expect(
    runImportProcess(requestOf('/dev/zero'), { out: () => {}, onProgress: () => {} }),
  ).rejects.toThrow(/^\/dev\/zero is not a regular file$/);
});
