import { randomBytes } from 'node:crypto';
import type { Language } from '#app/domain/language.ts';
import { type ConsentText, formatConsent } from '#app/domain/newsletter.ts';
import type { Address } from './address.ts';
import type { MailKind, StoreTransaction, Subscriber } from './store.ts';

/** A second click on the button within this time sends no second mail (milliseconds). */
const DOUBLE_CLICK_MS = 60_000;
/** "You are already signed up" goes out once in this time (milliseconds). */
const ALREADY_NOTE_PAUSE_MS = 24 * 60 * 60 * 1000;

/** A sign-up that passed its checks. */
interface ValidSignUp {
  readonly address: Address;
  readonly language: Language;
  readonly consent: ConsentText;
  readonly siteName: string;
  readonly now: number;
}

/** Makes an id that cannot be guessed, from letters, digits, "-" and "_": 18 random bytes. */
export function createId(): string {
  return randomBytes(18).toString('base64url');
}

/**
 * Writes a sign-up down and queues the mail it asks for; answers whether there is a new mail.
 * A confirmed subscriber keeps record and language, and at most once a day gets a note that nothing changed.
 */
export async function recordSignUp(rows: StoreTransaction, signUp: ValidSignUp): Promise<boolean> {
  const known = await rows.findByKey(signUp.address.key);
  if (known?.status === 'confirmed') return queueMail(rows, known.id, 'already', signUp.now);
  const subscriber = pendingSubscriber(signUp, known);
  await rows.saveSubscriber(subscriber);
  return queueMail(rows, subscriber.id, 'confirm', signUp.now);
}

function pendingSubscriber(
  { address, language, consent, siteName, now }: ValidSignUp,
  known?: Subscriber,
): Subscriber {
  return {
    id: known?.id ?? createId(),
    address: address.text,
    key: address.key,
    language,
    status: 'pending',
    createdAt: known?.createdAt ?? now,
    requestedAt: now,
    confirmedAt: null,
    unsubscribedAt: known?.unsubscribedAt ?? null,
    consent: {
      version: consent.version,
      wording: formatConsent(consent, language, siteName),
      language,
      at: now,
    },
  };
}

async function queueMail(
  rows: StoreTransaction,
  subscriberId: string,
  kind: MailKind,
  now: number,
): Promise<boolean> {
  const latest = await rows.findLatestMail(subscriberId, kind);
  if (latest !== undefined) {
    const waiting = latest.sentAt === null && latest.gaveUpAt === null;
    const pauseMs = kind === 'already' ? ALREADY_NOTE_PAUSE_MS : DOUBLE_CLICK_MS;
    if (waiting || now - latest.createdAt < pauseMs) return false;
  }
  await rows.queueMail({ id: createId(), subscriberId, kind, createdAt: now });
  return true;
}
