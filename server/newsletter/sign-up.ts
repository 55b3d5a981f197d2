import { randomBytes } from 'node:crypto';
import type { Language } from '#app/domain/language.ts';
import { type ConsentText, formatConsent, NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import type { Address } from './address.ts';
import type { MailKind, MailState, StoreTransaction, Subscriber } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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
 * A confirmed subscriber keeps record and language, and at most once a day gets a note that nothing changed. Who
 * unsubscribed stays so until a click, and is asked at most once in 30 days.
 */
export async function recordSignUp(rows: StoreTransaction, signUp: ValidSignUp): Promise<boolean> {
  const known = await rows.findByKey(signUp.address.key);
  if (known?.status === 'confirmed') {
    const latest = await rows.findLatestMail(known.id, 'already');
    return queueMail(rows, known.id, 'already', { latest, pauseMs: DAY_MS, now: signUp.now });
  }
  const latest = known && (await rows.findLatestMail(known.id, 'confirm'));
  const asked = latest && latest.createdAt > (known.unsubscribedAt ?? Number.POSITIVE_INFINITY);
  const pauseMs = asked ? NEWSLETTER_DAYS.askAgain * DAY_MS : 0;
  const subscriber = waitingSubscriber(signUp, known);
  await rows.saveSubscriber(subscriber);
  return queueMail(rows, subscriber.id, 'confirm', { latest, pauseMs, now: signUp.now });
}

function waitingSubscriber(
  { address, language, consent, siteName, now }: ValidSignUp,
  known?: Subscriber,
): Subscriber {
  return {
    id: known?.id ?? createId(),
    address: address.text,
    key: address.key,
    language,
    status: known?.status ?? 'pending',
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
  { latest, pauseMs, now }: { latest: MailState | undefined; pauseMs: number; now: number },
): Promise<boolean> {
  const waits = latest !== undefined && latest.sentAt === null && latest.gaveUpAt === null;
  if (waits || (latest !== undefined && now - latest.createdAt < pauseMs)) return false;
  await rows.queueMail({ id: createId(), subscriberId, kind, createdAt: now });
  return true;
}
