import { mailboxOf, parseAddress } from './address.ts';
import { addressBuckets } from './limits.ts';
import type { OpenStore } from './open-store.ts';

/** What an erasure needs; `forgetMails` deletes the files of a subscriber's mails. */
interface ErasureParts extends OpenStore {
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
    await rows.lockMailbox(mailboxOf(address.key));
    await rows.dropQuotas(addressBuckets(parts.tokens, address.key));
    const subscriber = await rows.findByKey(address.key);
    if (subscriber !== undefined) await rows.eraseSubscriber(subscriber.id);
    return subscriber;
  });
  await parts.store.scrub();
  if (known !== undefined) await parts.forgetMails(known.id);
  return known === undefined ? 'unknown' : 'erased';
}
