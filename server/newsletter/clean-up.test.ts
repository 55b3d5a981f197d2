import { expect, it } from 'vitest';
import { cleanUp } from './clean-up.ts';
import { STALE_AT_ONCE } from './store-rows.ts';
import { makeSubscriber } from './testing/sample-rows.ts';
import { testLog } from './testing/test-log.ts';
import { createTestNewsletter } from './testing/test-newsletter.ts';

const BATCHES = 4;

it('a server serves others while it deletes very many stale addresses', async () => {
  const newsletter = await createTestNewsletter();
  const { store, time } = newsletter;
  await store.transaction(async (rows) => {
    for (let at = 0; at < BATCHES * STALE_AT_ONCE; at += 1)
      await rows.saveSubscriber(makeSubscriber(`stale${at}`));
  });
  let turns = 0;
  let isOver = false;
  const countTurn = () => {
    turns += 1;
    if (!isOver) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  await cleanUp({ ...newsletter, log: testLog }, time.now);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(BATCHES);
  const { pending } = await store.transaction((rows) => rows.countSubscribers());
  expect(pending).toBe(0);
});
