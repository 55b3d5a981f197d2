import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { machineHas } from '#server/testing/machine.ts';
import { createNewsletter } from './create-newsletter.ts';
import { openStore, type StoreSettings } from './open-store.ts';
import { hasEarlierRelease, startEarlierRelease } from './testing/earlier-release.ts';
import { eventually } from './testing/eventually.ts';
import { findPostgresPrograms, startTestPostgres } from './testing/postgres-server.ts';
import { testLog } from './testing/test-log.ts';
import { makeTestFolder, request } from './testing/test-newsletter.ts';

const programs = findPostgresPrograms();
const isThere = machineHas('history that reaches the earlier release', hasEarlierRelease());

const accepted = { kind: 'accepted' };

/** Runs the first release on a store until it has taken a sign-up. */
async function signUpWithEarlierRelease(store: StoreSettings, address: string): Promise<void> {
  const earlier = await startEarlierRelease(join(makeTestFolder(), 'earlier'), store);
  expect(await earlier.signUp(request(address))).toEqual(accepted);
  await earlier.stop();
}

/** Runs this release on a store until it has taken a sign-up and sent every mail. */
async function signUpWithThisRelease(store: StoreSettings, address: string): Promise<void> {
  const newsletter = createNewsletter(
    {
      ...store,
      mailFrom: 'news@example.org',
      publicOrigin: 'https://www.example.com',
      siteName: 'Binario',
      mailsPerHour: 500,
    },
    { log: testLog },
  );
  newsletter.start();
  try {
    // On a busy machine the tables may be brought up to date for longer than a sign-up waits.
    await eventually(async () =>
      expect(await newsletter.service.signUp(request(address))).toEqual(accepted),
    );
    await eventually(async () => expect(await newsletter.queuedMails()).toBe(0));
  } finally {
    await newsletter.stop();
  }
}

async function expectUpgradesAndDowngrades(settings: StoreSettings): Promise<void> {
  await signUpWithEarlierRelease(settings, 'first@example.com');
  await signUpWithThisRelease(settings, 'second@example.com');
  await signUpWithEarlierRelease(settings, 'third@example.com');
  await signUpWithThisRelease(settings, 'fourth@example.com');

  const store = await openStore(settings, testLog);
  const subscribers = await store.transaction((rows) => rows.listSubscribers('', 10));
  await store.close();
  expect(subscribers.map(({ address }) => address)).toEqual([
    'first@example.com',
    'fourth@example.com',
    'second@example.com',
    'third@example.com',
  ]);
}

describe.skipIf(!isThere)('the tables of the first release', () => {
  it('are migrated in SQLite, and the first release can use the current tables', async () => {
    await expectUpgradesAndDowngrades({ dataFolder: makeTestFolder() });
  });

  it.skipIf(programs === undefined)(
    'are migrated in PostgreSQL, and the first release can use the current tables',
    async () => {
      const server = await startTestPostgres(programs ?? '');
      onTestFinished(() => server.remove());
      await expectUpgradesAndDowngrades({
        dataFolder: makeTestFolder(),
        databaseUrl: await server.createDatabase(),
      });
    },
  );
});
