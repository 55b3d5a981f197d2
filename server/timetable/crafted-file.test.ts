import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  packTimetableFile,
  readTimetableFile,
  TimetableFileError,
} from '#app/data/timetable/timetable-file.server.ts';
import { TIMETABLE_VERSION } from '#app/data/timetable/timetable-header.ts';
import { openCurrentTimetable } from '../timetable.ts';
import { oneTrainADay, packedTrainADay } from './feed.fixture.ts';

/** A file with a right digest whose header has other values. */
function crafted(values: Readonly<Record<string, unknown>>): Buffer {
  const packed = Buffer.from(packedTrainADay());
  const length = packed.readUInt32BE(0);
  const header: unknown = JSON.parse(packed.subarray(4, 4 + length).toString());
  const changed = Buffer.from(JSON.stringify({ ...(header as object), ...values }));
  const start = Buffer.alloc(4);
  start.writeUInt32BE(changed.length);
  return packTimetableFile(Buffer.concat([start, changed, packed.subarray(4 + length)]));
}

/** A file with a right digest that has another byte after its header. */
function changedAt(place: number, byte: number): Buffer {
  const packed = Buffer.from(packedTrainADay());
  packed[4 + packed.readUInt32BE(0) + place] = byte;
  return packTimetableFile(packed);
}

const DAY = { firstDay: '2026-01-01', lastDay: '2026-12-31' };

it.each([
  ['feeds that are null', crafted({ feeds: null })],
  ['a billion stops', crafted({ stops: 1e9 })],
  ['a billion events', crafted({ events: 1e9 })],
  ['a billion routes', crafted({ routes: 1e9 })],
  ['a billion days', crafted({ days: 1e9, calendars: 0 })],
  ['a negative count', crafted({ stops: -1 })],
  ['half a stop', crafted({ stops: 2.5 })],
  ['numbers for names', crafted({ numbers: [1] })],
  ['a feed without dates', crafted({ feeds: [{ name: 'Trenitalia' }] })],
  [
    'a feed with a date that does not exist',
    crafted({ feeds: [{ ...DAY, name: 'A', firstDay: '2026-02-30' }] }),
  ],
  [
    'a name that turns the direction of its line',
    crafted({ feeds: [{ ...DAY, name: 'A\u202E' }] }),
  ],
  ['a name with an escape of a terminal', crafted({ feeds: [{ ...DAY, name: '\u001B[2J' }] })],
  ['an endless name', crafted({ feeds: [{ ...DAY, name: 'A'.repeat(5000) }] })],
  ['one station twice', crafted({ stations: ['83084095', '83084095'] })],
  ['another version', crafted({ version: TIMETABLE_VERSION + 1 })],
  ['a header that is no object', packTimetableFile(Buffer.from('\0\0\0\u0004null'))],
  ['a header that is longer than the file', packTimetableFile(Buffer.from('\u00ff\0\0\u0004null'))],
  ['nothing', packTimetableFile(Buffer.alloc(0))],
  // The calendar, then the route: its length, two stations, no rules, one profile of a ride …
  ['a route of 127 stops', changedAt(1, 127)],
  ['a station that it does not have', changedAt(2, 126)],
  ['a rule for boarding that there is not', changedAt(4, 2)],
  ['127 profiles', changedAt(5, 127)],
  ['127 trips of a route', changedAt(7, 127)],
])('a timetable with a right digest is refused when it has %s', async (_, file) => {
  expect(() => readTimetableFile(file)).toThrow(TimetableFileError);

  const folder = await mkdtemp(join(tmpdir(), 'timetable-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'included.bin'), oneTrainADay());
  await writeFile(join(folder, 'timetable.bin'), file);
  const logged: string[] = [];
  const timetable = await openCurrentTimetable(join(folder, 'included.bin'), folder, (event) =>
    logged.push(event),
  );
  expect(logged).toEqual(['timetable.not-read']);
  expect(timetable.current().timetable.feeds).toMatchObject([{ name: 'Own' }]);
});

it('the untouched file of these cases is read', () => {
  expect(readTimetableFile(crafted({})).tripNumbers).toEqual(['1']);
});
