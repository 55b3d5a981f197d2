import type { ReadSetting } from './read-setting.ts';
import { Feeds, Line } from './values.ts';

/** The feeds of the timetable, and the folder in which it is kept. */
export interface TimetableSettings {
  /** Where the timetable and copies of its feeds are kept: the data folder, or another one. */
  readonly timetableFolder: string;
  /** The addresses of the feeds that the server keeps its timetable from; empty for none. */
  readonly timetableFeeds: readonly string[];
}

/** The feeds of the three companies with most trains; README names their publishers and terms. */
const DEFAULT_FEEDS = [
  'https://github.com/deryclem/trenitalia-gtfs/raw/main/gtfs-trenitalia.zip',
  'https://github.com/deryclem/italo-gtfs/raw/main/gtfs-italo.zip',
  'https://www.dati.lombardia.it/download/3z4k-mxz9/application%2Fzip',
] as const;

/** @throws SettingError for the first value that cannot be used */
export function readTimetable(setting: ReadSetting, dataFolder: string): TimetableSettings {
  return {
    timetableFolder: setting('TIMETABLE_FOLDER', Line) ?? dataFolder,
    timetableFeeds: setting('TIMETABLE_FEEDS', Feeds) ?? DEFAULT_FEEDS,
  };
}
