import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import type { ConsentEntry, OutboxMail, Subscriber } from './store.ts';

/**
 * State of one newsletter for one subscriber: `waiting` for an attempt; `handing` while the mail
 * server has the whole mail and has not replied; `sent`; `doubt` if that reply was lost; `bounced`
 * and `refused` if the mail server rejected the mailbox or the mail for good; `left` if the
 * subscriber no longer consents.
 */
export type DeliveryState =
  | 'waiting'
  | 'handing'
  | 'sent'
  | 'doubt'
  | 'bounced'
  | 'refused'
  | 'left';

interface OutboxRow extends OutboxMail {
  readonly nextAttemptAt: number;
  /** The worker that is sending the mail, until its lease ends. */
  readonly leaseOwner: string | null;
  readonly leaseUntil: number | null;
  readonly sentAt: number | null;
  readonly gaveUpAt: number | null;
}

/** A newsletter, as its table has it. */
export interface IssueRow {
  readonly id: string;
  readonly begunAt: number;
  /** When the list of recipients was complete. */
  readonly listedAt: number | null;
  readonly finishedAt: number | null;
  /** The command that is sending the newsletter, until its lease ends. */
  readonly sender: string | null;
  readonly senderUntil: number | null;
}

/** A newsletter for a subscriber, as its table has it. */
export interface DeliveryRow {
  readonly issueId: string;
  readonly subscriberId: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly nextAttemptAt: number;
}

/** A mailbox that has left the newsletter, as a keyed hash. */
export interface Leaving {
  readonly mailboxHash: string;
  /** When it last got a confirmation mail after it left. */
  readonly askedAt: number | null;
  /** When the row is deleted; null keeps it until an erasure. */
  readonly forgetAfter: number | null;
}

/** The timetable of the machines that share a database, one row for each version of its format. */
interface SharedTimetableRow {
  readonly version: number;
  /** The record of the last import, as JSON. */
  readonly record: string;
  readonly digest: string | null;
  readonly file: Uint8Array | null;
}

/**
 * The tables of the newsletter, and of a shared timetable, as the migrations leave them. The
 * database spells all names in snake case. Times are milliseconds since 1970.
 */
export interface NewsletterTables {
  readonly newsletterSubscriber: Subscriber;
  readonly newsletterOutbox: OutboxRow;
  readonly newsletterSpentToken: {
    readonly id: string;
    readonly subscriberId: string;
    readonly forgetAfter: number;
  };
  readonly newsletterConsent: ConsentEntry & { readonly id: string };
  readonly newsletterLeaving: Leaving;
  readonly newsletterQuota: {
    readonly bucket: string;
    readonly windowEndsAt: number;
    readonly used: number;
  };
  readonly newsletterSetting: { readonly name: string; readonly value: string };
  readonly newsletterTally: { readonly name: string; readonly amount: number };
  readonly newsletterErasure: { readonly addressHash: string; readonly erasedAt: number };
  readonly newsletterBounce: { readonly subscriberId: string; readonly bouncedAt: number };
  readonly newsletterIssue: IssueRow;
  readonly newsletterDelivery: DeliveryRow;
  readonly timetable: SharedTimetableRow;
  readonly newsletterMigration: { readonly version: number };
  readonly newsletterStep: { readonly step: number; readonly readableFrom: number };
}

/** Builds and runs statements on the newsletter's tables. */
export type NewsletterDatabase = Kysely<NewsletterTables>;

/** The engines that the newsletter can be kept in. */
export type Engine = 'sqlite' | 'postgres';

/** Creates the statements of one dialect, with names in camel case. */
export function createDatabase(dialect: Dialect): NewsletterDatabase {
  return new Kysely({ dialect, plugins: [new CamelCasePlugin()] });
}
