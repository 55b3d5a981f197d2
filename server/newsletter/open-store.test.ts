import { expect, it } from 'vitest';
import { createReopeningStore } from './open-store.ts';
import { testLog } from './testing/test-log.ts';
import { openTestStore, TEST_TOKENS } from './testing/test-newsletter.ts';

it('opens a new store after one that was lost cannot even be closed', async () => {
  const engine = { ...(await openTestStore()), tokens: TEST_TOKENS };
  const lost = {
    ...engine,
    isLost: () => true,
    close: () => Promise.reject(new Error('SQLITE_IOERR')),
  };
  const stores = [lost, engine];
  const store = createReopeningStore(async () => stores.shift() ?? engine, testLog);
  expect(await store.transaction((rows) => rows.countSubscribers())).toMatchObject({ pending: 0 });
  expect(stores).toEqual([]);
});
