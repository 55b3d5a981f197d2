import { readFileSync, writeFileSync } from 'node:fs';
import { packTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { encodeTimetable } from '#server/timetable/encode.ts';
import { mergeSeason } from '#server/timetable/merge-trips.ts';
import { scriptArguments } from '../script-arguments.ts';
import { readSourceTable } from '../stations/source-table.ts';
import { readPublished } from './published-extract.ts';
import { createResolver } from './resolve-stations.ts';

/** Generates the included timetable, and prints the names that match no station of the list. */
const {
  positionals: [journeysPath = '', codesPath = ''],
} = scriptArguments({
  usage: 'node scripts/timetable/generate.ts JOURNEYS.json.gz STATION-CODES.json',
  parameters: { least: 2, most: 2 },
});
const codes = JSON.parse(readFileSync(codesPath, 'utf8')) as Readonly<Record<string, string>>;
const { trips, unresolved } = readPublished(
  journeysPath,
  createResolver(await readSourceTable(), codes),
);
const week = mergeSeason(trips);
const feed = { name: 'Trenitalia', firstDay: '2025-12-14', lastDay: '2026-06-13' } as const;
const file = packTimetableFile(encodeTimetable(week, { feeds: [feed] }));
writeFileSync(new URL('../../app/data/timetable/generated/timetable.bin', import.meta.url), file);

for (const [name, journeys] of [...unresolved].sort((one, other) => other[1] - one[1])) {
  console.log(`unknown station: ${name}, ${journeys} journeys`);
}
console.log(
  `${trips.length} journeys, ${week.length} trips in the usual week, ${file.length} bytes`,
);
