import { createHmac } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cleanUp } from './clean-up.ts';
import { keyFile, replaceKeyFile } from './key-file.ts';
import { openKeys } from './open-keys.ts';
import { makeKey, parseKeys } from './signing-keys.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { testLog } from './testing/test-log.ts';
import { createTestNewsletter, DAY_MS, makeTestFolder } from './testing/test-newsletter.ts';

const OLD_KEY = 'a'.repeat(64);
const NEW_KEY = 'b'.repeat(64);
const DATABASE = { databaseUrl: 'postgres://database' };

/** Signs as the first release did, which named no key. */
function signAsBefore(secret: string, body: string, purpose: 'confirm' | 'unsubscribe'): string {
  const key = createHmac('sha256', secret).update(`newsletter ${purpose} v1`).digest();
  return `${body}.${createHmac('sha256', key).update(body).digest('hex')}`;
}

const OLD_LINK = signAsBefore(OLD_KEY, 'u.anna', 'unsubscribe');

async function openFolder({ secret }: { secret?: string } = {}) {
  const dataFolder = makeTestFolder();
  const store = await openSqliteStore(join(dataFolder, 'newsletter.sqlite'));
  onTestFinished(() => store.close());
  if (secret !== undefined) await store.transaction((rows) => rows.saveSetting('secret', secret));
  return { dataFolder, store, file: keyFile(dataFolder) };
}

describe('the keys of an SQLite store', () => {
  it('are in a file of their own that only its owner may read, and not in the store', async () => {
    const { dataFolder, store, file } = await openFolder();
    const { place, text, tokens } = await openKeys(store, { dataFolder });
    expect(place).toBe('file');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [key] = parseKeys(text()) ?? [];
    const contents = readdirSync(dataFolder)
      .filter((name) => name.startsWith('newsletter.sqlite'))
      .map((name) => readFileSync(join(dataFolder, name), 'latin1'));
    expect(contents.join('')).not.toContain(key?.secret);
    const again = await openKeys(store, { dataFolder });
    expect(again.tokens.readUnsubscribe(tokens.signUnsubscribe('anna'))).toBe('anna');
  });

  it('are the same for servers that start together', async () => {
    const { dataFolder, store } = await openFolder();
    const opened = await Promise.all([1, 2, 3].map(() => openKeys(store, { dataFolder })));
    expect(new Set(opened.map(({ text }) => text())).size).toBe(1);
  });

  it('include the key of an earlier release: links in sent mails still work', async () => {
    const { dataFolder, store } = await openFolder({ secret: OLD_KEY });
    const { tokens, text } = await openKeys(store, { dataFolder });
    expect(tokens.readUnsubscribe(OLD_LINK)).toBe('anna');
    const confirmation = signAsBefore(OLD_KEY, 'c.anna.mail-1.tp7fo0', 'confirm');
    expect(tokens.readConfirmation(confirmation)).toMatchObject({ mailId: 'mail-1' });
    // A new key signs, since the old one lies in every backup.
    expect(parseKeys(text())?.map(({ secret }) => secret)).toEqual([expect.anything(), OLD_KEY]);
    expect(parseKeys(text())?.[0]?.secret).not.toBe(OLD_KEY);
  });

  it('leave the store 30 days later, when a downgrade is no longer needed', async () => {
    const { dataFolder, store } = await openFolder({ secret: OLD_KEY });
    await openKeys(store, { dataFolder });
    const newsletter = await createTestNewsletter({ store });
    const secretAfter = async (days: number) => {
      await cleanUp({ ...newsletter, log: testLog }, Date.now() + days * DAY_MS);
      return store.transaction((rows) => rows.findSetting('secret'));
    };
    expect(await secretAfter(29)).toBe(OLD_KEY);
    expect(await secretAfter(31)).toBeUndefined();
    const { tokens } = await openKeys(store, { dataFolder });
    expect(tokens.readUnsubscribe(OLD_LINK)).toBe('anna');
  });

  it('are changed at once in running servers, and the earlier ones verify', async () => {
    const { dataFolder, store, file } = await openFolder();
    const { tokens, text } = await openKeys(store, { dataFolder });
    const earlier = tokens.signUnsubscribe('anna');
    const [before] = tokens.erasedNames('anna@example.com');
    replaceKeyFile(file, `${NEW_KEY}\n${text()}`);
    expect(tokens.signUnsubscribe('anna')).not.toBe(earlier);
    expect(tokens.readUnsubscribe(earlier)).toBe('anna');
    expect(tokens.erasedNames('anna@example.com')).toContain(before);
    // A file that is gone for a moment changes nothing.
    replaceKeyFile(`${file}.away`, '');
    expect(tokens.readUnsubscribe(earlier)).toBe('anna');
    replaceKeyFile(file, NEW_KEY);
    expect(tokens.readUnsubscribe(earlier)).toBeUndefined();
  });

  it('verify until the end of their last day', async () => {
    const { dataFolder, store } = await openFolder();
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const readWith = async (lastDay: string) => {
      const signingKeys = `${NEW_KEY},${OLD_KEY}/${lastDay}`;
      return (await openKeys(store, { dataFolder, signingKeys })).tokens.readUnsubscribe(OLD_LINK);
    };
    expect(await readWith(day(1))).toBe('anna');
    expect(await readWith(day(-1))).toBeUndefined();
  });
});

