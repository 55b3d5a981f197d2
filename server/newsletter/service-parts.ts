import type { ConsentText } from '#app/domain/newsletter.ts';
import type { SignUpLimits } from './limits.ts';
import type { Clock, Log } from './log.ts';
import type { NewsletterStore } from './store.ts';
import type { Tokens } from './tokens.ts';

/** What the service is built from. */
export interface ServiceParts {
  readonly store: NewsletterStore;
  readonly clock: Clock;
  /** Signs the counters' names; the same on every server. */
  readonly secret: string;
  readonly tokens: Tokens;
  readonly siteName: string;
  /** Every consent sentence ever shown, the current one last. */
  readonly consentTexts: readonly ConsentText[];
  readonly log: Log;
  readonly limits?: SignUpLimits;
  /** Called after a mail was queued and is on disk. */
  readonly onMailQueued?: () => void;
}
