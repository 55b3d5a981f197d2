import type { IssueRow, NewsletterDatabase } from './tables.ts';

/** A command's claim to send a newsletter. */
export interface IssueClaim {
  readonly id: string;
  readonly sender: string;
  readonly now: number;
  readonly until: number;
  /** A command that has certainly ended, so that its lease does not count. */
  readonly endedSender?: string | undefined;
}

/** The progress of a newsletter. */
type IssueProgress = Pick<IssueRow, 'listedAt' | 'finishedAt'>;

/** Newsletters, each sent by one command at a time. */
export interface IssueRows {
  /** Adds a newsletter unless it exists, and returns its progress. */
  beginIssue(id: string, now: number): Promise<IssueProgress>;
  /** The progress of a newsletter; undefined if it was never begun. */
  findIssue(id: string): Promise<IssueProgress | undefined>;
  /** The id of another newsletter that was begun and has not been finished. */
  findUnfinishedIssue(exceptId: string): Promise<string | undefined>;
  /** The command that has the lease of a newsletter. */
  findSender(issueId: string): Promise<string | undefined>;
  /** Leases a newsletter to a command, or renews its lease; false while another command has it. */
  leaseIssue(claim: IssueClaim): Promise<boolean>;
  releaseIssue(id: string, sender: string): Promise<void>;
  markIssueListed(id: string, now: number): Promise<void>;
  finishIssue(id: string, now: number): Promise<void>;
}

/** Creates the statements of newsletters in an open transaction. */
export function createIssueRows(db: NewsletterDatabase): IssueRows {
  const updateIssue = (id: string) => db.updateTable('newsletterIssue').where('id', '=', id);
  const selectProgress = (id: string) =>
    db.selectFrom('newsletterIssue').select(['listedAt', 'finishedAt']).where('id', '=', id);

  return {
    async beginIssue(id, now) {
      await db
        .insertInto('newsletterIssue')
        .values({ id, begunAt: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return selectProgress(id).executeTakeFirstOrThrow();
    },
    findIssue: (id) => selectProgress(id).executeTakeFirst(),
    async findUnfinishedIssue(exceptId) {
      const issue = await db
        .selectFrom('newsletterIssue')
        .select('id')
        .where('finishedAt', 'is', null)
        .where('id', '<>', exceptId)
        .orderBy('begunAt')
        .limit(1)
        .executeTakeFirst();
      return issue?.id;
    },
    async findSender(issueId) {
      const issue = await db
        .selectFrom('newsletterIssue')
        .select('sender')
        .where('id', '=', issueId)
        .executeTakeFirst();
      return issue?.sender ?? undefined;
    },
    async leaseIssue({ id, sender, now, until, endedSender = sender }) {
      const leased = await updateIssue(id)
        .set({ sender, senderUntil: until })
        .where((eb) =>
          eb.or([
            eb('sender', 'is', null),
            eb('sender', 'in', [sender, endedSender]),
            eb('senderUntil', '<=', now),
          ]),
        )
        .returning('id')
        .executeTakeFirst();
      return leased !== undefined;
    },
    async releaseIssue(id, sender) {
      await updateIssue(id)
        .set({ sender: null, senderUntil: null })
        .where('sender', '=', sender)
        .execute();
    },
    async markIssueListed(id, now) {
      await updateIssue(id).set({ listedAt: now }).execute();
    },
    async finishIssue(id, now) {
      await updateIssue(id).set({ finishedAt: now }).execute();
    },
  };
}
