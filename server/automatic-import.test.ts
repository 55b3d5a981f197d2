import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readTimetableFile, timetableDigest } from '#app/data/timetable/timetable-file.server.ts';
import { freePort } from './testing/free-port.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { feedOfToday, ITALO, oneTrainADay } from './timetable/feed.fixture.ts';
import { keepDownload, prepareCopies } from './timetable/feed-copies.ts';

/** Refused before a connection is tried, so that the copy of the feed is read. */
const FEED = 'https://127.0.0.1:1/italo.zip';
const WAIT = { timeout: 60_000, interval: 5 };

type Line = Readonly<Record<string, unknown>>;

let folder: string;
const timetableFile = () => readFileSync(join(folder, 'timetable.bin'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'binario-imports-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a timetable of one train and a copy of a feed with a number of trains. */
async function prepareFolder(trips: number): Promise<void> {
  await prepareCopies(folder);
  writeFileSync(join(folder, 'timetable.bin'), oneTrainADay('Italo'));
  const path = join(folder, 'feed.zip');
  writeFileSync(path, feedOfToday(ITALO, trips));
  await keepDownload(folder, FEED, { path, validators: {} }, Date.now());
}

async function start(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly server: ServerProcess; readonly lines: Line[] }> {
  const lines: Line[] = [];
  const server = await startServerProcess({
    environment: { DATA_FOLDER: folder, TIMETABLE_FEEDS: FEED, ...environment },
    onLine: (line) => lines.push(JSON.parse(line) as Line),
  });
  onTestFinished(async () => void (await server.stop()));
  return { server, lines };
}

const textOf = async ({ origin }: ServerProcess, path: string) =>
  (await fetch(origin + path)).text();
/** The source and version of the timetable that the home page was made from, by its own words. */
async function timetableOf(server: ServerProcess): Promise<{ source: string; version: string }> {
  const home = await textOf(server, '/?lng=en');
  const [, source = '', version = ''] =
    /data-source="([^"]*)" data-version="(\w+)"/.exec(home) ?? [];
  return { source, version };
}
const linesOf = (lines: readonly Line[], name: string) =>
  lines.filter(({ event }) => event === name);

describe('a server with feeds of its own', () => {
  it('serves while a process reads them; then page and map name the new timetable', async () => {
    await prepareFolder(20_000);
    const { server, lines } = await start();
    const pages: number[] = [];
    while (linesOf(lines, 'timetable.made').length === 0) {
      pages.push((await fetch(`${server.origin}/readyz`)).status);
      expect(linesOf(lines, 'timetable.not-made')).toEqual([]);
    }
    expect(new Set(pages)).toEqual(new Set([200]));
    expect(linesOf(lines, 'timetable.made')[0]).toMatchObject({
      failures: [{ feed: FEED, reason: expect.stringMatching(/not a public address$/) }],
    });
    const digest = timetableDigest(timetableFile());
    expect(readTimetableFile(timetableFile()).tripNumbers).toHaveLength(20_000);
    expect(await textOf(server, '/readyz')).toMatch(/^ready\nItalo: \S+ to \S+, fetched /);
    const { source, version } = await timetableOf(server);
    expect(version).toBe(digest);
    expect(JSON.parse(await textOf(server, source))).toMatchObject({ source, version });
    expect(JSON.parse(await textOf(server, '/map/reach/milan.json'))).toMatchObject({ version });
  });

  it('raises an alarm for feeds that never arrived, all of them or one beside others', async () => {
    const [port, never] = [await freePort(), 'https://127.0.0.1:1/never.zip'];
    const feeds = { METRICS_PORT: String(port), TIMETABLE_FEEDS: `${FEED} ${never}` };
    const alarms = async () => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return [...text.matchAll(/feed_alarm\{feed="(https[^"]+)"\} (\d)/g)].map((hit) =>
        hit.slice(1),
      );
    };
    const alone = await start(feeds);
    await vi.waitFor(
      () => expect(linesOf(alone.lines, 'timetable.not-made')).toHaveLength(1),
      WAIT,
    );
    await vi.waitFor(async () =>
      expect(await textOf(alone.server, '/readyz')).toContain(
        `\n${FEED}: never loaded\n${never}: never loaded`,
      ),
    );
    expect(await alarms()).toEqual([
      [FEED, '1'],
      [never, '1'],
    ]);
    await alone.server.stop();

    await prepareFolder(100);
    rmSync(join(folder, 'timetable-sources.json'));
    const beside = await start(feeds);
    const line = { event: 'timetable.alarm', feed: never, reason: 'never loaded' };
    await vi.waitFor(
      () => expect(beside.lines).toContainEqual(expect.objectContaining(line)),
      WAIT,
    );
    expect(await alarms()).toEqual([[never, '1']]);
  });

  it('leaves a whole timetable when it is killed, and its import ends with it', async () => {
    await prepareFolder(20_000);
    const { server } = await start();
    const children = () =>
      readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim();
    await vi.waitFor(() => expect(children()).not.toBe(''), WAIT);
    const reader = children();
    server.signal('SIGKILL');
    await server.exit;
    await vi.waitFor(() => expect(existsSync(`/proc/${reader}`)).toBe(false), WAIT);
    expect(timetableFile()).toEqual(oneTrainADay('Italo'));

    const { lines } = await start();
    await vi.waitFor(() => expect(linesOf(lines, 'timetable.made')).toHaveLength(1), WAIT);
    expect(readTimetableFile(timetableFile()).tripNumbers).toHaveLength(20_000);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(readdirSync(join(folder, 'timetable-feeds'))).toHaveLength(2);
  });

  it('shares its folder: of two that start at once, one makes the timetable for both', async () => {
    await prepareFolder(2_000);
    const both = await Promise.all([start(), start()]);
    await vi.waitFor(async () => {
      expect(readTimetableFile(timetableFile()).tripNumbers).toHaveLength(2_000);
      const version = timetableDigest(timetableFile());
      for (const { server } of both) expect((await timetableOf(server)).version).toBe(version);
    }, WAIT);
    const lines = both.flatMap((started) => started.lines);
    expect(linesOf(lines, 'timetable.made')).toHaveLength(1);
    expect(linesOf(lines, 'timetable.not-made')).toEqual([]);
  });
});
