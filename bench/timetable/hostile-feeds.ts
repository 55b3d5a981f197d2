import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import { ITALO, zipOf } from '#server/timetable/feed.fixture.ts';
import { LIMITS } from '#server/timetable/refused.ts';

/** The size of a feed that is made to take much memory. */
export interface HostileSize {
  readonly trips: number;
  readonly stopsOfTrip: number;
  /** The letters of the ids of trips and services. */
  readonly idLength: number;
  /** Services, each with days of its own. */
  readonly services: number;
}

/** A feed as large as is read, in every count. */
export const LARGEST: HostileSize = {
  trips: LIMITS.rows.trips,
  stopsOfTrip: Math.floor(LIMITS.rows.events / LIMITS.rows.trips),
  idLength: 60,
  services: 60_000,
};

/** Two bytes in memory for each letter. */
const WIDE_LETTER = 'Ω';

const compact = (date: IsoDate) => date.replaceAll('-', '');

/** Makes the zip file of a feed in which no trip, train number or service equals another one. */
export function hostileFeed(size: HostileSize, today: IsoDate): Buffer {
  const { trips, stopsOfTrip, idLength, services } = size;
  const idOf = (letter: string, at: number) => `${letter}${at}`.padEnd(idLength, WIDE_LETTER);
  const stations = stationIndexFor('it').stations.filter(({ id }) => id.startsWith('83'));
  const rows = (count: number, row: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => `${row(at)}\n`).join('');
  const time = (minutes: number) =>
    `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:00`;
  const stopRows = (trip: number) =>
    rows(stopsOfTrip, (at) => {
      const station = (trip * 7 + at * (1 + (trip % 97))) % stations.length;
      const minutes = time(300 + (trip % 700) + at * (3 + (trip % 11)));
      return `${idOf('T', trip)},${minutes},${minutes},S${station},${at}`;
    });
  return zipOf({
    ...ITALO,
    'stops.txt': `stop_id,stop_code,stop_name\n${rows(stations.length, (at) => {
      const id = stations[at]?.id ?? '';
      return `S${at},${id.slice(0, 2)}00${id.slice(2, 7)},x`;
    })}`,
    'trips.txt': `trip_id,route_id,service_id,trip_short_name\n${rows(
      trips,
      (at) => `${idOf('T', at)},I1,${idOf('D', at % services)},${at}`,
    )}`,
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${Array.from(
      { length: trips },
      (_, trip) => stopRows(trip),
    ).join('')}`,
    // Each service runs from one day to another, so that no two have the same days.
    'calendar.txt':
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n' +
      rows(services, (at) => {
        const from = compact(addDays(today, at % 250));
        const to = compact(addDays(today, 251 + Math.floor(at / 250)));
        return `${idOf('D', at)},1,1,1,1,1,1,1,${from},${to}`;
      }),
    'calendar_dates.txt': 'service_id\n',
  });
}
