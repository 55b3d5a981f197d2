import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stationLabel } from '#app/data/stations/stations.server.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { coversDate, feedsCovering } from '#app/domain/timetable/days.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { ITALO, REGIONAL, TRENITALIA, UNOFFICIAL, zipOf } from './feed.fixture.ts';
import {
  pathOf,
  prepareImportFolder,
  printedLines,
  readImported,
  runImport,
  saveFile,
  startFeedServer,
} from './import.fixture.ts';

const [ROME, AFRAGOLA, NAPLES, CASERTA] = ['83084095', '83099887', '83092189', '83092114'];

const SHA256_BYTES = 32;

prepareImportFolder();

const numbers = (trains: readonly Journey[]) => trains.map(({ rides }) => rides[0].number);

describe('a feed that is imported', () => {
  it('is read from an address with dates, exceptions, kinds and boarding rules', async () => {
    const zip = zipOf(TRENITALIA);
    const server = await startFeedServer((_, response) => response.end(zip));
    onTestFinished(server.close);
    await runImport([`${server.origin}/feed.zip`]);
    const planner = await readImported();
    const on = (day: IsoDate) => numbers(planner.directTrains(ROME, NAPLES, day));
    expect(on('2026-11-23')).toEqual(['9519']);
    expect(on('2026-11-22')).toEqual([]);
    expect(on('2026-12-08')).toEqual([]);
    expect(on('2026-12-12')).toEqual(['9519']);
    const [train] = planner.directTrains(ROME, NAPLES, '2026-11-23');
    expect(train).toMatchObject({
      departure: 600,
      arrival: 672,
      rides: [{ kind: 'frecciarossa', fromPosition: 0, toPosition: 2 }],
    });
    expect(planner.directTrains(AFRAGOLA, NAPLES, '2026-11-23')).toEqual([]);
    expect(numbers(planner.directTrains(ROME, AFRAGOLA, '2026-11-23'))).toEqual(['9519']);
    expect(coversDate(planner.timetable, '2026-12-13')).toBe(true);
    expect(coversDate(planner.timetable, '2026-12-20')).toBe(false);
    expect(feedsCovering(planner.timetable, '2026-11-23')).toEqual([
      { name: 'Trenitalia', firstDay: '2025-11-01', lastDay: '2026-12-13' },
    ]);
    expect(planner.figuresOf(ROME, NAPLES)?.weekday).toEqual({ all: 1, direct: 1 });
    expect(printedLines()[0]).toBe(
      'Trenitalia: 4 trips; stops by code 4, name nearby 1, name alone 0, none 1',
    );
    expect(printedLines()[1]).toBe('  not in the list: Caserta');
  });

  it('lists trains after midnight on their day of departure', async () => {
    await runImport([await saveFile('a.zip', zipOf(TRENITALIA))]);
    const planner = await readImported();
    expect(stationLabel('it', CASERTA)).toBe('Caserta');
    // The service of Sunday leaves at 24:30.
    expect(numbers(planner.directTrains(CASERTA, NAPLES, '2026-11-22'))).toEqual([]);
    const [night] = planner.directTrains(CASERTA, NAPLES, '2026-11-23');
    expect(night).toMatchObject({ departure: 30, arrival: 75 });
    const bus = planner.directTrains(CASERTA, NAPLES, '2026-11-24')[0];
    expect(bus?.rides[0]).toMatchObject({ kind: 'bus', number: 'NA701' });
  });

  it.each([
    ['9519', '9519'],
    ['FR 9519', 'FR 9519'],
    ['IC-505', 'IC-505'],
    ['FI18M', 'FI18M'],
    ['12/13', '12/13'],
    ['Call 555 for tickets', ''],
    ['evil.example', ''],
    ['RIDE9 FREE', ''],
    ['FREE', ''],
    ['9519 <b>', ''],
    ['９５１９', ''],
  ])('has a train’s number as railways write them, or none: %s', async (written, shown) => {
    const trips = TRENITALIA['trips.txt'].replace('9519', written);
    await runImport([await saveFile('a.zip', zipOf({ ...TRENITALIA, 'trips.txt': trips }))]);
    const planner = await readImported();
    expect(numbers(planner.directTrains(ROME, NAPLES, '2026-11-23'))).toEqual([shown]);
  });

  it('has no company of its own words', async () => {
    const agencies = 'agency_id,agency_name\n1,Call 555 for tickets\n';
    const source = await saveFile('a.zip', zipOf({ ...TRENITALIA, 'agency.txt': agencies }));
    await runImport([source, await saveFile('b.zip', zipOf(ITALO))]);
    const { timetable } = await readImported();
    const feeds = feedsCovering(timetable, '2026-11-25').map(({ name }) => name);
    expect(feeds).toEqual([source, 'Italo']);
    const file = await readFile(pathOf('data', 'timetable.bin'));
    const packed = file.subarray('Binario timetable\n'.length + SHA256_BYTES);
    const text = brotliDecompressSync(packed).toString('latin1');
    expect(text).toContain('Italo');
    expect(text).not.toContain('Call');
  });

  it('has every run of a trip that is listed once for many', async () => {
    const zip = zipOf({
      ...ITALO,
      'frequencies.txt':
        'trip_id,start_time,end_time,headway_secs\nA,06:10:00,09:00:00,3600\nA,26:00:00,26:30:00,1800\n' +
        'B,06:00:00,09:00:00,0\nX,06:00:00,09:00:00,600\n',
    });
    await runImport([await saveFile('a.zip', zip)]);
    const planner = await readImported();
    const departures = (day: IsoDate) =>
      planner
        .directTrains(ROME, NAPLES, day)
        .filter(({ rides }) => rides[0].number === '8901')
        .map(({ departure, durationMinutes }) => [departure, durationMinutes]);
    expect(departures('2026-11-25')).toEqual([
      [370, 70],
      [430, 70],
      [490, 70],
    ]);
    expect(departures('2026-11-26')[0]).toEqual([120, 70]);
  });

  it('is joined with another feed, and a train in both is listed once', async () => {
    await runImport([
      await saveFile('a.zip', zipOf(TRENITALIA)),
      await saveFile('b.zip', zipOf(ITALO)),
    ]);
    const planner = await readImported();
    const trains = planner.directTrains(ROME, NAPLES, '2026-11-25');
    expect(trains.map(({ rides: [{ number, kind }] }) => [number, kind])).toEqual([
      ['8901', 'italo'],
      ['9519', 'frecciarossa'],
      ['5001', 'bus'],
    ]);
    expect(feedsCovering(planner.timetable, '2026-11-25').map(({ name }) => name)).toEqual([
      'Trenitalia',
      'Italo',
    ]);
  });

  it('gives its own minutes of a change within a station, whatever the trains', async () => {
    const transfers = [
      'from_stop_id,to_stop_id,transfer_type,min_transfer_time,from_route_id',
      'RMT,RMT,2,430,',
      'NAC,NAC,2,1200,I1',
      'RMT,NAC,2,600,',
      'NAC,NAC,0,600,',
      'NAC,NAC,2,-60,',
    ].join('\n');
    const feed = zipOf({ ...ITALO, 'transfers.txt': transfers });
    await runImport([await saveFile('italo.zip', feed)]);
    const { stationNumbers, changeMinutes } = (await readImported()).timetable;
    const minutesAt = (id: string) => changeMinutes[stationNumbers.get(id) ?? -1];
    expect([minutesAt(ROME), minutesAt(NAPLES)]).toEqual([8, 10]);
  });

  it('may be quoted, in a folder, without calendar, with names after "Stazione di"', async () => {
    await runImport([await saveFile('c.zip', zipOf(REGIONAL))]);
    const planner = await readImported();
    const orte = planner.timetable.stationIds.find((id) => stationLabel('it', id) === 'Orte') ?? '';
    const [train] = planner.directTrains(ROME, orte, '2026-11-25');
    expect(train).toMatchObject({
      departure: 425,
      rides: [{ number: '4105', kind: 'regionale-veloce' }],
    });
  });

  it('may identify its stops by name alone', async () => {
    await runImport([await saveFile('d.zip', zipOf(UNOFFICIAL))]);
    expect(printedLines()[0]).toMatch(
      /2 trips; stops by code 0, name nearby 0, name alone 2, none 1$/,
    );
    expect(printedLines()[1]).toBe('  not in the list: Somewhere, else');
    const planner = await readImported();
    const [milan = '', monza = ''] = ['Milano Centrale', 'Monza'].map((name) =>
      planner.timetable.stationIds.find((id) => stationLabel('it', id) === name),
    );
    expect(planner.directTrains(milan, monza, '2026-11-22')).toHaveLength(2);
  });
});
