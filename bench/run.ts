import { spawnSync } from 'node:child_process';
import { benchClientBytes } from './client-bytes.ts';
import { benchCodeSize } from './code-size.ts';
import { benchLoad } from './load.ts';
import { machineName } from './machine.ts';
import { benchMemory } from './memory.ts';
import { benchObservatory } from './observatory.ts';
import { benchRestart } from './restart.ts';
import { benchThroughput } from './throughput.ts';
import { benchUncachedPages } from './uncached-pages.ts';
import { benchUpdate } from './update.ts';

function runFile(file: string): void {
  spawnSync(process.execPath, [file], { stdio: 'inherit' });
}

/**
 * The benches by name; `npm run bench -- bytes pages` runs some of them, without a name all run. A
 * number behind a name is how many pages or minutes: `npm run bench -- load 1`.
 */
const BENCHES: Readonly<Record<string, (amount?: number) => Promise<void> | void>> = {
  code: benchCodeSize,
  bytes: benchClientBytes,
  matching: () => runFile('bench/matching/run.ts'),
  map: () => runFile('bench/map/run.ts'),
  timetable: () => runFile('bench/timetable/run.ts'),
  pages: (pages = 10_000) => benchUncachedPages(pages),
  memory: (trips = 100_000) => benchMemory(trips),
  load: (minutes = 10) => benchLoad(minutes),
  throughput: benchThroughput,
  restart: benchRestart,
  update: benchUpdate,
  observatory: benchObservatory,
};

const words = process.argv.slice(2);
const named = words.filter((word) => !/^[\d.]+$/.test(word));
const unknown = named.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}\n`,
  );
  process.exit(1);
}
process.stdout.write(`${machineName()}\n`);
for (const [name, run] of Object.entries(BENCHES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  const amount = Number(words[words.indexOf(name) + 1]);
  await run(named.includes(name) && amount > 0 ? amount : undefined);
}
