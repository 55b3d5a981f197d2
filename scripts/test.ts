import { isBuilt } from './build/digest.ts';
import { PROGRAMS } from './package-programs.ts';
import { countedPlaywright, vitestStage } from './test/counted-stages.ts';
import { journeyStages } from './test/journey-stages.ts';
import { explainSkip } from './test/skipped.ts';
import { commandStage, type Stage } from './test/stage.ts';

/**
 * Checks the whole project: a line for each stage, the output of those that fail, every skipped
 * test with what the machine lacks for it, and one line that counts.
 */
const build: readonly Stage[] = isBuilt() ? [] : [commandStage('build', ['scripts/build.ts'])];
const stages: readonly Stage[] = [
  ...build,
  commandStage('types', [PROGRAMS.reactRouter, 'typegen'], [PROGRAMS.tsc, '--noEmit']),
  commandStage('lint', [PROGRAMS.biome, 'check', '.']),
  commandStage('unused files, exports and packages', [PROGRAMS.knip]),
  vitestStage,
  countedPlaywright('browser tests', []),
  ...journeyStages(),
];

let passed = 0;
let failed = 0;
let skipped = 0;
for (const stage of stages) {
  const start = performance.now();
  const result = await stage.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const skippedHere = result.skipped.reduce((sum, { count }) => sum + count, 0);
  const notices = result.skipped.map((tests) => explainSkip(tests));
  const failedHere = result.failed + notices.filter(({ isMistake }) => isMistake).length;
  const mark = failedHere === 0 ? 'ok  ' : 'FAIL';
  passed += result.passed;
  failed += failedHere;
  skipped += skippedHere;
  process.stdout.write(
    `${mark} ${stage.name}: ${counts(result.passed, failedHere, skippedHere)} (${seconds} s)\n`,
  );
  for (const { line } of notices) process.stdout.write(`     ${line}\n`);
  if (result.failed > 0) process.stdout.write(`${result.output.trimEnd()}\n`);
}
process.stdout.write(`${counts(passed, failed, skipped)}\n`);
process.exitCode = failed === 0 ? 0 : 1;

function counts(ofPassed: number, ofFailed: number, ofSkipped: number): string {
  return `${ofPassed} passed, ${ofFailed} failed, ${ofSkipped} skipped`;
}
