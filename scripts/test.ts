import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { isBuilt } from './build/digest.ts';
import { PROGRAMS } from './package-programs.ts';
import { countedPlaywright, vitestStage } from './test/counted-stages.ts';
import { journeyStages } from './test/journey-stages.ts';
import { counts, describeStage, type StageReport } from './test/report.ts';
import { commandStage, type Stage } from './test/stage.ts';

const { values: options } = parseArgs({
  options: {
    /** Adds the ten slowest test files of each stage. */
    slowest: { type: 'boolean', default: false },
  },
});

/** One stage often waits while another computes, and most of them use more than one processor. */
const STAGES_AT_ONCE = 2;

/**
 * Checks the whole project. Prints a line for each stage as it ends, the output of those that fail,
 * every skipped test with what the machine lacks for it, and at last one line that counts.
 */
const build: readonly Stage[] = isBuilt() ? [] : [commandStage('build', ['scripts/build.ts'])];
const stages: readonly Stage[] = [
  commandStage('types', [PROGRAMS.reactRouter, 'typegen'], [PROGRAMS.tsc, '--noEmit']),
  commandStage('lint', [PROGRAMS.biome, 'check', '.']),
  commandStage('unused files, exports and packages', [PROGRAMS.knip]),
  vitestStage,
  countedPlaywright('browser tests', []),
  ...journeyStages(),
];

async function run(stage: Stage): Promise<StageReport> {
  const start = performance.now();
  const result = await stage.run();
  const seconds = (performance.now() - start) / 1000;
  const report = describeStage(stage.name, result, seconds, options.slowest ? 10 : 0);
  process.stdout.write(report.text);
  return report;
}

const limit = pLimit(STAGES_AT_ONCE);
const reports: StageReport[] = [];
for (const stage of build) reports.push(await run(stage));
reports.push(...(await Promise.all(stages.map((stage) => limit(() => run(stage))))));

const total = (key: 'passed' | 'failed' | 'skipped') =>
  reports.reduce((sum, report) => sum + report[key], 0);
process.stdout.write(`Checked in ${(performance.now() / 1000).toFixed(0)} s\n`);
process.stdout.write(`${counts(total('passed'), total('failed'), total('skipped'))}\n`);
process.exitCode = total('failed') === 0 ? 0 : 1;
