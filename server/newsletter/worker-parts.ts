import type { Clock, Log } from './log.ts';
import type { Mailer, OutgoingMail } from './mail/mailer.ts';
import type { NewsletterStore, OutboxMail, Subscriber } from './store.ts';

/** What the worker is built from; the times are milliseconds. */
export interface WorkerParts {
  readonly store: NewsletterStore;
  readonly mailer: Mailer;
  readonly compose: (mail: OutboxMail, subscriber: Subscriber, now: number) => OutgoingMail;
  readonly clock: Clock;
  readonly log: Log;
  /** Names this server in leases; unique. */
  readonly owner: string;
  readonly timing?: WorkerTiming;
}

/** How long things may take, in milliseconds. An attempt must end well before its lease does. */
export interface WorkerTiming {
  readonly leaseMs: number;
  readonly attemptMs: number;
  /** How often to look for mails whose pause is over, and for those that a stopped server left. */
  readonly pollMs: number;
  /** How long a stop waits for mails on their way before it breaks them off. */
  readonly graceMs: number;
}
