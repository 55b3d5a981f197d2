import { resolve } from 'node:path';
import type { WriteStream } from 'node:tty';
import { romeDate } from '#app/domain/search/iso-date.ts';
import { prepareFolder } from '../env.ts';
import { runImportProcess } from '../run-import-process.ts';
import { importTimetable, timetableInUse } from '../timetable/import-timetable.ts';
import { plainText } from '../timetable/plain-text.ts';
import { createProgress } from '../timetable/progress.ts';
import { Refused } from '../timetable/refused.ts';
import { OWN_TIMETABLE } from '../timetable.ts';
import { type Command, CommandRefusal } from './command.ts';
import { describeTimetable } from './describe-timetable.ts';

/** Imports a timetable into its folder, or describes the current one. */
export const TIMETABLE: Command = {
  name: 'timetable',
  parameters: { shown: 'FILE-OR-ADDRESS…', least: 0, most: Number.POSITIVE_INFINITY },
  options: {
    accept: {
      type: 'boolean',
      description: 'takes over 20 % fewer trains than now, or a timetable that begins later',
    },
    status: { type: 'boolean', description: 'shows feeds, dates and trains of the current one' },
  },
  summary: 'Loads GTFS feeds (zip), or one timetable.bin of another machine',
  details: `The servers take the new timetable within 20 seconds. A feed is refused if it cannot be read, is
over, begins over a week from now, or has over 20 % fewer trains than now.`,
  async run({ settings, clock, out, err }, { values, positionals: sources }) {
    const { timetableFolder: folder, given } = settings;
    const today = romeDate(new Date(clock()));
    err(`folder: ${plainText(resolve(folder))}\n`);
    if (values.status) {
      if (sources.length > 0 || values.accept)
        throw new CommandRefusal('--status shows the current timetable and loads nothing.');
      for (const line of describeTimetable(await timetableInUse(folder, OWN_TIMETABLE), today))
        out(`${line}\n`);
      return;
    }
    if (sources.length === 0)
      throw new CommandRefusal('A feed is missing: name files or addresses, or --status.');
    prepareFolder(folder, given.has('TIMETABLE_FOLDER') ? 'TIMETABLE_FOLDER' : 'DATA_FOLDER');
    const progress = createProgress(progressOutput(err));
    try {
      await importTimetable({
        sources,
        folder,
        ownFile: OWN_TIMETABLE,
        today,
        accept: values.accept === true,
        out: (line) => {
          progress.clear();
          out(`${line}\n`);
        },
        onProgress: progress.show,
        make: runImportProcess,
      });
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
