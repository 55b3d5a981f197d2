import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keyFile } from '#server/newsletter/key-file.ts';
import {
  findPostgresPrograms,
  startTestPostgres,
} from '#server/newsletter/testing/postgres-server.ts';
import { makeTestFolder, request } from '#server/newsletter/testing/test-newsletter.ts';
import { machineHas } from '#server/testing/machine.ts';
import { canMount, fillDisk, makeSmallDisk } from '#server/testing/small-disk.ts';
import { runCommand } from './testing/run-command.ts';
import { confirmAddress, startNewsletter } from './testing/test-site.ts';

async function confirmedSite() {
  const site = { DATA_FOLDER: makeTestFolder(), PUBLIC_ORIGIN: 'https://www.example.com' };
  const newsletter = await startNewsletter(site);
  await confirmAddress(newsletter, site);
  return { site, newsletter };
}

const programs = findPostgresPrograms();
// Some machines have only the programs of the server on PATH.
const clients = programs && dirname(realpathSync(join(programs, 'initdb')));
const needed = machineHas('PostgreSQL', existsSync(join(clients ?? '', 'pg_dump')));

describe('backups in a folder', () => {
  it('are named by their time, and only the last ones and other files are kept', async () => {
    const { site, newsletter } = await confirmedSite();
    const folder = join(makeTestFolder(), 'backups');
    mkdirSync(folder);
    writeFileSync(join(folder, 'newsletter-of-mine.sqlite'), '');
    // Of copies that were killed, one of them just now.
    for (const [name, day] of [
      ['newsletter-2026-10-31T03-04-05Z.sqlite.part', 0],
      ['newsletter-2026-10-31T03-04-05Z.sqlite.part-journal', 0],
      // Its copy was deleted by hand.
      ['newsletter-2026-10-30T03-04-05Z.sqlite.part-journal', 0],
      ['newsletter-2026-11-03T03-04-04Z.sqlite.part', 3],
      ['newsletter-2026-11-03T03-04-04Z.sqlite.part-journal', 3],
    ] as const) {
      writeFileSync(join(folder, name), '');
      const changed = new Date(Date.UTC(2026, 10, day, 3, 4));
      utimesSync(join(folder, name), changed, changed);
    }
    const words = ['newsletter', 'backup', '--folder', folder, '--keep', '2'];
    for (const day of [1, 2, 3]) {
      const now = Date.UTC(2026, 10, day, 3, 4, 5);
      expect(await runCommand(site, words, { now })).toMatchObject({ status: 0, err: '' });
    }
    expect(readdirSync(folder)).toEqual([
      'newsletter-2026-11-02T03-04-05Z.sqlite',
      'newsletter-2026-11-03T03-04-04Z.sqlite.part',
      'newsletter-2026-11-03T03-04-04Z.sqlite.part-journal',
      'newsletter-2026-11-03T03-04-05Z.sqlite',
      'newsletter-of-mine.sqlite',
    ]);
    await newsletter.stop();
  });

  it('or in a file delete what a killed one of the same name has left', async () => {
    const { site, newsletter } = await confirmedSite();
    const folder = makeTestFolder();
    const copy = join(folder, 'copy');
    for (const ending of ['', '-journal', '-wal', '-shm'])
      writeFileSync(`${copy}.part${ending}`, 'anna@example.com');
    expect((await runCommand(site, ['newsletter', 'backup', copy])).status).toBe(0);
    expect(readdirSync(folder)).toEqual(['copy']);
    await newsletter.stop();
  });

  it.each([
    [[], 'Name either a file or, with --folder, a folder.\n'],
    [['file', '--folder', 'x'], 'Name either a file or, with --folder, a folder.\n'],
    [['file', '--keep', '2'], '--keep needs --folder.\n'],
    [['--folder', 'x', '--keep', '0'], '--keep should be a number from 1 to 9999.\n'],
  ])('are refused with the parameters %j', async (words, err) => {
    const result = await runCommand({ DATA_FOLDER: makeTestFolder() }, [
      'newsletter',
      'backup',
      ...words,
    ]);
    expect(result).toMatchObject({ status: 1, out: '', err });
  });
});

