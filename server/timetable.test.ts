import { chmod, copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { TIMETABLE_VERSION } from '#app/data/timetable/timetable-header.ts';
import { encodeTimetable } from '#server/timetable/encode.ts';
import type { SharedTimetable } from '#server/timetable/shared-timetable.ts';
import { openCurrentTimetable } from './timetable.ts';

const INCLUDED_FILE = new URL('../app/data/timetable/generated/timetable.bin', import.meta.url);

let folder: string;
let logged: string[];
const log = (event: string) => logged.push(event);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timetable-'));
  logged = [];
});

afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

function fileOf(number: string): Buffer {
  const at = (station: string, time: number) => ({
    station,
    arrival: time,
    departure: time,
    boarding: 3,
  });
  const stops = [at('83084095', 600), at('83092189', 670)];
  // A train of a usual Sunday, and of the only date, a Sunday too.
  const trip = { number, kind: 'frecciarossa', days: 0b1_1000000n, stops, feed: 0 } as const;
  return packTimetableFile(encodeTimetable([trip], { days: 1, firstDay: '2026-11-22', feeds: [] }));
}

async function put(file: Buffer): Promise<void> {
  await writeFile(join(folder, 'part'), file);
  await rename(join(folder, 'part'), join(folder, 'timetable.bin'));
}

/** The user `nobody`. */
const NOBODY = 65_534;

/** Does work as a user who may read the folder and not write there. */
async function asReader<Result>(work: () => Promise<Result>): Promise<Result> {
  const isRoot = process.getuid?.() === 0;
  await chmod(folder, isRoot ? 0o755 : 0o555);
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    await expect(writeFile(join(folder, 'part'), '')).rejects.toThrow('EACCES');
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(folder, 0o755);
  }
}

describe('the current timetable', () => {
  it("is the project's own without another, and a new one within a minute", async () => {
    vi.useFakeTimers();
    const timetable = await openCurrentTimetable(INCLUDED_FILE, folder, log);
    expect(timetable.current().timetable.firstDay).toBeUndefined();
    const changed = vi.fn();
    timetable.start(changed);
    await put(fileOf('9519'));
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
    expect(timetable.current().timetable.tripNumbers).toEqual(['9519']);
    expect(await timetable.poll()).toBe(false);
    expect(logged).toEqual(['timetable.read']);
  });

  it('is the one of the data folder from the start', async () => {
    await put(fileOf('9519'));
    const timetable = await openCurrentTimetable(INCLUDED_FILE, folder, log);
    expect(timetable.current().timetable.tripNumbers).toEqual(['9519']);
  });

  it('is taken from a folder that the server can only read, and a new one too', async () => {
    await put(fileOf('9519'));
    const timetable = await asReader(() => openCurrentTimetable(INCLUDED_FILE, folder, log));
    expect(timetable.current().timetable.tripNumbers).toEqual(['9519']);
    await put(fileOf('9521'));
    expect(await asReader(() => timetable.poll())).toBe(true);
    expect(timetable.current().timetable.tripNumbers).toEqual(['9521']);
    expect(logged).toEqual(['timetable.read', 'timetable.read']);
  });

  it('stays where that of other machines cannot be stored, which is logged once', async () => {
    await put(fileOf('9519'));
    const record = { version: TIMETABLE_VERSION, importedAt: 0, isAutomatic: true, feeds: [] };
    const shared = {
      read: async () => ({ record, digest: 'another' }),
      readFile: async () => fileOf('9521'),
    } as unknown as SharedTimetable;
    const timetable = await asReader(() =>
      openCurrentTimetable(INCLUDED_FILE, folder, log, shared),
    );
    expect(await asReader(() => timetable.poll())).toBe(false);
    expect(timetable.current().timetable.tripNumbers).toEqual(['9519']);
    expect(logged).toEqual(['timetable.not-shared', 'timetable.read']);
  });

  it('stays when the new file is damaged, which is logged once', async () => {
    await put(fileOf('9519'));
    const timetable = await openCurrentTimetable(INCLUDED_FILE, folder, log);
    await put(fileOf('9521').subarray(0, -3));
    expect(await timetable.poll()).toBe(false);
    expect(await timetable.poll()).toBe(false);
    expect(timetable.current().timetable.tripNumbers).toEqual(['9519']);
    await put(fileOf('9523'));
    expect(await timetable.poll()).toBe(true);
    expect(logged).toEqual(['timetable.read', 'timetable.not-read', 'timetable.read']);
  });

  it('is read in little memory', async () => {
    const copy = join(folder, 'timetable.bin');
    await copyFile(INCLUDED_FILE, copy);
    const timetable = (await openCurrentTimetable(copy, join(folder, 'none'), log)).current();
    const { calendars, ...columns } = timetable.timetable;
    const bytes = Object.values(columns)
      .filter((column) => ArrayBuffer.isView(column))
      .reduce((sum, column) => sum + column.byteLength, calendars.byteLength);
    expect(bytes).toBeLessThan(5_000_000);
    expect((await readFile(copy)).length).toBeLessThan(1_500_000);
  });
});
