import { writeFileSync } from 'node:fs';
import { scriptArguments } from '../script-arguments.ts';
import { readLines } from './read-lines.ts';

/** Generates the lines of Trenord, and prints the stops that match no station of the list. */
const {
  positionals: [path = ''],
} = scriptArguments({
  usage: 'node scripts/other-lines/generate.ts TRENORD-LINES.json.gz',
  parameters: { least: 1, most: 1 },
});
const { packed, unknown } = readLines(path);
const text = `${JSON.stringify(packed)}\n`;
const file = new URL('../../app/data/other-lines/generated/trenord.json', import.meta.url);
writeFileSync(file, text);

for (const stop of unknown) console.log(`unknown station: ${stop}`);
console.log(
  `${packed.lines.length} lines, ${packed.stations.length} stations, ${text.length} bytes`,
);
