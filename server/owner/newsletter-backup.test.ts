import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
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
    const words = ['newsletter', 'backup', '--folder', folder, '--keep', '2'];
    for (const day of [1, 2, 3]) {
      const now = Date.UTC(2026, 10, day, 3, 4, 5);
      expect(await runCommand(site, words, { now })).toMatchObject({ status: 0, err: '' });
    }
    expect(readdirSync(folder)).toEqual([
      'newsletter-2026-11-02T03-04-05Z.sqlite',
      'newsletter-2026-11-03T03-04-05Z.sqlite',
      'newsletter-of-mine.sqlite',
    ]);
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
    expect(await run('backup', copy)).toMatchObject({ status: 1, out: '' });
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
