import { writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findPostgresPrograms,
  startTestPostgres,
  type TestPostgres,
} from '#server/newsletter/testing/postgres-server.ts';
import { makeTestFolder, request } from '#server/newsletter/testing/test-newsletter.ts';
import { runCommand } from './testing/run-command.ts';
import { confirmAddress, readMails, startNewsletter } from './testing/test-site.ts';

const programs = findPostgresPrograms();
const MOVE = ['newsletter', 'move'];

describe.skipIf(programs === undefined)('newsletter move', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startTestPostgres(programs ?? '');
  });
  afterAll(() => server.remove());

  /** A site with one confirmed and one pending subscriber in SQLite, and a database to move to. */
  async function twoStores() {
    const before = { DATA_FOLDER: makeTestFolder(), PUBLIC_ORIGIN: 'https://www.example.com' };
    const newsletter = await startNewsletter(before);
    await confirmAddress(newsletter, before);
    await newsletter.service.signUp(request('bruno@example.com'));
    return {
      before,
      newsletter,
      after: { ...before, DATABASE_URL: await server.createDatabase() },
    };
  }

  it('moves everything, so that links in sent mails keep working', async () => {
    const { before, newsletter, after } = await twoStores();
    const link = readMails(before.DATA_FOLDER)
      .find((mail) => mail.includes('anna@example.com'))
      ?.match(/List-Unsubscribe: <(\S+)>/)?.[1];
    await newsletter.stop();
    const exported = (await runCommand(before, ['newsletter', 'export'])).out;

    const { status, out } = await runCommand(after, MOVE);
    expect({ status, out }).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^subscriber +2$/m),
    });
    expect((await runCommand(after, ['newsletter', 'export'])).out).toBe(exported);

    const moved = await startNewsletter(after);
    const { pathname, search } = new URL(link ?? '');
    const response = await moved.routes.request(pathname + search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(response.status).toBe(200);
    await moved.stop();
    expect((await runCommand(after, ['newsletter', 'stats'])).out).toMatch(/^unsubscribed +1$/m);
    expect((await runCommand(before, ['newsletter', 'stats'])).err).toContain(
      'set their DATABASE_URL',
    );
    expect(await runCommand(after, MOVE)).toMatchObject({
      out: expect.stringContaining('before.'),
    });
  });

  it('refuses while a server uses either store', async () => {
    const { newsletter, after } = await twoStores();
    expect(await runCommand(after, MOVE)).toMatchObject({
      status: 1,
      err: expect.stringContaining('The server of the SQLite file is running: stop it first.'),
    });
    await newsletter.stop();
    const other = new pg.Client({ connectionString: after.DATABASE_URL });
    await other.connect();
    expect((await runCommand(after, MOVE)).err).toContain('has other connections (1)');
    await other.end();
  });

  it('names the store that cannot be used, and why', async () => {
    const { newsletter, after } = await twoStores();
    await newsletter.stop();
    const { host, pathname } = new URL(after.DATABASE_URL);
    const expectRefusal = async (more: object, side: 'from' | 'to', reason: string) => {
      const site: typeof after = { ...after, ...more };
      const url = new URL(site.DATABASE_URL);
      const name =
        side === 'to'
          ? `PostgreSQL ${url.host}${url.pathname}`
          : `SQLite file ${site.DATA_FOLDER}/newsletter.sqlite`;
      const { status, out, err } = await runCommand(site, MOVE);
      expect({ status, out, err: err.split('\n').slice(1) }).toEqual({
        status: 1,
        out: '',
        err: [
          `Nothing was moved. The store to move ${side} cannot be used, ${name}: ${reason}.`,
          '',
        ],
      });
    };
    await expectRefusal(
      { DATABASE_URL: `postgres://test:s3cret@${host}${pathname}` },
      'to',
      'it refuses the user or the password (28P01)',
    );
    await expectRefusal(
      { DATABASE_URL: 'postgres://test:s3cret@127.0.0.1:1/news' },
      'to',
      'nothing responds at its address (ECONNREFUSED)',
    );
    await expectRefusal(
      { DATABASE_URL: after.DATABASE_URL.replace(pathname, '/nowhere') },
      'to',
      'there is no such database (3D000)',
    );
    const file = `${after.DATA_FOLDER}/newsletter.sqlite`;
    const database = new Database(file);
    database.exec('BEGIN EXCLUSIVE');
    await expectRefusal({}, 'from', 'another program uses it (SQLITE_BUSY)');
    database.exec('COMMIT; INSERT INTO newsletter_migration VALUES (99)');
    database.close();
    await expectRefusal(
      {},
      'from',
      'its tables are of a newer release (READABLE_FROM_VERSION_99_AND_THIS_IS_4)',
    );
    writeFileSync(file, 'broken'.repeat(1_000));
    await expectRefusal({}, 'from', 'it is damaged, or no file of SQLite (SQLITE_NOTADB)');
  });

  it('refuses a database that has subscribers of its own', async () => {
    const { newsletter, after } = await twoStores();
    await newsletter.stop();
    const others = await startNewsletter({ ...after, DATA_FOLDER: makeTestFolder() });
    await others.service.signUp(request('carla@example.com'));
    await others.stop();
    expect((await runCommand(after, MOVE)).err).toContain(
      'has subscribers of its own: nothing was moved',
    );
  });
});
