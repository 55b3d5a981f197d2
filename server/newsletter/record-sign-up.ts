import { randomUUID } from 'node:crypto';
import { CONSENT_TEXTS, CURRENT_CONSENT } from '#app/data/newsletter/consent.ts';
import { formatConsent, type SignUpRequest } from '#app/domain/newsletter.ts';
import { type Address, mailboxOf } from './address.ts';
import type { LatestMail } from './outbox-rows.ts';
import { ASK_AGAIN_MS, ASKABLE_MS } from './periods.ts';
import { DAY_MS, type Subscriber } from './store.ts';
import type { StoreTransaction } from './store-rows.ts';
import type { Tokens } from './tokens.ts';

/** The site, its tokens and the time of a sign-up. */
interface SignUpSite {
  readonly siteName: string;
  readonly tokens: Tokens;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** When the mail may be sent: later than now if the quota of this hour is used up. */
  readonly mailDueAt: number;
}

/**
 * Queues the mail of a valid sign-up, if one is due, and records in the ledger the consent that the
 * mail asks for. A sign-up changes nothing about a known address; only the link of its mail does.
 *
 * - A confirmed subscriber gets a note that nothing changed, at most once a day.
 * - A mailbox that unsubscribed gets a confirmation mail at most once in 30 days, for any alias.
 * - An address that is never confirmed gets them until its deletion is near.
 */
export async function recordSignUp(
  rows: StoreTransaction,
  address: Address,
  request: SignUpRequest,
  site: SignUpSite,
): Promise<'queued' | 'nothing'> {
  const { now, mailDueAt } = site;
  const known = await rows.findByKey(address.key);
  const mail = { id: randomUUID(), createdAt: now, dueAt: mailDueAt };
  if (known?.status === 'confirmed') {
    const latest = await rows.findLatestMail(known.id, 'already');
    if (latest !== undefined && (isQueued(latest) || now < latest.createdAt + DAY_MS))
      return 'nothing';
    await rows.queueMail({ ...mail, subscriberId: known.id, kind: 'already' });
    return 'queued';
  }
  if (known !== undefined && !(await mayGetConfirmationMail(rows, known, now))) return 'nothing';
  const mailboxNames = site.tokens.mailboxNames(mailboxOf(address.key));
  const leaving = await rows.findLeaving(mailboxNames);
  if (leaving !== undefined) {
    if (leaving.askedAt !== null && now < leaving.askedAt + ASK_AGAIN_MS) return 'nothing';
    await rows.saveLeaving({ ...leaving, askedAt: now });
  }
  const subscriber = known ?? createSubscriber(address, request, site);
  if (known === undefined) await rows.saveSubscriber(subscriber);
  await rows.queueMail({ ...mail, subscriberId: subscriber.id, kind: 'confirm' });
  await rows.appendConsent({
    subscriberId: subscriber.id,
    event: 'asked',
    recordedAt: now,
    mailId: mail.id,
    address: address.text,
    ...wordsOf(request, site),
  });
  return 'queued';
}

const isQueued = ({ sentAt, gaveUpAt }: LatestMail) => sentAt === null && gaveUpAt === null;

/** Whether an unconfirmed address may get a confirmation mail. */
async function mayGetConfirmationMail(
  rows: StoreTransaction,
  { id, status, createdAt, unsubscribedAt }: Subscriber,
  now: number,
): Promise<boolean> {
  if (status === 'pending' && now >= createdAt + ASKABLE_MS) return false;
  const latest = await rows.findLatestMail(id, 'confirm');
  if (latest === undefined) return true;
  if (isQueued(latest)) return false;
  const hasSignedUpSince = unsubscribedAt !== null && latest.createdAt > unsubscribedAt;
  return !hasSignedUpSince || now >= latest.createdAt + ASK_AGAIN_MS;
}

/** The subscriber of a first sign-up, who has not confirmed anything. */
function createSubscriber(
  { text, key }: Address,
  request: SignUpRequest,
  site: SignUpSite,
): Subscriber {
  const words = wordsOf(request, site);
  return {
    ...words,
    id: randomUUID(),
    address: text,
    addressKey: key,
    status: 'pending',
    createdAt: site.now,
    requestedAt: site.now,
    confirmedAt: null,
    unsubscribedAt: null,
    consentLanguage: words.language,
    consentAt: site.now,
  };
}

/** The sentence that the form showed, as it showed it. */
function wordsOf({ language, consentVersion }: SignUpRequest, { siteName }: SignUpSite) {
  const consent = CONSENT_TEXTS.find(({ version }) => version === consentVersion);
  const shown = consent ?? CURRENT_CONSENT;
  return {
    language,
    consentVersion: shown.version,
    consentWording: formatConsent(shown, language, siteName),
  };
}
