import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import type { WorkerTiming } from '../outbox-worker.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import { type SmtpMode, startSmtpSink } from '../testing/smtp-sink.ts';
import { loggedEvents } from '../testing/test-log.ts';
import { createTestNewsletter, makeTestFolder, request } from '../testing/test-newsletter.ts';
import { createSmtpMailer, smtpOptions } from './mailer.ts';

const FROM = 'Binario <news@example.org>';
const QUICK = { leaseMs: 180_000, attemptMs: 300, pollMs: 60_000, graceMs: 1, recordMs: 2_500 };
const MINUTE_MS = 60_000;

async function setUp(url: string, timing?: WorkerTiming) {
  const newsletter = await createTestNewsletter();
  expect(await newsletter.service.signUp(request('anna@example.com'))).toEqual({
    kind: 'accepted',
  });
  return { ...newsletter, worker: newsletter.createWorker(createSmtpMailer(url, FROM), timing) };
}

describe('smtpOptions', () => {
  it.each([
    ['smtp://user:password@mail.example.com:587', true],
    ['smtps://user:password@mail.example.com', false],
    ['smtp://mail:1025?ignoreTLS=true', false],
    ['smtp://127.0.0.1:1025', false],
    ['smtp://[::1]:1025', false],
    ['smtp://localhost', false],
  ])('set requireTLS for %s to %s', (url, requireTLS) => {
    expect(smtpOptions(url).requireTLS).toBe(requireTLS);
  });
});

