import { resolve } from 'node:path';
import pLimit from 'p-limit';
import { isBuilt } from './build/digest.ts';
import { PROGRAMS } from './package-programs.ts';
import { scriptArguments } from './script-arguments.ts';
import { countedPlaywright, countedVitest } from './test/counted-stages.ts';
import { journeyStages } from './test/journey-stages.ts';
import { counts, describeStage, type StageReport } from './test/report.ts';
import { commandStage, type Stage } from './test/stage.ts';

/**
 * Checks the whole project. Prints a line for each stage as it ends, the output of those that fail,
 * every skipped test with what the machine lacks for it, and at last one line that counts.
 */
const { values: options } = scriptArguments({
  usage: 'npm test -- [--quick] [--slowest]',
  options: {
    /** Checks types, style and the unit tests that depend on uncommitted changes, nothing else. */
    quick: { type: 'boolean', default: false },
    /** Adds the ten slowest test files of each stage. */
    slowest: { type: 'boolean', default: false },
  },
});

// The tests start some hundred processes with the same code, which Node then compiles once.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled-by-node');

/** Three at once take as long as two on two cores, which are busy either way. */
const STAGES_AT_ONCE = 2;

const build: readonly Stage[] = isBuilt()
  ? []
  : [commandStage('build', ['scripts/build-when-changed.ts'])];
const types = commandStage('types', [PROGRAMS.tsc, '--noEmit']);
const lint = commandStage('lint', [PROGRAMS.biome, 'check', '.']);
const unused = commandStage('unused files, exports and packages', [PROGRAMS.knip]);
/** In an order in which none of them runs alone for long at the end. */
const ofBuiltSite: readonly Stage[] = [
  countedPlaywright('browser tests', []),
  countedVitest('server tests', ['--project=processes', '--project=long']),
  countedVitest('unit tests', ['--project=pure']),
  countedVitest('crawl, clones and deployment', ['--project=site']),
  ...journeyStages(),
];
const ofChanges = countedVitest('unit tests of what changed', [
  '--changed',
  '--passWithNoTests',
  // Not the tests of whole servers, databases and installations.
  '--project=pure',
  '--project=processes',
]);

const limit = pLimit(STAGES_AT_ONCE);
const reports: StageReport[] = [];

const runAll = (stages: readonly Stage[]) =>
  Promise.all(stages.map((stage) => limit(() => run(stage))));

async function run(stage: Stage): Promise<void> {
  const start = performance.now();
  const result = await stage.run();
  const seconds = (performance.now() - start) / 1000;
  const report = describeStage(stage.name, result, seconds, options.slowest ? 10 : 0);
  process.stdout.write(report.text);
  reports.push(report);
}

if (options.quick) await runAll([types, lint, ofChanges]);
else {
  // Those that need the sources alone run beside the build, which leaves a processor free.
  const built = runAll(build);
  const ofSources = runAll([types, lint, unused]);
  await built;
  await Promise.all([ofSources, runAll(ofBuiltSite)]);
}

const total = (key: 'passed' | 'failed' | 'skipped') =>
  reports.reduce((sum, report) => sum + report[key], 0);
process.stdout.write(`Checked in ${(performance.now() / 1000).toFixed(0)} s\n`);
process.stdout.write(`${counts(total('passed'), total('failed'), total('skipped'))}\n`);
process.exitCode = total('failed') === 0 ? 0 : 1;
