import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { timetableLines } from '../owner/describe-timetable.ts';
import { prepareSite } from './automatic-import.fixture.ts';
import { trainsBetween } from './feed.fixture.ts';
import { createFeedNetwork } from './feed-network.ts';
import { describeFeed } from './feed-status.ts';
import { pathOf, prepareImportFolder, readImported, runImport } from './import.fixture.ts';
import { readRecord } from './import-record.ts';
import { createTimetableMaker } from './make-timetable.ts';

prepareImportFolder();

const [ROME, NAPLES] = ['83084095', '83092189'];
const NAMES = ['trenitalia', 'italo', 'trenord'];
const FIVE = [1, 2, 3, 4, 5];
let version = 0;

/** New content at an address: one train a day for each company and number. */
const published = (trains: Record<string, readonly number[]>, days = {}) => {
  version += 1;
  return { body: trainsBetween(trains, days), etag: `"${version}"` };
};

/** A site with five trains a day of each company, whose feeds have been fetched once. */
async function siteWithFeeds() {
  const site = await prepareSite({
    trenitalia: published({ Trenitalia: FIVE }),
    italo: published({ Italo: FIVE.map((number) => number + 10) }),
    trenord: published({ Trenord: FIVE.map((number) => number + 20) }),
  });
  await site.import(NAMES);
  site.wait(1);
  return site;
}

async function numbersFromRome(): Promise<readonly number[]> {
  const planner = await readImported();
  const trains = planner.directTrains(ROME, NAPLES, '2026-11-27');
  return trains.map(({ rides }) => Number(rides[0].number)).sort((one, other) => one - other);
}

