import { TIMETABLE_LIMITS } from '#app/data/timetable/timetable-header.ts';

/** Why a feed or a timetable was refused, in one line for the operator. */
export class Refused extends Error {}

const MEGABYTE = 1024 * 1024;

/**
 * The limits of an import. Their counts bound its memory. A feed of all of Italy's trains has
 * 20,000 trips.
 */
export const LIMITS = {
  /** The size of a feed. */
  fileBytes: 256 * MEGABYTE,
  /** The files in a feed, tables or not. */
  files: 1_000,
  /** The unpacked size of the tables that are read. */
  tableBytes: 256 * MEGABYTE,
  /** One row of a table. */
  rowBytes: 64 * 1024,
  /** The characters of a value that is kept. */
  valueLength: 200,
  /** The rows of a feed that are kept; trips and events count for all feeds together. */
  rows: {
    agency: 1_000,
    stops: 50_000,
    routes: 50_000,
    services: 100_000,
    trips: TIMETABLE_LIMITS.trips,
    events: TIMETABLE_LIMITS.events,
  },
  /** How long an address may send nothing. */
  silenceMs: 30_000,
  /** How long the fetching of one feed may take. */
  fetchMs: 3 * 60_000,
  /** How long the whole import may take, from its turn on: all attempts to make the timetable. */
  totalMs: 10 * 60_000,
  redirects: 5,
};

/** The rows that are counted while a feed is read. */
export type Counted = keyof typeof LIMITS.rows;

/** Formats a number of bytes in megabytes. */
export function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`;
}
