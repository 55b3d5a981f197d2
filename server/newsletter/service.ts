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
import { linkAnswers } from './links.ts';
import { logUnlessAway, type NewsletterParts } from './open-store.ts';
import type { StoreTransaction } from './sql-rows.ts';
import { DAY_MS, type NewsletterSettings } from './store.ts';

/** What the service is built from. */
interface ServiceParts extends NewsletterParts, Pick<NewsletterSettings, 'mailsPerHour'> {
  /** Called after a mail was queued and is on disk. */
  readonly onMailQueued: () => void;
}

/**
 * Builds the newsletter's rules on a store. An address that is known is answered like one that is
 * not, after the same checks and one transaction each; nothing throws, a store that fails is logged
 * and answered with `unavailable`.
 */
export function createNewsletterService(parts: ServiceParts): NewsletterService {
  return { signUp: (request) => signUp(parts, request), ...linkAnswers(parts) };
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
      const quota = await takeQuota(
        rows,
        { ...request, key: address.key },
        { ...parts, now, tokens },
      );
      return quota === 'counted' ? recordSignUp(rows, address, request, { ...parts, now }) : quota;
    });
    if (typeof result === 'object') {
      log('newsletter.sign-up', { outcome: 'limited', ...result });
      return { kind: 'limited', ...result };
    }
    log('newsletter.sign-up', { outcome: 'accepted', language: request.language });
    if (result === 'queued') parts.onMailQueued();
    return { kind: 'accepted' };
  } catch (error) {
    logUnlessAway(log, 'sign-up', error);
    return { kind: 'unavailable' };
  }
}

/**
 * Writes a sign-up that passed its checks down and queues the mail it asks for, unless one waits
 * already. A confirmed subscriber keeps record and language, and at most once a day gets a note
 * that nothing changed. Who unsubscribed stays so until a click, and is asked at most once in 30
 * days.
 */
async function recordSignUp(
  rows: StoreTransaction,
  { text, key }: Address,
  { language, consentVersion }: SignUpRequest,
  { siteName, now }: { siteName: string; now: number },
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
    const asked = latest.createdAt > (known?.unsubscribedAt ?? Number.POSITIVE_INFINITY);
    const pauseDays = kind === 'already' ? 1 : asked ? NEWSLETTER_DAYS.askAgain : 0;
    const waits = latest.sentAt === null && latest.gaveUpAt === null;
    if (waits || now - latest.createdAt < pauseDays * DAY_MS) return 'nothing';
  }
  await rows.queueMail({ id: createId(), subscriberId: id, kind, createdAt: now });
  return 'queued';
}

/** An id that cannot be guessed, from letters, digits, "-" and "_": 18 random bytes. */
function createId(): string {
  return randomBytes(18).toString('base64url');
}
