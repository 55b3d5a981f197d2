import { expect, it } from 'vitest';
import { zipOf } from './feed.fixture.ts';
import { prepareImportFolder, readImported, runImport, saveFile } from './import.fixture.ts';

const [MILAN, BERGAMO] = ['83017004', '83015297'];

prepareImportFolder();

/** The lines of a feed and the numbers of their trains, each an hour after the one before. */
const LINES = [
  ['RE80', '2601'],
  ['S11', '24001'],
  ['R17', '10801'],
  ['XP1', '301'],
  ['EC', '35'],
  ['', '99'],
] as const;

function feedOf(company: string): Buffer {
  const hours = LINES.map(([line, number], at) => ({ line, number, hour: 6 + at }));
  return zipOf({
    'agency.txt': `agency_id,agency_name\n1,${company}\n`,
    'stops.txt': 'stop_id,stop_name\nM,Milano Centrale\nB,Bergamo\n',
    'routes.txt': `route_id,agency_id,route_short_name,route_type\n${hours
      .map(({ line, number }) => `${number},1,${line},2\n`)
      .join('')}`,
    'trips.txt': `trip_id,route_id,service_id,trip_short_name\n${hours
      .map(({ number }) => `${number},${number},D,${number}\n`)
      .join('')}`,
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${hours
      .map(
        ({ number, hour }) =>
          `${number},${hour}:00:00,${hour}:00:00,M,1\n${number},${hour}:48:00,${hour}:48:00,B,2\n`,
      )
      .join('')}`,
    'calendar_dates.txt': 'service_id,date,exception_type\nD,20261125,1\n',
  });
}

async function kindsOf(company: string, settings: { readonly kinds?: 'regional' } = {}) {
  await runImport([await saveFile('a.zip', feedOf(company))]);
  const planner = await readImported();
  const trains = planner.journeysWith(MILAN, BERGAMO, '2026-11-25', settings);
  return trains.map(({ rides }) => rides[0].kind);
}

it.each(['Trenord', 'TILO SA', 'Trenitalia Tper'])('lines of %s are regional', async (company) => {
  const all = ['regionale', 'regionale', 'regionale', 'regionale', 'eurocity', 'regionale'];
  expect(await kindsOf(company)).toEqual(all);
  expect(await kindsOf(company, { kinds: 'regional' })).toEqual(
    all.filter((kind) => kind === 'regionale'),
  );
});

it('lines of a company with other trains too are of no kind', async () => {
  expect(await kindsOf('SNCF Voyageurs')).toEqual(
    LINES.map(([line]) => (line === 'EC' ? 'eurocity' : 'train')),
  );
});
