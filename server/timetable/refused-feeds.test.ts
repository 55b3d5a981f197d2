import { spawnSync } from 'node:child_process';
import { open, readdir, readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ITALO, TRENITALIA, UNOFFICIAL, zipOf } from './feed.fixture.ts';
import { openFeed } from './feed-tables.ts';
import { pathOf, prepareImportFolder, runImport, saveFile } from './import.fixture.ts';
import { readFeed } from './read-feed.ts';
import { Refused } from './refused.ts';
import { createRowCount } from './row-count.ts';

prepareImportFolder();

describe('the current timetable', () => {
  const without = (...names: readonly string[]) =>
    zipOf(Object.fromEntries(Object.entries(TRENITALIA).filter(([name]) => !names.includes(name))));
  const bus = TRENITALIA['routes.txt'].replaceAll(',2\r', ',3\r').replace('106', '3');
  const huge = 'a'.repeat(4096);

  it.each([
    ['a web page', Buffer.from('\n<!DOCTYPE html>not found'), /is a web page \(HTML\), not a zip/],
    ['not a zip file', Buffer.from('not found'), /is not a zip file/],
    ['a truncated zip file', zipOf(TRENITALIA).subarray(0, 900), /is not a zip file/],
    [
      'without tables',
      without('trips.txt', 'stop_times.txt'),
      /has no trips\.txt, no stop_times\.txt$/,
    ],
    [
      'without calendars',
      without('calendar.txt', 'calendar_dates.txt'),
      /has no calendar\.txt or calendar_dates\.txt$/,
    ],
    [
      'without trains',
      zipOf({ ...TRENITALIA, 'routes.txt': bus }),
      /has no trains: none of its 5 routes is rail$/,
    ],
    [
      'from last year',
      zipOf({
        ...TRENITALIA,
        'calendar.txt': TRENITALIA['calendar.txt'].replaceAll('2026', '2024'),
        'calendar_dates.txt': 'a\n',
      }),
      /is over: its last train ran on 2025-11-30$/,
    ],
    [
      'of calendars with zeros only',
      zipOf({
        ...TRENITALIA,
        'calendar.txt': TRENITALIA['calendar.txt'].replaceAll(/(?<=,)1(?=,)/g, '0'),
        'calendar_dates.txt': 'a\n',
      }),
      /has no days: its calendars have zeros only$/,
    ],
    [
      'of empty calendars',
      zipOf({ ...TRENITALIA, 'calendar.txt': 'a\n', 'calendar_dates.txt': 'a\n' }),
      /has no days: its calendars are empty$/,
    ],
    [
      'of dates that cannot be read',
      zipOf({
        ...TRENITALIA,
        'calendar.txt': TRENITALIA['calendar.txt'].replaceAll(/20(?=2[56])/g, ''),
        'calendar_dates.txt': 'a\n',
      }),
      /has calendars whose dates cannot be read$/,
    ],
    [
      'of services in no calendar',
      zipOf({ ...TRENITALIA, 'trips.txt': TRENITALIA['trips.txt'].replaceAll(/,S\d/g, ',X') }),
      /has no days for its 4 trains: no calendar has their services$/,
    ],
    [
      'of other columns',
      zipOf({ ...TRENITALIA, 'stop_times.txt': 'trip,stop,time\nT1,1,10:00:00\n' }),
      /has a stop_times\.txt without the columns trip_id, stop_id, stop_sequence, departure_time$/,
    ],
    [
      'without a column',
      zipOf({ ...TRENITALIA, 'calendar.txt': TRENITALIA['calendar.txt'].replace('sunday', 'dom') }),
      /has a calendar\.txt without the column sunday$/,
    ],
    [
      'of the stops of other trains',
      zipOf({
        ...TRENITALIA,
        'stop_times.txt': TRENITALIA['stop_times.txt'].replaceAll(/^T/gm, 'X'),
      }),
      /has a stop_times\.txt without its 4 trains$/,
    ],
    [
      'of times that cannot be read',
      zipOf({
        ...TRENITALIA,
        'stop_times.txt': TRENITALIA['stop_times.txt'].replaceAll(/:00|:30/g, ''),
      }),
      /has no times that can be read, such as 25:10:00$/,
    ],
    [
      'with an endless row',
      zipOf({ ...TRENITALIA, 'trips.txt': `a,"${huge.repeat(40)}` }),
      /trips\.txt that cannot be read/,
    ],
    [
      'about unknown stops only',
      zipOf({ ...UNOFFICIAL, 'stops.txt': 'stop_id,stop_name\n1,X\n' }),
      /no train that calls at two stations/,
    ],
  ])('is kept when the new feed is %s', async (_, file, reason) => {
    await runImport([await saveFile('before.zip', zipOf(ITALO))]);
    const before = await readFile(pathOf('data', 'timetable.bin'));
    const refusal = await runImport([await saveFile('new.zip', file)]).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(Refused);
    expect((refusal as Refused).message).toMatch(reason);
    expect((refusal as Refused).message).not.toContain('\n');
    expect(await readFile(pathOf('data', 'timetable.bin'))).toEqual(before);
    expect(await readdir(pathOf('data'))).toEqual([
      'timetable-feeds',
      'timetable-sources.json',
      'timetable.bin',
      'timetable.lock',
    ]);
  });

  it('is kept when the new feed is a zip bomb', async () => {
    const zip = zipOf(TRENITALIA);
    // The directory says that one table is 4 GB when unpacked.
    const entry = zip.indexOf('stop_times.txt', zip.indexOf('PK\u0001\u0002'));
    zip.writeUInt32LE(0xffff_fff0, entry - 46 + 24);
    await expect(runImport([await saveFile('bomb.zip', zip)])).rejects.toThrow(
      /has tables of 4096 MB; at most 256 MB are read/,
    );
    // The directory says less than there is.
    const liar = zipOf(TRENITALIA);
    liar.writeUInt32LE(
      10,
      liar.indexOf('stop_times.txt', liar.indexOf('PK\u0001\u0002')) - 46 + 24,
    );
    await expect(runImport([await saveFile('liar.zip', liar)])).rejects.toThrow(Refused);
  });

  it('is kept when the new feed does not exist', async () => {
    await expect(runImport([pathOf('none.zip')])).rejects.toThrow(/^there is no file /);
  });

  it('is kept when the new feed is no regular file', async () => {
    spawnSync('mkfifo', [pathOf('pipe')]);
    for (const path of ['/dev/zero', pathOf('pipe'), pathOf()]) {
      await expect(runImport([path])).rejects.toThrow(/ is not a regular file$/);
    }
  });

  it('is kept when the new feed has a name with escapes of a terminal', async () => {
    const path = await saveFile('\u001B[2Jfeed\u202E.zip', Buffer.from('PK'));
    await expect(runImport([path])).rejects.toThrow(/\/feed \.zip is not a zip file/);
  });

  it('is kept when the new feed has over a thousand files', async () => {
    const files = Array.from({ length: 1001 }, (_, at) => [`${at}.txt`, ''] as const);
    const zip = zipOf({ ...Object.fromEntries(files), ...TRENITALIA });
    await expect(runImport([await saveFile('many.zip', zip)])).rejects.toThrow(
      /has 1010 files; at most 1000 are read$/,
    );
  });

  it('is kept when the new feed has a value of over 200 letters', async () => {
    const name = 'x'.repeat(201);
    const zip = zipOf({ ...TRENITALIA, 'agency.txt': `agency_id,agency_name\n1,${name}\n` });
    await expect(runImport([await saveFile('long.zip', zip)])).rejects.toThrow(
      /agency\.txt that cannot be read: agency_name is longer than 200 letters$/,
    );
  });
});

