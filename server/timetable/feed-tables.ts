import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Parser, parse } from 'csv-parse';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { plainText } from './plain-text.ts';
import { inMegabytes, LIMITS, Refused } from './refused.ts';
import type { RowCount } from './row-count.ts';

/** A row of a table, by the names of its columns. */
export type Row = Readonly<Record<string, string | undefined>>;

/**
 * The tables of GTFS that are read, with the columns that are kept
 * (https://gtfs.org/documentation/schedule/reference/).
 */
const TABLES = {
  agency: ['agency_id', 'agency_name'],
  stops: ['stop_id', 'stop_code', 'stop_name', 'stop_lat', 'stop_lon', 'parent_station'],
  routes: ['route_id', 'agency_id', 'route_short_name', 'route_type'],
  trips: ['trip_id', 'route_id', 'service_id', 'trip_short_name', 'trip_headsign'],
  stop_times: [
    'trip_id',
    'stop_id',
    'stop_sequence',
    'arrival_time',
    'departure_time',
    'pickup_type',
    'drop_off_type',
  ],
  calendar: [
    'service_id',
    'start_date',
    'end_date',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
  ],
  calendar_dates: ['service_id', 'date', 'exception_type'],
  frequencies: ['trip_id', 'start_time', 'end_time', 'headway_secs'],
  transfers: [
    'from_stop_id',
    'to_stop_id',
    'transfer_type',
    'min_transfer_time',
    'from_route_id',
    'to_route_id',
    'from_trip_id',
    'to_trip_id',
  ],
} as const;

/** The tables that every feed has, beside one of its two calendars. */
const NEEDED_TABLES = ['stops', 'routes', 'trips', 'stop_times'] as const;

/** The columns without which no row of a table means anything. */
const NEEDED_COLUMNS: Readonly<Record<TableName, readonly string[]>> = {
  agency: [],
  stops: ['stop_id'],
  routes: ['route_id', 'route_type'],
  trips: ['trip_id', 'route_id', 'service_id'],
  stop_times: ['trip_id', 'stop_id', 'stop_sequence', 'departure_time'],
  calendar: TABLES.calendar,
  calendar_dates: TABLES.calendar_dates,
  frequencies: ['trip_id', 'start_time', 'end_time', 'headway_secs'],
  transfers: ['from_stop_id', 'to_stop_id', 'transfer_type'],
};

/** A table of a feed. */
type TableName = keyof typeof TABLES;

const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

/** A feed whose tables can be read one after the other. */
export interface FeedTables {
  /** Its name in messages. */
  readonly name: string;
  readonly count: RowCount;
  has(table: TableName): boolean;
  /** Calls `visit` with every row of a table; without the table there are none. */
  read(table: TableName, visit: (row: Row) => void): Promise<void>;
}

/** Options for reading a feed, besides its file. */
export interface FeedOptions {
  /** The name of the feed in messages. */
  readonly name: string;
  readonly count: RowCount;
  /** Called with the share of all tables that has been read, from 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/**
 * Opens a feed, a zip of CSV tables. Its tables are unpacked and read as streams.
 *
 * @throws Refused when it is no zip file, tables are missing, or they are too large unpacked
 */
export async function openFeed(file: FileHandle, options: FeedOptions): Promise<FeedTables> {
  const { name, count, onProgress } = options;
  const { zip, entries } = await openZip(file, name);
  refuseMissingTables(entries, name);
  const allBytes = unpackedBytes(entries, name);
  let readBytes = 0;
  return {
    name,
    count,
    has: (table) => entries.has(table),
    async read(table, visit) {
      const entry = entries.get(table);
      if (entry === undefined) return;
      const header: string[] = [];
      try {
        await pipeline(
          await zip.openReadStreamPromise(entry),
          async function* countBytes(chunks: AsyncIterable<Buffer>) {
            for await (const chunk of chunks) {
              readBytes += chunk.length;
              onProgress(readBytes / allBytes);
              yield chunk;
            }
          },
          parseTable(table, header),
          async (rows: AsyncIterable<Row>) => {
            for await (const row of rows) {
              refuseMissingColumns(table, header, name);
              refuseLongValues(row);
              visit(row);
            }
          },
        );
      } catch (error) {
        if (error instanceof Refused) throw error;
        const reason = plainText((error as Error).message);
        throw new Refused(`${name} has a ${table}.txt that cannot be read: ${reason}`);
      }
    },
  };
}

/** The tables of a feed that are read, by their names. */
type TableEntries = ReadonlyMap<TableName, Entry>;

/** @throws Refused when a table that every feed has is missing */
function refuseMissingTables(entries: TableEntries, name: string): void {
  const missing: string[] = NEEDED_TABLES.filter((table) => !entries.has(table)).map(
    (table) => `${table}.txt`,
  );
  if (!entries.has('calendar') && !entries.has('calendar_dates'))
    missing.push('calendar.txt or calendar_dates.txt');
  if (missing.length > 0) throw new Refused(`${name} has no ${missing.join(', no ')}`);
}

/**
 * The size of all tables that are read, in bytes.
 *
 * @throws Refused when they are too large
 */
function unpackedBytes(entries: TableEntries, name: string): number {
  const bytes = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (bytes <= LIMITS.tableBytes) return bytes;
  const limit = inMegabytes(LIMITS.tableBytes);
  throw new Refused(`${name} has tables of ${inMegabytes(bytes)}; at most ${limit} are read`);
}

/** @throws Refused when a table with rows lacks a column that is needed */
function refuseMissingColumns(table: TableName, header: readonly string[], name: string): void {
  const missing = NEEDED_COLUMNS[table].filter((column) => !header.includes(column));
  if (missing.length === 0) return;
  const columns = missing.length === 1 ? 'column' : 'columns';
  throw new Refused(`${name} has a ${table}.txt without the ${columns} ${missing.join(', ')}`);
}

/**
 * A parser that keeps the columns of a table that are read; of columns of one name the last.
 *
 * @param header gets the names of the columns before the first row
 */
function parseTable(table: TableName, header: string[]): Parser {
  const kept: readonly string[] = TABLES[table];
  return parse({
    columns: (names: string[]) => {
      header.push(...names.map((name) => name.trim().toLowerCase()));
      return header.map((column) => (kept.includes(column) ? column : false));
    },
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LIMITS.rowBytes,
  });
}

function refuseLongValues(row: Row): void {
  for (const column in row) {
    if ((row[column]?.length ?? 0) > LIMITS.valueLength)
      throw new Error(`${column} is longer than ${LIMITS.valueLength} letters`);
  }
}

async function openZip(
  file: FileHandle,
  name: string,
): Promise<{ zip: ZipFile; entries: Map<TableName, Entry> }> {
  const entries = new Map<TableName, Entry>();
  const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
  if (/^(?:\uFEFF|\s)*<(?:!doctype|html|\?xml)/i.test(buffer.toString('utf8', 0, bytesRead)))
    throw new Refused(`${name} is a web page (HTML), not a zip file`);
  try {
    const zip = await fromFdPromise(file.fd, { lazyEntries: true, autoClose: false });
    if (zip.entryCount > LIMITS.files)
      throw new Error(`it has ${zip.entryCount} files; at most ${LIMITS.files} are read`);
    for await (const entry of zip.eachEntry()) {
      const table = TABLE_NAMES.find((of) => entry.fileName.split('/').at(-1) === `${of}.txt`);
      if (table) entries.set(table, entry);
    }
    return { zip, entries };
  } catch (error) {
    const reason = plainText((error as Error).message);
    throw new Refused(`${name} is not a zip file that can be read: ${reason}`);
  }
}