describe('SMTP mailer', () => {
  it('sends the headers of one-click unsubscription, each on one line', async () => {
    const smtp = await startSmtpSink();
    await (await setUp(smtp.url)).worker.sendDue();
    const [mail] = smtp.taken;
    expect(mail?.to).toBe('anna@example.com');
    expect(mail?.messageId).toMatch(/^<[\w-]+@www\.example\.com>$/);
    const [, oneClick] = /^List-Unsubscribe: <([^>]+)>\r$/m.exec(mail?.raw ?? '') ?? [];
    expect(oneClick).toMatch(/^https:\/\/www\.example\.com\/newsletter\/unsubscribe\/one-click\?/);
    expect(oneClick).toMatch(/\?token=u\.[0-9a-f]{8}\.[\w-]+\.[0-9a-f]{64}$/);
    expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail?.raw).toMatch(/^Content-Language: en\r$/m);
    expect(mail?.raw).toMatch(/^Content-Type: multipart\/alternative/m);
  });

  it('sends to every kind of accepted address unchanged', async () => {
    const smtp = await startSmtpSink();
    const mailer = createSmtpMailer(smtp.url, FROM);
    const { service, worker } = await createTestNewsletter({ mailer });
    const addresses = [
      "!#$%&'*+/=?^_`{|}~-@example.com",
      "o'brien+trains@xn--mnchen-3ya.de",
      'victim%0d%0aBcc@example.com',
      '-oQ=root@example.com',
      // One less than the limit: the server of this test accepts 253 characters.
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(56)}.com`,
    ];
    for (const address of addresses)
      expect(await service.signUp(request(address))).toEqual({ kind: 'accepted' });
    expect(await worker.sendDue()).toBe(addresses.length);
    // The server of this test decodes international domains.
    const readable = (address: string) => address.replace('xn--mnchen-3ya', 'münchen');
    expect(smtp.taken.map((mail) => mail.to).sort()).toEqual(addresses.map(readable).sort());
    for (const mail of smtp.taken) {
      const head = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
      expect(head.match(/^(?:To|Cc|Bcc): .*$/gim)).toEqual([
        `To: ${addresses.find((each) => readable(each) === mail.to)}`,
      ]);
    }
  });

  it.each<SmtpMode>(['refuse', 'stall', 'die'])(
    'retries after a pause in the server’s mode %s',
    async (mode) => {
      const smtp = await startSmtpSink();
      smtp.mode = mode;
      const { worker, createWorker, time } = await setUp(
        smtp.url,
        mode === 'stall' ? QUICK : undefined,
      );
      expect(await worker.sendDue()).toBe(1);
      expect(smtp.taken).toEqual([]);
      smtp.mode = 'accept';
      const next = createWorker(createSmtpMailer(smtp.url, FROM));
      time.now += MINUTE_MS - 1;
      expect(await next.sendDue()).toBe(0);
      time.now += 1;
      expect(await next.sendDue()).toBe(1);
      time.now += 365 * 24 * 60 * MINUTE_MS;
      expect(await next.sendDue()).toBe(0);
      expect(smtp.taken).toHaveLength(1);
    },
  );

  it.each([
    ['recipient', { mode: 'refuse', reply: 550 }],
    ['mail', { mode: 'refuse-mail', reply: 554 }],
  ] as const)('never retries after a permanent refusal of the %s', async (_, refusal) => {
    const smtp = await startSmtpSink();
    Object.assign(smtp, refusal);
    const { worker, time, store } = await setUp(smtp.url);
    expect(await worker.sendDue()).toBe(1);
    smtp.mode = 'accept';
    time.now += 28 * 24 * 60 * MINUTE_MS;
    expect(await worker.sendDue()).toBe(0);
    expect(loggedEvents().at(-1)).toMatchObject({
      event: 'newsletter.mail-given-up',
      fields: { smtpReply: refusal.reply, attempt: 1 },
    });
    expect(await store.transaction((rows) => rows.countSubscribers())).toMatchObject({
      pending: 1,
    });
  });

  it('retries after a refused sender, which the operator can correct', async () => {
    const smtp = await startSmtpSink();
    smtp.mode = 'refuse-sender';
    const { worker, time } = await setUp(smtp.url);
    await worker.sendDue();
    smtp.mode = 'accept';
    time.now += MINUTE_MS;
    await worker.sendDue();
    expect(smtp.taken).toHaveLength(1);
  });

  it('keeps the password of an unreachable mail server out of the log', async () => {
    const { worker, time } = await setUp('smtp://news:s3cret@127.0.0.1:1');
    expect(await worker.sendDue()).toBe(1);
    time.now += MINUTE_MS;
    expect(await worker.sendDue()).toBe(1);
    expect(loggedEvents().at(-1)).toMatchObject({
      event: 'newsletter.mail-failed',
      fields: { attempt: 2 },
    });
    expect(JSON.stringify(loggedEvents())).not.toContain('s3cret');
  });

  it('repeats a mail whose reply was lost under the same Message-ID', async () => {
    const smtp = await startSmtpSink();
    smtp.mode = 'take-and-die';
    const { worker, time } = await setUp(smtp.url);
    await worker.sendDue();
    smtp.mode = 'accept';
    time.now += MINUTE_MS;
    await worker.sendDue();
    expect(smtp.taken).toHaveLength(2);
    expect(smtp.taken[0]?.messageId).toBe(smtp.taken[1]?.messageId);
  });

  it('retries if the mail server is silent or missing', async () => {
    const mute = createServer((socket) => onTestFinished(() => void socket.destroy()));
    const port = await listenOnFreePort(mute);
    const { worker, time } = await setUp(`smtp://127.0.0.1:${port}`, QUICK);
    expect(await worker.sendDue()).toBe(1);
    mute.close();
    time.now += MINUTE_MS;
    expect(await worker.sendDue()).toBe(1);
    const failures = loggedEvents().filter((entry) => entry.event === 'newsletter.mail-failed');
    expect(failures.slice(-2).map((entry) => entry.fields.attempt)).toEqual([1, 2]);
  });

  it('keeps its growing pauses across restarts, gives up, and keeps the sign-up', async () => {
    const smtp = await startSmtpSink();
    smtp.mode = 'refuse';
    const file = `${makeTestFolder()}/newsletter.sqlite`;
    const pauses: number[] = [];
    let last = 0;
    let now = 0;
    for (let restart = 0; restart < 12; restart += 1) {
      const store = await openSqliteStore(file);
      const { service, worker, time } = await createTestNewsletter({
        store,
        mailer: createSmtpMailer(smtp.url, FROM),
      });
      if (restart === 0) await service.signUp(request('anna@example.com'));
      now = Math.max(now, time.now);
      time.now = now;
      for (let minutes = 0; minutes <= 24 * 60 && (await worker.sendDue()) === 0; minutes += 1)
        time.now += MINUTE_MS;
      if (restart > 0) pauses.push(Math.round((time.now - last) / MINUTE_MS));
      last = time.now;
      now = time.now;
      expect(await store.transaction((rows) => rows.countSubscribers())).toMatchObject({
        pending: 1,
      });
      await store.close();
    }
    expect(pauses.slice(0, -1)).toEqual([1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440]);
    expect(smtp.connections).toBe(11);
    expect(loggedEvents().at(-1)?.event).toBe('newsletter.mail-given-up');
  });
});
