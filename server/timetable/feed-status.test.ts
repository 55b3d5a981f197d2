import { expect, it } from 'vitest';
import { TIMETABLE_VERSION } from '#app/data/timetable/timetable-header.ts';
import { describeFeed, feedStatuses } from './feed-status.ts';
import type { ImportRecord } from './import-record.ts';

const at = (day: string) => new Date(`${day}T11:00:00Z`);
const feed = { name: 'Italo', firstDay: '2026-11-25', lastDay: '2027-01-10' } as const;

it.each([
  ['the included timetable', {}, '2026-11-26', ''],
  [
    'a new feed',
    { fetchedAt: '2026-11-25', checkedAt: '2026-11-25' },
    '2026-11-26',
    ', fetched 2026-11-25',
  ],
  [
    'a feed that was away for a weekend',
    { fetchedAt: '2026-11-20', checkedAt: '2026-11-25' },
    '2026-11-28',
    ', fetched 2026-11-20',
  ],
  [
    'a feed that is away for long',
    { fetchedAt: '2026-11-20', checkedAt: '2026-11-25' },
    '2026-11-29',
    ', fetched 2026-11-20, not updated since 2026-11-25',
  ],
  [
    'a feed that an operator loaded',
    { fetchedAt: '2026-11-20' },
    '2026-12-29',
    ', fetched 2026-11-20',
  ],
  ['a feed of eight more days', {}, '2027-01-03', ''],
  ['a feed of seven more days', {}, '2027-01-04', ', ends within a week'],
  ['a feed on its last day', {}, '2027-01-10', ', ends within a week'],
  ['a feed that is over', {}, '2027-01-11', ', over since 2027-01-11'],
])('describes %s', (_, times: { fetchedAt?: string; checkedAt?: string }, today, more) => {
  const status = {
    ...feed,
    fetchedAt: times.fetchedAt === undefined ? undefined : at(times.fetchedAt).getTime(),
    checkedAt: times.checkedAt === undefined ? undefined : at(times.checkedAt).getTime(),
  };
  expect(describeFeed(status, at(today))).toBe(`Italo: 2026-11-25 to 2027-01-10${more}`);
});

it('knows the age of every company of a feed, and of one in two feeds that of the older', () => {
  const recorded = (companies: readonly string[], day: string) => ({
    source: `https://feeds.example/${day}`,
    companies,
    fetchedAt: at(day).getTime(),
    checkedAt: at(day).getTime(),
  });
  const record: ImportRecord = {
    version: TIMETABLE_VERSION,
    importedAt: at('2026-11-26').getTime(),
    isAutomatic: true,
    feeds: [
      recorded(['Trenitalia'], '2026-11-26'),
      recorded(['Trenord', 'TILO', 'Trenitalia'], '2026-11-22'),
      recorded([], '2026-11-01'),
    ],
  };
  const feeds = ['Trenitalia', 'Trenord', 'TILO', 'Own'].map((name) => ({ ...feed, name }));
  const days = feedStatuses({ feeds }, record).map(({ checkedAt }) => checkedAt);
  const older = at('2026-11-22').getTime();
  expect(days).toEqual([older, older, older, undefined]);
});

it('names a feed of the settings that never arrived, with an alarm, until it does', () => {
  const source = 'https://feeds.example/trenord.zip?key=secret';
  const other = 'https://feeds.example/italo.zip';
  const record = (feeds: ImportRecord['feeds'], isAutomatic = true): ImportRecord => ({
    version: TIMETABLE_VERSION,
    importedAt: at('2026-11-26').getTime(),
    isAutomatic,
    sources: [other, source],
    feeds,
  });
  const italo = { source: other, companies: ['Italo'], fetchedAt: at('2026-11-26').getTime() };
  const failed = { source, companies: [], failure: 'not found' };
  const linesOf = (state: ImportRecord) =>
    feedStatuses({ feeds: [feed] }, state).map((status) => describeFeed(status, at('2026-11-26')));
  const fetched = 'Italo: 2026-11-25 to 2027-01-10, fetched 2026-11-26';
  const never = 'https://feeds.example/trenord.zip: never loaded';
  expect(linesOf(record([italo, failed]))).toEqual([fetched, never]);
  expect(linesOf(record([italo]))).toEqual([fetched, never]);
  expect(linesOf(record([]))).toEqual([
    'Italo: 2026-11-25 to 2027-01-10',
    'https://feeds.example/italo.zip: never loaded',
    never,
  ]);
  const arrived = { ...failed, fetchedAt: at('2026-11-20').getTime() };
  expect(linesOf(record([italo, arrived]))).toEqual([fetched]);
  expect(linesOf(record([], false))).toHaveLength(1);
});
