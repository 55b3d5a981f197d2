import { spawnSync } from 'node:child_process';
import { scriptArguments } from '../scripts/script-arguments.ts';
import { benchClientBytes } from './client-bytes.ts';
import { benchCodeSize } from './code-size.ts';
import { benchFrames } from './frames.ts';
import { benchImportMemory } from './import-memory.ts';
import { benchInteractions } from './interactions.ts';
import { benchLoad } from './load.ts';
import { machineName } from './machine.ts';
import { benchMixedMemory, benchPlanningMemory, benchTripMemory } from './memory.ts';
import { benchNewsletter } from './newsletter.ts';
import { benchObservatory } from './observatory.ts';
import { benchOwnWords } from './own-words.ts';
import { benchRestart } from './restart.ts';
import { benchThroughput } from './throughput.ts';
import { benchUncachedPages } from './uncached-pages.ts';
import { benchUpdate } from './update.ts';

function runFile(file: string): void {
  spawnSync(process.execPath, [file], { stdio: 'inherit' });
}

/** Runs all benches, or those that are named, and prints their figures. */
const { values, positionals } = scriptArguments({
  usage: 'npm run bench -- [NAME…], for example: bytes load --minutes 1',
  parameters: { least: 0, most: Number.POSITIVE_INFINITY },
  options: {
    /** Different pages of the bench `pages`. */
    pages: { type: 'string', default: '10000' },
    /** Requests of the benches `memory`, `mixed-memory` and `planning-memory`. */
    requests: { type: 'string', default: '100000' },
    /** Sign-ups in the store of the bench `newsletter`. */
    people: { type: 'string', default: '100000' },
    /** Runs of the bench `interactions`. */
    runs: { type: 'string', default: '5' },
    /** The duration of the bench `load`. */
    minutes: { type: 'string', default: '10' },
  },
});

const BENCHES: Readonly<Record<string, () => Promise<void> | void>> = {
  code: benchCodeSize,
  bytes: benchClientBytes,
  matching: () => runFile('bench/matching/run.ts'),
  map: () => runFile('bench/map/run.ts'),
  timetable: () => runFile('bench/timetable/run.ts'),
  'missed-changes': () => runFile('bench/missed-changes.ts'),
  import: benchImportMemory,
  pages: () => benchUncachedPages(Number(values.pages)),
  memory: () => benchTripMemory(Number(values.requests)),
  'mixed-memory': () => benchMixedMemory(Number(values.requests)),
  'planning-memory': () => benchPlanningMemory(Number(values.requests)),
  newsletter: () => benchNewsletter(Number(values.people)),
  interactions: () => benchInteractions(Number(values.runs)),
  frames: benchFrames,
  load: () => benchLoad(Number(values.minutes)),
  throughput: benchThroughput,
  restart: benchRestart,
  update: benchUpdate,
  'own-words': benchOwnWords,
  observatory: benchObservatory,
};

const names = Object.keys(BENCHES);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown bench: ${unknown.join(', ')}. Benches: ${names.join(', ')}\n`);
  process.exit(1);
}
process.stdout.write(`${machineName()}\n`);
for (const [name, run] of Object.entries(BENCHES)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  await run();
}
