import { randomBytes } from 'node:crypto';
import { CONSENT_TEXTS, CURRENT_CONSENT } from '#app/data/newsletter/consent.ts';
import {
  formatConsent,
  NEWSLETTER_DAYS,
  type NewsletterService,
  type SignUpRequest,
  type SignUpResult,
} from '#app/domain/newsletter.ts';
import { type Address, mailboxOf, parseAddress } from './address.ts';
import { takeQuota } from './limits.ts';
import { createLinkActions } from './links.ts';
import { logUnlessUnavailable, type NewsletterParts } from './open-store.ts';
import type { LatestMail } from './outbox-rows.ts';
import { DAY_MS, type MailKind, type NewsletterSettings, type Subscriber } from './store.ts';
import type { StoreTransaction } from './store-rows.ts';

const MINUTE_MS = 60_000;

/** The dependencies of the service. */
interface ServiceParts extends NewsletterParts, Pick<NewsletterSettings, 'mailsPerHour'> {
  /** Called once a queued mail is on disk. */
  readonly onMailQueued: () => void;
}

/**
 * Creates the newsletter's rules on a store. Known and unknown addresses get the same result, after
 * the same checks and one transaction each. Nothing throws: a failing store is logged and gives
 * `unavailable`.
 */
export function createNewsletterService(parts: ServiceParts): NewsletterService {
  return { signUp: (request) => signUp(parts, request), ...createLinkActions(parts) };
}

async function signUp(parts: ServiceParts, request: SignUpRequest): Promise<SignUpResult> {
  const { store, clock, log } = parts;
  if (request.honeypot !== '') {
    log('newsletter.sign-up', { outcome: 'honeypot' });
    return { kind: 'accepted' };
  }
  const address = parseAddress(request.address);
  if (address === undefined) return { kind: 'invalid-address' };
  const now = clock();
  try {
    const tokens = await store.tokens();
    const result = await store.transaction(async (rows) => {
      await rows.lockMailbox(mailboxOf(address.key));
      const site = { ...parts, now, tokens };
      const quota = await takeQuota(rows, { ...request, key: address.key }, site);
      if (quota.kind === 'refused' || quota.mailbox !== 'free') return { quota, queued: false };
      const outcome = await recordSignUp(rows, address, request, { ...site, ...quota });
      return { quota, queued: outcome === 'queued' };
    });
    if (result.quota.kind === 'refused') {
      const { retryAfterSeconds } = result.quota;
      log('newsletter.sign-up', { outcome: 'limited', retryAfterSeconds });
      return { kind: 'limited', retryAfterSeconds };
    }
    const minutes = Math.ceil((result.quota.mailDueAt - now) / MINUTE_MS);
    const kind = minutes === 0 ? 'accepted' : 'delayed';
    const isQuiet = result.quota.mailbox === 'full';
    log('newsletter.sign-up', {
      outcome: isQuiet ? 'mailbox-limit' : kind,
      language: request.language,
    });
    if (result.queued) parts.onMailQueued();
    return kind === 'accepted' ? { kind } : { kind, minutes };
  } catch (error) {
    logUnlessUnavailable(log, 'sign-up', error);
    return { kind: 'unavailable' };
  }
}

/**
 * Stores a valid sign-up and queues its mail, unless one is queued already. A confirmed subscriber
 * keeps row and language, and gets a note that nothing changed, at most once a day. An unsubscribed
 * address stays unsubscribed until the link is used, and gets a mail at most once in 30 days.
 */
async function recordSignUp(
  rows: StoreTransaction,
  { text, key }: Address,
  { language, consentVersion }: SignUpRequest,
  { siteName, now, mailDueAt }: { siteName: string; now: number; mailDueAt: number },
): Promise<'queued' | 'nothing'> {
  const known = await rows.findByKey(key);
  const id = known?.id ?? createId();
  const kind = known?.status === 'confirmed' ? 'already' : 'confirm';
  const latest = await rows.findLatestMail(id, kind);
  if (kind === 'confirm') {
    const consent =
      CONSENT_TEXTS.find(({ version }) => version === consentVersion) ?? CURRENT_CONSENT;
    await rows.saveSubscriber({
      id,
      address: text,
      addressKey: key,
      language,
      status: known?.status ?? 'pending',
      createdAt: known?.createdAt ?? now,
      requestedAt: now,
      confirmedAt: null,
      unsubscribedAt: known?.unsubscribedAt ?? null,
      consentVersion: consent.version,
      consentWording: formatConsent(consent, language, siteName),
      consentLanguage: language,
      consentAt: now,
    });
  }
  if (latest !== undefined) {
    const isQueued = latest.sentAt === null && latest.gaveUpAt === null;
    const pauseEndsAt = latest.createdAt + pauseDaysAfter(kind, latest, known) * DAY_MS;
    if (isQueued || now < pauseEndsAt) return 'nothing';
  }
  const mail = { id: createId(), createdAt: now, dueAt: mailDueAt };
  await rows.queueMail({ ...mail, subscriberId: id, kind });
  return 'queued';
}

/** The days after the latest mail in which no other of its kind is queued. */
function pauseDaysAfter(kind: MailKind, latest: LatestMail, known: Subscriber | undefined): number {
  if (kind === 'already') return 1;
  const unsubscribedAt = known?.unsubscribedAt ?? Number.POSITIVE_INFINITY;
  return latest.createdAt > unsubscribedAt ? NEWSLETTER_DAYS.askAgain : 0;
}

/** An id that cannot be guessed, from letters, digits, "-" and "_": 18 random bytes. */
function createId(): string {
  return randomBytes(18).toString('base64url');
}
