import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createNewsletter } from '#server/newsletter/create-newsletter.ts';
import type { NewsletterSettings } from '#server/newsletter/store.ts';
import { eventually } from '#server/newsletter/testing/eventually.ts';
import { loggedEvents, testLog } from '#server/newsletter/testing/test-log.ts';
import { makeTestFolder, request, START } from '#server/newsletter/testing/test-newsletter.ts';
import { runNewsletterCommand } from './newsletter.ts';

const SITE = {
  mailFrom: 'Binario <news@example.org>',
  publicOrigin: 'https://www.example.com',
  siteName: 'Binario',
  mailsPerHour: 500,
};

function run(settings: NewsletterSettings) {
  const newsletter = createNewsletter(settings, { log: testLog, clock: () => START });
  newsletter.start();
  return newsletter;
}

async function command(settings: NewsletterSettings, ...args: string[]) {
  const written = { out: '', err: '' };
  const status = await runNewsletterCommand(args, settings, {
    out: (text) => {
      written.out += text;
    },
    err: (text) => {
      written.err += text;
    },
  });
  return { status, ...written };
}

/** Reads the mails in the folder, with line ends and quoted-printable undone. */
function readMails(folder: string): string[] {
  return readdirSync(join(folder, 'mail'))
    .filter((name) => name.endsWith('.eml'))
    .map((name) =>
      readFileSync(join(folder, 'mail', name), 'utf8')
        .replace(/=\r\n/g, '')
        .replaceAll('=3D', '='),
    );
}

describe('createNewsletter on a fresh clone', () => {
  it('goes from the form to the confirmation, the export, one-click unsubscription and erasure', async () => {
    const dataFolder = makeTestFolder();
    const settings = { ...SITE, dataFolder };
    const first = run(settings);
    await first.service.signUp(request('+anna@example.com', { language: 'it' }));
    await eventually(() => expect(readMails(dataFolder)).toHaveLength(1));
    await first.stop();
    expect(await first.service.signUp(request('late@example.com'))).toEqual({ kind: 'unavailable' });

    // The secret was kept, so that links of the first run work in the second.
    const second = run(settings);
    const mail = readMails(dataFolder)[0] ?? '';
    expect(mail).toMatch(/^To: \+anna@example\.com\r$/m);
    const link = new URL(mail.match(/https:\S+\/newsletter\/confirm\?\S+/)?.[0] ?? '');
    expect(link.searchParams.get('lng')).toBe('it');
    expect(await second.service.confirm(link.searchParams.get('token') ?? '')).toBe('confirmed');

    const { status, out } = await command(settings, 'export');
    expect(status).toBe(0);
    const [head, row, end] = out.split('\r\n');
    expect(head).toBe(
      'address,language,confirmed_at,consent_at,consent_version,consent_language,consent_wording,unsubscribe_url',
    );
    expect(row).toMatch(
      /^'\+anna@example\.com,it,2026-11-21T09:00:00\.000Z,2026-11-21T09:00:00\.000Z,2026-11-21,it,"?Iscrivendoti .*,https:\/\/www\.example\.com\/newsletter\/unsubscribe\?lng=it&token=u\./,
    );
    expect(end).toBe('');

    const oneClick = mail.match(/List-Unsubscribe: <https:\/\/www\.example\.com(\S+)>/)?.[1] ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await second.routes.request(oneClick, { method: 'POST', body })).status).toBe(200);
    expect((await command(settings, 'stats')).out).toBe(
      'pending       0\nconfirmed     0\nunsubscribed  1\nerased        0\n',
    );

    expect(await command(settings, 'erase', '+ANNA@example.com')).toMatchObject({
      status: 0,
      out: 'Erased.\n',
    });
    expect(readMails(dataFolder)).toEqual([]);
    expect(await command(settings, 'erase', '+anna@example.com')).toMatchObject({ status: 1 });
    expect((await command(settings, 'stats')).out).toContain('erased        1\n');
    await second.stop();
  });

  it('says at the start where mails go', async () => {
    const dataFolder = makeTestFolder();
    await run({ ...SITE, dataFolder }).stop();
    expect(loggedEvents()).toContainEqual({
      event: 'newsletter.started',
      fields: { store: 'sqlite', mail: `${dataFolder}/mail` },
    });
  });
});

