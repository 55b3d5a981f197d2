import { spawn } from 'node:child_process';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { databaseAccess } from './database-program.ts';
import { BackupError } from './sqlite-backup.ts';

/**
 * Dumps the newsletter's tables with `pg_dump` into a new file that only its owner may read.
 *
 * @throws BackupError when `pg_dump` is missing or fails
 */
export async function dumpDatabase(databaseUrl: string, copy: string): Promise<void> {
  const { address, environment } = databaseAccess(databaseUrl);
  const file = openSync(copy, 'wx', 0o600);
  try {
    const dump = spawn(
      'pg_dump',
      ['--format=custom', '--no-password', '--table=newsletter_*', `--dbname=${address}`],
      {
        env: { ...process.env, ...environment },
        stdio: ['ignore', file, 'pipe'],
      },
    );
    const ended = new Promise<number | null>((resolve, reject) => {
      dump.once('error', reject);
      dump.once('close', resolve);
    });
    const [status, errors] = await Promise.all([ended, dump.stderr ? text(dump.stderr) : '']);
    if (status !== 0) throw new BackupError(firstLine(errors));
    fsyncSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupError("pg_dump is missing: install PostgreSQL's client programs", {
      cause: error,
    });
  } finally {
    closeSync(file);
  }
}

function firstLine(errors: string): string {
  const [line = ''] = errors.trim().split('\n');
  return line === '' ? 'pg_dump failed' : line.replace(/\.$/, '');
}
