import type { ConsentText, NewsletterService, SignUpRequest, SignUpResult } from '#app/domain/newsletter.ts';
import { parseAddress } from './address.ts';
import { confirmationAnswers } from './confirmation.ts';
import { DEFAULT_LIMITS, takeQuota } from './limits.ts';
import { describeError } from './log.ts';
import type { ServiceParts } from './service-parts.ts';
import { recordSignUp } from './sign-up.ts';
import { unsubscribeAnswers } from './unsubscribe.ts';

/**
 * Builds the newsletter's rules on a store. An address that is known is answered like one that is not, after the same
 * checks and one transaction each; nothing throws, a store that fails is logged and answered with `unavailable`.
 */
export function createNewsletterService(parts: ServiceParts): NewsletterService {
  return {
    signUp: (request) => signUp(parts, request),
    ...confirmationAnswers(parts),
    ...unsubscribeAnswers(parts),
  };
}

async function signUp(parts: ServiceParts, request: SignUpRequest): Promise<SignUpResult> {
  const { store, log, secret, siteName, limits = DEFAULT_LIMITS } = parts;
  if (request.honeypot !== '') {
    log('newsletter.sign-up', { outcome: 'honeypot' });
    return { kind: 'accepted' };
  }
  const address = parseAddress(request.address);
  if (address === undefined) return { kind: 'invalid-address' };
  const now = parts.clock();
  const consent = findConsent(parts.consentTexts, request.consentVersion);
  try {
    const result = await store.transaction(async (rows) => {
      await rows.lockAddress(address.key);
      const refusal = await takeQuota(
        rows,
        { key: address.key, ip: request.network },
        { now, secret, limits },
      );
      if (refusal !== undefined) return refusal;
      return recordSignUp(rows, { address, language: request.language, consent, siteName, now });
    });
    if (typeof result === 'object') {
      log('newsletter.sign-up', { outcome: 'limited', ...result });
      return { kind: 'limited', ...result };
    }
    log('newsletter.sign-up', { outcome: 'accepted', language: request.language });
    if (result) parts.onMailQueued?.();
    return { kind: 'accepted' };
  } catch (error) {
    log('newsletter.store-failed', { during: 'sign-up', ...describeError(error) });
    return { kind: 'unavailable' };
  }
}

function findConsent(texts: readonly ConsentText[], version: string | undefined): ConsentText {
  const consent = texts.find((text) => text.version === version) ?? texts.at(-1);
  if (consent === undefined) throw new Error('The newsletter needs at least one consent sentence.');
  return consent;
}
