import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  readTimetableFile,
  TimetableFileError,
  timetableDigest,
} from '#app/data/timetable/timetable-file.server.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { makeFolder } from '../make-folder.ts';
import { type ImportRecord, readRecord, writeRecord } from './import-record.ts';
import type { SharedTimetable } from './shared-timetable.ts';
import { writeAtomically } from './write-atomically.ts';

/** The name of the timetable in its folder, which an import writes. */
export const TIMETABLE_FILE = 'timetable.bin';

/**
 * Reads the timetable that the servers use: the one in a folder, or the included one if there
 * is none or it cannot be read.
 *
 * @throws TimetableFileError when the included file cannot be read
 */
export async function timetableInUse(
  folder: string,
  includedFile: string | URL,
): Promise<Timetable> {
  return (await importedTimetable(folder)) ?? readTimetableFile(await readFile(includedFile));
}

/** The timetable of the last import; undefined if there is none or it cannot be read. */
export async function importedTimetable(folder: string): Promise<Timetable | undefined> {
  try {
    return readTimetableFile(await readFile(join(folder, TIMETABLE_FILE)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && !(error instanceof TimetableFileError)) throw error;
    return undefined;
  }
}

/** The timetable of the site's other machines. */
interface FoundShared {
  readonly record: ImportRecord;
  /** Its file and content, if it is another one than in the folder. */
  readonly newer?: { readonly file: Uint8Array; readonly timetable: Timetable };
}

/**
 * Finds the timetable of the site's other machines and changes nothing; undefined before any.
 *
 * @throws TimetableFileError when it cannot be read; Refused when the database cannot be used
 */
export async function findShared(
  folder: string,
  shared: SharedTimetable,
): Promise<FoundShared | undefined> {
  const found = await shared.read();
  if (!found) return undefined;
  const { record, digest } = found;
  if (digest === '' || digest === (await digestIn(folder))) return { record };
  const file = await shared.readFile();
  return file && { record, newer: { file, timetable: readTimetableFile(file) } };
}

/**
 * Takes the timetable of the site's other machines into the folder, if it is another one.
 *
 * @throws as `findShared` does
 */
export async function takeShared(folder: string, shared: SharedTimetable): Promise<void> {
  const found = await findShared(folder, shared);
  if (!found) return;
  makeFolder(folder);
  if (found.newer) await writeAtomically(folder, TIMETABLE_FILE, found.newer.file);
  const record = JSON.stringify(found.record);
  if (record !== JSON.stringify(await readRecord(folder))) await writeRecord(folder, found.record);
}

/** The digest of the timetable in a folder; undefined without one. */
async function digestIn(folder: string): Promise<string | undefined> {
  const file = await open(join(folder, TIMETABLE_FILE)).catch(() => undefined);
  if (!file) return undefined;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return timetableDigest(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