describe.runIf(canMount())('on a full disk', () => {
  it('backup, restore and a new key end in one line and leave nothing behind', async () => {
    const { site, newsletter } = await confirmedSite();
    await newsletter.stop();
    const copy = join(makeTestFolder(), 'newsletter.backup');
    expect((await runCommand(site, ['newsletter', 'backup', copy])).status).toBe(0);
    const disk = makeSmallDisk();
    const DATA_FOLDER = join(disk, 'data');
    cpSync(site.DATA_FOLDER, DATA_FOLDER, { recursive: true });
    fillDisk(disk, 1_000_000);
    const listFiles = () => [...readdirSync(disk), ...readdirSync(DATA_FOLDER)];
    const before = listFiles();
    for (const [words, start] of [
      [['backup', join(disk, 'copy')], `${disk}/copy.part cannot be written`],
      [['restore', copy], `${DATA_FOLDER}/newsletter.sqlite.restored cannot be written`],
      [['new-key'], `The newsletter store cannot be used, SQLite file ${DATA_FOLDER}/.*`],
    ] as const) {
      const { status, out, err } = await runCommand({ ...site, DATA_FOLDER }, [
        'newsletter',
        ...words,
      ]);
      expect([status, out]).toEqual([1, '']);
      expect(err).toMatch(
        new RegExp(`^${start}: the disk is full \\((SQLITE_FULL|ENOSPC)\\)\\.\n$`),
      );
    }
    expect(listFiles().filter((name) => !before.includes(name))).toEqual([]);
  });
});

describe.runIf(needed)('a backup of PostgreSQL', () => {
  it('can be restored by pg_restore, and the password is no argument', async () => {
    const postgres = await startTestPostgres(programs ?? '');
    onTestFinished(() => postgres.remove());
    const [DATABASE_URL, empty] = [
      await postgres.createDatabase(),
      await postgres.createDatabase(),
    ];
    const site = {
      DATABASE_URL,
      DATA_FOLDER: makeTestFolder(),
      PUBLIC_ORIGIN: 'https://www.example.com',
    };
    const newsletter = await startNewsletter(site);
    await confirmAddress(newsletter, site);
    await newsletter.stop();

    const folder = makeTestFolder();
    const copy = join(folder, 'newsletter.dump');
    // A replacement of pg_dump that records its arguments and runs the real one.
    const notes = join(folder, 'notes');
    const real = join(clients ?? '', 'pg_dump');
    writeFileSync(join(folder, 'pg_dump'), `#!/bin/sh\necho "$@" > ${notes}\nexec ${real} "$@"\n`, {
      mode: 0o755,
    });
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await runCommand(site, ['newsletter', 'backup', copy])).toMatchObject({
      status: 0,
      err: '',
    });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const { password } = new URL(DATABASE_URL);
    expect(readFileSync(notes, 'utf8')).toContain('--format=custom');
    expect(readFileSync(notes, 'utf8')).not.toContain(password);

    execFileSync(join(clients ?? '', 'pg_restore'), [`--dbname=${empty}`, copy]);
    const restored = { ...site, DATABASE_URL: empty };
    const exported = await runCommand(restored, ['newsletter', 'export']);
    expect(exported.out).toContain('anna@example.com');
    expect(exported.out).toBe((await runCommand(site, ['newsletter', 'export'])).out);
  });

  it('fails in one line and leaves no file if pg_dump fails or is missing', async () => {
    const postgres = await startTestPostgres(programs ?? '');
    onTestFinished(() => postgres.remove());
    const site = { DATABASE_URL: await postgres.createDatabase(), DATA_FOLDER: makeTestFolder() };
    await (await startNewsletter(site)).stop();
    const folder = makeTestFolder();
    const copy = join(folder, 'copy');
    writeFileSync(join(folder, 'pg_dump'), '#!/bin/sh\necho "pg_dump: error: no" >&2\nexit 1\n', {
      mode: 0o755,
    });
    vi.stubEnv('PATH', `${folder}:/bin`);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await runCommand(site, ['newsletter', 'backup', copy])).toMatchObject({
      status: 1,
      err: 'pg_dump: error: no.\n',
    });
    vi.stubEnv('PATH', makeTestFolder());
    expect(await runCommand(site, ['newsletter', 'backup', copy])).toMatchObject({
      status: 1,
      err: "pg_dump is missing: install PostgreSQL's client programs.\n",
    });
    expect(readdirSync(folder)).toEqual(['pg_dump']);

    // A signal, while the dump is written.
    writeFileSync(
      join(folder, 'pg_dump'),
      '#!/bin/sh\nkill -TERM $PPID\nwhile kill -0 $PPID 2>&1; do sleep 0.1; done\n',
    );
    const words = ['server/owner/binario.ts', 'newsletter', 'backup', copy];
    const env = { ...site, PATH: `${folder}:/bin` };
    expect(spawnSync(process.execPath, words, { env }).status).toBe(143);
    expect(readdirSync(folder)).toEqual(['pg_dump']);
  });
});

