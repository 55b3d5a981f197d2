import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CURRENT_CONSENT } from '#app/data/newsletter/consent.ts';
import { openStore, type StoreWithKeys } from '#server/newsletter/open-store.ts';
import { DAY_MS, type Subscriber } from '#server/newsletter/store.ts';
import { startServerProcess } from '#server/testing/server-process.ts';

const PUBLIC_ORIGIN = 'https://www.example.com';
/** A transaction may take two seconds at most. */
const AT_ONCE = 500;
const DAYS = 30;

/** The owner's commands, each with what it reads. */
const COMMANDS: readonly { readonly words: readonly string[]; readonly input: string }[] = [
  { words: ['stats'], input: '' },
  { words: ['export'], input: '' },
  { words: ['ledger'], input: 'reader7@example.com\n' },
  { words: ['erase'], input: 'reader7@example.com\n' },
];

/**
 * Fills a store with the sign-ups of a month, of which every second is confirmed, and prints how
 * long a server takes to start with it and to accept another sign-up, and how long each of the
 * owner's commands takes.
 */
export async function benchNewsletter(people: number): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'binario-newsletter-'));
  const store = await openStore({ dataFolder }, () => {});
  await fill(store, people);
  await store.close();

  const environment = { DATA_FOLDER: dataFolder, PUBLIC_ORIGIN };
  const begin = performance.now();
  const server = await startServerProcess({ environment });
  const ready = performance.now();
  const { status } = await fetch(`${server.origin}/newsletter`, {
    method: 'POST',
    headers: { Origin: PUBLIC_ORIGIN },
    body: new URLSearchParams({ email: 'another@example.com' }),
    redirect: 'manual',
  });
  const signedUp = performance.now();
  await server.stop();
  process.stdout.write(
    `newsletter of ${people} sign-ups: a server is ready after ${seconds(ready - begin)} s and ` +
      `responds to a sign-up with ${status} after ${seconds(signedUp - ready)} s more\n`,
  );
  for (const { words, input } of COMMANDS) {
    const { lines, code, milliseconds } = await run(words, input, environment);
    process.stdout.write(
      `newsletter ${words.join(' ')}: ${seconds(milliseconds)} s, ${lines} lines, exit ${code}\n`,
    );
  }
  rmSync(dataFolder, { recursive: true, force: true });
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

async function fill(store: StoreWithKeys, people: number): Promise<void> {
  const now = Date.now();
  for (let first = 0; first < people; first += AT_ONCE) {
    await store.transaction(async (rows) => {
      for (let at = first; at < Math.min(first + AT_ONCE, people); at += 1) {
        const signedUpAt = now - Math.floor((at / people) * DAYS * DAY_MS);
        const reader = makeReader(at, signedUpAt);
        const mail = { id: `mail${at}`, subscriberId: reader.id, createdAt: signedUpAt };
        await rows.saveSubscriber(reader);
        await rows.queueMail({ ...mail, kind: 'confirm' });
        await rows.markSent(mail.id, signedUpAt);
        const consent = {
          subscriberId: reader.id,
          mailId: mail.id,
          address: reader.address,
          language: reader.language,
          consentVersion: reader.consentVersion,
          consentWording: reader.consentWording,
          recordedAt: signedUpAt,
        };
        await rows.appendConsent({ ...consent, event: 'asked' });
        if (reader.status === 'confirmed') await rows.appendConsent({ ...consent, event: 'given' });
      }
    });
  }
}

function makeReader(at: number, signedUpAt: number): Subscriber {
  const isConfirmed = at % 2 === 1;
  const address = `reader${at}@example.com`;
  return {
    id: `reader${at}`,
    address,
    addressKey: address,
    language: 'en',
    status: isConfirmed ? 'confirmed' : 'pending',
    createdAt: signedUpAt,
    requestedAt: signedUpAt,
    confirmedAt: isConfirmed ? signedUpAt : null,
    unsubscribedAt: null,
    consentVersion: CURRENT_CONSENT.version,
    consentWording: 'I would like the newsletter.',
    consentLanguage: 'en',
    consentAt: signedUpAt,
  };
}

function run(
  words: readonly string[],
  input: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ lines: number; code: number | null; milliseconds: number }> {
  const begin = performance.now();
  const child = spawn(process.execPath, ['server/owner/binario.ts', 'newsletter', ...words], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.end(input);
  let lines = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    lines += chunk.toString('latin1').split('\n').length - 1;
  });
  return new Promise((resolve) =>
    child.once('close', (code) =>
      resolve({ lines, code, milliseconds: performance.now() - begin }),
    ),
  );
}
