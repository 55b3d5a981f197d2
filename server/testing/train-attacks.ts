import { TRAIN_FILES } from '#app/data/moving-trains/moving-trains.ts';
import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { packTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { addDays, romeDate } from '#app/domain/search/iso-date.ts';
import { encodeTimetable } from '../timetable/encode.ts';
import type { Trip } from '../timetable/trip.ts';
import { type Attack, statusOf } from './attack.ts';
import { type AttackedServer, pagesMade } from './attacked-server.ts';
import { rawRequest, sendRaw } from './raw-request.ts';

/** The ids of stations of one line. */
const STOPS = ['milan', 'bologna', 'florence', 'rome', 'naples'].flatMap(
  (key) => STATION_BY_KEY.get(key)?.stationId ?? [],
);
const DATES = 60;
const TRAINS_A_DAY = 2_500;

/** A timetable whose trains run on each of its dates. */
function datedTimetable(): Uint8Array {
  const firstDay = romeDate(new Date());
  const lastDay = addDays(firstDay, DATES - 1);
  const days = (1n << BigInt(7 + DATES)) - 1n;
  const trips = Array.from({ length: TRAINS_A_DAY }, (_, train): Trip => {
    const stops = STOPS.map((station, stop) => {
      // Each train takes other minutes between its stops, so that the file is large.
      const time = (train % 1_000) + stop * 60 + (Math.floor(train / 30 ** stop) % 30);
      return { station, arrival: time, departure: time, boarding: 3 };
    });
    return { number: `${train}`, kind: 'frecciarossa', days, stops, feed: 0 };
  });
  const feeds = [{ name: 'Own', firstDay, lastDay }];
  return packTimetableFile(encodeTimetable(trips, { firstDay, days: DATES, feeds }));
}

/** The start of the paths of the trains, which has the version of the timetable. */
async function trainFolder({ port }: AttackedServer): Promise<string> {
  const today = romeDate(new Date());
  const { text } = await sendRaw(port, rawRequest(`GET /map/now/en/${today}.json`));
  return `/map/trains/${/"folder":"([^/"]+)\//.exec(text)?.[1] ?? ''}`;
}

const filesOf = (folder: string, days: readonly (string | number)[]) =>
  days.flatMap((day) => TRAIN_FILES.map((file) => `${folder}/${day}/${file}.bin`));

/** The attacks by the trains of the map, which are computed for each day. */
export const TRAIN_ATTACKS: readonly Attack[] = [
  {
    name: 'the trains of every day of two years, requested together, do not hold back a page',
    async run(server) {
      const today = romeDate(new Date());
      const days = Array.from({ length: 2 * 365 }, (_, at) => addDays(today, at - 365));
      const paths = [
        ...days.map((day, at) => `/map/now/${LANGUAGES[at % LANGUAGES.length]}/${day}.json`),
        ...filesOf(await trainFolder(server), [0, 1, 2, 3, 4, 5, 6]),
      ];
      const statuses = await Promise.all(paths.map((path) => statusOf(server, `GET ${path}`)));
      const made = statuses.filter((status) => status === 200).length;
      const others = statuses.filter((status) => status !== 200 && status !== 503);
      return {
        held: made > 0 && others.length === 0,
        figure: `${made} of ${paths.length} made, ${others.length} neither made nor refused`,
      };
    },
  },
  {
    name: 'the trains of every date, one after another, drop no page from memory',
    environment: { PAGE_CACHE_MEGABYTES: '1' },
    timetable: datedTimetable,
    async run(server) {
      const today = romeDate(new Date());
      const dates = Array.from({ length: DATES }, (_, at) => addDays(today, at));
      const paths = filesOf(await trainFolder(server), dates);
      await statusOf(server, 'GET /cities/rome');
      let bytes = 0;
      for (const path of paths) {
        const { text, statuses } = await sendRaw(server.port, rawRequest(`GET ${path}`));
        if (statuses[0] === 200) bytes += text.length;
      }
      const pages = await pagesMade(server, () => statusOf(server, 'GET /cities/rome'));
      return {
        held: bytes > 1_500_000 && pages === 0,
        figure: `${bytes} bytes of ${paths.length} files, then ${pages} of 1 page made again`,
      };
    },
  },
];
