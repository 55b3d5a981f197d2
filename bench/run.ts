import { spawnSync } from 'node:child_process';
import { benchClientBytes } from './client-bytes.ts';
import { machineName } from './machine.ts';
import { benchMemory } from './memory.ts';
import { benchThroughput } from './throughput.ts';
import { benchUncachedPages } from './uncached-pages.ts';

function runFile(file: string): void {
  spawnSync(process.execPath, [file], { stdio: 'inherit' });
}

/** The benches by name; `npm run bench -- bytes pages` runs some of them, without a name all run. */
const BENCHES: Readonly<Record<string, () => Promise<void> | void>> = {
  bytes: benchClientBytes,
  matching: () => runFile('bench/matching/run.ts'),
  map: () => runFile('bench/map/run.ts'),
  pages: () => benchUncachedPages(10_000),
  memory: () => benchMemory(100_000),
  throughput: benchThroughput,
};

const named = process.argv.slice(2);
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
  await run();
}
