import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { storeFile } from '../newsletter/open-store.ts';
import { isOpenToOthers } from '../private-folder.ts';
import { feedAlarm, feedStatuses } from '../timetable/feed-status.ts';
import type { CommandContext } from './command.ts';
import { readTimetableState } from './describe-timetable.ts';
import type { Finding } from './finding.ts';

const LEAST_FREE_MEGABYTES = 500;
const MEGABYTE = 1024 * 1024;

/** Checks the data folder with its permissions and disk, the SQLite file, and the timetable. */
export async function checkMachine({
  settings,
  clock,
}: CommandContext): Promise<readonly Finding[]> {
  const { dataFolder } = settings.newsletter;
  return [
    checkFolder(dataFolder),
    checkFiles(dataFolder),
    checkDisk(dataFolder),
    await checkTimetable({ settings, clock }),
  ];
}

function checkFolder(dataFolder: string): Finding {
  const name = 'data folder';
  const path = resolve(dataFolder);
  try {
    accessSync(path, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { name, result: 'to do', text: `${path} cannot be written (${code}): see DATA_FOLDER` };
  }
  if (isOpenToOthers(path))
    return { name, result: 'to do', text: `others may read it: chmod 700 ${path}` };
  return { name, result: 'ok', text: path };
}

function checkFiles(dataFolder: string): Finding {
  const name = "newsletter's files";
  const file = resolve(storeFile(dataFolder));
  const files = ['', '-wal', '-shm']
    .map((ending) => file + ending)
    .filter((path) => existsSync(path));
  const open = files.filter(isOpenToOthers);
  if (open.length > 0)
    return { name, result: 'to do', text: `others may read them: chmod 600 ${open.join(' ')}` };
  return { name, result: 'ok', text: files.length === 0 ? 'none' : 'for their owner alone' };
}

function checkDisk(dataFolder: string): Finding {
  const name = 'disk';
  if (!existsSync(dataFolder)) return { name, result: 'left out', text: 'there is no data folder' };
  const { bavail, bsize } = statfsSync(dataFolder);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= LEAST_FREE_MEGABYTES) return { name, result: 'ok', text: `${free} MB are free` };
  return {
    name,
    result: 'to do',
    text: `only ${free} MB are free: make room for ${LEAST_FREE_MEGABYTES}`,
  };
}

async function checkTimetable(
  context: Pick<CommandContext, 'settings' | 'clock'>,
): Promise<Finding> {
  const name = 'timetable';
  const { timetable, record } = await readTimetableState(context);
  const feeds = feedStatuses(timetable, record);
  const ends = feeds.flatMap(({ name, lastDay }) => (lastDay ? [{ name, lastDay }] : []));
  const [first] = ends.sort((one, other) => (one.lastDay < other.lastDay ? -1 : 1));
  if (first === undefined)
    return { name, result: 'to do', text: 'it has no feeds: run binario timetable' };
  const now = new Date(context.clock());
  const alarms = feeds.flatMap((feed) => {
    const alarm = feedAlarm(feed, now);
    return alarm === undefined ? [] : [`${feed.name} ${alarm}`];
  });
  if (alarms.length > 0)
    return { name, result: 'to do', text: `${alarms.join(', ')}: run binario timetable` };
  return { name, result: 'ok', text: `${first.name} ends on ${first.lastDay}` };
}
