import { isBuilt } from './build/digest.ts';
import { PROGRAMS } from './package-programs.ts';
import { countedPlaywright, vitestStage } from './test/counted-stages.ts';
import { journeyStages } from './test/journey-stages.ts';
import { commandStage, type Stage } from './test/stage.ts';

/** Checks the whole project: a line for each stage, the output of those that fail, and one line that counts. */
const build: readonly Stage[] = isBuilt() ? [] : [commandStage('build', ['scripts/build.ts'])];
const stages: readonly Stage[] = [
  ...build,
  commandStage('types', [PROGRAMS.reactRouter, 'typegen'], [PROGRAMS.tsc, '--noEmit']),
  commandStage('lint', [PROGRAMS.biome, 'check', '.']),
  commandStage('unused files, exports and packages', [PROGRAMS.knip]),
  vitestStage,
  countedPlaywright('browser tests', []),
  ...journeyStages,
];

let passed = 0;
let failed = 0;
for (const stage of stages) {
  const start = performance.now();
  const result = await stage.run();
  passed += result.passed;
  failed += result.failed;
  if (result.missing) {
    process.stdout.write(`none ${stage.name}: not run, because ${result.missing}\n`);
    continue;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `${result.failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)\n`,
  );
  if (result.failed > 0) process.stdout.write(`${result.output.trimEnd()}\n`);
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
