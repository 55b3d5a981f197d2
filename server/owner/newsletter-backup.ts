import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerSettings } from '../env.ts';
import { makeFolder } from '../make-folder.ts';
import { storeFile } from '../newsletter/open-store.ts';
import { deleteSqliteFile, SQLITE_ENDINGS } from '../newsletter/restored-file.ts';
import { type Command, CommandRefusal } from './command.ts';
import { requireStore } from './open-owner-store.ts';
import { dumpDatabase } from './postgres-backup.ts';
import { reasonOf } from './reasons.ts';
import { BackupError, backUp } from './sqlite-backup.ts';
import { withTemporary } from './temporary.ts';

/** The file names of `--folder`. Only files with such names are ever deleted. */
const OWN_NAME = /^newsletter-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.(sqlite|dump)$/;
const PART = '.part';
/** A copy that grew last this long ago was killed. */
const DEAD_AFTER_MS = 60 * 60_000;

/** Copies the newsletter into a new file. */
export const NEWSLETTER_BACKUP: Command = {
  name: 'newsletter backup',
  parameters: { shown: '[FILE]', least: 0, most: 1 },
  options: {
    folder: {
      type: 'string',
      value: 'DIR',
      description: 'writes a file named by the time into DIR',
    },
    keep: { type: 'string', value: 'N', description: 'deletes all but the last N of those files' },
  },
  summary: 'Copies the newsletter into a new file, even while the server runs',
  details: `Only its owner can read the file. With SQLite it is an SQLite file, with PostgreSQL a dump in
the custom format of pg_dump.`,
  async run(context, { values, positionals: [file] }) {
    const { settings, out, clock } = context;
    const { folder } = values;
    const keep = readKeep(values.keep);
    if ((file === undefined) === (folder === undefined)) {
      throw new CommandRefusal('Name either a file or, with --folder, a folder.');
    }
    if (keep !== undefined && typeof folder !== 'string') {
      throw new CommandRefusal('--keep needs --folder.');
    }
    requireStore(context);
    if (typeof folder !== 'string') {
      await writeBackup(settings, file ?? '');
    } else {
      makeBackupFolder(folder);
      const ending = settings.newsletter.databaseUrl === undefined ? 'sqlite' : 'dump';
      const time = new Date(clock()).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
      await writeBackup(settings, join(folder, `newsletter-${time}.${ending}`));
      deleteDeadParts(folder, clock());
      if (keep !== undefined) deleteOlder(folder, keep);
    }
    out('Copied.\n');
  },
};

function makeBackupFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new CommandRefusal(`The folder ${folder} cannot be made: ${reasonOf(code)}.`, {
      cause: error,
    });
  }
}

function readKeep(value: string | boolean | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(String(value))) {
    throw new CommandRefusal('--keep should be a number from 1 to 9999.');
  }
  return Number(value);
}

/** Writes the copy under another name and renames it, so that half a copy never has its name. */
async function writeBackup({ newsletter }: ServerSettings, copy: string): Promise<void> {
  const { databaseUrl, dataFolder } = newsletter;
  if (existsSync(copy)) throw new CommandRefusal(`There is a file or folder ${copy} already.`);
  const part = `${copy}${PART}`;
  const removePart = () => deleteSqliteFile(part);
  await withTemporary(removePart, async () => {
    removePart();
    await refuseWhenBackupFails(() =>
      databaseUrl === undefined
        ? backUp(storeFile(dataFolder), part)
        : dumpDatabase(databaseUrl, part),
    );
    renameSync(part, copy);
  });
}

/** Deletes what copies that were killed have left: it holds addresses, and is counted nowhere. */
function deleteDeadParts(folder: string, now: number): void {
  const endings = SQLITE_ENDINGS.map((ending) => PART + ending);
  for (const name of readdirSync(folder)) {
    const ending = endings.find((each) => name.endsWith(each));
    if (!ending || !OWN_NAME.test(name.slice(0, -ending.length))) continue;
    const part = join(folder, name);
    const changed = statSync(part, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (changed < now - DEAD_AFTER_MS) rmSync(part, { force: true });
  }
}

function deleteOlder(folder: string, keep: number): void {
  const names = readdirSync(folder).filter((name) => OWN_NAME.test(name));
  for (const name of names.sort().slice(0, -keep)) rmSync(join(folder, name));
}

/** Turns a `BackupError` into a refusal of one line. */
async function refuseWhenBackupFails(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof BackupError)
      throw new CommandRefusal(`${error.message}.`, { cause: error });
    throw error;
  }
}
