import { fstatSync, openSync, readSync, statSync } from 'node:fs';

/** The file of an open store, as long as nobody writes into it past SQLite. */
export interface SqliteFile {
  /** Whether the file was removed, replaced, cut short or overwritten, so that writes are lost. */
  isLost(): boolean;
}

/** The store's file was damaged while it was open. */
export class DamagedStoreError extends Error {
  override readonly name = 'DamagedStoreError';
  readonly code = 'STORE_DAMAGED';
}

const HEADER_BYTES = 100;
/** The text and the page size at the start of every SQLite file. */
const CONSTANT_BYTES = 18;
/** A write-ahead log begins with one of two numbers, by the order of its bytes. */
const LOG_NUMBERS = [0x377f0682, 0x377f0683];

/**
 * Open descriptors by device and inode. None is ever closed: closing any descriptor of a file ends
 * all locks of this process on it, those of SQLite too (POSIX).
 */
const descriptors = new Map<string, number>();
/** Files that were found damaged. They are read whole before they are used again. */
const damaged = new Set<string>();

/** Watches the file of a store that has just been opened, and its write-ahead log. */
export function watchSqliteFile(file: string): SqliteFile {
  const log = `${file}-wal`;
  const identity = identityOf(file);
  const logIdentity = identityOf(log);
  const start = readStart(file);
  let largest = sizeOf(file);
  return {
    isLost() {
      if (identityOf(file) !== identity || identityOf(log) !== logIdentity) return true;
      const size = sizeOf(file);
      const isWhole = size >= largest && readStart(file).equals(start) && isLog(log);
      largest = Math.max(size, largest);
      if (!isWhole && identity) damaged.add(identity);
      return !isWhole;
    },
  };
}

/** Whether a file was damaged while it was open, and has not been found whole since. */
export function wasDamaged(file: string): boolean {
  return damaged.has(identityOf(file) ?? '');
}

/** Records that a damaged file was read whole and found sound. */
export function forgetDamage(file: string): void {
  damaged.delete(identityOf(file) ?? '');
}

function identityOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}

function descriptorOf(file: string): number {
  const identity = identityOf(file) ?? '';
  const descriptor = descriptors.get(identity) ?? openSync(file, 'r');
  descriptors.set(identity, descriptor);
  return descriptor;
}

const sizeOf = (file: string) => fstatSync(descriptorOf(file)).size;

function readStart(file: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  readSync(descriptorOf(file), header, 0, HEADER_BYTES, 0);
  return header.subarray(0, CONSTANT_BYTES);
}

/** A log is empty after a checkpoint. */
function isLog(file: string): boolean {
  const header = Buffer.alloc(4);
  const read = readSync(descriptorOf(file), header, 0, 4, 0);
  return read === 0 || LOG_NUMBERS.includes(header.readUInt32BE());
}
