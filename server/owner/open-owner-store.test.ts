import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../env.ts';
import { openStore } from '../newsletter/open-store.ts';
import { readStoreState } from '../newsletter/store-state.ts';
import { makeTestFolder } from '../newsletter/testing/test-newsletter.ts';
import type { CommandContext } from './command.ts';
import { withStore } from './open-owner-store.ts';
import { runCommand } from './testing/run-command.ts';
import { confirmAddress, startNewsletter } from './testing/test-site.ts';

async function makeSite() {
  const site = { DATA_FOLDER: makeTestFolder(), PUBLIC_ORIGIN: 'https://www.example.com' };
  const newsletter = await startNewsletter(site);
  await confirmAddress(newsletter, site);
  await newsletter.stop();
  return site;
}

describe('an error while the store is open', () => {
  it('names the file that cannot be deleted, not the store', async () => {
    const site = await makeSite();
    const store = await openStore({ dataFolder: site.DATA_FOLDER }, () => {});
    const anna = await store.transaction((rows) => rows.findByKey('anna@example.com'));
    await store.close();
    const mail = join(site.DATA_FOLDER, 'mail', `${anna?.id}.0.eml`);
    mkdirSync(mail);
    const input = 'anna@example.com\n';
    const { status, err } = await runCommand(site, ['newsletter', 'erase'], { input });
    expect(status).toBe(1);
    expect(err).toContain(mail);
    expect(err).not.toContain('newsletter.sqlite');
  });

  it('is thrown as it is if it is a defect of the program', async () => {
    const settings = readSettings(await makeSite());
    const storeState = await readStoreState(settings.newsletter);
    const context = { settings, storeState, err: () => {} } as unknown as CommandContext;
    const defect = new TypeError('rows is undefined');
    await expect(withStore(context, () => Promise.reject(defect))).rejects.toBe(defect);
  });
});