describe('backup and restore', () => {
  it('restore every subscriber and every link, also after the file broke', async () => {
    const { site, newsletter } = await confirmedSite();
    const run = (...words: string[]) => runCommand(site, ['newsletter', ...words]);
    const copy = join(makeTestFolder(), 'newsletter.backup');
    // While the server runs.
    expect(await run('backup', copy)).toMatchObject({ status: 0, out: 'Copied.\n', err: '' });
    const exported = (await run('export')).out;
    expect(exported).toContain('anna@example.com');
    await newsletter.service.signUp(request('later@example.com'));
    await newsletter.stop();
    writeFileSync(join(site.DATA_FOLDER, 'newsletter.sqlite'), 'broken'.repeat(1_000));

    expect(await run('restore', copy)).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^Restored\./),
    });
    expect((await run('export')).out).toBe(exported);
    expect((await run('stats')).out).toContain('pending       0\n');
    const elsewhere = { ...site, DATA_FOLDER: join(makeTestFolder(), 'new') };
    // The keys of the links are in no backup.
    const restored = await runCommand(elsewhere, ['newsletter', 'restore', copy]);
    expect(restored.status).toBe(0);
    expect(restored.err).toMatch(/^The key [0-9a-f]{8}, .* is missing here: .*\n/m);
    copyFileSync(keyFile(site.DATA_FOLDER), keyFile(elsewhere.DATA_FOLDER));
    expect((await runCommand(elsewhere, ['newsletter', 'export'])).out).toBe(exported);
  });

  it('make the copy readable by its owner only and overwrite nothing', async () => {
    const { site, newsletter } = await confirmedSite();
    const run = (...words: string[]) => runCommand(site, ['newsletter', ...words]);
    const folder = makeTestFolder();
    const copy = join(folder, 'newsletter.backup');
    await run('backup', copy);
    expect(readdirSync(folder)).toEqual(['newsletter.backup']);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    for (const [words, err] of [
      [['backup', copy], `There is a file or folder ${copy} already.`],
      [['backup', folder], `There is a file or folder ${folder} already.`],
      [
        ['backup', join(folder, 'none', 'copy')],
        `${folder}/none/copy.part cannot be written: there is no such file or folder (ENOENT).`,
      ],
      [
        ['backup', '--folder', join(copy, 'folder')],
        `The folder ${copy}/folder cannot be made: a part of its path is no folder (ENOTDIR).`,
      ],
      [
        ['restore', join(folder, 'none')],
        `${folder}/none cannot be read: there is no such file or folder, or this user has no ` +
          'right to it (SQLITE_CANTOPEN).',
      ],
    ] as const)
      expect(await run(...words)).toMatchObject({ status: 1, out: '', err: `${err}\n` });
    expect(readdirSync(folder)).toEqual(['newsletter.backup']);
    expect((await run('restore', copy)).err).toBe('The server is running: stop it first.\n');
    expect(await newsletter.service.signUp(request('bruno@example.com'))).toEqual({
      kind: 'accepted',
    });
    await newsletter.stop();
  });

  it('refuse a file that is no copy', async () => {
    const DATA_FOLDER = makeTestFolder();
    const none = join(DATA_FOLDER, 'none');
    writeFileSync(none, 'no database');
    expect((await runCommand({ DATA_FOLDER }, ['newsletter', 'restore', none])).err).toBe(
      `This is no backup of the newsletter: ${none}.\n`,
    );
    const copy = join(DATA_FOLDER, 'copy');
    expect((await runCommand({ DATA_FOLDER }, ['newsletter', 'backup', copy])).err).toContain(
      'There is no newsletter store at',
    );
    expect(readdirSync(DATA_FOLDER)).toEqual(['none']);
  });
});
