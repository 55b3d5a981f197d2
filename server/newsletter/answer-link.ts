import { describeError } from './log.ts';
import type { ServiceParts } from './service-parts.ts';
import type { StoreTransaction } from './store.ts';

/**
 * Answers what a link in a mail asks: reads its token, decides in one transaction, and logs the action and the outcome.
 * A token that was not signed here is `invalid`, a store that fails is `unavailable`; nothing throws.
 */
export async function answerLink<Claim, Outcome extends string>(
  { store, log }: Pick<ServiceParts, 'store' | 'log'>,
  action: string,
  claim: Claim | undefined,
  decide: (rows: StoreTransaction, claim: Claim) => Promise<Outcome>,
): Promise<Outcome | 'invalid' | 'unavailable'> {
  if (claim === undefined) return 'invalid';
  try {
    const outcome = await store.transaction((rows) => decide(rows, claim));
    log('newsletter.link', { action, outcome });
    return outcome;
  } catch (error) {
    log('newsletter.store-failed', { during: action, ...describeError(error) });
    return 'unavailable';
  }
}