describe('SIGNING_KEYS', () => {
  it('take the place of the file, and the key in the store still verifies', async () => {
    const { dataFolder, store, file } = await openFolder({ secret: OLD_KEY });
    const settings = { ...DATABASE, dataFolder, signingKeys: NEW_KEY };
    const { place, tokens } = await openKeys(store, settings);
    expect(place).toBe('setting');
    expect(existsSync(file)).toBe(false);
    expect(tokens.readUnsubscribe(OLD_LINK)).toBe('anna');
    expect(await store.transaction((rows) => rows.findSetting('keys-moved-at'))).toBeUndefined();
  });

  it('are required once the database no longer has the keys', async () => {
    const { dataFolder, store } = await openFolder();
    const inStore = await openKeys(store, { ...DATABASE, dataFolder });
    expect(inStore.place).toBe('store');
    const link = inStore.tokens.signUnsubscribe('anna');
    const signingKeys = `${NEW_KEY},${inStore.text()}`;
    await openKeys(store, { ...DATABASE, dataFolder, signingKeys });
    // A server without the setting goes on with the keys in the database until then.
    const other = await openKeys(store, { ...DATABASE, dataFolder });
    expect(other.tokens.readUnsubscribe(link)).toBe('anna');
    const newsletter = await createTestNewsletter({ store });
    await cleanUp({ ...newsletter, log: testLog }, Date.now() + 31 * DAY_MS);
    await expect(openKeys(store, { ...DATABASE, dataFolder })).rejects.toMatchObject({
      code: 'SIGNING_KEYS_MISSING',
    });
    const moved = await openKeys(store, { ...DATABASE, dataFolder, signingKeys });
    expect(moved.tokens.readUnsubscribe(link)).toBe('anna');
  });
});

describe('parseKeys', () => {
  const key = makeKey();
  it.each([
    [key, 1],
    [`${key},${OLD_KEY}`, 2],
    [`# a line\n${key}\n\n${OLD_KEY}/2027-12-31\n`, 2],
    ['', undefined],
    ['# a line', undefined],
    [key.slice(1), undefined],
    [`${key}/2027-12-31`, undefined],
    [`${key},${OLD_KEY}/2027-13-31`, undefined],
    [`${key},secret`, undefined],
  ])('finds in %j so many keys: %j', (text, amount) => {
    expect(parseKeys(text)?.length).toBe(amount);
  });
});
