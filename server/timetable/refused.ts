/** Why a feed or a timetable was not taken; its message is the one line that the owner reads. */
export class Refused extends Error {}

const MEGABYTE = 1024 * 1024;

/** What an import takes at most. */
export const LIMITS = {
  /** A feed as it is fetched or read. */
  fileBytes: 256 * MEGABYTE,
  /** The tables of a feed that are read, unpacked. */
  tableBytes: 1024 * MEGABYTE,
  /** One row of a table. */
  rowBytes: 64 * 1024,
  /** Without an answer or another byte for so long, an address is given up. */
  silenceMs: 30_000,
  redirects: 5,
};

/** A number of bytes in megabytes, for messages. */
export function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`;
}
