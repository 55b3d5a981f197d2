import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keyFile } from '#server/newsletter/key-file.ts';
import { storeFile } from '#server/newsletter/open-store.ts';
import {
  findPostgresPrograms,
  startTestPostgres,
  type TestPostgres,
} from '#server/newsletter/testing/postgres-server.ts';
import { makeTestFolder, request, tokenIn } from '#server/newsletter/testing/test-newsletter.ts';
import { runCommand } from './testing/run-command.ts';
import { confirmAddress, readMails, startNewsletter, type TestSite } from './testing/test-site.ts';

const programs = findPostgresPrograms();

function newSite(databaseUrl?: string): TestSite {
  return {
    DATA_FOLDER: makeTestFolder(),
    PUBLIC_ORIGIN: 'https://www.example.com',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
}

/** A store with a backup, and an erasure and an unsubscription since then. */
async function leaveAndRestore(site: TestSite, backUp: (copy: string) => unknown) {
  const newsletter = await startNewsletter(site);
  await confirmAddress(newsletter, site);
  await newsletter.service.signUp(request('bruno@example.com'));
  await newsletter.service.signUp(request('carla@example.com'));
  const copy = join(makeTestFolder(), 'backup');
  await backUp(copy);

  const text =
    readMails(site.DATA_FOLDER).find((mail) => mail.includes('To: anna@example.com')) ?? '';
  await newsletter.service.unsubscribe(tokenIn({ text } as never, 'unsubscribe'));
  await runCommand(site, ['newsletter', 'erase'], { input: 'bruno@example.com\n' });
  await newsletter.stop();
  return copy;
}

const LEFT = 'Restored. Opt-outs since the backup: 1 erased, 1 unsubscribed.\n';

describe('newsletter restore', () => {
  it('applies the erasures and unsubscriptions since the backup', async () => {
    const site = newSite();
    const copy = await leaveAndRestore(site, (file) =>
      runCommand(site, ['newsletter', 'backup', file]),
    );
    expect(await runCommand(site, ['newsletter', 'restore', copy])).toMatchObject({
      status: 0,
      out: LEFT,
    });
    const { out } = await runCommand(site, ['newsletter', 'stats']);
    expect(out).toBe(
      'pending       1\nconfirmed     0\nunsubscribed  1\nbounced       0\nerased        1\n',
    );
    // The erasure is still known when the same backup is restored again.
    expect((await runCommand(site, ['newsletter', 'restore', copy])).out).toBe(LEFT);
  });

  it('leaves no copy behind if the restored store cannot be opened', async () => {
    const site = newSite();
    await (await startNewsletter(site)).stop();
    const copy = join(makeTestFolder(), 'backup');
    await runCommand(site, ['newsletter', 'backup', copy]);
    const DATA_FOLDER = makeTestFolder();
    writeFileSync(keyFile(DATA_FOLDER), 'no keys');
    expect(await runCommand({ DATA_FOLDER }, ['newsletter', 'restore', copy])).toMatchObject({
      status: 1,
      out: '',
      err:
        `The newsletter store cannot be used, SQLite file ${storeFile(DATA_FOLDER)}: ` +
        'its keys cannot be used (SIGNING_KEYS_UNUSABLE).\n',
    });
    expect(readdirSync(DATA_FOLDER)).toEqual(['newsletter.keys']);
  });

  it('and a server delete what a killed restore has left', async () => {
    const site = newSite();
    const newsletter = await startNewsletter(site);
    await confirmAddress(newsletter, site);
    await newsletter.stop();
    const copy = join(makeTestFolder(), 'backup');
    await runCommand(site, ['newsletter', 'backup', copy]);
    const leave = () => {
      for (const ending of ['', '-journal', '-wal', '-shm'])
        writeFileSync(`${storeFile(site.DATA_FOLDER)}.restored${ending}`, 'anna@example.com');
    };
    const left = () => readdirSync(site.DATA_FOLDER).filter((name) => name.includes('.restored'));
    leave();
    expect(await runCommand(site, ['newsletter', 'restore', copy])).toMatchObject({ status: 0 });
    expect(left()).toEqual([]);
    expect((await runCommand(site, ['newsletter', 'stats'])).out).toMatch(/^confirmed +1$/m);
    leave();
    await (await startNewsletter(site)).stop();
    expect(left()).toEqual([]);
    expect((await runCommand(site, ['newsletter', 'stats'])).out).toMatch(/^confirmed +1$/m);
  });

  describe.skipIf(programs === undefined)('with PostgreSQL', () => {
    let server: TestPostgres;
    beforeAll(async () => {
      server = await startTestPostgres(programs ?? '');
    });
    afterAll(() => server.remove());

    it.each([
      ['the newsletter’s tables', ['--table=newsletter_*']],
      ['the whole database', []],
    ])('does the same with a dump of %s', async (_, tables) => {
      const url = await server.createDatabase();
      const site = newSite(url);
      const copy = await leaveAndRestore(site, (file) =>
        execFileSync('pg_dump', ['--format=custom', ...tables, `--file=${file}`, url]),
      );
      const restored = await runCommand(site, ['newsletter', 'restore', copy]);
      expect(restored).toMatchObject({ status: 0, out: LEFT, err: '' });
      const { out } = await runCommand(site, ['newsletter', 'stats']);
      expect(out).toBe(
        'pending       1\nconfirmed     0\nunsubscribed  1\nbounced       0\nerased        1\n',
      );
    });

    it('refuses while a server of another machine uses the database', async () => {
      const site = newSite(await server.createDatabase());
      await (await startNewsletter(site)).stop();
      const copy = join(makeTestFolder(), 'backup');
      await runCommand(site, ['newsletter', 'backup', copy]);
      const other = new pg.Client({ connectionString: site.DATABASE_URL });
      await other.connect();
      expect(await runCommand(site, ['newsletter', 'restore', copy])).toMatchObject({
        status: 1,
        out: '',
        err:
          'The database has other connections (1): ' +
          'stop its servers first, and programs such as psql.\n',
      });
      await other.end();
    });

    it('changes nothing if somebody leaves after the opt-outs were read', async () => {
      const site = newSite(await server.createDatabase());
      const newsletter = await startNewsletter(site);
      await confirmAddress(newsletter, site);
      await newsletter.stop();
      const copy = join(makeTestFolder(), 'backup');
      await runCommand(site, ['newsletter', 'backup', copy]);

      const folder = makeTestFolder();
      const leave = `UPDATE newsletter_subscriber 
        SET status = 'unsubscribed', unsubscribed_at = 4102444800000`;
      writeFileSync(
        join(folder, 'pg_restore'),
        `#!/bin/sh\nexport PATH='${process.env.PATH}'\n` +
          `psql --quiet --dbname='${site.DATABASE_URL}' --command="${leave}"\n` +
          'exec pg_restore "$@"\n',
        { mode: 0o755 },
      );
      vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
      onTestFinished(() => void vi.unstubAllEnvs());
      expect(await runCommand(site, ['newsletter', 'restore', copy])).toMatchObject({
        status: 1,
        out: '',
        err: expect.stringContaining('somebody left meanwhile: stop all servers first.\n'),
      });
      expect((await runCommand(site, ['newsletter', 'stats'])).out).toMatch(/^unsubscribed +1$/m);
      vi.unstubAllEnvs();
      expect((await runCommand(site, ['newsletter', 'restore', copy])).out).toBe(
        'Restored. Opt-outs since the backup: 0 erased, 1 unsubscribed.\n',
      );
    });

    it('says in one line that opt-outs are not applied yet, and applies them later', async () => {
      const site = newSite(await server.createDatabase());
      const run = (more: object, ...words: string[]) =>
        runCommand({ ...site, ...more }, ['newsletter', ...words]);
      const newsletter = await startNewsletter(site);
      await confirmAddress(newsletter, site);
      await newsletter.stop();
      const SIGNING_KEYS = 'a'.repeat(64);
      // The keys were taken out of the database.
      const client = new pg.Client({ connectionString: site.DATABASE_URL });
      await client.connect();
      await client.query(
        `UPDATE newsletter_setting SET name = 'keys-moved-at' WHERE name = 'keys'`,
      );
      await client.end();
      const copy = join(makeTestFolder(), 'backup');
      await run({}, 'backup', copy);
      const DATABASE_URL = await server.createDatabase();
      const { host, pathname } = new URL(DATABASE_URL);
      expect(await run({ DATABASE_URL }, 'restore', copy)).toMatchObject({
        status: 1,
        out: '',
        err:
          `The tables are restored, but ${host}${pathname} cannot be used: ` +
          'its keys were taken out, and SIGNING_KEYS is not set (SIGNING_KEYS_MISSING). ' +
          'Before the servers start, restore once more for the opt-outs.\n',
      });
      expect(await run({ DATABASE_URL, SIGNING_KEYS }, 'restore', copy)).toMatchObject({
        status: 0,
        err: '',
      });
    });

    it('keeps the tables if the file is no dump', async () => {
      const site = newSite(await server.createDatabase());
      await (await startNewsletter(site)).stop();
      const { status, err } = await runCommand(site, ['newsletter', 'restore', 'package.json']);
      expect({ status, err }).toMatchObject({
        status: 1,
        err: expect.stringContaining('pg_restore failed'),
      });
      expect((await runCommand(site, ['newsletter', 'stats'])).status).toBe(0);
    });
  });
});
