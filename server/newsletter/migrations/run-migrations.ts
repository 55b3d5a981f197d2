import type { SqlQuery } from '../sql.ts';
import { firstTables } from './first-tables.ts';
import type { Migration } from './migration.ts';

/** All steps, oldest first. */
const MIGRATIONS: readonly Migration[] = [firstTables];

/**
 * Brings the tables up to date inside the caller's transaction, which must keep other servers out meanwhile.
 * Throws when the tables are newer than this program, because what it does not know it could lose.
 */
export async function runMigrations(
  query: SqlQuery,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await query('CREATE TABLE IF NOT EXISTS newsletter_migration (version INTEGER PRIMARY KEY)');
  const rows = await query<{ version: number }>('SELECT version FROM newsletter_migration ORDER BY version');
  const reached = rows.at(-1)?.version ?? 0;
  const known = migrations.at(-1)?.version ?? 0;
  if (reached > known) {
    throw new Error(
      `The newsletter store is at version ${reached}, this program knows ${known}: run the newer program.`,
    );
  }
  for (const migration of migrations) {
    if (migration.version <= reached) continue;
    for (const statement of migration.statements) await query(statement);
    await query('INSERT INTO newsletter_migration (version) VALUES ($1)', [migration.version]);
  }
}
