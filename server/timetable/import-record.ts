import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { TIMETABLE_VERSION } from '#app/data/timetable/timetable-header.ts';
import { writeAtomically } from './write-atomically.ts';

/** The record of the last import, beside the timetable. */
const RECORD_FILE = 'timetable-sources.json';

const Feed = v.object({
  source: v.string(),
  /** The companies whose trains it gave to the timetable; none if it was not used. */
  companies: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
  /** When its newest content was fetched, in milliseconds since 1970. */
  fetchedAt: v.optional(v.number()),
  /** When the copy was last found to be current, in milliseconds since 1970. */
  checkedAt: v.optional(v.number()),
  /** Why it could not be fetched or read the last time, in one line. */
  failure: v.optional(v.string()),
  /**
   * Why and since when (in milliseconds since 1970) its copy is used in place of its newer content:
   * the figures of each company that lost trains.
   */
  heldBack: v.optional(v.object({ since: v.number(), reason: v.string() })),
});

const Record = v.object({
  /** The version of the timetable's format. */
  version: v.literal(TIMETABLE_VERSION),
  /**
   * When the last import was begun, before it waited for its turn and whatever its result, in
   * milliseconds since 1970.
   */
  importedAt: v.number(),
  /** Whether these are the feeds of the settings. */
  isAutomatic: v.boolean(),
  /** Files and addresses that were looked for; undefined in the record of an earlier release. */
  sources: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  /** The feeds of the last import that succeeded. */
  feeds: v.array(Feed),
});

/** A feed of the last import. */
export type RecordedFeed = Readonly<v.InferOutput<typeof Feed>>;

/** The last import of a timetable. */
export interface ImportRecord {
  readonly version: typeof TIMETABLE_VERSION;
  readonly importedAt: number;
  readonly isAutomatic: boolean;
  readonly sources?: readonly string[] | undefined;
  readonly feeds: readonly RecordedFeed[];
}

/** Reads a record; undefined for one of another version, and for anything else. */
export function parseRecord(text: string): ImportRecord | undefined {
  try {
    const { success, output } = v.safeParse(Record, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    // The file is incomplete or is no record.
    return undefined;
  }
}

/** The record of the last import into a folder; undefined without one of this version. */
export async function readRecord(folder: string): Promise<ImportRecord | undefined> {
  return parseRecord(await readFile(join(folder, RECORD_FILE), 'utf8').catch(() => ''));
}

/** Writes the record of an import into a folder. */
export async function writeRecord(folder: string, record: ImportRecord): Promise<void> {
  await writeAtomically(folder, RECORD_FILE, JSON.stringify(record));
}
