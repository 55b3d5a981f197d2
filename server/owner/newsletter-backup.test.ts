import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTestFolder, request } from '#server/newsletter/testing/test-newsletter.ts';
import { runCommand } from './testing/run-command.ts';
import { confirmAddress, startNewsletter } from './testing/test-site.ts';

async function confirmedSite() {
  const site = { DATA_FOLDER: makeTestFolder(), PUBLIC_ORIGIN: 'https://www.example.com' };
  const newsletter = await startNewsletter(site);
  await confirmAddress(newsletter, site);
  return { site, newsletter };
}

describe('backup and restore', () => {
  it('bring every subscriber and every link back, also after the file broke', async () => {
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
    expect(await runCommand(elsewhere, ['newsletter', 'restore', copy])).toMatchObject({ status: 0 });
    expect((await runCommand(elsewhere, ['newsletter', 'export'])).out).toBe(exported);
  });

  it('keep the copy to its owner and never write over anything', async () => {
    const { site, newsletter } = await confirmedSite();
    const run = (...words: string[]) => runCommand(site, ['newsletter', ...words]);
    const folder = makeTestFolder();
    const copy = join(folder, 'newsletter.backup');
    await run('backup', copy);
    expect(readdirSync(folder)).toEqual(['newsletter.backup']);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(await run('backup', copy)).toMatchObject({ status: 1, out: '' });
    expect((await run('restore', copy)).err).toBe('The server is running: stop it first.\n');
    expect(await newsletter.service.signUp(request('bruno@example.com'))).toEqual({ kind: 'accepted' });
    await newsletter.stop();
  });

  it('take no other file for a copy', async () => {
    const DATA_FOLDER = makeTestFolder();
    const none = join(DATA_FOLDER, 'none');
    writeFileSync(none, 'no database');
    expect((await runCommand({ DATA_FOLDER }, ['newsletter', 'restore', none])).err).toBe(
      `This is no backup of the newsletter: ${none}.\n`,
    );
    const copy = join(DATA_FOLDER, 'copy');
    expect((await runCommand({ DATA_FOLDER }, ['newsletter', 'backup', copy])).err).toContain(
      'There is no newsletter to back up',
    );
    expect(readdirSync(DATA_FOLDER)).toEqual(['none']);
  });
});
