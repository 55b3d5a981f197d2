import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { addDays, romeDate } from '#app/domain/search/iso-date.ts';
import { feedOfToday, ITALO, TRENITALIA, zipOf } from './feed.fixture.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timetable-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Runs the command in a process, and kills it when it prints a certain line. */
async function run(parameters: readonly string[], killAt?: RegExp) {
  const child = spawn(process.execPath, ['server/owner/binario.ts', 'timetable', ...parameters], {
    env: { ...process.env, DATA_FOLDER: join(folder, 'data'), TIMETABLE_FEEDS: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      output.push(line);
      if (killAt?.test(line)) child.kill('SIGKILL');
    });
  }
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
  return {
    status,
    signal,
    output: output.filter((line) => !/^(store|origin|folder): /.test(line)),
  };
}

describe('binario timetable', () => {
  it('leaves a whole timetable when it is killed, and no parts after the next import', async () => {
    const [small, large] = [join(folder, 'small.zip'), join(folder, 'large.zip')];
    await writeFile(small, feedOfToday(ITALO, 3));
    await writeFile(large, feedOfToday(ITALO, 20_000));
    expect(await run([small, '--accept'])).toMatchObject({ status: 0 });
    const file = join(folder, 'data', 'timetable.bin');
    const before = await readFile(file);

    for (const [moment, outcomes] of [
      [/^reading /, ['SIGKILL']],
      // On a busy machine the last file may be written before the signal comes.
      [/^Italo: 20000 trips/, ['SIGKILL', 0]],
      [/^writing/, ['SIGKILL', 0]],
    ] as const) {
      const { status, signal } = await run([large], moment);
      expect(outcomes).toContain(signal ?? status);
      const trips = readTimetableFile(await readFile(file)).tripNumbers.length;
      expect([3, 20_000]).toContain(trips);
      if (trips === 3) expect(await readFile(file)).toEqual(before);
    }
    await writeFile(join(folder, 'data', 'timetable.bin.1.part'), 'half a file');
    // An import lets others write for an hour.
    const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
    for (const name of await readdir(join(folder, 'data')))
      if (name.endsWith('.part')) await utimes(join(folder, 'data', name), longAgo, longAgo);
    expect(await run([large])).toMatchObject({ status: 0 });
    expect(readTimetableFile(await readFile(file)).tripNumbers).toHaveLength(20_000);
    expect(await readdir(join(folder, 'data'))).toEqual([
      'timetable-feeds',
      'timetable-sources.json',
      'timetable.bin',
      'timetable.lock',
    ]);
  });

  it('describes the current timetable and refuses a feed in one line', async () => {
    const own = await run(['--status']);
    expect(own).toMatchObject({ status: 0 });
    expect(own.output[0]).toMatch(
      /^Trenitalia: 2025-12-14 to 2026-06-13(, over since 2026-06-14)?, \d+ trips$/,
    );
    expect(own.output[1]).toMatch(/^\d+ trains a day, by days of the week$/);

    const feed = join(folder, 'feed.zip');
    await writeFile(feed, feedOfToday(ITALO, 2));
    const taken = await run([feed, '--accept']);
    expect(taken.output).toContain(
      'Italo: 2 trips; stops by code 0, name nearby 2, name alone 0, none 0',
    );
    const today = romeDate(new Date());
    const day = addDays(today, 1);
    expect((await run(['--status'])).output).toEqual([
      `Italo: ${day} to ${day}, fetched ${today}, ends within a week, 2 trips`,
      `2 trains a day, by dates, from ${day} on`,
      `last import on ${today}`,
    ]);

    await writeFile(feed, zipOf({ 'stops.txt': TRENITALIA['stops.txt'] }));
    const refused = await run([feed]);
    expect(refused.status).toBe(1);
    expect(refused.output.at(-1)).toBe(
      `${feed} has no routes.txt, no trips.txt, no stop_times.txt, no calendar.txt or calendar_dates.txt`,
    );
    expect(await run([])).toMatchObject({ status: 1 });
    expect(await run(['--staus'])).toMatchObject({ status: 2 });
  });
});
