import { rmSync } from 'node:fs';

/** The copy of a backup beside the newsletter's SQLite file, whose place it takes when it is done. */
export function restoredFile(file: string): string {
  return `${file}.restored`;
}

/**
 * Deletes the copy of a restore that failed or was killed, which holds addresses, and the files that
 * SQLite keeps beside it.
 */
export function deleteRestored(file: string): void {
  for (const ending of ['', '-journal', '-wal', '-shm'])
    rmSync(restoredFile(file) + ending, { force: true });
}
