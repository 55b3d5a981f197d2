import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { machineHas } from '#server/testing/machine.ts';
import { createNewsletter } from './create-newsletter.ts';
import type { StoreSettings } from './open-store.ts';
import { hasEarlierRelease, startEarlierRelease } from './testing/earlier-release.ts';
import { eventually } from './testing/eventually.ts';
import { findPostgresPrograms, startTestPostgres } from './testing/postgres-server.ts';
import { testLog } from './testing/test-log.ts';
import { makeTestFolder, request } from './testing/test-newsletter.ts';

const programs = findPostgresPrograms();
const isThere = machineHas('history that reaches the earlier release', hasEarlierRelease());

/** Runs this release on a store for some work. */
async function withThisRelease<Result>(
  store: StoreSettings,
  work: (newsletter: ReturnType<typeof createNewsletter>) => Promise<Result>,
): Promise<Result> {
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
    return await work(newsletter);
  } finally {
    await newsletter.stop();
  }
}

async function goBackAndForward(store: StoreSettings): Promise<void> {
  const accepted = { kind: 'accepted' };
  await withThisRelease(store, async ({ service }) => {
    expect(await service.signUp(request('today@example.com'))).toEqual(accepted);
  });

  const earlier = await startEarlierRelease(join(makeTestFolder(), 'earlier'), store);
  expect(await earlier.signUp(request('yesterday@example.com'))).toEqual(accepted);
  await earlier.stop();

  await withThisRelease(store, async ({ service, waitingMails }) => {
    expect(await service.signUp(request('tomorrow@example.com'))).toEqual(accepted);
    // Every mail has left, also the one that the earlier release was asked for.
    await eventually(async () => expect(await waitingMails()).toBe(0));
  });
}

describe.skipIf(!isThere)('the way back to the release before', () => {
  it('lets it sign up on today’s tables in SQLite, and goes forward again', async () => {
    await goBackAndForward({ dataFolder: makeTestFolder() });
  });

  it.skipIf(programs === undefined)('does the same in PostgreSQL', async () => {
    const server = await startTestPostgres(programs ?? '');
    onTestFinished(() => server.remove());
    await goBackAndForward({
      dataFolder: makeTestFolder(),
      databaseUrl: await server.createDatabase(),
    });
  });
});
