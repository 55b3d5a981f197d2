import type { NewsletterService, SignUpRequest, SignUpResult } from '#app/domain/newsletter.ts';
import { mailboxOf, parseAddress } from './address.ts';
import { takeQuota } from './limits.ts';
import { createLinkActions } from './links.ts';
import { logUnlessUnavailable, type NewsletterParts } from './open-store.ts';
import { recordSignUp } from './record-sign-up.ts';
import type { NewsletterSettings } from './store.ts';

const MINUTE_MS = 60_000;

/** The dependencies of the service. */
interface ServiceParts extends NewsletterParts, Pick<NewsletterSettings, 'mailsPerHour'> {
  /** Called once a queued mail is on disk. */
  readonly onMailQueued: () => void;
  /** Deletes the files of mails to a subscriber who is gone. */
  readonly forgetMails: (subscriberId: string) => Promise<void>;
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
    const site = { ...parts, now, tokens };
    const result = await store.transaction(async (rows) => {
      await rows.lockMailbox(mailboxOf(address.key));
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
