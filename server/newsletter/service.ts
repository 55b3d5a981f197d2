import type { ConsentText, NewsletterService, SignUpRequest, SignUpResult } from '#app/domain/newsletter.ts';
import { mailboxOf, parseAddress } from './address.ts';
import { takeQuota } from './limits.ts';
import { type LinkParts, linkAnswers } from './links.ts';
import { logUnlessAway } from './reopening-store.ts';
import { recordSignUp } from './sign-up.ts';

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
  const { store, log, siteName, mailsPerHour } = parts;
  if (request.honeypot !== '') {
    log('newsletter.sign-up', { outcome: 'honeypot' });
    return { kind: 'accepted' };
  }
  const address = parseAddress(request.address);
  if (address === undefined) return { kind: 'invalid-address' };
  const now = parts.clock();
  const consent = findConsent(parts.consentTexts, request.consentVersion);
  try {
    const tokens = await store.tokens();
    const result = await store.transaction(async (rows) => {
      await rows.lockMailbox(mailboxOf(address.key));
      const requester = { key: address.key, clientSubnet: request.clientSubnet };
      const quota = await takeQuota(rows, requester, { now, tokens, mailsPerHour });
      if (quota === 'repeated') return false;
      if (quota !== 'counted') return quota;
      return recordSignUp(rows, { address, language: request.language, consent, siteName, now });
    });
    if (typeof result === 'object') {
      log('newsletter.sign-up', { outcome: 'limited', ...result });
      return { kind: 'limited', ...result };
    }
    log('newsletter.sign-up', { outcome: 'accepted', language: request.language });
    if (result) parts.onMailQueued();
    return { kind: 'accepted' };
  } catch (error) {
    logUnlessAway(log, 'sign-up', error);
    return { kind: 'unavailable' };
  }
}

function findConsent(texts: readonly ConsentText[], version: string | undefined): ConsentText {
  const consent = texts.find((text) => text.version === version) ?? texts.at(-1);
  if (consent === undefined) throw new Error('The newsletter needs at least one consent sentence.');
  return consent;
}
