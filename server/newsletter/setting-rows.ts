import { sql } from 'kysely';
import type { Engine, NewsletterDatabase } from './tables.ts';

/** Spent tokens, counters of the limits, and named settings. */
export interface SettingRows {
  /** Returns false if the token was spent before. */
  spendToken(token: { id: string; subscriberId: string; forgetAfter: number }): Promise<boolean>;
  isTokenSpent(id: string): Promise<boolean>;
  /** The uses of a counter that have not ended, by the time at which they end. */
  listQuota(bucket: string, now: number): Promise<ReadonlyMap<number, number>>;
  addToQuota(bucket: string, windowEndsAt: number): Promise<void>;
  dropQuotas(buckets: readonly string[]): Promise<void>;
  /** Stores a value unless the setting has one, and returns the stored value. */
  settleSetting(name: string, value: string): Promise<string>;
  /** Stores a value in the place of the one before. */
  saveSetting(name: string, value: string): Promise<void>;
  findSetting(name: string): Promise<string | undefined>;
  dropSetting(name: string): Promise<void>;
  /**
   * The time on the clock that all servers of the store share: the database's, or `own` for a file
   * on this machine.
   */
  readClock(own: number): Promise<number>;
  /** Takes a task that one server does at a time; false if one took it since `notSince`. */
  takeTask(name: string, now: number, notSince: number): Promise<boolean>;
}

/** Creates the statements of tokens, quotas and settings in an open transaction. */
export function createSettingRows(db: NewsletterDatabase, engine: Engine): SettingRows {
  return {
    async spendToken(token) {
      const spent = await db
        .insertInto('newsletterSpentToken')
        .values(token)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return spent !== undefined;
    },
    async isTokenSpent(id) {
      const spent = await db
        .selectFrom('newsletterSpentToken')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return spent !== undefined;
    },
    async listQuota(bucket, now) {
      const windows = await db
        .selectFrom('newsletterQuota')
        .select(['windowEndsAt', 'used'])
        .where('bucket', '=', bucket)
        .where('windowEndsAt', '>', now)
        .execute();
      return new Map(windows.map(({ windowEndsAt, used }) => [windowEndsAt, used]));
    },
    async addToQuota(bucket, windowEndsAt) {
      await db
        .insertInto('newsletterQuota')
        .values({ bucket, windowEndsAt, used: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['bucket', 'windowEndsAt'])
            .doUpdateSet((eb) => ({ used: eb('newsletterQuota.used', '+', 1) })),
        )
        .execute();
    },
    async dropQuotas(buckets) {
      await db.deleteFrom('newsletterQuota').where('bucket', 'in', buckets).execute();
    },
    async settleSetting(name, value) {
      const stored = await db
        .insertInto('newsletterSetting')
        .values({ name, value })
        // An update that changes nothing, since only a changed row is returned.
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
        .returning('value')
        .executeTakeFirstOrThrow();
      return stored.value;
    },
    async saveSetting(name, value) {
      await db
        .insertInto('newsletterSetting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
    async findSetting(name) {
      const setting = await db
        .selectFrom('newsletterSetting')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      return setting?.value;
    },
    async dropSetting(name) {
      await db.deleteFrom('newsletterSetting').where('name', '=', name).execute();
    },
    async readClock(own) {
      if (engine === 'sqlite') return own;
      const clock = sql<{ now: number }>`
        SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now`;
      return (await clock.execute(db)).rows[0]?.now ?? own;
    },
    async takeTask(name, now, notSince) {
      const takenAt = sql<number>`CAST(newsletter_setting.value AS BIGINT)`;
      const taken = await db
        .insertInto('newsletterSetting')
        .values({ name, value: String(now) })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ value: String(now) })
            // A later time was written by a clock that was ahead.
            .where((eb) => eb.or([eb(takenAt, '<=', notSince), eb(takenAt, '>', now)])),
        )
        .returning('name')
        .executeTakeFirst();
      return taken !== undefined;
    },
  };
}
