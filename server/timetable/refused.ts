/** Why a feed or a timetable was refused, in one line for the operator. */
export class Refused extends Error {}

const MEGABYTE = 1024 * 1024;

/** The limits of an import. */
export const LIMITS = {
  /** The size of a feed. */
  fileBytes: 256 * MEGABYTE,
  /** The unpacked size of the tables that are read. */
  tableBytes: 1024 * MEGABYTE,
  /** One row of a table. */
  rowBytes: 64 * 1024,
  /** How long an address may send nothing. */
  silenceMs: 30_000,
  redirects: 5,
};

/** Formats a number of bytes in megabytes. */
export function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`;
}
