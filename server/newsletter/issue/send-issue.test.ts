import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgresStore } from '../postgres-store.ts';
import type { NewsletterStore } from '../store-rows.ts';
import { findPostgresPrograms, startTestPostgres } from '../testing/postgres-server.ts';
import { SAMPLE_ISSUE } from '../testing/sample-issue.ts';
import { makeSubscriber } from '../testing/sample-rows.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { testLog } from '../testing/test-log.ts';
import { openTestStore, TEST_TOKENS } from '../testing/test-newsletter.ts';
import { type Issue, parseIssue } from './parse-issue.ts';
import { sendIssue } from './send-issue.ts';
import type { SendParts } from './send-parts.ts';
import { createSmtpSession } from './smtp-session.ts';

const programs = findPostgresPrograms();

function sampleIssue() {
  const parsed = parseIssue(new TextEncoder().encode(SAMPLE_ISSUE));
  if (parsed.kind === 'faults') throw new Error(parsed.faults.join());
  return parsed.issue;
}

/** A store with confirmed subscribers, a pending one and an unsubscribed one. */
async function setUp(count: number, engine?: NewsletterStore) {
  const store = engine ?? (await openTestStore());
  const languages = ['en', 'it', 'fr'] as const;
  const names = Array.from({ length: count }, (_, index) => `p${index}`);
  await store.transaction(async (rows) => {
    for (const [index, name] of names.entries()) {
      const language = languages[index % 3] ?? 'en';
      await rows.saveSubscriber(makeSubscriber(name, { status: 'confirmed', language }));
    }
    await rows.saveSubscriber(makeSubscriber('pending'));
    await rows.saveSubscriber(makeSubscriber('left', { status: 'unsubscribed' }));
  });
  const smtp = await startSmtpSink();
  const time = { now: 1_800_000_000_000 };
  const stop = new AbortController();
  const issue = sampleIssue();
  const send = (more: Partial<SendParts> = {}, sent: Issue = issue) =>
    sendIssue(sent, {
      store: { ...store, tokens: TEST_TOKENS },
      session: createSmtpSession(smtp.url, 'Binario <news@example.org>'),
      site: { publicOrigin: 'https://www.example.com', siteName: 'Binario' },
      mailsPerHour: 999_999,
      clock: () => time.now,
      signal: stop.signal,
      timing: { leaseMs: 30_000, silenceMs: 0, silencePauseMs: 1 },
      ...more,
    });
  const counts = () => store.transaction((rows) => rows.countDeliveries(issue.id));
  const receivers = () => smtp.taken.map((mail) => mail.to).sort();
  return {
    store,
    smtp,
    time,
    issue,
    send,
    counts,
    receivers,
    addresses: names.map((n) => `${n}@example.com`),
  };
}

