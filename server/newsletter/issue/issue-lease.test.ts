import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTestStore, START, TEST_TOKENS } from '../testing/test-newsletter.ts';
import { leaseIssue } from './issue-lease.ts';

const LEASE_MS = 30_000;

/** A store with a begun newsletter, whose database can be away, and a clock. */
async function setUp() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await openTestStore();
  await store.transaction((rows) => rows.beginIssue('winter', START));
  const site = { now: START, isDatabaseAway: false };
  const parts = {
    store: {
      ...store,
      tokens: TEST_TOKENS,
      transaction: ((work) =>
        site.isDatabaseAway
          ? Promise.reject(new Error('away'))
          : store.transaction(work)) as typeof store.transaction,
    },
    clock: () => site.now,
    signal: new AbortController().signal,
    timing: { leaseMs: LEASE_MS, silenceMs: 0, silencePauseMs: 1 },
  };
  const lease = await leaseIssue('winter', parts);
  onTestFinished(() => lease.release());
  return {
    store,
    site,
    lease,
    /** Lets a third of the lease go by, after which it is renewed. */
    async passThird() {
      site.now += LEASE_MS / 3;
      vi.advanceTimersByTime(LEASE_MS / 3);
      for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    },
  };
}

describe('the lease of a newsletter', () => {
  it('is kept while the database is away for a moment', async () => {
    const { site, lease, passThird } = await setUp();
    for (let times = 0; times < 3; times += 1) {
      site.isDatabaseAway = true;
      await passThird();
      await passThird();
      expect(lease.lost.aborted).toBe(false);
      site.isDatabaseAway = false;
      await passThird();
      expect(lease.lost.aborted).toBe(false);
    }
  });

  it('is lost when the database is away for longer than it lasts, which it says', async () => {
    const { site, lease, passThird } = await setUp();
    site.isDatabaseAway = true;
    for (let thirds = 0; thirds < 3; thirds += 1) await passThird();
    expect(lease.lost.aborted).toBe(true);
    expect(String(lease.lost.reason)).toMatch(/could not be reached/);
  });

  it('is lost at once when another command has it, which it says', async () => {
    const { store, site, lease, passThird } = await setUp();
    const until = site.now + LEASE_MS;
    await store.transaction(async (rows) => {
      const endedSender = await rows.findSender('winter');
      await rows.leaseIssue({ id: 'winter', sender: 'other', now: site.now, until, endedSender });
    });
    await passThird();
    expect(lease.lost.aborted).toBe(true);
    expect(String(lease.lost.reason)).toMatch(/Another command has taken/);
  });
});