describe('a feed that lost trains', () => {
  it('keeps its last good content while the other feeds are taken, until it is whole', async () => {
    const site = await siteWithFeeds();
    site.feeds.trenitalia = published({ Trenitalia: [1, 2, 3] });
    site.feeds.italo = published({ Italo: [11, 12, 13, 14, 15, 16] });
    const first = await site.import(NAMES);
    expect(first.requests).toEqual(['trenitalia 200', 'italo 200', 'trenord 304']);
    expect(await numbersFromRome()).toEqual([...FIVE, 11, 12, 13, 14, 15, 16, 21, 22, 23, 24, 25]);
    const reason = 'Trenitalia: 3 trains a day instead of 5';
    expect(first.lines.find(({ event }) => event === 'timetable.made')).toEqual({
      event: 'timetable.made',
      feeds: [
        'Trenitalia: 2026-11-01 to 2026-12-20, fetched 2026-11-22, ' +
          `held back since 2026-11-23 (${reason})`,
        'Italo: 2026-11-01 to 2026-12-20, fetched 2026-11-23',
        'Trenord: 2026-11-01 to 2026-12-20, fetched 2026-11-22',
      ],
      heldBack: [{ feed: site.addressOf('trenitalia'), since: '2026-11-23', reason }],
    });
    expect(first.lines.filter(({ event }) => event === 'timetable.alarm')).toEqual([
      {
        event: 'timetable.alarm',
        feed: 'Trenitalia',
        reason: `held back since 2026-11-23 (${reason})`,
      },
    ]);

    site.wait(1);
    site.feeds.trenord = published({ Trenord: [21, 22, 23, 24, 25, 26] });
    await site.import(NAMES);
    expect(await numbersFromRome()).toContain(26);
    expect(site.timetable.feeds()[0]?.heldBack).toEqual({
      since: Date.parse('2026-11-23T02:30:00Z'),
      reason,
    });
    expect(site.timetable.feeds()[0]?.checkedAt).toBe(Date.parse('2026-11-22T02:30:00Z'));

    site.wait(1);
    site.feeds.trenitalia = published({ Trenitalia: [1, 2, 3, 4] });
    await site.import(NAMES);
    expect((await numbersFromRome()).slice(0, 5)).toEqual([1, 2, 3, 4, 11]);
    expect(site.timetable.feeds()[0]?.heldBack).toBeUndefined();
  });

  it('is named with its address where the owner asks for the timetable', async () => {
    const site = await siteWithFeeds();
    site.feeds.italo = published({ Italo: [11] });
    await site.import(NAMES);
    const { timetable } = await readImported();
    const record = await readRecord(site.folder);
    expect(timetableLines({ timetable, record }, site.now()).at(-1)).toBe(
      `${site.addressOf('italo')} is held back since 2026-11-23: ` +
        'Italo: 1 train a day instead of 5; --accept takes it anyway',
    );
  });

  it('leaves the timetable as it is where no other feed has changed', async () => {
    const site = await siteWithFeeds();
    const before = await readFile(pathOf('data', 'timetable.bin'));
    site.feeds.trenitalia = published({ Trenitalia: [1] });
    site.feeds.italo = published({ Italo: [11] });
    const { lines } = await site.import(NAMES);
    expect(lines.find(({ event }) => event === 'timetable.unchanged')?.heldBack).toMatchObject([
      { reason: 'Trenitalia: 1 train a day instead of 5' },
      { reason: 'Italo: 1 train a day instead of 5' },
    ]);
    expect(await readFile(pathOf('data', 'timetable.bin'))).toEqual(before);
  });

  it('is the only one of two with the same company that waits', async () => {
    const names = ['national', 'regional'];
    const site = await prepareSite({
      national: published({ Trenitalia: FIVE }),
      regional: published({ Trenitalia: [31, 32], Trenord: [21] }),
    });
    await site.import(names);
    site.wait(1);
    site.feeds.national = published({ Trenitalia: [1, 2] });
    site.feeds.regional = published({ Trenitalia: [31, 33], Trenord: [21, 22] });
    await site.import(names);
    expect(await numbersFromRome()).toEqual([...FIVE, 21, 22, 31, 33]);
    const { feeds = [] } = (await readRecord(site.folder)) ?? {};
    expect(feeds.map(({ heldBack }) => heldBack !== undefined)).toEqual([true, false]);
  });

  it('waits also if its trains begin late, though they are many', async () => {
    const site = await siteWithFeeds();
    const later = FIVE.map((number) => number + 30);
    site.feeds.trenord = published({ Trenord: later }, { firstDay: '20261202' });
    await site.import(NAMES);
    expect(site.timetable.feeds().map((feed) => describeFeed(feed, site.now()))[2]).toBe(
      'Trenord: 2026-11-01 to 2026-12-20, fetched 2026-11-22, ' +
        'held back since 2026-11-23 (Trenord: its trains begin only on 2026-12-02)',
    );
    site.feeds.trenord = published({ Trenord: later }, { firstDay: '20261130' });
    site.wait(1 / 12);
    await site.import(NAMES);
    expect(site.timetable.feeds()[2]?.heldBack).toBeUndefined();
  });

  it('stays held back while its address does not respond', async () => {
    const site = await siteWithFeeds();
    site.feeds.italo = published({ Italo: [11] });
    await site.import(NAMES);
    const held = site.timetable.feeds()[1]?.heldBack;
    delete site.feeds.italo;
    site.wait(1);
    await site.import(NAMES);
    expect(held).toBeDefined();
    expect(site.timetable.feeds()[1]?.heldBack).toEqual(held);
  });

  it('is taken where the owner accepts it', async () => {
    const site = await siteWithFeeds();
    site.feeds.italo = published({ Italo: [11] });
    await site.import(NAMES);
    await runImport(NAMES.map(site.addressOf), {
      isAutomatic: true,
      accept: true,
      now: site.now(),
      make: createTimetableMaker(createFeedNetwork({ allowsLoopback: true })),
    });
    expect(await numbersFromRome()).toEqual([...FIVE, 11, 21, 22, 23, 24, 25]);
    expect((await readRecord(site.folder))?.feeds[1]?.heldBack).toBeUndefined();
  });

  it('is looked for within the ten minutes of the whole import', async () => {
    const site = await siteWithFeeds();
    site.feeds.trenitalia = published({ Trenitalia: [1] });
    site.feeds.italo = published({ Italo: [11] });
    const make = createTimetableMaker(createFeedNetwork({ allowsLoopback: true }));
    const minutesLeft: number[] = [];
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => clock.mockRestore());
    await runImport(NAMES.map(site.addressOf), {
      isAutomatic: true,
      now: site.now(),
      make: (request, reports, limitMs = Number.NaN) => {
        minutesLeft.push(limitMs / 60_000);
        clock.mockReturnValue(minutesLeft.length * 60_000);
        return make(request, reports);
      },
    });
    // With both feeds, without either of them, and without both.
    expect(minutesLeft).toEqual([10, 9, 8, 7]);
  });

  it('refuses the whole timetable where there is no copy to keep', async () => {
    const site = await siteWithFeeds();
    const before = await readFile(pathOf('data', 'timetable.bin'));
    site.feeds.other = published({ Italo: [11] });
    site.feeds.trenord = published({ Trenord: [21, 22, 23, 24, 25, 26] });
    const { lines } = await site.import(['trenitalia', 'other', 'trenord']);
    expect(lines[0]).toEqual({
      event: 'timetable.not-made',
      reason: 'Italo: 1 train a day instead of 5; --accept takes it anyway',
    });
    expect(await readFile(pathOf('data', 'timetable.bin'))).toEqual(before);
  });
});