describe('sendIssue', () => {
  it('sends one mail in the subscriber’s language, with one-click unsubscription', async () => {
    const { smtp, send, receivers, addresses } = await setUp(6);
    expect(await send()).toBe(true);
    expect(receivers()).toEqual(addresses);
    const mail = smtp.taken.find(({ to }) => to === 'p1@example.com')?.raw ?? '';
    expect(mail).toMatch(/^Subject: Orario invernale\r$/m);
    expect(mail).toMatch(/^Content-Language: it\r$/m);
    const [, oneClick] = /^List-Unsubscribe: <([^>]+)>\r$/m.exec(mail) ?? [];
    expect(oneClick).toMatch(/^https:\/\/www\.example\.com\/newsletter\/unsubscribe\/one-click\?/);
    expect(oneClick).toMatch(/\?token=u\.[0-9a-f]{8}\.p1\.[0-9a-f]{64}$/);
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(mail).toMatch(/^Message-ID: <[0-9a-f]{40}@www\.example\.com>\r$/m);
    expect(mail).toMatch(/^List-ID: <newsletter\.www\.example\.com>\r$/m);
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(6);
  });

  it('sends nothing when it is repeated', async () => {
    const { send, receivers, counts, addresses } = await setUp(3);
    await send();
    expect(await send()).toBe(true);
    expect(receivers()).toEqual(addresses);
    expect(await counts()).toMatchObject({ sent: 3, waiting: 0 });
  });

  it('continues without subscribers who left or joined since it began', async () => {
    const { store, send, receivers, counts } = await setUp(10);
    const stop = new AbortController();
    let attempts = 0;
    const onProgress = () => {
      attempts += 1;
      if (attempts === 4) stop.abort();
    };
    expect(await send({ signal: stop.signal, onProgress })).toBe(false);
    expect(await counts()).toMatchObject({ sent: 4, waiting: 6 });
    const [first] = await store.transaction(async (rows) => {
      const delivery = await rows.nextDelivery(sampleIssue().id, Number.MAX_SAFE_INTEGER);
      const subscriber = delivery && (await rows.findById(delivery.id));
      if (subscriber)
        await rows.saveSubscriber({ ...subscriber, status: 'unsubscribed', unsubscribedAt: 5 });
      await rows.saveSubscriber(makeSubscriber('new', { status: 'confirmed' }));
      return [subscriber];
    });
    expect(await send()).toBe(true);
    expect(await counts()).toMatchObject({ sent: 9, left: 1, waiting: 0 });
    expect(new Set(receivers()).size).toBe(9);
    expect(receivers()).not.toContain(first?.address);
    expect(receivers()).not.toContain('new@example.com');
  });

  it('does not repeat a mail whose reply was lost, unless it is told to', async () => {
    const { store, smtp, issue, send, receivers, counts } = await setUp(1);
    smtp.mode = 'take-and-die';
    expect(await send()).toBe(true);
    expect(await counts()).toMatchObject({ doubt: 1, sent: 0 });
    smtp.mode = 'accept';
    await send();
    expect(receivers()).toHaveLength(1);
    await store.transaction((rows) => rows.moveDeliveries(issue.id, 'doubt', 'waiting'));
    await send();
    expect(receivers()).toHaveLength(2);
    expect(smtp.taken[0]?.messageId).toBe(smtp.taken[1]?.messageId);
    expect(await counts()).toMatchObject({ doubt: 0, sent: 1 });
  });

  it('stops sending to a mailbox that was refused for good, until it accepts a mail', async () => {
    const { store, smtp, issue, send, counts } = await setUp(3);
    smtp.replyTo = (address) => (address === 'p1@example.com' ? '550 5.1.1' : undefined);
    await send();
    expect(await counts()).toMatchObject({ sent: 2, bounced: 1 });
    const look = () =>
      store.transaction(async (rows) => ({
        counted: (await rows.countSubscribers()).bounced,
        exported: (await rows.listConfirmed('', 9)).map(({ id }) => id),
      }));
    expect(await look()).toEqual({ counted: 1, exported: ['p0', 'p2'] });
    smtp.taken.length = 0;
    await send({}, { ...issue, id: 'the next' });
    expect(smtp.taken.map((mail) => mail.to)).not.toContain('p1@example.com');
    await store.transaction((rows) => rows.dropBounce('p1'));
    expect(await look()).toEqual({ counted: 0, exported: ['p0', 'p1', 'p2'] });
  });

  it('does not blame the mailbox for a refused mail or a policy of the mail server', async () => {
    const { store, smtp, send, counts } = await setUp(2);
    smtp.replyTo = (address) => (address === 'p1@example.com' ? '550 5.7.1' : undefined);
    await send();
    expect(await counts()).toMatchObject({ sent: 1, refused: 1, bounced: 0 });
    expect(await store.transaction((rows) => rows.countSubscribers())).toMatchObject({
      bounced: 0,
    });
  });

  it('retries a deferred mail', async () => {
    const { smtp, time, send, counts } = await setUp(2);
    smtp.replyTo = (address) => (address === 'p1@example.com' ? '450 4.2.1' : undefined);
    const stop = new AbortController();
    let attempts = 0;
    const onProgress = () => {
      attempts += 1;
      if (attempts === 2) stop.abort();
    };
    expect(await send({ signal: stop.signal, onProgress })).toBe(false);
    expect(await counts()).toMatchObject({ sent: 1, waiting: 1 });
    smtp.replyTo = () => undefined;
    time.now += 60_000;
    expect(await send()).toBe(true);
    expect(await counts()).toMatchObject({ sent: 2, waiting: 0 });
  });

  it('stops after twenty refusals in a row, and counts none of them', async () => {
    const { store, smtp, send, counts } = await setUp(25);
    smtp.replyTo = () => '550 5.1.1';
    await expect(send()).rejects.toThrow(/refused 20 mails in a row for good, the last with 550/);
    expect(await counts()).toMatchObject({ waiting: 25, bounced: 0 });
    expect(await store.transaction((rows) => rows.countSubscribers())).toMatchObject({
      bounced: 0,
    });
  });

  it('does not count such refusals as attempts either', async () => {
    const { send, counts } = await setUp(20);
    const replying = (responseCode: number) => ({
      deliver: () => Promise.reject(Object.assign(new Error(), { command: 'DATA', responseCode })),
      close: () => {},
    });
    const refusing = { session: replying(550), mailsPerHour: Number.POSITIVE_INFINITY };
    // More often than a mail is tried.
    for (let times = 0; times < 7; times += 1)
      await expect(send(refusing)).rejects.toThrow(/refused 20 mails in a row/);
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    await send({ session: replying(450), signal: stop.signal, onProgress });
    expect(await counts()).toMatchObject({ waiting: 20, refused: 0 });
  });

  it('stops when the sender is refused, and loses nothing', async () => {
    const { smtp, send, counts } = await setUp(2);
    smtp.mode = 'refuse-sender';
    await expect(send()).rejects.toThrow(/refuses the login or the sender, with reply 550/);
    expect(await counts()).toMatchObject({ waiting: 2 });
    smtp.mode = 'accept';
    expect(await send()).toBe(true);
    expect(await counts()).toMatchObject({ sent: 2 });
  });

  it('stops without a mail server, and loses nothing', async () => {
    const { send, counts } = await setUp(2);
    const session = createSmtpSession('smtp://127.0.0.1:1', 'news@example.org');
    await expect(send({ session })).rejects.toThrow('does not respond (ESOCKET)');
    expect(await counts()).toMatchObject({ waiting: 2 });
  });

  it('stops after three lost replies in a row', async () => {
    const { smtp, send, counts } = await setUp(5);
    smtp.mode = 'take-and-die';
    await expect(send()).rejects.toThrow(/broke off 3 mails in a row/);
    expect(await counts()).toMatchObject({ doubt: 3, waiting: 2 });
  });

  it.skipIf(programs === undefined)('works in PostgreSQL', async () => {
    const server = await startTestPostgres(programs ?? '');
    onTestFinished(() => server.remove());
    const engine = await openPostgresStore(await server.createDatabase(), testLog);
    onTestFinished(() => engine.close());
    const { store, smtp, send, receivers, counts, addresses } = await setUp(5, engine);
    smtp.replyTo = (address) => (address === 'p1@example.com' ? '550 5.1.1' : undefined);
    expect(await send()).toBe(true);
    expect(await send()).toBe(true);
    expect(receivers()).toEqual(addresses.filter((address) => address !== 'p1@example.com'));
    expect(await counts()).toMatchObject({ sent: 4, bounced: 1 });
    expect(await store.transaction((rows) => rows.countRecipients())).toEqual([
      { language: 'en', amount: 2 },
      { language: 'fr', amount: 1 },
      { language: 'it', amount: 1 },
    ]);
  });
});
