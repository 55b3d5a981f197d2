import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openServerStore } from '../open-server-store.ts';
import { SAMPLE_ISSUE } from '../testing/sample-issue.ts';
import { makeSubscriber } from '../testing/sample-rows.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { testLog } from '../testing/test-log.ts';
import { makeTestFolder } from '../testing/test-newsletter.ts';

// The rehearsal: NEWSLETTER_ADDRESSES=10000 npm run unit -- server/newsletter/issue/kill.test.ts
const ADDRESSES = Number(process.env.NEWSLETTER_ADDRESSES ?? 120);
const KILLS = 3;
/** One in this many mailboxes is refused for good. */
const BOUNCE_EVERY = 40;
const PAGE = 500;

const addressOf = (index: number) => `p${index}@example.com`;
const isBounced = (address: string) => Number(/^p(\d+)@/.exec(address)?.[1]) % BOUNCE_EVERY === 7;

async function fillStore(dataFolder: string): Promise<void> {
  const store = await openServerStore(
    {
      dataFolder,
      mailFrom: 'news@example.org',
      publicOrigin: 'https://www.example.com',
      siteName: 'Binario',
      mailsPerHour: 500,
    },
    testLog,
  );
  const languages = ['en', 'it', 'fr'] as const;
  for (let begin = 0; begin < ADDRESSES; begin += PAGE) {
    await store.transaction(async (rows) => {
      for (let index = begin; index < Math.min(begin + PAGE, ADDRESSES); index += 1) {
        const language = languages[index % 3] ?? 'en';
        await rows.saveSubscriber(makeSubscriber(`p${index}`, { status: 'confirmed', language }));
      }
    });
  }
  await store.close();
}

it('reaches each subscriber once although its command is killed three times', async () => {
  const dataFolder = makeTestFolder();
  await fillStore(dataFolder);
  const file = join(dataFolder, 'issue.txt');
  writeFileSync(file, SAMPLE_ISSUE);
  const smtp = await startSmtpSink();
  smtp.replyTo = (address) => (isBounced(address) ? '550 5.1.1' : undefined);

  function startCommand() {
    const args = ['server/owner/binario.ts', 'newsletter', 'send', '--yes', file];
    const child = spawn(process.execPath, args, {
      env: {
        ...process.env,
        DATA_FOLDER: dataFolder,
        DATABASE_URL: '',
        SMTP_URL: smtp.url,
        PUBLIC_ORIGIN: 'https://www.example.com',
        NEWSLETTER_MAILS_PER_HOUR: '999999',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return {
      child,
      ended: once(child, 'exit'),
      output: Promise.all([text(child.stdout), text(child.stderr)]),
    };
  }

  const begunAt = performance.now();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const { child, ended } = startCommand();
    const killAt = Math.floor((ADDRESSES * kill) / (KILLS + 1));
    smtp.onTaken = () => {
      // The reply to this mail is under way, so the kill comes between two mails.
      if (smtp.taken.length === killAt) setImmediate(() => child.kill('SIGKILL'));
    };
    await ended;
  }
  smtp.onTaken = () => {};
  const last = startCommand();
  const [[status], [out, err]] = await Promise.all([last.ended, last.output]);
  expect({ status, err }).toMatchObject({
    status: 0,
    err: expect.stringContaining('Continuing newsletter'),
  });

  const received = smtp.taken.map((mail) => mail.to);
  const expected = Array.from({ length: ADDRESSES }, (_, index) => addressOf(index)).filter(
    (address) => !isBounced(address),
  );
  const arrived = new Set(received);
  const missed = expected.filter((address) => !arrived.has(address));
  const inDoubt = Number(/^in doubt +(\d+)/m.exec(out)?.[1] ?? 0);
  const seconds = Math.round((performance.now() - begunAt) / 100) / 10;
  const duplicates = received.length - arrived.size;
  console.info(
    `${ADDRESSES} addresses, ${KILLS} kills, ${seconds} s: ${received.length} mails arrived, ` +
      `${duplicates} twice, ${missed.length} missed, ${inDoubt} in doubt.\n${out}`,
  );
  expect(duplicates).toBe(0);
  // After a kill between the end of a mail and its reply, it is unknown whether the mail arrived.
  expect(missed.length).toBeLessThanOrEqual(inDoubt);
  expect(inDoubt).toBeLessThanOrEqual(KILLS);
  expect(Number(/^sent +(\d+)/m.exec(out)?.[1])).toBe(expected.length - inDoubt);
  expect(Number(/^bounced +(\d+)/m.exec(out)?.[1])).toBe(ADDRESSES - expected.length);
}, 7_200_000);
