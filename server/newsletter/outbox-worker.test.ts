import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Mailer } from './mail/mailer.ts';
import { PENDING_LIFETIME_MS } from './periods.ts';
import type { NewsletterStore } from './store-rows.ts';
import { eventually } from './testing/eventually.ts';
import {
  createTestNewsletter,
  openTestStore,
  request,
  START,
  tokenIn,
} from './testing/test-newsletter.ts';

const ANNA = request('anna@example.com');
const LEASE_MS = 180_000;

function mailerThat(
  send: Mailer['send'],
  forget: Mailer['forget'] = () => Promise.resolve(),
): Mailer {
  return { send, forget, listSubscribers: () => Promise.resolve([]) };
}

describe('outbox worker', () => {
  it('sends queued mails in the background, and again after a wake-up', async () => {
    const { service, worker, sent } = await createTestNewsletter();
    await service.signUp(ANNA);
    worker.start();
    await eventually(() => expect(sent).toHaveLength(1));
    await service.signUp(request('bruno@example.com'));
    worker.wake();
    await eventually(() => expect(sent).toHaveLength(2));
    await worker.stop();
    await service.signUp(request('carla@example.com'));
    worker.wake();
    expect(await worker.sendDue()).toBe(0);
  });

  it('finishes a mail under way when it is stopped', async () => {
    let finish: (() => void) | undefined;
    const mailer = mailerThat(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const { service, worker, store } = await createTestNewsletter({ mailer });
    await service.signUp(ANNA);
    worker.start();
    await eventually(() => expect(finish).toBeDefined());
    const stopped = worker.stop();
    finish?.();
    await stopped;
    expect(await findMail(store)).toMatchObject({ sentAt: START });
  });

  it('does not wait for a cleaning that does not end', async () => {
    let isCleaning = false;
    const scrub = () => {
      isCleaning = true;
      return new Promise<void>(() => {});
    };
    const { createWorker } = await createTestNewsletter({
      store: { ...(await openTestStore()), scrub },
    });
    const timing = {
      leaseMs: LEASE_MS,
      attemptMs: 60_000,
      pollMs: 60_000,
      graceMs: 1,
      recordMs: 1,
    };
    const worker = createWorker(undefined, timing);
    worker.start();
    await eventually(() => expect(isCleaning).toBe(true));
    await worker.stop();
    await worker.stop();
  });

  it('aborts a mail after the grace period of a stop, and leaves it for later', async () => {
    const broken: unknown[] = [];
    let requested = 0;
    const mailer = mailerThat((_mail, signal) => {
      requested += 1;
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          broken.push(signal.reason);
          reject(signal.reason);
        });
      });
    });
    const timing = {
      leaseMs: LEASE_MS,
      attemptMs: 60_000,
      pollMs: 60_000,
      graceMs: 1,
      recordMs: 2_500,
    };
    const { service, createWorker, time, sent } = await createTestNewsletter();
    await service.signUp(ANNA);
    const worker = createWorker(mailer, timing);
    worker.start();
    await eventually(() => expect(requested).toBe(1));
    await worker.stop();
    expect(broken).toHaveLength(1);
    time.now += 60_000;
    await createWorker().sendDue();
    expect(sent).toHaveLength(1);
  });

  it('respects the lease of another worker, and takes over when that one died', async () => {
    const hanging = mailerThat(() => new Promise(() => {}));
    const { service, createWorker, sent, time } = await createTestNewsletter();
    await service.signUp(ANNA);
    void createWorker(hanging).sendDue();
    const alive = createWorker();
    time.now += LEASE_MS - 1;
    expect(await alive.sendDue()).toBe(0);
    time.now += 1;
    expect(await alive.sendDue()).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('never repeats a mail whose sending could not be recorded', async () => {
    const { service, store, worker, sent, time } = await createTestNewsletter();
    await service.signUp(ANNA);
    const transaction = store.transaction;
    let calls = 0;
    store.transaction = (work) => {
      calls += 1;
      return calls === 2 ? Promise.reject(new Error('disk is full')) : transaction(work);
    };
    await worker.sendDue();
    time.now += LEASE_MS;
    await worker.sendDue();
    expect(sent).toHaveLength(1);
    expect(await findMail(store)).toMatchObject({ sentAt: START });
  });

  it('drops a confirmation mail after another link was used', async () => {
    const { service, worker, sent, time } = await createTestNewsletter();
    await service.signUp(ANNA);
    await worker.sendDue();
    time.now += 3_600_000;
    await service.signUp(ANNA);
    await service.confirm(tokenIn(sent[0], 'confirm'));
    expect(await worker.sendDue()).toBe(0);
  });

  it('deletes an unconfirmed address and its mail files within 30 days', async () => {
    const forgotten: string[] = [];
    const mailer = mailerThat(
      () => Promise.resolve(),
      async (id) => {
        forgotten.push(id);
      },
    );
    const { service, createWorker, store, time } = await createTestNewsletter({ mailer });
    await service.signUp(ANNA);
    const id = (await store.transaction((rows) => rows.findByKey('anna@example.com')))?.id;
    for (const [age, left] of [
      [PENDING_LIFETIME_MS, 1],
      [PENDING_LIFETIME_MS + 60 * 60_000, 0],
    ] as const) {
      time.now = START + age;
      const worker = createWorker();
      worker.start();
      await eventually(async () => expect(await countPending(store)).toBe(left));
      await worker.stop();
    }
    expect(forgotten).toEqual([id]);
  });
});

describe('a store that is full', () => {
  it('makes sign-ups unavailable, loses nothing, and recovers once there is space', async () => {
    const pragma = vi.spyOn(Database.prototype, 'pragma');
    onTestFinished(() => pragma.mockRestore());
    const store = await openTestStore();
    const connection = pragma.mock.contexts[0] as Database.Database;
    connection.pragma('max_page_count = 60');
    const { service } = await createTestNewsletter({ store });
    const accepted: string[] = [];
    let refused = 0;
    for (let n = 0; n < 400; n += 1) {
      const address = `person-${n}@example.com`;
      const result = await service.signUp(request(address, { clientSubnet: `subnet ${n}` }));
      if (result.kind === 'accepted') accepted.push(address);
      else {
        expect(result).toEqual({ kind: 'unavailable' });
        refused += 1;
      }
    }
    expect(accepted.length).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(200);
    for (const key of accepted) {
      expect(await store.transaction((rows) => rows.findByKey(key))).toMatchObject({
        status: 'pending',
      });
    }
    await store.transaction(async (rows) => {
      for (const key of accepted.slice(0, 20)) {
        await rows.eraseSubscriber((await rows.findByKey(key))?.id ?? '');
      }
    });
    expect(await service.signUp(request('late@example.com'))).toEqual({ kind: 'accepted' });
  });

  it('sends no mail without a lease', async () => {
    const { service, store, worker, sent } = await createTestNewsletter();
    await service.signUp(ANNA);
    store.transaction = () =>
      Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
    await expect(worker.sendDue()).rejects.toThrow('full');
    expect(sent).toEqual([]);
    expect(await service.unsubscribe('u.x.00')).toBe('invalid');
  });
});

const findMail = async (store: NewsletterStore) =>
  store.transaction(async (rows) => {
    const subscriber = await rows.findByKey('anna@example.com');
    return rows.findLatestMail(subscriber?.id ?? '', 'confirm');
  });

const countPending = async (store: NewsletterStore) =>
  (await store.transaction((rows) => rows.countSubscribers())).pending;
