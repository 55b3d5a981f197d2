import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { NewsletterService, SignUpRequest } from '#app/domain/newsletter.ts';
import type { OutgoingMail } from '../mail/compose.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createReopeningStore, type ReopeningStore } from '../open-store.ts';
import { createOutboxWorker, type OutboxWorker, type WorkerTiming } from '../outbox-worker.ts';
import { createNewsletterService } from '../service.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { NewsletterStore } from '../store-rows.ts';
import { createTokens, type Tokens } from '../tokens.ts';
import { testLog } from './test-log.ts';

/** Signs the links of test mails. */
export const TEST_TOKENS = createTokens(['a secret for tests']);
/** The start of a test's clock. */
export const START = Date.UTC(2026, 10, 21, 9);
/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates a folder that is deleted after the test. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'newsletter-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A sign-up as a page passes it on. */
export function request(address: string, more: Partial<SignUpRequest> = {}): SignUpRequest {
  return { address, language: 'en', honeypot: '', clientSubnet: '192.0.2.0/24', ...more };
}

/** A newsletter whose clock and mails belong to a test. */
export interface TestNewsletter {
  readonly store: ReopeningStore;
  readonly time: { now: number };
  /** The mails that the mailer in memory was given. */
  readonly sent: OutgoingMail[];
  readonly mailer: Mailer;
  readonly tokens: Tokens;
  readonly service: NewsletterService;
  readonly worker: OutboxWorker;
  /** Creates another worker on the same store. */
  createWorker(mailer?: Mailer, timing?: WorkerTiming): OutboxWorker;
}

/** Creates service and worker on a store, with a clock of the test and a mailer in memory. */
export async function createTestNewsletter(
  options: { store?: NewsletterStore; mailer?: Mailer; mailsPerHour?: number } = {},
): Promise<TestNewsletter> {
  const engine = options.store ?? (await openTestStore());
  const tokens = TEST_TOKENS;
  const store = createReopeningStore(() => Promise.resolve({ ...engine, tokens }), testLog);
  const time = { now: START };
  const sent: OutgoingMail[] = [];
  const memory: Mailer = {
    send: async (mail) => {
      sent.push(mail);
    },
    forget: () => Promise.resolve(),
    listSubscribers: () => Promise.resolve([]),
  };
  const clock = () => time.now;
  const parts = {
    store,
    clock,
    log: testLog,
    publicOrigin: 'https://www.example.com',
    siteName: 'Binario',
  };
  const createWorker = (mailer = options.mailer ?? memory, timing?: WorkerTiming) =>
    createOutboxWorker({ ...parts, mailer, timing });
  const worker = createWorker();
  const service = createNewsletterService({
    ...parts,
    mailsPerHour: options.mailsPerHour ?? 1_000,
    onMailQueued: () => worker.wake(),
    forgetMails: options.mailer?.forget ?? memory.forget,
  });
  return {
    store,
    time,
    sent,
    mailer: options.mailer ?? memory,
    tokens,
    service,
    createWorker,
    worker,
  };
}

/** Opens an empty SQLite store that is deleted after the test. */
export async function openTestStore(): Promise<NewsletterStore> {
  const store = await openSqliteStore(join(makeTestFolder(), 'newsletter.sqlite'));
  onTestFinished(() => store.close());
  return store;
}

/** Reads the token from a link in a mail's text. */
export function tokenIn(mail: OutgoingMail | undefined, page: 'confirm' | 'unsubscribe'): string {
  const link = mail?.text.match(new RegExp(`https://\\S+/newsletter/${page}\\?\\S+`))?.[0];
  return new URL(link ?? 'https://no-link.invalid').searchParams.get('token') ?? '';
}
