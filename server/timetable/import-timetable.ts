import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  readTimetableFile,
  TimetableFileError,
} from '#app/data/timetable/timetable-file.server.ts';
import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import { type Timetable, WEEKDAYS } from '#app/domain/timetable/timetable.ts';
import { runsOnWeekday } from '#app/domain/timetable/timetable-fields.ts';
import { makeFolder } from '../make-folder.ts';
import { TIMETABLE_FILE } from '../timetable.ts';
import type { Validators } from './fetch-feed.ts';
import { withImportLock } from './import-lock.ts';
import type { MakeTimetable } from './make-timetable.ts';
import { shownSource } from './plain-text.ts';
import { Refused } from './refused.ts';

/** The parameters of an import. */
export interface ImportOptions {
  readonly sources: readonly string[];
  /** Where the timetable is kept. */
  readonly folder: string;
  /** The bundled timetable, which is used until the first import. */
  readonly ownFile: string | URL;
  readonly today: IsoDate;
  /** Accepts a timetable with far fewer trains than the current one, and one that begins later. */
  readonly accept: boolean;
  readonly out: (line: string) => void;
  readonly onProgress: (step: string, done: number) => void;
  /** Fetches and reads the feeds. */
  readonly make: MakeTimetable;
}

const SOURCES_FILE = 'timetable-sources.json';
const LEAST_SHARE = 0.8;
/** Feeds that are made weekly may begin with the next week. */
const LATEST_START_DAYS = 7;

/**
 * Reads the timetable that the servers use: the one in a folder, or the bundled one if there
 * is none or it cannot be read.
 *
 * @throws TimetableFileError when the bundled file cannot be read
 */
export async function timetableInUse(folder: string, ownFile: string | URL): Promise<Timetable> {
  return (await importedTimetable(folder)) ?? readTimetableFile(await readFile(ownFile));
}

/** The timetable of the last import; undefined if there is none or it cannot be read. */
async function importedTimetable(folder: string): Promise<Timetable | undefined> {
  try {
    return readTimetableFile(await readFile(join(folder, TIMETABLE_FILE)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && !(error instanceof TimetableFileError)) throw error;
    return undefined;
  }
}

/** The number of trains on the busiest day of a usual week. */
export function trainsADay(timetable: Timetable): number {
  const counts = WEEKDAYS.map(
    (day) => timetable.tripNumbers.filter((_, trip) => runsOnWeekday(timetable, trip, day)).length,
  );
  return Math.max(...counts);
}

/**
 * Imports feeds, or one timetable file of another machine, into a folder. The file is
 * replaced by a rename. Two imports into one folder run one after the other.
 *
 * @returns false when the only source has not changed since the last import
 * @throws Refused when the timetable cannot be used; the current one stays
 */
export async function importTimetable(options: ImportOptions): Promise<boolean> {
  makeFolder(options.folder);
  const onWait = () => options.onProgress('waiting for another import', 0);
  return withImportLock(options.folder, onWait, () => importAlone(options));
}

async function importAlone(options: ImportOptions): Promise<boolean> {
  const { sources, folder, today, make, out, onProgress } = options;
  await deleteParts(folder);
  const validators = await validatorsOf(options);
  const made = await make({ sources, validators, today, folder }, { out, onProgress });
  if (made.kind === 'unchanged') {
    out(`${sources.map(shownSource).join(', ')} has not changed`);
    return false;
  }
  const timetable = readTimetableFile(made.file);
  const after = trainsADay(timetable);
  await refuseWorse(timetable, after, options);
  onProgress('writing', 1);
  await writeWhole(folder, TIMETABLE_FILE, made.file);
  const imported = { sources, validators: made.validators };
  await writeWhole(folder, SOURCES_FILE, JSON.stringify(imported));
  out(`${after} trains a day, ${timetable.tripNumbers.length} in all, ${made.file.length} bytes`);
  return true;
}

/** Deletes what an import left that was killed. */
async function deleteParts(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) =>
    /^(?:timetable|feed)[\w.-]*\.part$/.test(name),
  );
  for (const part of parts) await rm(join(folder, part), { force: true });
}

/**
 * Refuses a timetable that is over and, unless accepted, one that begins late or has far fewer
 * trains.
 */
async function refuseWorse(
  timetable: Timetable,
  trains: number,
  options: ImportOptions,
): Promise<void> {
  const { today, accept, folder, ownFile } = options;
  const firstDay = timetable.feeds.map((feed) => feed.firstDay).sort()[0] ?? '';
  const lastDay =
    timetable.feeds
      .map((feed) => feed.lastDay)
      .sort()
      .at(-1) ?? '';
  if (lastDay < today) throw new Refused(`the timetable is over: its last day was ${lastDay}`);
  if (accept) return;
  if (firstDay > addDays(today, LATEST_START_DAYS)) {
    throw new Refused(
      `the timetable begins only on ${firstDay} and would replace that of today; ` +
        '--accept takes it anyway',
    );
  }
  const before = trainsADay(await timetableInUse(folder, ownFile));
  if (trains < before * LEAST_SHARE) {
    throw new Refused(
      `there would be ${trains} trains a day instead of ${before}; --accept takes it anyway`,
    );
  }
}

/** The validators of the last import of the same source, if its timetable is still there. */
async function validatorsOf({ sources, folder }: ImportOptions): Promise<Validators> {
  if ((await importedTimetable(folder)) === undefined) return {};
  const text = await readFile(join(folder, SOURCES_FILE), 'utf8').catch(() => '{}');
  const last = JSON.parse(text) as { sources?: unknown; validators?: Validators };
  return JSON.stringify(last.sources) === JSON.stringify(sources) ? (last.validators ?? {}) : {};
}

/** Writes a file under another name and renames it, so that a reader never finds half of it. */
async function writeWhole(
  folder: string,
  name: string,
  content: Uint8Array | string,
): Promise<void> {
  const part = join(folder, `${name}.${process.pid}.part`);
  await writeFile(part, content, { flush: true });
  await rename(part, join(folder, name));
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
