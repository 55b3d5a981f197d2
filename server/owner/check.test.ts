import { chmodSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  findPostgresPrograms,
  startTestPostgres,
} from '#server/newsletter/testing/postgres-server.ts';
import { makeTestFolder } from '#server/newsletter/testing/test-newsletter.ts';
import { runCommand } from './testing/run-command.ts';
import { startNewsletter } from './testing/test-site.ts';

/** A day well within the included timetable. */
const NOW = Date.UTC(2026, 1, 1);
const programs = findPostgresPrograms();

/** A mail server with one password. */
async function startMailServer(): Promise<(password: string) => string> {
  const server = new SMTPServer({
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onAuth({ password }, _session, callback) {
      if (password === 'right') callback(null, { user: 'news' });
      else callback(Object.assign(new Error('no'), { responseCode: 535 }));
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return (password) => `smtp://news:${password}@127.0.0.1:${port}`;
}

/** The settings of a site without findings. */
async function readySite(more: Readonly<Record<string, string>> = {}) {
  const smtpUrl = await startMailServer();
  const site = {
    DATA_FOLDER: makeTestFolder(),
    // A public address needs no name server.
    PUBLIC_ORIGIN: 'https://93.184.215.14',
    CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
    SMTP_URL: smtpUrl('right'),
    MAIL_FROM: 'news@stazione.it',
    OPERATOR_NAME: 'Stazione S.r.l.',
    OPERATOR_ADDRESS: 'Via Roma 1, Torino',
    CONTACT_PHONE: '+39 011 123456',
    CONTACT_EMAIL: 'ciao@stazione.it',
    CONTACT_CITY: 'Torino',
    SALE_BANNER: 'no',
    ...more,
  };
  await (await startNewsletter(site)).stop();
  return { site, smtpUrl };
}

async function check(
  site: Readonly<Record<string, string>>,
  words: readonly string[] = [],
  now = NOW,
) {
  const { status, out, err } = await runCommand(site, ['check', ...words], { now });
  return { status, err, lines: out.trim().split('\n') };
}

describe('binario check', () => {
  it('finds nothing to do on a site that is ready', async () => {
    const { site } = await readySite();
    const { status, err, lines } = await check(site);
    expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
    expect(lines).toHaveLength(11);
    expect({ status, err }).toEqual({ status: 0, err: '' });
  });

  it.runIf(programs !== undefined)('reads the tables of PostgreSQL', async () => {
    const postgres = await startTestPostgres(programs ?? '');
    onTestFinished(() => postgres.remove());
    const { site } = await readySite({ DATABASE_URL: await postgres.createDatabase() });
    expect((await check(site)).lines).toContainEqual(
      expect.stringMatching(/^ok +store: tables of version \d+$/),
    );
    const away = { ...site, DATABASE_URL: 'postgres://news:s3cret@127.0.0.1:1/news' };
    const { status, lines } = await check(away);
    expect(status).toBe(1);
    expect(lines.join('\n')).not.toContain('s3cret');
    expect(lines).toContain(
      'to do     store: it cannot be read (ECONNREFUSED): see DATABASE_URL and DATA_FOLDER',
    );
  });

  it.each([
    ['placeholders', { CONTACT_PHONE: '' }, /set CONTACT_PHONE /],
    [
      'public origin',
      { PUBLIC_ORIGIN: '' },
      /cannot reach http:\/\/localhost:3000: set PUBLIC_ORIGIN$/,
    ],
    ['public origin', { PUBLIC_ORIGIN: 'http://93.184.215.14' }, /is not https/],
    ['proxy header', { CLIENT_ADDRESS_HEADER: '' }, /without CLIENT_ADDRESS_HEADER/],
    [
      'DNS names',
      { PUBLIC_ORIGIN: 'https://www.nowhere.invalid' },
      /not found: www\.nowhere\.invalid \(E\w+\)/,
    ],
    ['mail login', { SMTP_URL: '' }, /set SMTP_URL$/],
    [
      'store',
      { PUBLIC_ORIGIN: 'https://93.184.215.15' },
      /its servers use https:\/\/93\.184\.215\.14,/,
    ],
    ['store', { DATA_FOLDER: '/nowhere' }, /there is none yet/],
    ['data folder', { DATA_FOLDER: '/nowhere' }, /\/nowhere cannot be written \(ENOENT\)/],
  ])('reports the %s with %j', async (name, change, text) => {
    const { site } = await readySite();
    const { status, err, lines } = await check({ ...site, ...change });
    expect(status).toBe(1);
    expect(err).toMatch(/^\d of 11 need attention\.\n$/);
    const line = lines.find((each) => each.startsWith(`to do     ${name}: `));
    expect(line).toMatch(text);
  });

  it('reports a refused login at the mail server, without the password', async () => {
    const { site, smtpUrl } = await readySite();
    const { lines } = await check({ ...site, SMTP_URL: smtpUrl('wrong') });
    expect(lines.join('\n')).not.toContain('wrong');
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^to do +mail login: 127\.0\.0\.1:\d+ does not take mails \(EAUTH 535\)/,
      ),
    );
  });

  it('contacts no name server and no mail server with --offline', async () => {
    const { site, smtpUrl } = await readySite();
    const { status, lines } = await check({ ...site, SMTP_URL: smtpUrl('wrong') }, ['--offline']);
    expect(status).toBe(0);
    expect(lines.filter((line) => line.startsWith('left out'))).toEqual([
      'left out  DNS names: --offline',
      'left out  mail login: --offline',
    ]);
  });

  it('reports files that other users may read', async () => {
    const { site } = await readySite();
    const file = join(site.DATA_FOLDER, 'newsletter.sqlite');
    chmodSync(file, 0o644);
    chmodSync(site.DATA_FOLDER, 0o755);
    const { lines } = await check(site);
    // The check may have created the files beside it, with the same permissions.
    const line = lines.find((each) => each.startsWith("to do     newsletter's files: "));
    expect(line).toContain(`others may read them: chmod 600 ${file}`);
    expect(lines).toContain(
      `to do     data folder: others may read it: chmod 700 ${site.DATA_FOLDER}`,
    );
  });

  it.each([
    [Date.UTC(2026, 5, 8), /Trenitalia ends within a week: run binario timetable$/],
    [Date.UTC(2026, 5, 20), /Trenitalia over since 2026-06-14: run binario timetable$/],
  ])('reports a timetable that ends soon or is over (%i)', async (now, text) => {
    const { site } = await readySite();
    const { lines } = await check(site, [], now);
    expect(lines.find((line) => line.startsWith('to do     timetable: '))).toMatch(text);
  });
});

describe('binario status', () => {
  it('shows tables, subscribers, mails and timetable', async () => {
    const { site } = await readySite();
    const { status, out } = await runCommand(site, ['status'], { now: NOW });
    expect(status).toBe(0);
    expect(out).toMatch(/^release {7}\d+\.\d+\.\d+, (build [\da-f]{12}|not built)$/m);
    expect(out).toMatch(/^timetable {5}Trenitalia: 2025-12-14 to 2026-06-13, \d+ trips$/m);
    expect(out).toMatch(/^tables {8}version (\d+), this release has \1$/m);
    expect(out).toMatch(/^waiting mails 0$/m);
  });

  it('shows everything else if the store is missing or cannot be read', async () => {
    const DATA_FOLDER = makeTestFolder();
    expect((await runCommand({ DATA_FOLDER }, ['status'])).out).toContain(
      'newsletter    no store yet\n',
    );
    writeFileSync(join(DATA_FOLDER, 'newsletter.sqlite'), 'broken'.repeat(1_000));
    const { status, out, err } = await runCommand({ DATA_FOLDER }, ['status']);
    expect(status).toBe(1);
    expect(err).toBe(
      'The newsletter store cannot be read: it is damaged, or no file of SQLite (SQLITE_NOTADB).\n',
    );
    expect(out).toContain('timetable ');
  });
});
