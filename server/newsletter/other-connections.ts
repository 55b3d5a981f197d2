import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const CLOSING_TRIES = 30;

/**
 * Says that others use the database of a client, such as running servers, and how many; undefined
 * if nobody does. Connections of another role with a role's rights alone are not seen.
 */
export async function describeOthers(client: pg.Client): Promise<string | undefined> {
  const countOthers = async () => {
    const { rows } = await client.query(
      `SELECT COUNT(*) AS others FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend'
          AND pid <> pg_backend_pid()`,
    );
    return Number(rows[0]?.others ?? 0);
  };
  // A closed connection is counted for another moment.
  for (let tries = 1; tries < CLOSING_TRIES && (await countOthers()) > 0; tries += 1)
    await pause(100);
  const others = await countOthers();
  if (others === 0) return undefined;
  return (
    `The database has other connections (${others}): ` +
    'stop its servers first, and programs such as psql'
  );
}