describe('the command of the site’s owner', () => {
  it.each([
    [[]],
    [['erase']],
    [['stats', 'more']],
    [['export', 'a', 'b']],
    [['toString']],
    [['erase', 'a', 'b']],
    [['backup']],
    [['restore']],
  ])('explains itself when it is called with %j', async (args) => {
    const { status, out, err } = await command({ ...SITE, dataFolder: '/nowhere' }, ...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain('erase ADDRESS');
  });

  it('ends quietly when nobody reads on', async () => {
    const env = { ...process.env, DATA_FOLDER: makeTestFolder() };
    const child = spawn(process.execPath, ['scripts/newsletter.ts', 'export'], { env });
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    const [status] = await once(child, 'close');
    expect({ status, said }).toEqual({ status: 0, said: '' });
  });

  it('says in one line, without a password, that the store cannot be used', async () => {
    const env = { ...process.env, DATABASE_URL: 'postgres://news:s3cret@127.0.0.1:1/news' };
    const child = spawn(process.execPath, ['scripts/newsletter.ts', 'stats'], { env });
    const said = text(child.stderr);
    const [status] = await once(child, 'close');
    expect({ status, said: await said }).toEqual({
      status: 1,
      said: 'The newsletter in DATABASE_URL cannot be used: ECONNREFUSED.\n',
    });
  });

  it('refuses to erase what is no address', async () => {
    const answer = await command({ ...SITE, dataFolder: makeTestFolder() }, 'erase', 'nobody');
    expect(answer).toMatchObject({ status: 1, err: 'This is not an e-mail address.\n' });
  });
});

describe('backup and restore', () => {
  async function confirmedSite(dataFolder: string) {
    const settings = { ...SITE, dataFolder };
    const newsletter = run(settings);
    await newsletter.service.signUp(request('anna@example.com'));
    await eventually(() => expect(readMails(dataFolder)).toHaveLength(1));
    const link = readMails(dataFolder)[0]?.match(/https:\S+\/newsletter\/confirm\?\S+/)?.[0] ?? '';
    await newsletter.service.confirm(new URL(link).searchParams.get('token') ?? '');
    return { settings, newsletter };
  }

  it('bring everybody and every link back, whatever became of the file', async () => {
    const { settings, newsletter } = await confirmedSite(makeTestFolder());
    const copy = join(makeTestFolder(), 'newsletter.backup');
    // While the server runs.
    expect(await command(settings, 'backup', copy)).toEqual({ status: 0, out: 'Copied.\n', err: '' });
    const exported = (await command(settings, 'export')).out;
    expect(exported).toContain('anna@example.com');
    await newsletter.service.signUp(request('later@example.com'));
    await newsletter.stop();
    writeFileSync(join(settings.dataFolder, 'newsletter.sqlite'), 'broken'.repeat(1_000));
    expect((await command(settings, 'stats')).err).toBe(
      'The newsletter in DATA_FOLDER cannot be used: SQLITE_NOTADB.\n',
    );

    expect(await command(settings, 'restore', copy)).toEqual({ status: 0, out: 'Restored.\n', err: '' });
    expect((await command(settings, 'export')).out).toBe(exported);
    expect((await command(settings, 'stats')).out).toContain('pending       0\n');
    const elsewhere = { ...settings, dataFolder: join(makeTestFolder(), 'new') };
    expect(await command(elsewhere, 'restore', copy)).toMatchObject({ status: 0 });
    expect((await command(elsewhere, 'export')).out).toBe(exported);
  });

  it('keep the copy to its owner and never write over anything', async () => {
    const { settings, newsletter } = await confirmedSite(makeTestFolder());
    const folder = makeTestFolder();
    const copy = join(folder, 'newsletter.backup');
    await command(settings, 'backup', copy);
    expect(readdirSync(folder)).toEqual(['newsletter.backup']);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(await command(settings, 'backup', copy)).toMatchObject({ status: 1, out: '' });
    expect((await command(settings, 'restore', copy)).err).toBe('The server is running: stop it first.\n');
    expect(await newsletter.service.signUp(request('bruno@example.com'))).toEqual({ kind: 'accepted' });
    await newsletter.stop();
  });

  it('take nothing for a copy that is none', async () => {
    const settings = { ...SITE, dataFolder: makeTestFolder() };
    const none = join(settings.dataFolder, 'none');
    writeFileSync(none, 'no database');
    expect((await command(settings, 'restore', none)).err).toBe(
      `This is no backup of the newsletter: ${none}.\n`,
    );
    expect((await command(settings, 'backup', join(settings.dataFolder, 'copy'))).err).toContain(
      'There is no newsletter to back up',
    );
    expect(readdirSync(settings.dataFolder)).toEqual(['none']);
  });

  it('lead to PostgreSQL’s own programs where the newsletter is in one', async () => {
    const settings = { ...SITE, dataFolder: '/nowhere', databaseUrl: 'postgres://127.0.0.1:1/news' };
    expect((await command(settings, 'backup', 'copy')).err).toContain('pg_dump');
  });
});
