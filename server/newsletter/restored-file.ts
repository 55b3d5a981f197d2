import { rmSync } from 'node:fs';

/** The endings of an SQLite file and of those beside it, which a killed process leaves. */
export const SQLITE_ENDINGS: readonly string[] = ['', '-journal', '-wal', '-shm'];

/** The copy of a backup beside the newsletter's SQLite file, whose place it takes when done. */
export function restoredFile(file: string): string {
  return `${file}.restored`;
}

/** Deletes the copy of a restore that failed or was killed, which holds addresses. */
export function deleteRestored(file: string): void {
  deleteSqliteFile(restoredFile(file));
}

/** Deletes an SQLite file, if it exists, and the files that SQLite keeps beside it. */
export function deleteSqliteFile(file: string): void {
  for (const ending of SQLITE_ENDINGS) rmSync(file + ending, { force: true });
}
