import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { TIMETABLE_VERSION } from '#app/data/timetable/timetable-header.ts';
import type { ImportRecord } from '../timetable/import-record.ts';
import { INCLUDED_TIMETABLE } from '../timetable.ts';
import { timetableLines } from './describe-timetable.ts';

it.each([
  ['2026-06-06', ''],
  ['2026-06-13', ', ends within a week'],
  ['2026-06-14', ', over since 2026-06-14'],
] as const)('describes the feeds of a timetable on %s', (today, over) => {
  const timetable = readTimetableFile(readFileSync(INCLUDED_TIMETABLE));
  const noon = new Date(`${today}T10:00:00Z`);
  const lines = timetableLines({ timetable, record: undefined }, noon);
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^Trenitalia: 2025-12-14 to 2026-06-13${over}, \\d+ trips$`)),
    expect.stringMatching(/^\d+ trains a day, by days of the week$/),
  ]);
});

it('names the feeds that never arrived', () => {
  const timetable = readTimetableFile(readFileSync(INCLUDED_TIMETABLE));
  const record: ImportRecord = {
    version: TIMETABLE_VERSION,
    importedAt: 0,
    isAutomatic: true,
    sources: ['https://feeds.example/trenord.zip'],
    feeds: [],
  };
  const lines = timetableLines({ timetable, record }, new Date('2026-06-01T10:00:00Z'));
  expect(lines).toContain('https://feeds.example/trenord.zip: never loaded');
});