describe('a feed that has more than is read', () => {
  const FEW = { agency: 1, stops: 6, routes: 5, services: 3, trips: 4, events: 9 };

  async function read(limits: Partial<typeof FEW>, times = 1): Promise<number> {
    const file = await open(await saveFile('a.zip', zipOf(TRENITALIA)));
    onTestFinished(() => file.close());
    const count = createRowCount({ ...FEW, ...limits });
    let trips = 0;
    for (let time = 0; time < times; time++) {
      count.beginFeed();
      const feed = await openFeed(file, { name: 'a.zip', count, onProgress: () => {} });
      trips += (await readFeed(feed, '2026-11-22')).trips.length;
    }
    return trips;
  }

  it.each([
    ['companies', { agency: 0 }],
    ['stops', { stops: 5 }],
    ['routes', { routes: 4 }],
    ['services', { services: 2 }],
    ['trips', { trips: 3 }],
    ['stops of trips', { events: 8 }],
  ])('is refused when it has too many %s', async (name, limits) => {
    await expect(read(limits)).rejects.toThrow(
      new RegExp(`^a\\.zip has too many ${name}: at most \\d are read$`),
    );
  });

  it('is refused when all feeds together have too many trips', async () => {
    await expect(read({ events: 18 }, 2)).rejects.toThrow(/too many trips: at most 4 are read$/);
  });

  it('is read when it has as many as are read', async () => {
    expect(await read({ events: 18, trips: 8 }, 2)).toBe(8);
  });
});
