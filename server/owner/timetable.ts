import { resolve } from 'node:path';
import type { WriteStream } from 'node:tty';
import { runImportProcess } from '../run-import-process.ts';
import { prepareFolder } from '../settings/data-folder.ts';
import { importTimetable } from '../timetable/import-timetable.ts';
import { plainText } from '../timetable/plain-text.ts';
import { createProgress } from '../timetable/progress.ts';
import { Refused } from '../timetable/refused.ts';
import { INCLUDED_TIMETABLE } from '../timetable.ts';
import { type Command, CommandRefusal } from './command.ts';
import { describeTimetable } from './describe-timetable.ts';
import { withSharedTimetable } from './shared-timetable.ts';

/** Imports a timetable into its folder, or describes the current one. */
export const TIMETABLE: Command = {
  name: 'timetable',
  parameters: { shown: '[FILE-OR-ADDRESS…]', least: 0, most: Number.POSITIVE_INFINITY },
  options: {
    accept: {
      type: 'boolean',
      description: 'takes over 20 % fewer trains than now, or a timetable that begins later',
    },
    status: { type: 'boolean', description: 'shows feeds, dates and trains of the current one' },
  },
  summary: 'Loads the GTFS feeds (zip) of TIMETABLE_FEEDS, or others',
  details: `The servers take the new timetable within 20 seconds. The next night's is made of TIMETABLE_FEEDS
again, unless that is "none". A feed is refused if it cannot be read or is over. One of
TIMETABLE_FEEDS with over 20 % fewer trains of a company than now, or which begins over a week from
now, is held back: its last good copy stays, and the other feeds are taken.`,
  async run(context, { values, positionals }) {
    const { settings, clock, out, err } = context;
    const { timetableFolder: folder, timetableFeeds, given } = settings;
    err(`folder: ${plainText(resolve(folder))}\n`);
    if (values.status) {
      if (positionals.length > 0 || values.accept)
        throw new CommandRefusal('--status shows the current timetable and loads nothing.');
      for (const line of await describeTimetable(context)) out(`${line}\n`);
      return;
    }
    const isAutomatic = positionals.length === 0;
    if (isAutomatic && timetableFeeds.length === 0)
      throw new CommandRefusal('TIMETABLE_FEEDS is none: name files or addresses, or --status.');
    prepareFolder(folder, given.has('TIMETABLE_FOLDER') ? 'TIMETABLE_FOLDER' : 'DATA_FOLDER');
    const progress = createProgress(progressOutput(err));
    try {
      const { feeds } = await withSharedTimetable(settings, (shared) =>
        importTimetable({
          sources: isAutomatic ? timetableFeeds : positionals,
          isAutomatic,
          folder,
          shared,
          includedFile: INCLUDED_TIMETABLE,
          now: new Date(clock()),
          accept: values.accept === true,
          out: (line) => {
            progress.clear();
            out(`${line}\n`);
          },
          onProgress: progress.show,
          make: runImportProcess,
        }),
      );
      progress.clear();
      for (const { failure } of feeds) if (failure !== undefined) err(`${plainText(failure)}\n`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      progress.clear();
      throw new CommandRefusal(plainText(error.message), { cause: error });
    } finally {
      progress.clear();
    }
  },
};

type ProgressOutput = Pick<WriteStream, 'write' | 'isTTY' | 'columns'>;

/** The standard error, with the properties of its terminal. */
function progressOutput(err: (text: string) => void): ProgressOutput {
  const { isTTY, columns } = process.stderr;
  return {
    isTTY,
    columns,
    write: (text: string | Uint8Array) => {
      err(String(text));
      return true;
    },
  };
}
