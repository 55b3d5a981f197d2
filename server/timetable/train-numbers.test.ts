import { expect, it } from 'vitest';
import { zipOf } from './feed.fixture.ts';
import { prepareImportFolder, readImported, runImport, saveFile } from './import.fixture.ts';

prepareImportFolder();

const [NICE, VENTIMIGLIA] = ['87756056', '83045013'] as const;

/** SNCF's feed: dates alone, and the train's number as its headsign. */
function feedOf(trips: readonly (readonly [shortName: string, headsign: string])[]): Buffer {
  const rows = (header: string, lines: readonly string[]) => [header, ...lines].join('\r\n');
  return zipOf({
    'agency.txt': rows('agency_id,agency_name', ['OCESN,SNCF Voyageurs']),
    'stops.txt': rows('stop_id,stop_name,stop_lat,stop_lon', [
      `StopPoint:OCETrain TER-${NICE},Nice,43.7046,7.2619`,
      `StopPoint:OCETrain TER-${VENTIMIGLIA},"Vintimille, gare",43.7928,7.6082`,
    ]),
    'routes.txt': rows('route_id,agency_id,route_short_name,route_type', ['R,OCESN,TER,2']),
    'trips.txt': rows(
      'route_id,service_id,trip_id,trip_short_name,trip_headsign',
      trips.map(([shortName, headsign], at) => `R,1,T${at},${shortName},${headsign}`),
    ),
    'stop_times.txt': rows(
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      trips.flatMap((_, at) => [
        `T${at},0${at + 6}:00:00,0${at + 6}:00:00,StopPoint:OCETrain TER-${VENTIMIGLIA},1`,
        `T${at},0${at + 6}:50:00,0${at + 6}:50:00,StopPoint:OCETrain TER-${NICE},2`,
      ]),
    ),
    'calendar_dates.txt': rows('service_id,date,exception_type', ['1,20261125,1']),
  });
}

it('a train’s number is its short name, else a headsign of digits alone', async () => {
  const trips = [
    ['', '86037'],
    ['9241', '86039'],
    ['', 'Nice Ville'],
    ['', '12'],
  ] as const;
  await runImport([await saveFile('sncf.zip', feedOf(trips))]);
  const trains = (await readImported()).directTrains(VENTIMIGLIA, NICE, '2026-11-25');
  expect(trains.map(({ rides }) => rides[0].number)).toEqual(['86037', '9241', '', '']);
});
