import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { packTimetableFile, readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { createPlanner, type Planner } from '#app/domain/timetable/planner.ts';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import { encodeTimetable } from './encode.ts';
import { createFeedNetwork } from './feed-network.ts';
import { type ImportOptions, type ImportResult, importTimetable } from './import-timetable.ts';
import { createTimetableMaker } from './make-timetable.ts';

let folder: string;
let lines: string[];

/** Gives each test of a file an empty data folder. Call it once, at the top of the file. */
export function prepareImportFolder(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'timetable-'));
    lines = [];
    // The included timetable has far more trains than any feed of these tests.
    await writeFile(pathOf('included.bin'), packTimetableFile(encodeTimetable([], { feeds: [] })));
  });
  afterEach(() => rm(folder, { recursive: true }));
}

/** The path of a file or folder of the current test. */
export function pathOf(...names: readonly string[]): string {
  return join(folder, ...names);
}

/** Writes a file for the current test and returns its path. */
export async function saveFile(name: string, content: Buffer): Promise<string> {
  await writeFile(pathOf(name), content);
  return pathOf(name);
}

/** Imports feeds on 22 November 2026 into the folder `data`. */
export function runImport(
  sources: readonly string[],
  options: Partial<ImportOptions> = {},
): Promise<ImportResult> {
  return importTimetable({
    sources,
    folder: pathOf('data'),
    includedFile: pathOf('included.bin'),
    isAutomatic: false,
    now: new Date('2026-11-22T11:00:00Z'),
    accept: false,
    out: (line) => lines.push(line),
    onProgress: () => {},
    make: createTimetableMaker(createFeedNetwork({ allowsLoopback: true })),
    ...options,
  });
}

/** The lines that the imports of the current test printed. */
export function printedLines(): readonly string[] {
  return lines;
}

/** Reads the timetable that the last import wrote. */
export async function readImported(): Promise<Planner> {
  return createPlanner(readTimetableFile(await readFile(pathOf('data', 'timetable.bin'))));
}

/** A local server that hands out feeds. */
export interface FeedServer {
  readonly origin: string;
  close(): void;
}

/** Starts a server on a free port. The test closes it. */
export async function startFeedServer(listener: RequestListener): Promise<FeedServer> {
  const server = createServer(listener);
  const port = await listenOnFreePort(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
