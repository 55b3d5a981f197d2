import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSqliteStore } from './sqlite-store.ts';
import { describeStoreContract } from './testing/store-contract.ts';
import { makeTestFolder } from './testing/test-newsletter.ts';

async function open(file: string) {
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  return store;
}

describe('SQLite store', () => {
  describeStoreContract({
    async openEmpty() {
      const file = join(makeTestFolder(), 'sub', 'newsletter.sqlite');
      return { store: await open(file), reopen: () => open(file) };
    },
  });

  it('uses a write-ahead log and full synchronisation', async () => {
    const pragma = vi.spyOn(Database.prototype, 'pragma');
    onTestFinished(() => pragma.mockRestore());
    const file = join(makeTestFolder(), 'newsletter.sqlite');
    await open(file);
    const connection = pragma.mock.contexts[0] as Database.Database;
    expect(connection.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(connection.pragma('synchronous', { simple: true })).toBe(2);
    expect(connection.pragma('secure_delete', { simple: true })).toBe(1);
    expect(connection.pragma('foreign_keys', { simple: true })).toBe(1);
  });

  it.each([
    ['new', []],
    ['open to others', ['newsletter.sqlite']],
    ['left by a kill', ['newsletter.sqlite', 'newsletter.sqlite-wal', 'newsletter.sqlite-shm']],
  ])('makes its files readable by their owner only, if they are %s', async (_, names) => {
    const folder = makeTestFolder();
    for (const name of names) {
      writeFileSync(join(folder, name), '');
      chmodSync(join(folder, name), 0o644);
    }
    const store = await open(join(folder, 'newsletter.sqlite'));
    await store.transaction((rows) => rows.saveSetting('name', 'value'));
    const rights = readdirSync(folder).map((name) => [
      name,
      statSync(join(folder, name)).mode & 0o777,
    ]);
    expect(rights).toEqual([
      ['newsletter.sqlite', 0o600],
      ['newsletter.sqlite-shm', 0o600],
      ['newsletter.sqlite-wal', 0o600],
    ]);
  });

  async function newerTables(...statements: readonly string[]) {
    const file = join(makeTestFolder(), 'newsletter.sqlite');
    await (await openSqliteStore(file)).close();
    const database = new Database(file);
    for (const statement of statements) database.exec(statement);
    database.close();
    return file;
  }

  it('uses the tables of a newer program if they allow it', async () => {
    const file = await newerTables(
      'INSERT INTO newsletter_step (step, readable_from) VALUES (99, 1)',
      'ALTER TABLE newsletter_subscriber ADD COLUMN nickname TEXT',
    );
    const store = await open(file);
    await store.transaction((rows) => rows.addToQuota('b', 1));
    expect(await store.transaction((rows) => rows.listQuota('b', 0))).toEqual(new Map([[1, 1]]));
  });

  it('refuses tables that need a newer program, and names the version', async () => {
    const file = await newerTables(
      'INSERT INTO newsletter_step (step, readable_from) VALUES (99, 98)',
      'INSERT INTO newsletter_migration (version) VALUES (98)',
    );
    await expect(openSqliteStore(file)).rejects.toMatchObject({
      code: expect.stringMatching(/^READABLE_FROM_VERSION_98_AND_THIS_IS_\d+$/),
    });
  });

  it('lets two connections to one file take turns', async () => {
    const file = join(makeTestFolder(), 'newsletter.sqlite');
    const stores = [await open(file), await open(file)];
    const uses = Array.from({ length: 20 }, (_, n) =>
      stores[n % 2]?.transaction((rows) => rows.addToQuota('b', 1)),
    );
    await Promise.all(uses);
    expect(await stores[0]?.transaction((rows) => rows.listQuota('b', 0))).toEqual(
      new Map([[1, 20]]),
    );
  });
});
