import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { inMegabytes, LIMITS, Refused } from './refused.ts';

/** A row of a table, by the names of its columns. */
export type Row = Readonly<Record<string, string | undefined>>;

const TABLES = [
  'agency',
  'feed_info',
  'stops',
  'routes',
  'trips',
  'stop_times',
  'calendar',
  'calendar_dates',
] as const;

/** The tables of GTFS that are read (https://gtfs.org/documentation/schedule/reference/). */
export type TableName = (typeof TABLES)[number];

/** A feed whose tables can be read one after the other. */
export interface FeedTables {
  has(table: TableName): boolean;
  /** Calls `visit` with every row of a table; without the table there are none. */
  read(table: TableName, visit: (row: Row) => void): Promise<void>;
}

/**
 * Opens a feed, a zip of CSV tables.
 *
 * @param name the name of the feed in messages
 * @param onProgress called with the share of all tables that has been read, from 0 to 1
 * @throws Refused when it is no zip file, tables are missing, or they are too large unpacked
 */
export async function openFeed(
  file: Buffer,
  name: string,
  onProgress: (done: number) => void,
): Promise<FeedTables> {
  const { zip, entries } = await openZip(file, name);
  const missing = (['stops', 'routes', 'trips', 'stop_times'] as const).filter(
    (table) => !entries.has(table),
  );
  const tables: string[] = missing.map((table) => `${table}.txt`);
  if (!entries.has('calendar') && !entries.has('calendar_dates'))
    tables.push('calendar.txt or calendar_dates.txt');
  if (tables.length > 0) throw new Refused(`${name} has no ${tables.join(', no ')}`);
  const all = [...entries.values()].reduce(
    (sum, { uncompressedSize }) => sum + uncompressedSize,
    0,
  );
  if (all > LIMITS.tableBytes) {
    const limit = inMegabytes(LIMITS.tableBytes);
    throw new Refused(`${name} has tables of ${inMegabytes(all)}; at most ${limit} are read`);
  }
  let done = 0;
  return {
    has: (table) => entries.has(table),
    async read(table, visit) {
      const entry = entries.get(table);
      if (entry === undefined) return;
      const rows = parse({
        columns: (names: string[]) => names.map((column) => column.trim().toLowerCase()),
        bom: true,
        trim: true,
        skip_empty_lines: true,
        relax_column_count: true,
        relax_quotes: true,
        max_record_size: LIMITS.rowBytes,
      });
      try {
        await pipeline(
          await zip.openReadStreamPromise(entry),
          async function* count(chunks: AsyncIterable<Buffer>) {
            for await (const chunk of chunks) {
              done += chunk.length;
              onProgress(done / all);
              yield chunk;
            }
          },
          rows,
          async (parsed: AsyncIterable<Row>) => {
            for await (const row of parsed) visit(row);
          },
        );
      } catch (error) {
        throw new Refused(
          `${name} has a ${table}.txt that cannot be read: ${(error as Error).message}`,
        );
      }
    },
  };
}

async function openZip(
  file: Buffer,
  name: string,
): Promise<{ zip: ZipFile; entries: Map<TableName, Entry> }> {
  const entries = new Map<TableName, Entry>();
  try {
    const zip = await fromBufferPromise(file, { lazyEntries: true });
    for await (const entry of zip.eachEntry()) {
      const table = TABLES.find((of) => entry.fileName.split('/').at(-1) === `${of}.txt`);
      if (table) entries.set(table, entry);
    }
    return { zip, entries };
  } catch (error) {
    throw new Refused(`${name} is not a zip file that can be read: ${(error as Error).message}`);
  }
}
