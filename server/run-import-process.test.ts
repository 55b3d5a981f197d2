import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { runImportProcess } from './run-import-process.ts';
import { machineHas } from './testing/machine.ts';
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

it.runIf(machineHas('Linux', existsSync('/proc/self/environ')))(
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

it('a process ends when its import has no time left', async () => {
  const source = await saveFile('a.zip', zipOf(TRENITALIA));
  await expect(
    runImportProcess(requestOf(source), { out: () => {}, onProgress: () => {} }, 0),
  ).rejects.toThrow(/^the import took over 10 minutes, or the system ended it$/);
});

describe('the process that reads feeds', () => {
  /** Lets it read a file, as a fault in the reading of a feed might. */
  async function readIn(path: string): Promise<string> {
    const [folder, feed] = [pathOf('timetables'), 'https://feed.example/a.zip'];
    mkdirSync(folder, { recursive: true });
    const feeds = [{ source: feed, fetched: {}, copy: { path, validators: {} } }];
    const request = { ...requestOf(feed), feeds, folder };
    const made = runImportProcess(request, { out: () => {}, onProgress: () => {} });
    return await made.then(
      ({ kind }) => kind,
      ({ message }: Error) => message,
    );
  }

  it('reads its own folder, and not the newsletter’s store and keys beside it', async () => {
    mkdirSync(pathOf('timetables'));
    const names = [
      'timetables/copy.zip',
      'newsletter.sqlite',
      'newsletter.sqlite-wal',
      'newsletter.keys',
      'timetables-2/copy.zip',
    ];
    mkdirSync(pathOf('timetables-2'));
    const found: string[] = [];
    // Each is a feed that can be read, so that only the permission is missing.
    for (const name of names) found.push(await readIn(await saveFile(name, zipOf(TRENITALIA))));
    const denied = 'https://feed.example/a.zip cannot be read: ERR_ACCESS_DENIED';
    expect(found).toEqual(['made', denied, denied, denied, denied]);
  });

  it('does not read the settings of a machine or the environment of another process', async () => {
    for (const path of ['/etc/passwd', `/proc/${process.pid}/environ`])
      expect(await readIn(path)).toMatch(/ERR_ACCESS_DENIED$/);
  });
});
