import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findPostgresPrograms,
  startTestPostgres,
  type TestPostgres,
} from '#server/newsletter/testing/postgres-server.ts';
import { makeTestFolder } from '#server/newsletter/testing/test-newsletter.ts';
import { eventually } from '../newsletter/testing/eventually.ts';
import { runCommand } from './testing/run-command.ts';
import {
  confirmAddress,
  readMails,
  signUpAgainUntilAccepted,
  startNewsletter,
  type TestSite,
} from './testing/test-site.ts';

const PUBLIC_ORIGIN = 'https://www.example.com';
const programs = findPostgresPrograms();
let postgres: TestPostgres | undefined;

beforeAll(async () => {
  if (programs !== undefined) postgres = await startTestPostgres(programs);
});
afterAll(() => postgres?.remove());

const STORES = [
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: (await postgres?.createDatabase()) ?? '' })],
] as const;
const HEAD =
  'address,language,confirmed_at,consent_at,consent_version,consent_language,consent_wording,' +
  'unsubscribe_url,one_click_url';

describe.each(STORES)('with %s', (engine, makeStore) => {
  const isHere = engine === 'SQLite' || programs !== undefined;

  async function makeSite(): Promise<TestSite> {
    return { ...(await makeStore()), DATA_FOLDER: makeTestFolder(), PUBLIC_ORIGIN };
  }
  /** The settings without the origin, which is in the store. */
  const withoutOrigin = (site: TestSite) => ({ ...site, PUBLIC_ORIGIN: '' });

  it.runIf(isHere)('counts, exports and erases subscribers', async () => {
    const site = await makeSite();
    const newsletter = await startNewsletter(site);
    await signUpAgainUntilAccepted(newsletter, '+anna@example.com', { language: 'it' });
    await eventually(() => expect(readMails(site.DATA_FOLDER)).toHaveLength(1));
    const mail = readMails(site.DATA_FOLDER)[0] ?? '';
    const confirmation = new URL(mail.match(/https:\S+\/newsletter\/confirm\?\S+/)?.[0] ?? '');
    await newsletter.service.confirm(confirmation.searchParams.get('token') ?? '');

    const run = (words: string[], input = '') => runCommand(withoutOrigin(site), words, { input });
    const exported = await run(['newsletter', 'export']);
    expect(exported).toMatchObject({ status: 0, err: '' });
    expect(exported.announced).toContain(
      `origin: ${PUBLIC_ORIGIN} (kept in the store by the servers)`,
    );
    const [head, row, end] = exported.out.split('\r\n');
    expect([head, end]).toEqual([HEAD, '']);
    const at = '2026-11-21T09:00:00.000Z';
    expect(row).toMatch(
      new RegExp(`^'\\+anna@example\\.com,it,${at},${at},\\d{4}-\\d\\d-\\d\\d,it,`),
    );
    expect(row).toMatch(/,it,"?Iscrivendoti .*,https:[^,]+,https:[^,]+$/);
    const [link = '', oneClick = ''] = row?.split(',').slice(-2) ?? [];
    const unsubscribe = `${PUBLIC_ORIGIN}/newsletter/unsubscribe`;
    expect(link.replace(/[\w.-]+$/, '')).toBe(`${unsubscribe}?lng=it&token=`);
    expect(oneClick.replace(/[\w.-]+$/, '')).toBe(`${unsubscribe}/one-click?token=`);
    expect([link, oneClick].every((address) => /=u\.[\w.-]+$/.test(address))).toBe(true);

    expect(mail).toContain(`List-Unsubscribe: <${oneClick}>`);
    const post = (address: string) =>
      newsletter.routes.request(address.replace(PUBLIC_ORIGIN, ''), {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
    expect((await post(`${oneClick.slice(0, -1)}~`)).status).toBe(400);
    expect((await run(['newsletter', 'stats'])).out).toContain('confirmed     1\n');
    expect((await post(oneClick)).status).toBe(200);
    const counts =
      'pending       0\nconfirmed     0\nunsubscribed  1\nbounced       0\nerased        0\n';
    expect((await run(['newsletter', 'stats'])).out).toBe(counts);

    const erased = await run(['newsletter', 'erase'], '+ANNA@example.com\n');
    expect(erased).toMatchObject({ status: 0, out: 'Erased.\n' });
    expect(readMails(site.DATA_FOLDER)).toEqual([]);
    expect(await run(['newsletter', 'erase'], '+anna@example.com\n')).toMatchObject({
      status: 1,
      err: 'This address is not known.\n',
    });
    expect((await run(['newsletter', 'stats'])).out).toContain('erased        1\n');
    await newsletter.stop();
  });

  it.runIf(isHere)('creates no store', async () => {
    const site = await makeSite();
    for (const name of ['stats', 'export', 'erase']) {
      const { status, out, err } = await runCommand(site, ['newsletter', name], {
        input: 'a@b.it\n',
      });
      expect([status, out]).toEqual([1, '']);
      expect(err).toMatch(
        /^There is no newsletter store at .*: run the command with the servers' .*\.\n$/,
      );
    }
    // The commands before this one have created nothing.
    expect((await runCommand(site, ['newsletter', 'stats'])).err).toContain(
      'There is no newsletter store',
    );
  });

  it.runIf(isHere)('refuses an erasure without an e-mail address', async () => {
    const site = await makeSite();
    await (await startNewsletter(site)).stop();
    const erase = (input: string) => runCommand(site, ['newsletter', 'erase'], { input });
    expect(await erase('nobody\n')).toMatchObject({
      status: 1,
      err: 'This is not an e-mail address.\n',
    });
    expect(await erase('')).toMatchObject({
      status: 1,
      err: 'An address is missing on the standard input.\n',
    });
  });

  it.runIf(isHere)('reads no line to its end that is longer than any address', async () => {
    const site = await makeSite();
    await (await startNewsletter(site)).stop();
    for (const name of ['erase', 'ledger']) {
      let parts = 0;
      const input = (function* () {
        while (parts < 1_000) {
          parts += 1;
          yield 'a'.repeat(16_384);
        }
      })();
      expect(await runCommand(site, ['newsletter', name], { input })).toMatchObject({
        status: 1,
        out: '',
        err: 'The line on the standard input is longer than any address.\n',
      });
      expect(parts).toBeLessThan(100);
    }
  });

  it.runIf(isHere)('exports no link to an address of this machine', async () => {
    const site = withoutOrigin(await makeSite());
    const origin = 'http://localhost:3000';
    await (await startNewsletter({ ...site, PUBLIC_ORIGIN: origin })).stop();
    const run = (PUBLIC_ORIGIN: string) =>
      runCommand({ ...site, PUBLIC_ORIGIN }, ['newsletter', 'export']);
    expect(await run('')).toMatchObject({
      status: 1,
      out: '',
      err:
        `The servers use ${origin}, an address of this machine, in every link: ` +
        'start them with PUBLIC_ORIGIN first.\n',
    });
    // Local servers confirm the origin in their settings.
    expect(await run(origin)).toMatchObject({ status: 0, out: `${HEAD}\r\n` });
  });

  it.runIf(isHere)('exports nothing if PUBLIC_ORIGIN is not that of the servers', async () => {
    const site = await makeSite();
    await (await startNewsletter(site)).stop();
    const other = { ...site, PUBLIC_ORIGIN: 'https://other.example' };
    expect(await runCommand(other, ['newsletter', 'export'])).toMatchObject({
      status: 1,
      out: '',
      err:
        'PUBLIC_ORIGIN is https://other.example, but the servers of this store use ' +
        `${PUBLIC_ORIGIN}: use the settings of the servers.\n`,
    });
    // The servers are started with another origin.
    await (await startNewsletter(other)).stop();
    expect(await runCommand(other, ['newsletter', 'export'])).toMatchObject({ status: 0 });
  });
});

describe('with an SQLite file from before PostgreSQL', () => {
  it.runIf(programs !== undefined)('refuses the file until a server uses it again', async () => {
    const old = { DATA_FOLDER: makeTestFolder(), PUBLIC_ORIGIN };
    const before = await startNewsletter(old);
    await confirmAddress(before, old);
    await before.stop();
    const DATABASE_URL = (await postgres?.createDatabase()) ?? '';
    await (await startNewsletter({ ...old, DATABASE_URL })).stop();

    const { host, pathname } = new URL(DATABASE_URL);
    const refusal =
      `The servers keep the newsletter in ${host}${pathname}, not in this file: ` +
      'set their DATABASE_URL.\n';
    for (const name of ['stats', 'export', 'erase']) {
      const result = await runCommand(old, ['newsletter', name], { input: 'anna@example.com\n' });
      expect(result).toMatchObject({ status: 1, out: '', err: refusal });
    }
    const erased = await runCommand({ ...old, DATABASE_URL }, ['newsletter', 'erase'], {
      input: 'anna@example.com\n',
    });
    expect(erased.err).toBe(
      `The older newsletter in ${old.DATA_FOLDER}/newsletter.sqlite may still hold the address: ` +
        'delete the file.\n' +
        'This address is not known.\n',
    );

    await (await startNewsletter(old)).stop();
    expect((await runCommand(old, ['newsletter', 'stats'])).out).toContain('confirmed     1\n');
  });
});

describe('with a broken SQLite file', () => {
  it('reports the fault in one line', async () => {
    const DATA_FOLDER = makeTestFolder();
    const file = join(DATA_FOLDER, 'newsletter.sqlite');
    writeFileSync(file, 'broken'.repeat(1_000));
    expect(await runCommand({ DATA_FOLDER }, ['newsletter', 'stats'])).toMatchObject({
      status: 1,
      err:
        `The newsletter store cannot be used, SQLite file ${file}: ` +
        'it is damaged, or no file of SQLite (SQLITE_NOTADB).\n',
    });
  });
});
