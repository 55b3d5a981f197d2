import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import Database from 'better-sqlite3';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { timetableDigest } from '#app/data/timetable/timetable-file.server.ts';
import { TIMETABLE_VERSION } from '#app/data/timetable/timetable-header.ts';
import { storeFile } from '../newsletter/open-store.ts';
import { findPostgresPrograms, startTestPostgres } from '../newsletter/testing/postgres-server.ts';
import { makeTestFolder } from '../newsletter/testing/test-newsletter.ts';
import { openSharedTimetable } from '../timetable/shared-timetable.ts';
import { INCLUDED_TIMETABLE } from '../timetable.ts';
import { runCommand } from './testing/run-command.ts';
import { confirmAddress, startNewsletter } from './testing/test-site.ts';

/** Makes the tables those of the release before, which shared no timetable. */
const UNDO_LAST_STEP = `
  DROP TABLE timetable;
  DELETE FROM newsletter_step WHERE step = 4;`;
const LATER = 'this release has 4: the next start of a server brings them up to date';
const OLDER = new RegExp(`^tables +version 3, ${LATER}$`, 'm');
const OLDEST = new RegExp(`^tables +version 1, ${LATER}$`, 'm');
const COUNTED = /^confirmed +1$/m;
/** Makes the tables those of the first release, which knew no steps and no bounces. */
const UNDO_ALL_BUT_FIRST = `
  DROP TABLE newsletter_bounce;
  DROP TABLE newsletter_step;`;

it('counts in the tables of an earlier release and leaves them as they are', async () => {
  const site = { DATA_FOLDER: makeTestFolder(), PUBLIC_ORIGIN: 'https://www.example.com' };
  const newsletter = await startNewsletter(site);
  await confirmAddress(newsletter, site);
  await newsletter.stop();
  const database = new Database(storeFile(site.DATA_FOLDER));
  database.exec(UNDO_LAST_STEP);
  database.close();
  for (const _ of ['once', 'again']) {
    const { status, out } = await runCommand(site, ['status']);
    expect(status).toBe(0);
    expect(out).toMatch(OLDER);
    expect(out).toMatch(COUNTED);
  }
  const first = new Database(storeFile(site.DATA_FOLDER));
  first.exec(UNDO_ALL_BUT_FIRST);
  first.close();
  const { status, out } = await runCommand(site, ['status']);
  expect(status).toBe(0);
  expect(out).toMatch(OLDEST);
  expect(out).toMatch(COUNTED);
  expect(out).toMatch(/^bounced +0$/m);
  expect(out).toMatch(/^waiting mails +0$/m);
});

it.skipIf(findPostgresPrograms() === undefined)(
  'does the same with PostgreSQL, and shows the shared timetable without a copy',
  async () => {
    const postgres = await startTestPostgres(findPostgresPrograms() ?? '');
    onTestFinished(() => postgres.remove());
    const DATABASE_URL = await postgres.createDatabase();
    const site = {
      DATA_FOLDER: makeTestFolder(),
      DATABASE_URL,
      PUBLIC_ORIGIN: 'https://www.example.com',
    };
    const newsletter = await startNewsletter(site);
    await confirmAddress(newsletter, site);
    await newsletter.stop();

    const shared = openSharedTimetable(DATABASE_URL, () => {});
    const file = readFileSync(INCLUDED_TIMETABLE);
    const importedAt = Date.UTC(2026, 10, 20);
    await shared.save(
      { version: TIMETABLE_VERSION, importedAt, isAutomatic: true, feeds: [] },
      { file, digest: timetableDigest(file) },
    );
    await shared.close();
    const before = await readdir(site.DATA_FOLDER);
    const status = () => runCommand(site, ['status']);
    expect((await status()).out).toMatch(/^timetable +last import on 2026-11-20$/m);

    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(UNDO_LAST_STEP);
    await client.end();
    for (const words of [['timetable', '--status'], ['status'], ['status']])
      expect((await runCommand(site, words)).status).toBe(0);
    expect((await status()).out).toMatch(OLDER);
    expect((await status()).out).toMatch(COUNTED);
    const first = new pg.Client({ connectionString: DATABASE_URL });
    await first.connect();
    await first.query(UNDO_ALL_BUT_FIRST);
    await first.end();
    expect((await status()).out).toMatch(OLDEST);
    expect((await status()).out).toMatch(COUNTED);
    expect(await readdir(site.DATA_FOLDER)).toEqual(before);
  },
);
