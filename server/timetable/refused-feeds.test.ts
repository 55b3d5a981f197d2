import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ITALO, TRENITALIA, UNOFFICIAL, zipOf } from './feed.fixture.ts';
import { pathOf, prepareImportFolder, runImport, saveFile } from './import.fixture.ts';
import { Refused } from './refused.ts';

prepareImportFolder();

describe('the current timetable', () => {
  const without = (...names: readonly string[]) =>
    zipOf(Object.fromEntries(Object.entries(TRENITALIA).filter(([name]) => !names.includes(name))));
  const bus = TRENITALIA['routes.txt'].replaceAll(',2\r', ',3\r').replace('106', '3');
  const huge = 'a'.repeat(4096);

  it.each([
    ['not a zip file', Buffer.from('<html>not found</html>'), /is not a zip file/],
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
    expect(await readdir(pathOf('data'))).toEqual(['timetable-sources.json', 'timetable.bin']);
  });

  it('is kept when the new feed is a zip bomb', async () => {
    const zip = zipOf(TRENITALIA);
    // The directory says that one table is 4 GB when unpacked.
    const entry = zip.indexOf('stop_times.txt', zip.indexOf('PK\u0001\u0002'));
    zip.writeUInt32LE(0xffff_fff0, entry - 46 + 24);
    await expect(runImport([await saveFile('bomb.zip', zip)])).rejects.toThrow(
      /has tables of 4096 MB; at most 1024 MB are read/,
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
});
