import { describeError } from '../log.ts';
import { nameDatabaseError } from '../newsletter/database-url.ts';
import { plainText } from '../timetable/plain-text.ts';
import { CommandRefusal, type FileError, isFileError } from './command.ts';

const NO_SUCH = 'there is no such file or folder';
const NO_RIGHTS = 'this user has no right to it';
const READ_ONLY = 'it may only be read';
const FULL = 'the disk is full';
const LOCKED = 'another program uses it';
const DAMAGED = 'it is damaged, or no file of SQLite';
const NO_REPLY = 'it does not respond';
const NOT_FOUND = 'its name is not found';
const REFUSED_LOGIN = 'it refuses the user or the password';
const ENDED = 'it has ended the connection';
const NOT_TRUSTED = 'its certificate is not trusted';

/**
 * The meaning of error codes for a file or a store, by the start of the code: of Node, SQLite
 * (https://www.sqlite.org/rescode.html), PostgreSQL
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html) and this program.
 */
const REASONS: readonly (readonly [start: string, reason: string])[] = [
  ['ENOENT', NO_SUCH],
  ['ENOTDIR', 'a part of its path is no folder'],
  ['EISDIR', 'it is a folder'],
  ['EEXIST', 'it is there already'],
  ['EACCES', NO_RIGHTS],
  ['EPERM', NO_RIGHTS],
  ['EROFS', READ_ONLY],
  ['ENOSPC', FULL],
  ['EDQUOT', FULL],
  ['ENAMETOOLONG', 'its name is too long'],
  ['ERR_FS_FILE_TOO_LARGE', 'it is too large'],
  ['SQLITE_CANTOPEN', `${NO_SUCH}, or ${NO_RIGHTS}`],
  ['SQLITE_PERM', NO_RIGHTS],
  ['SQLITE_READONLY', READ_ONLY],
  ['SQLITE_FULL', FULL],
  ['SQLITE_BUSY', LOCKED],
  ['SQLITE_LOCKED', LOCKED],
  ['SQLITE_NOTADB', DAMAGED],
  ['SQLITE_CORRUPT', DAMAGED],
  ['SQLITE_IOERR', 'the disk fails'],
  ['STORE_DAMAGED', DAMAGED],
  ['READABLE_FROM_VERSION_', 'its tables are of a newer release'],
  ['SIGNING_KEYS_UNUSABLE', 'its keys cannot be used'],
  ['SIGNING_KEYS_MISSING', 'its keys were taken out, and SIGNING_KEYS is not set'],
  ['ECONNREFUSED', 'nothing responds at its address'],
  ['ECONNRESET', ENDED],
  ['CONNECTION_LOST', ENDED],
  ['ENOTFOUND', NOT_FOUND],
  ['EAI_AGAIN', NOT_FOUND],
  ['ETIMEDOUT', NO_REPLY],
  ['EHOSTUNREACH', NO_REPLY],
  ['ENETUNREACH', NO_REPLY],
  ['NO_REPLY', NO_REPLY],
  ['NO_TLS', 'it offers no encryption'],
  ['NO_PASSWORD', 'it needs a password'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', NOT_TRUSTED],
  ['SELF_SIGNED_CERT_IN_CHAIN', NOT_TRUSTED],
  ['UNABLE_TO_', NOT_TRUSTED],
  ['CERT_', NOT_TRUSTED],
  ['ERR_TLS_CERT_', NOT_TRUSTED],
  ['28', REFUSED_LOGIN],
  ['3D000', 'there is no such database'],
  ['42501', 'its user may not change the tables'],
  ['25006', READ_ONLY],
  ['53100', FULL],
  ['53300', 'it has too many connections'],
  ['55P03', LOCKED],
  ['57014', NO_REPLY],
  ['57P', 'it is starting or stopping'],
];

/**
 * Says in plain words what the code of an error means, with the code; the code alone if unknown.
 *
 * @example reasonOf('SQLITE_FULL') // 'the disk is full (SQLITE_FULL)'
 */
export function reasonOf(code: string): string {
  const reason = REASONS.find(([start]) => code.startsWith(start))?.[1];
  return reason === undefined ? code : `${reason} (${code})`;
}

/** Says in one line which file cannot be used, and why. */
export function fileReason({ path, code }: FileError): string {
  return `${plainText(path)} cannot be used: ${reasonOf(code)}.`;
}

/** The classes by which the language reports a defect of the program. */
const DEFECTS = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Says why a store failed: of its engine, its connection, its tables or its keys; never the message
 * of the error, which could quote an address. Undefined for an error of something else: a refusal,
 * the error of a file, and a defect of the program.
 */
export function storeReason(error: unknown): string | undefined {
  const isDefect = DEFECTS.some((defect) => error instanceof defect);
  if (error instanceof CommandRefusal || isFileError(error) || isDefect) return undefined;
  const { error: name, code = name } = describeError(nameDatabaseError(error));
  return reasonOf(String(code));
}
