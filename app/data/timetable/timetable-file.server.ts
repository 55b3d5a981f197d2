import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { CHANGE_RULES } from './change-rules.ts';
import { decodeTimetable } from './decode.ts';

// The file begins with this line, then the SHA-256 of the rest, then the timetable in Brotli.
const SIGN = Buffer.from('Binario timetable\n');
const DIGEST_BYTES = 32;

/** No timetable is larger than this when unpacked: all of Italy takes 2 MB. */
const MOST_BYTES = 32 * 1024 * 1024;

/** A file that is not a whole timetable of this version. */
export class TimetableFileError extends Error {}

/** Whether bytes begin as a timetable's file does. */
function isTimetableFile(bytes: Uint8Array): boolean {
  return SIGN.equals(bytes.subarray(0, SIGN.length));
}

/** The SHA-256 of a timetable's file in hexadecimal, as the file itself states it. */
export function timetableDigest(file: Uint8Array): string {
  return Buffer.from(file.subarray(SIGN.length, SIGN.length + DIGEST_BYTES)).toString('hex');
}

/**
 * The file of a packed timetable. Brotli's best quality would take three times the memory and half
 * a minute for the largest timetable, and save a tenth.
 */
export function packTimetableFile(timetable: Uint8Array): Buffer {
  const packed = brotliCompressSync(timetable, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: timetable.length,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
  return Buffer.concat([SIGN, createHash('sha256').update(packed).digest(), packed]);
}

/**
 * Reads a timetable's file.
 *
 * @throws TimetableFileError when it is another file, damaged, too large or of another version
 */
export function readTimetableFile(file: Uint8Array): Timetable {
  if (!isTimetableFile(file)) throw new TimetableFileError('this is not a timetable file');
  const packed = file.subarray(SIGN.length + DIGEST_BYTES);
  const digest = createHash('sha256').update(packed).digest();
  if (!digest.equals(file.subarray(SIGN.length, SIGN.length + DIGEST_BYTES))) {
    throw new TimetableFileError('the timetable file is damaged');
  }
  try {
    return decodeTimetable(
      brotliDecompressSync(packed, { maxOutputLength: MOST_BYTES }),
      CHANGE_RULES,
      digest.toString('hex'),
    );
  } catch (error) {
    throw new TimetableFileError(`the timetable file cannot be read: ${(error as Error).message}`);
  }
}
