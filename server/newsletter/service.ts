import { randomBytes } from 'node:crypto';
import type { Language } from '#app/domain/language.ts';
import {
  type ConsentText,
  formatConsent,
  NEWSLETTER_DAYS,
  type NewsletterService,
  type SignUpRequest,
  type SignUpResult,
} from '#app/domain/newsletter.ts';
import { type Address, mailboxOf, parseAddress } from './address.ts';
import { takeQuota } from './limits.ts';
import { type LinkParts, linkAnswers } from './links.ts';
import { logUnlessAway } from './open-store.ts';
import type { StoreTransaction } from './sql-rows.ts';
import type { MailKind, MailState } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the service is built from. */
interface ServiceParts extends LinkParts {
  readonly siteName: string;
  /** Every consent sentence ever shown, the current one last. */
  readonly consentTexts: readonly ConsentText[];
  /** How many confirmation mails the whole site sends in an hour. */
  readonly mailsPerHour: number;
  /** Called after a mail was queued and is on disk. */
  readonly onMailQueued: () => void;
}

/**
 * Builds the newsletter's rules on a store. An address that is known is answered like one that is not, after the same
 * checks and one transaction each; nothing throws, a store that fails is logged and answered with `unavailable`.
 */
export function createNewsletterService(parts: ServiceParts): NewsletterService {
  return {
    signUp: (request) => signUp(parts, request),
    ...linkAnswers(parts),
  };
}

async function signUp(parts: ServiceParts, request: SignUpRequest): Promise<SignUpResult> {
  const { store, log, siteName, mailsPerHour, consentTexts } = parts;
  const { language, clientSubnet, consentVersion } = request;
  if (request.honeypot !== '') {
    log('newsletter.sign-up', { outcome: 'honeypot' });
    return { kind: 'accepted' };
  }
  const address = parseAddress(request.address);
  if (address === undefined) return { kind: 'invalid-address' };
  const now = parts.clock();
  const consent = consentTexts.find(({ version }) => version === consentVersion) ?? consentTexts.at(-1);
  if (consent === undefined) throw new Error('The newsletter needs at least one consent sentence.');
  try {
    const tokens = await store.tokens();
    const result = await store.transaction(async (rows) => {
      await rows.lockMailbox(mailboxOf(address.key));
      const quota = await takeQuota(rows, { key: address.key, clientSubnet }, { now, tokens, mailsPerHour });
      if (quota === 'repeated') return false;
      if (quota !== 'counted') return quota;
      return recordSignUp(rows, { address, language, consent, siteName, now });
    });
    if (typeof result === 'object') {
      log('newsletter.sign-up', { outcome: 'limited', ...result });
      return { kind: 'limited', ...result };
    }
    log('newsletter.sign-up', { outcome: 'accepted', language });
    if (result) parts.onMailQueued();
    return { kind: 'accepted' };
  } catch (error) {
    logUnlessAway(log, 'sign-up', error);
    return { kind: 'unavailable' };
  }
}

/** A sign-up that passed its checks. */
interface ValidSignUp {
  readonly address: Address;
  readonly language: Language;
  readonly consent: ConsentText;
  readonly siteName: string;
  readonly now: number;
}

/**
 * Writes a sign-up down and queues the mail it asks for; answers whether there is a new mail.
 * A confirmed subscriber keeps record and language, and at most once a day gets a note that nothing changed. Who
 * unsubscribed stays so until a click, and is asked at most once in 30 days.
 */
async function recordSignUp(
  rows: StoreTransaction,
  { address, language, consent, siteName, now }: ValidSignUp,
): Promise<boolean> {
  const known = await rows.findByKey(address.key);
  if (known?.status === 'confirmed') {
    const latest = await rows.findLatestMail(known.id, 'already');
    return queueMail(rows, known.id, 'already', { latest, pauseMs: DAY_MS, now });
  }
  const latest = known && (await rows.findLatestMail(known.id, 'confirm'));
  const asked = latest && latest.createdAt > (known.unsubscribedAt ?? Number.POSITIVE_INFINITY);
  const pauseMs = asked ? NEWSLETTER_DAYS.askAgain * DAY_MS : 0;
  const id = known?.id ?? createId();
  const wording = formatConsent(consent, language, siteName);
  await rows.saveSubscriber({
    id,
    address: address.text,
    key: address.key,
    language,
    status: known?.status ?? 'pending',
    createdAt: known?.createdAt ?? now,
    requestedAt: now,
    confirmedAt: null,
    unsubscribedAt: known?.unsubscribedAt ?? null,
    consent: { version: consent.version, wording, language, at: now },
  });
  return queueMail(rows, id, 'confirm', { latest, pauseMs, now });
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

/** An id that cannot be guessed, from letters, digits, "-" and "_": 18 random bytes. */
function createId(): string {
  return randomBytes(18).toString('base64url');
}
