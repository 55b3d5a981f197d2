import { readdir, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { prepareSite } from './automatic-import.fixture.ts';
import { ITALO, oneTrainADay, REGIONAL, TRENITALIA, UNOFFICIAL, zipOf } from './feed.fixture.ts';
import {
  pathOf,
  prepareImportFolder,
  readImported,
  runImport,
  saveFile,
} from './import.fixture.ts';

prepareImportFolder();

const [ROME, NAPLES] = ['83084095', '83092189'];
const trenitalia = { body: zipOf(TRENITALIA), etag: '"t1"' };
const italo = { body: zipOf(ITALO), etag: '"i1"' };

async function numbersFromRome(): Promise<readonly string[]> {
  const planner = await readImported();
  const trains = planner.directTrains(ROME, NAPLES, '2026-11-25');
  return trains.map(({ rides }) => rides[0].number);
}

describe("the server's own feeds", () => {
  it('are fetched, made into a timetable and logged in one line', async () => {
    const site = await prepareSite({ trenitalia, italo });
    const { lines, requests } = await site.import(['trenitalia', 'italo']);
    expect(requests).toEqual(['trenitalia 200', 'italo 200']);
    expect(lines.map(({ event }) => event)).toEqual([
      'timetable.read',
      'timetable.made',
      'timetable.alarm',
    ]);
    expect(lines[1]).toEqual({
      event: 'timetable.made',
      feeds: [
        'Trenitalia: 2025-11-01 to 2026-12-13, fetched 2026-11-22',
        'Italo: 2026-11-25 to 2026-11-26, fetched 2026-11-22, ends within a week',
      ],
    });
    expect(lines[2]).toMatchObject({ feed: 'Italo', reason: 'ends within a week' });
    expect(await numbersFromRome()).toEqual(['8901', '9519', '5001']);
    expect(site.changes()).toBe(1);
  });

  it('are not read again before one of them changes', async () => {
    const site = await prepareSite({ trenitalia, italo });
    await site.import(['trenitalia', 'italo']);
    const before = await readFile(pathOf('data', 'timetable.bin'));
    site.wait(1);
    const same = await site.import(['trenitalia', 'italo']);
    expect(same.requests).toEqual(['trenitalia 304', 'italo 304']);
    expect(same.lines[0]).toMatchObject({ event: 'timetable.unchanged' });
    expect(site.timetable.feeds()[0]?.fetchedAt).toBe(Date.parse('2026-11-22T02:30:00Z'));
    expect(site.timetable.feeds()[0]?.checkedAt).toBe(Date.parse('2026-11-23T02:30:00Z'));
    expect(await readFile(pathOf('data', 'timetable.bin'))).toEqual(before);

    site.wait(1);
    const later = ITALO['trips.txt'].replace('8901', '8903');
    site.feeds.italo = { body: zipOf({ ...ITALO, 'trips.txt': later }), etag: '"i2"' };
    const changed = await site.import(['trenitalia', 'italo']);
    expect(changed.requests).toEqual(['trenitalia 304', 'italo 200']);
    expect(await numbersFromRome()).toEqual(['8903', '9519', '5001']);
  });

  it('keep their trains while an address cannot be fetched or has no feed', async () => {
    const site = await prepareSite({ trenitalia, italo });
    await site.import(['trenitalia', 'italo']);
    for (const [feed, reason] of [
      [undefined, /trenitalia responds with status 503$/],
      [{ body: Buffer.from('<!doctype html>'), etag: '"t2"' }, /trenitalia is a web page/],
    ] as const) {
      site.wait(1);
      if (feed) site.feeds.trenitalia = feed;
      else delete site.feeds.trenitalia;
      site.feeds.italo = { body: zipOf(ITALO), etag: `"${site.lines.length}"` };
      const { lines } = await site.import(['trenitalia', 'italo']);
      expect(lines.find(({ event }) => event === 'timetable.made')).toMatchObject({
        failures: [{ feed: site.addressOf('trenitalia'), reason: expect.stringMatching(reason) }],
      });
      expect(await numbersFromRome()).toEqual(['8901', '9519', '5001']);
      expect(site.timetable.feeds()[0]?.checkedAt).toBe(Date.parse('2026-11-22T02:30:00Z'));
    }
    site.wait(3);
    const { lines } = await site.import(['trenitalia', 'italo']);
    expect(lines.filter(({ event }) => event === 'timetable.alarm')[0]).toMatchObject({
      feed: 'Trenitalia',
      reason: 'not updated since 2026-11-22',
    });
  });

  it('are left out without a copy, unless the timetable in use loses a company', async () => {
    const site = await prepareSite({ italo });
    const { lines } = await site.import(['trenitalia', 'italo']);
    expect(lines.find(({ event }) => event === 'timetable.made')).toMatchObject({
      failures: [{ reason: expect.stringMatching(/status 503$/) }],
    });
    expect(await numbersFromRome()).toEqual(['8901', '9519', '5001']);

    await writeFile(pathOf('data', 'timetable.bin'), oneTrainADay());
    site.wait(1);
    site.feeds.italo = { ...italo, etag: '"i2"' };
    const refused = await site.import(['trenitalia', 'italo']);
    expect(refused.lines.filter(({ event }) => event === 'timetable.not-made')).toEqual([
      {
        event: 'timetable.not-made',
        reason: 'Own: 0 trains a day instead of 1; --accept takes it anyway',
      },
    ]);
    expect(await readFile(pathOf('data', 'timetable.bin'))).toEqual(oneTrainADay());
    expect(await readdir(pathOf('data', 'timetable-feeds'))).toHaveLength(2);
  });

  it('leave the timetable as it is when nothing can be fetched, and say so once', async () => {
    const site = await prepareSite({});
    const { lines } = await site.import(['trenitalia', 'italo']);
    expect(lines).toEqual([
      {
        event: 'timetable.not-made',
        reason: ['trenitalia', 'italo']
          .map((name) => `${site.addressOf(name)} responds with status 503`)
          .join('; '),
      },
    ]);
    Object.assign(site.feeds, { trenitalia, italo });
    site.wait(1);
    await site.import(['trenitalia', 'italo']);
    const before = await readFile(pathOf('data', 'timetable.bin'));
    for (const name of Object.keys(site.feeds)) delete site.feeds[name];
    site.wait(1);
    const { lines: later } = await site.import(['trenitalia', 'italo']);
    expect(later[0]).toMatchObject({ event: 'timetable.not-made' });
    expect(await readFile(pathOf('data', 'timetable.bin'))).toEqual(before);
  });

  it('are left to the server that has just looked for them', async () => {
    const site = await prepareSite({ trenitalia });
    await site.import(['trenitalia']);
    site.wait(59 / 60 / 24);
    expect(await site.import(['trenitalia'])).toEqual({
      requests: [],
      lines: [{ event: 'timetable.recent' }],
    });
    site.wait(1 / 60 / 24);
    expect((await site.import(['trenitalia'])).requests).toEqual(['trenitalia 304']);
  });

  it('are looked for at once when the settings name others, found or not', async () => {
    const site = await prepareSite({ trenitalia, italo });
    await site.import(['trenitalia']);
    expect((await site.import(['trenitalia', 'italo'])).requests).toEqual([
      'trenitalia 304',
      'italo 200',
    ]);
    site.wait(1);
    site.feeds.italo = { body: Buffer.from('<!doctype html>'), etag: '"i2"' };
    await writeFile(pathOf('data', 'timetable.bin'), oneTrainADay());
    expect((await site.import(['italo'])).lines[0]).toMatchObject({ event: 'timetable.not-made' });
    expect((await site.import(['italo'])).lines.at(-1)).toEqual({ event: 'timetable.recent' });
  });

  it('are looked for at once after the clock was set back', async () => {
    const site = await prepareSite({ trenitalia });
    site.wait(2);
    await site.import(['trenitalia']);
    site.wait(-2);
    expect((await site.import(['trenitalia'])).requests).toEqual(['trenitalia 304']);
    // Clocks of two machines differ, and a server reads its own before it waits for the other.
    site.wait(-1 / 60 / 24);
    expect((await site.import(['trenitalia'])).requests).toEqual([]);
  });

  it('do not replace another company that was loaded by hand', async () => {
    const site = await prepareSite({ trenitalia });
    await site.import(['trenitalia']);
    await runImport([await saveFile('a.zip', zipOf(UNOFFICIAL))], { accept: true });
    expect((await readImported()).timetable.feeds[0]?.name).toMatch(/a\.zip$/);
    site.wait(1);
    const refused = await site.import(['trenitalia']);
    expect(refused.requests).toEqual(['trenitalia 304']);
    expect(refused.lines[0]?.reason).toMatch(/a\.zip: 0 trains a day instead of 2; --accept/);
    expect((await readImported()).timetable.feeds[0]?.name).toMatch(/a\.zip$/);
  });

  it('are made again from their copies after a release that reads another format', async () => {
    const site = await prepareSite({
      trenitalia,
      regional: { body: zipOf(REGIONAL), etag: '"r"' },
    });
    await site.import(['trenitalia', 'regional']);
    await writeFile(pathOf('data', 'timetable.bin'), 'of an earlier release');
    site.wait(1);
    const { requests, lines } = await site.import(['trenitalia', 'regional']);
    expect(requests).toEqual(['trenitalia 304', 'regional 304']);
    expect(lines.map(({ event }) => event)).toContain('timetable.made');
    expect(await numbersFromRome()).toEqual(['9519']);
  });
});
