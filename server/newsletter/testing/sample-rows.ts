import type { Subscriber } from '../store.ts';
import type { NewsletterStore } from '../store-rows.ts';

/** Creates a pending subscriber whose address follows from the id. */
export function makeSubscriber(id: string, more: Partial<Subscriber> = {}): Subscriber {
  return {
    id,
    address: `${id}@example.com`,
    addressKey: `${id}@example.com`,
    language: 'en',
    status: 'pending',
    createdAt: 1,
    requestedAt: 1,
    confirmedAt: null,
    unsubscribedAt: null,
    consentVersion: 'v1',
    consentWording: 'I agree – d’accord – «sì».',
    consentLanguage: 'en',
    consentAt: 1,
    ...more,
  };
}

/** Opens stores of one engine for the contract tests. */
export interface StoreOpener {
  /** Opens an empty store that is deleted after the test, and returns the way to reopen it. */
  openEmpty(): Promise<{ store: NewsletterStore; reopen: () => Promise<NewsletterStore> }>;
}
