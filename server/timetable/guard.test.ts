import { describe, expect, it } from 'vitest';
import { packTimetableFile, readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { INCLUDED_TIMETABLE } from '../timetable.ts';
import { encodeTimetable } from './encode.ts';
import { ITALO, REGIONAL, TRENITALIA, UNOFFICIAL, zipOf } from './feed.fixture.ts';
import { refuseWorse } from './guard.ts';
import { pathOf, prepareImportFolder, runImport, saveFile } from './import.fixture.ts';

prepareImportFolder();

const noon = (day: string) => new Date(`${day}T11:00:00Z`);

describe('the current timetable', () => {
  it('is kept when the new one has far fewer trains, unless that is accepted', async () => {
    await runImport([await saveFile('a.zip', zipOf(UNOFFICIAL))]);
    const fewer = await saveFile('b.zip', zipOf(REGIONAL));
    await expect(runImport([fewer])).rejects.toThrow(
      /^\/\S+\/a\.zip: 0 trains a day instead of 2; --accept takes it anyway$/,
    );
    expect((await runImport([fewer], { accept: true })).kind).toBe('made');
  });

  it('is kept when a first import has far fewer trains than the included timetable', async () => {
    const included = { includedFile: INCLUDED_TIMETABLE };
    const small = await saveFile('a.zip', zipOf(TRENITALIA));
    await expect(runImport([small], included)).rejects.toThrow(
      /^Trenitalia: 3 trains a day instead of \d{2},\d{3}; --accept takes it anyway$/,
    );
    expect((await runImport([small], { ...included, accept: true })).kind).toBe('made');
  });

  it('is kept when the new one begins over a week from now, unless that is accepted', async () => {
    const later = await saveFile('later.zip', zipOf(TRENITALIA));
    await expect(runImport([later], { now: noon('2025-10-24') })).rejects.toThrow(
      /^the timetable begins only on 2025-11-01 and would replace that of today; --accept takes/,
    );
    expect((await runImport([later], { now: noon('2025-10-25') })).kind).toBe('made');
    const accepted = { now: noon('2025-10-24'), accept: true };
    expect((await runImport([later], accepted)).kind).toBe('made');
  });

  it('is kept if the new one loses a company, even if another has as many trains', async () => {
    await runImport([
      await saveFile('a.zip', zipOf(TRENITALIA)),
      await saveFile('b.zip', zipOf(ITALO)),
    ]);
    await expect(
      runImport([pathOf('a.zip'), await saveFile('c.zip', zipOf(REGIONAL))]),
    ).rejects.toThrow(/^Italo: 0 trains a day instead of 2; --accept takes it anyway$/);
  });

  it('is kept when one company loses over a fifth of its trains, not a fifth', () => {
    const days = { firstDay: '2026-01-01', lastDay: '2026-12-31' } as const;
    const timetableOf = (counts: readonly number[]) => {
      const stops = ['83084095', '83092189'].map((station, at) => ({
        station,
        arrival: 600 + at * 70,
        departure: 600 + at * 70,
        boarding: 3,
      }));
      const trips = counts.flatMap((count, feed) =>
        Array.from({ length: count }, (_, at) => ({
          number: `${feed}${at}`,
          kind: 'train' as const,
          days: 0b1111111n,
          stops,
          feed,
        })),
      );
      const feeds = counts.map((_, feed) => ({ name: `Company ${feed}`, ...days }));
      return readTimetableFile(packTimetableFile(encodeTimetable(trips, { feeds })));
    };
    const check = (next: readonly number[], inUse: readonly number[]) =>
      refuseWorse(timetableOf(next), timetableOf(inUse), { today: '2026-11-22', accept: false });
    check([80, 40], [100, 50]);
    expect(() => check([79, 50], [100, 50])).toThrow(
      /^Company 0: 79 trains a day instead of 100; --accept takes it anyway$/,
    );
  });
});
