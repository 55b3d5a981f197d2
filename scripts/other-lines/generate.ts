import { writeFileSync } from 'node:fs';
import { readLines } from './read-lines.ts';

/** Generates the lines of Trenord, and prints the stops that match no station of the list. */
const [path] = process.argv.slice(2);
if (path === undefined) {
  process.stderr.write('Usage: node scripts/other-lines/generate.ts TRENORD-LINES.json.gz\n');
  process.exit(2);
}
const { packed, unknown } = readLines(path);
const text = `${JSON.stringify(packed)}\n`;
const file = new URL('../../app/data/other-lines/generated/trenord.json', import.meta.url);
writeFileSync(file, text);

for (const stop of unknown) console.log(`unknown station: ${stop}`);
console.log(
  `${packed.lines.length} lines, ${packed.stations.length} stations, ${text.length} bytes`,
);
