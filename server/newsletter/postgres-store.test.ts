import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openPostgresStore } from './postgres-store.ts';
import {
  findPostgresPrograms,
  startTestPostgres,
  type TestPostgres,
} from './testing/postgres-server.ts';
import { makeSubscriber } from './testing/sample-rows.ts';
import { describeStoreContract } from './testing/store-contract.ts';
import { loggedEvents, testLog } from './testing/test-log.ts';
import { createTestNewsletter, request } from './testing/test-newsletter.ts';

/** These tests do not depend on the machine's speed. `outage.test.ts` tests the time limit. */
const LIMIT_MS = 60_000;

const programs = findPostgresPrograms();

describe.skipIf(programs === undefined)('PostgreSQL store', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startTestPostgres(programs ?? '');
  }, 60_000);
  afterAll(() => server.remove());

  async function open(url: string) {
    const store = await openPostgresStore(url, testLog, LIMIT_MS);
    onTestFinished(() => store.close());
    return store;
  }

  describeStoreContract({
    async openEmpty() {
      const url = await server.createDatabase();
      return { store: await open(url), reopen: () => open(url) };
    },
  });

  it('is migrated once by several servers that start together', async () => {
    const url = await server.createDatabase();
    const stores = await Promise.all([open(url), open(url), open(url)]);
    for (const store of stores) {
      expect(await store.transaction((rows) => rows.countSubscribers())).toMatchObject({
        pending: 0,
      });
    }
  });

  it('leaves out a recipient who is being erased', async () => {
    const store = await open(await server.createDatabase());
    await store.transaction(async (rows) => {
      for (const id of ['anna', 'bruno'])
        await rows.saveSubscriber(makeSubscriber(id, { status: 'confirmed' }));
      await rows.beginIssue('issue', 1);
    });
    let listing: Promise<string | undefined> | undefined;
    await store.transaction(async (rows) => {
      await rows.eraseSubscriber('anna');
      listing = store.transaction((others) => others.addRecipients('issue', '', 1, 1));
      listing.catch(() => {});
      await pause(300);
    });
    expect(await listing).toBe('bruno');
  });

  it('sends each mail once from several servers', async () => {
    const url = await server.createDatabase();
    const first = await createTestNewsletter({ store: await open(url) });
    const second = await createTestNewsletter({ store: await open(url) });
    const people = Array.from({ length: 20 }, (_, n) => request(`p${n}@example.com`));
    await Promise.all(people.map((person, n) => (n % 2 ? first : second).service.signUp(person)));
    const workers = [first, second].flatMap(({ createWorker }) => [createWorker(), createWorker()]);
    await Promise.all(workers.map((worker) => worker.sendDue()));
    await first.createWorker().sendDue();
    expect([...first.sent, ...second.sent].map((mail) => mail.to.address).sort()).toEqual(
      people.map((p) => p.address).sort(),
    );
  });

  it('is unavailable while the database is down, and recovers', async () => {
    const { service } = await createTestNewsletter({
      store: await open(await server.createDatabase()),
    });
    expect(await service.signUp(request('before@example.com'))).toEqual({ kind: 'accepted' });
    await server.crash();
    expect(await service.signUp(request('during@example.com'))).toEqual({ kind: 'unavailable' });
    await server.start();
    let result = await service.signUp(request('after@example.com'));
    for (let tries = 0; result.kind === 'unavailable' && tries < 5; tries += 1) {
      result = await service.signUp(request('after@example.com'));
    }
    expect(result).toEqual({ kind: 'accepted' });
    expect(loggedEvents().map((entry) => entry.event)).toContain('newsletter.store-failed');
  }, 60_000);
});
