import { crc32, deflateRawSync } from 'node:zlib';
import { packTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { addDays, romeDate } from '#app/domain/search/iso-date.ts';
import { encodeTimetable } from './encode.ts';
import type { Trip } from './trip.ts';

/** Creates a zip file with deflated entries, like published feeds. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content, { level: 9 });
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name)]);
    bodies.push(head, packed);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, entry, Buffer.from(name));
    offset += head.length + packed.length;
  }
  const names = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(names.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, names, Buffer.from('PK\u0005\u0006'), end]);
}

/** Creates a table of a feed from its rows, with CR LF. */
function table(...rows: readonly string[]): string {
  return `${rows.join('\r\n')}\r\n`;
}

const CALENDAR =
  'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date';

/**
 * Trenitalia's feed: parents with the nine digits and children without, train kinds in
 * `route_short_name`, boarding rules, and shapes, which are not read.
 */
export const TRENITALIA = {
  'agency.txt': table(
    'agency_id,agency_name,agency_url,agency_timezone',
    '1,Trenitalia,https://www.trenitalia.com,Europe/Rome',
  ),
  'feed_info.txt': table(
    'feed_publisher_name,feed_start_date,feed_end_date',
    'somebody,20261120,20261212',
  ),
  'stops.txt': `\uFEFF${table(
    'stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station',
    'IT::StopPlace:otherTRENITALIA:830008409,830008409,ROMA TERMINI,41.9,12.5,1,',
    'IT::Quay:otherTRENITALIA:1,,ROMA TERMINI,41.9,12.5,0,IT::StopPlace:otherTRENITALIA:830008409',
    // The coordinates of this station were swapped in one version.
    'IT::StopPlace:railTRENITALIA:830009988,830009988,NAPOLI AFRAGOLA,14.3,40.9,0,',
    'IT::StopPlace:otherTRENITALIA:830009218,830009218,NAPOLI CENTRALE,40.85,14.27,0,',
    'X9,,Caserta,41.0676,14.3276,0,',
    'X10,,Caserta,45.5,9.2,0,',
  )}`,
  'routes.txt': table(
    'route_id,agency_id,route_short_name,route_type',
    'R1,1,FR,2',
    'R2,1,REG,106',
    'R3,1,BUS,3',
    'R4,2,TRAM 7,0',
    'R5,2,BUS,3',
  ),
  'trips.txt': table(
    'trip_id,route_id,service_id,trip_short_name,trip_headsign',
    'T1,R1,S1,9519,',
    'T2,R2,S2,2413,',
    'T3,R3,S1,NA701,',
    'T4,R1,S3,9999,',
    'T5,R5,S1,12,',
  ),
  'stop_times.txt': table(
    'trip_id,stop_sequence,stop_id,arrival_time,departure_time,pickup_type,drop_off_type',
    'T1,1,IT::Quay:otherTRENITALIA:1,10:00:00,10:00:00,0,1',
    'T1,10,IT::StopPlace:otherTRENITALIA:830009218,11:12:30,11:12:30,1,0',
    'T1,5,IT::StopPlace:railTRENITALIA:830009988,10:55:00,10:57:00,1,0',
    'T2,1,X9,24:30:00,24:30:00,0,0',
    'T2,2,IT::StopPlace:otherTRENITALIA:830009218,25:15:00,25:15:00,0,0',
    'T3,1,X9,09:00:00,09:00:00,,',
    'T3,2,X10,09:10:00,09:10:00,,',
    'T3,3,IT::StopPlace:otherTRENITALIA:830009218,09:50:00,09:50:00,,',
    'T4,1,IT::Quay:otherTRENITALIA:1,10:00:00,10:00:00,,',
    'T4,2,IT::StopPlace:otherTRENITALIA:830009218,11:00:00,11:00:00,,',
    'T5,1,IT::Quay:otherTRENITALIA:1,10:00:00,10:00:00,,',
    'T5,2,IT::StopPlace:otherTRENITALIA:830009218,11:00:00,11:00:00,,',
  ),
  'calendar.txt': table(
    CALENDAR,
    'S1,1,1,1,1,1,0,0,20261116,20261211',
    'S2,0,0,0,0,0,0,1,20261116,20261213',
    'S3,1,1,1,1,1,1,1,20251101,20251130',
  ),
  // No train on 8 December, a holiday, and one on Saturday 12 December.
  'calendar_dates.txt': table('service_id,date,exception_type', 'S1,20261208,2', 'S1,20261212,1'),
  'shapes.txt': table('shape_id,shape_pt_lat', 'X,1'),
};

/** Italo's feed: dates without a calendar, trains and buses, and a train of Trenitalia's feed. */
export const ITALO = {
  'agency.txt': table('agency_id,agency_name', 'NTV,Italo - Nuovo Trasporto Viaggiatori'),
  'stops.txt': table(
    'stop_id,stop_name,stop_lat,stop_lon,wheelchair_boarding',
    'RMT,Roma Termini,41.9010,12.5011,1',
    'NAC,Napoli Centrale,40.8530,14.2720,1',
  ),
  'routes.txt': table('route_id,agency_id,route_type', 'I1,NTV,2', 'I2,NTV,3'),
  'trips.txt': table(
    'trip_id,route_id,service_id,trip_short_name,trip_headsign',
    'A,I1,D,8901,Napoli Centrale',
    'B,I1,D,9519,Napoli Centrale',
    'C,I2,D,5001,Napoli Centrale',
  ),
  'stop_times.txt': table(
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    'A,08:00:00,08:00:00,RMT,1',
    'A,09:10:00,09:10:00,NAC,2',
    'B,10:02:00,10:02:00,RMT,1',
    'B,11:14:00,11:14:00,NAC,2',
    'C,12:00:00,12:00:00,RMT,1',
    'C,14:30:00,14:30:00,NAC,2',
  ),
  'calendar_dates.txt': table('service_id,date,exception_type', 'D,20261125,1', 'D,20261126,1'),
};

/**
 * An older regional feed: plain nine digits, "Stazione di" before names, no calendar, quoted
 * values, in a folder.
 */
export const REGIONAL = {
  'gtfs/stops.txt': table(
    '"stop_id","stop_name","stop_lat","stop_lon"',
    '"830008409","Stazione di Roma Termini","41.9","12.5"',
    '"830008203","Stazione di Orvieto","42.72","12.13"',
    '"ort","Stazione di Orte","42.4380","12.4100"',
  ),
  'gtfs/routes.txt': table('"route_id","route_short_name","route_type"', '"1","RV","2"'),
  'gtfs/trips.txt': table(
    '"route_id","service_id","trip_id","trip_short_name"',
    '"1","77","a","4105"',
  ),
  'gtfs/stop_times.txt': table(
    '"trip_id","arrival_time","departure_time","stop_id","stop_sequence"',
    '"a","7:05:00","7:05:00","830008409","1"',
    '"a","7:50:00","7:50:00","ort","2"',
  ),
  'gtfs/calendar_dates.txt': table('"service_id","date","exception_type"', '"77","20261125","1"'),
};

/** An unofficial feed: stops by name only, one of them no station. */
export const UNOFFICIAL = {
  'stops.txt': table('stop_id,stop_name', '1,Milano Centrale', '2,Monza', '3,"Somewhere, else"'),
  'routes.txt': table('route_id,route_short_name,route_type', '1,S9,2'),
  'trips.txt': table('route_id,service_id,trip_id', '1,1,1', '1,1,2'),
  'stop_times.txt': table(
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    '1,07:00:00,07:00:00,1,1',
    '1,,,3,2',
    '1,07:15:00,07:15:00,2,3',
    '2,08:00:00,08:00:00,1,1',
    '2,08:15:00,08:15:00,2,2',
  ),
  'calendar.txt': table(CALENDAR, '1,1,1,1,1,1,1,1,20261101,20271101'),
};

/**
 * A feed with daily trains from Rome to Naples, of some companies with the numbers of their trains.
 * The number is also the minute of departure after six.
 */
export function trainsBetween(
  companies: Readonly<Record<string, readonly number[]>>,
  { firstDay = '20261101', lastDay = '20261220' } = {},
): Buffer {
  const names = Object.keys(companies);
  const trains = Object.entries(companies).flatMap(([company, numbers]) =>
    numbers.map((number) => ({ company, number, minute: String(number).padStart(2, '0') })),
  );
  return zipOf({
    'agency.txt': table('agency_id,agency_name', ...names.map((name) => `${name},${name}`)),
    'stops.txt': table('stop_id,stop_name', 'RMT,Roma Termini', 'NAC,Napoli Centrale'),
    'routes.txt': table(
      'route_id,agency_id,route_type',
      ...names.map((name) => `${name},${name},2`),
    ),
    'trips.txt': table(
      'trip_id,route_id,service_id,trip_short_name',
      ...trains.map(({ company, number }) => `${number},${company},D,${number}`),
    ),
    'stop_times.txt': table(
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      ...trains.flatMap(({ number, minute }) => [
        `${number},06:${minute}:00,06:${minute}:00,RMT,1`,
        `${number},08:${minute}:00,08:${minute}:00,NAC,2`,
      ]),
    ),
    'calendar.txt': table(CALENDAR, `D,1,1,1,1,1,1,1,${firstDay},${lastDay}`),
  });
}

/** A feed whose trains run on the day after the current one, which processes of tests need. */
export function feedOfToday(feed: Readonly<Record<string, string>>, trips: number): Buffer {
  const compact = (days: number) => addDays(romeDate(new Date()), days).replaceAll('-', '');
  const rows = Array.from({ length: trips }, (_, at) => `K${at}`);
  return zipOf({
    ...feed,
    'calendar_dates.txt': `service_id,date,exception_type\nD,${compact(1)},1\n`,
    'calendar.txt': 'service_id\n',
    'trips.txt': `trip_id,route_id,service_id,trip_short_name\n${rows
      .map((id, at) => `${id},I1,D,${at}\n`)
      .join('')}`,
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${rows
      .map((id) => `${id},08:00:00,08:00:00,RMT,1\n${id},09:10:00,09:10:00,NAC,2\n`)
      .join('')}`,
  });
}

/** The file of a timetable of one train a day, from Rome to Naples. */
export function oneTrainADay(company?: string): Buffer {
  return packTimetableFile(packedTrainADay(company));
}

/** A packed timetable of one train a day, from Rome to Naples. */
export function packedTrainADay(company = 'Own'): Uint8Array {
  const stops = ['83084095', '83092189'].map((station, at) => {
    const time = 600 + at * 72;
    return { station, arrival: time, departure: time, boarding: 3 };
  });
  const trip: Trip = { number: '1', kind: 'frecciarossa', days: 0b1111111n, stops, feed: 0 };
  const feed = { name: company, firstDay: '2026-01-01', lastDay: '2026-12-31' } as const;
  return encodeTimetable([trip], { feeds: [feed] });
}
