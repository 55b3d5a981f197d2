import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createNewsletter, type NewsletterSettings } from '#server/newsletter/create-newsletter.ts';
import { eventually } from '#server/newsletter/testing/eventually.ts';
import { loggedEvents, testLog } from '#server/newsletter/testing/test-log.ts';
import { makeTestFolder, request, START } from '#server/newsletter/testing/test-newsletter.ts';
import { runNewsletterCommand } from './newsletter.ts';

const SITE = {
  mailFrom: 'Binario <news@example.org>',
  publicOrigin: 'https://www.example.com',
  siteName: 'Binario',
};

async function run(settings: NewsletterSettings) {
  const newsletter = await createNewsletter(settings, { log: testLog, clock: () => START });
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
    const first = await run(settings);
    await first.service.signUp(request('+anna@example.com', { language: 'it' }));
    await eventually(() => expect(readMails(dataFolder)).toHaveLength(1));
    await first.stop();
    expect(await first.service.signUp(request('late@example.com'))).toEqual({ kind: 'unavailable' });

    // The secret was kept, so that links of the first run work in the second.
    const second = await run(settings);
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
    await (await run({ ...SITE, dataFolder })).stop();
    expect(loggedEvents()).toContainEqual({
      event: 'newsletter.started',
      fields: { store: 'sqlite', mail: { kind: 'folder', folder: join(dataFolder, 'mail') } },
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

  it('refuses to erase what is no address', async () => {
    const answer = await command({ ...SITE, dataFolder: makeTestFolder() }, 'erase', 'nobody');
    expect(answer).toMatchObject({ status: 1, err: 'This is not an e-mail address.\n' });
  });
});
