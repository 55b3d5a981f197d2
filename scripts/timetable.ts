import { readFile } from 'node:fs/promises';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { romeDate } from '#app/domain/search/iso-date.ts';
import { readSettings, SettingError } from '#server/env.ts';
import { importedTimetable, importTimetable, trainsADay } from '#server/timetable/import-timetable.ts';
import { createProgress } from '#server/timetable/progress.ts';
import { Refused } from '#server/timetable/refused.ts';

const USAGE = `Usage: npm run timetable -- [--accept] FILE-OR-ADDRESS...
       npm run timetable -- --status
  Reads GTFS feeds (zip), or one timetable.bin of another machine, into the data folder.
  --accept   takes a timetable with over 20 % fewer trains than the one before
  --status   tells feeds, dates and trains of the timetable that is in use
`;

const OWN_FILE = new URL('../app/data/timetable/generated/timetable.bin', import.meta.url);

/** Runs the owner's command; answers the exit status: 0 done, 1 refused, 2 wrong usage. */
async function runTimetableCommand(parameters: readonly string[], dataFolder: string): Promise<number> {
  const sources = parameters.filter((parameter) => !parameter.startsWith('--'));
  const flags = parameters.filter((parameter) => parameter.startsWith('--'));
  const out = (line: string) => process.stdout.write(`${line}\n`);
  if (flags.join() === '--status' && sources.length === 0) {
    const timetable = (await importedTimetable(dataFolder)) ?? readTimetableFile(await readFile(OWN_FILE));
    timetable.feeds.forEach(({ name, firstDay, lastDay }, feed) => {
      const trips = timetable.tripFeeds.reduce((count, of) => count + (of === feed ? 1 : 0), 0);
      out(`${name}: ${firstDay} to ${lastDay}, ${trips} trips`);
    });
    const dates =
      timetable.firstDay === undefined ? 'by days of the week' : `by dates, from ${timetable.firstDay} on`;
    out(`${trainsADay(timetable)} trains a day, ${dates}`);
    return 0;
  }
  if (sources.length === 0 || flags.some((flag) => flag !== '--accept')) {
    process.stderr.write(USAGE);
    return 2;
  }
  const progress = createProgress(process.stderr);
  try {
    await importTimetable({
      sources,
      dataFolder,
      today: romeDate(new Date()),
      accept: flags.length > 0,
      out: (line) => {
        progress.clear();
        out(line);
      },
      onProgress: progress.show,
    });
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    progress.clear();
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    progress.clear();
  }
}

try {
  process.exitCode = await runTimetableCommand(
    process.argv.slice(2),
    readSettings(process.env).newsletter.dataFolder,
  );
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
