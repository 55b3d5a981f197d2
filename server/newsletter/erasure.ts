import { parseAddress } from './address.ts';
import { addressBuckets, type SignUpLimits } from './limits.ts';
import type { NewsletterStore } from './store.ts';

/** What an erasure needs; `forgetMails` deletes the files of a subscriber's mails. */
interface ErasureParts {
  readonly store: NewsletterStore;
  readonly secret: string;
  readonly limits: SignUpLimits;
  readonly forgetMails: (subscriberId: string) => Promise<void>;
}

/**
 * Erases an address with its consent, mails, tokens and counters; all that stays is one more in the number of erasures.
 * Asking again for the same address is no error.
 */
export async function eraseAddress(
  parts: ErasureParts,
  input: string,
): Promise<'erased' | 'unknown' | 'invalid-address'> {
  const address = parseAddress(input);
  if (address === undefined) return 'invalid-address';
  const known = await parts.store.transaction(async (rows) => {
    await rows.lockAddress(address.key);
    await rows.dropQuotas(addressBuckets(parts.secret, address.key, parts.limits));
    const subscriber = await rows.findByKey(address.key);
    if (subscriber !== undefined) await rows.eraseSubscriber(subscriber.id);
    return subscriber;
  });
  await parts.store.scrub();
  if (known !== undefined) await parts.forgetMails(known.id);
  return known === undefined ? 'unknown' : 'erased';
}
