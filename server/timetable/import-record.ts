import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { TIMETABLE_VERSION } from '#app/data/timetable/timetable-header.ts';
import { writeWhole } from './write-whole.ts';

/** The record of the last import, beside the timetable. */
const RECORD_FILE = 'timetable-sources.json';

const Feed = v.object({
  source: v.string(),
  /** The companies that it has in the timetable; without one its trains are not there. */
  companies: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
  /** When its newest content came, in milliseconds since 1970. */
  fetchedAt: v.optional(v.number()),
  /** When its address was last known to have nothing newer, in milliseconds since 1970. */
  checkedAt: v.optional(v.number()),
  /** Why it could not be fetched or read the last time, in one line. */
  failure: v.optional(v.string()),
  /**
   * Why its newer content is not in the timetable, which has that of its copy: the figures of each
   * company that lost trains, and since when, in milliseconds since 1970.
   */
  heldBack: v.optional(v.object({ since: v.number(), reason: v.string() })),
});

const Record = v.object({
  /** The version of the timetable's format. */
  version: v.literal(TIMETABLE_VERSION),
  /** When the last import ended, whatever its result, in milliseconds since 1970. */
  importedAt: v.number(),
  /** Whether the server keeps these feeds by itself. */
  isAutomatic: v.boolean(),
  feeds: v.array(Feed),
});

/** A feed of the last import. */
export type RecordedFeed = Readonly<v.InferOutput<typeof Feed>>;

/** The last import of a timetable. */
export interface ImportRecord {
  readonly version: typeof TIMETABLE_VERSION;
  readonly importedAt: number;
  readonly isAutomatic: boolean;
  readonly feeds: readonly RecordedFeed[];
}

/** Reads a record; undefined for one of another version, and for anything else. */
export function parseRecord(text: string): ImportRecord | undefined {
  try {
    const { success, output } = v.safeParse(Record, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    // Half a file, or a file of somebody else.
    return undefined;
  }
}

/** The record of the last import into a folder; undefined without one of this version. */
export async function readRecord(folder: string): Promise<ImportRecord | undefined> {
  return parseRecord(await readFile(join(folder, RECORD_FILE), 'utf8').catch(() => ''));
}

/** Writes the record of an import into a folder. */
export async function writeRecord(folder: string, record: ImportRecord): Promise<void> {
  await writeWhole(folder, RECORD_FILE, JSON.stringify(record));
}
