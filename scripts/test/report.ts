import { explainSkip } from './skipped.ts';
import type { StageResult } from './stage.ts';

/** A finished stage: its counts, and its lines for a person. */
export interface StageReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly text: string;
}

/**
 * Counts a stage and describes it: a line with its time, a line for each skipped test, and all of
 * its output where something failed.
 *
 * @param slowest how many of its slowest files to list
 */
export function describeStage(
  name: string,
  result: StageResult,
  seconds: number,
  slowest: number,
): StageReport {
  const notices = result.skipped.map((tests) => explainSkip(tests));
  const failed = result.failed + notices.filter(({ isMistake }) => isMistake).length;
  const skipped = result.skipped.reduce((sum, { count }) => sum + count, 0);
  const mark = failed === 0 ? 'ok  ' : 'FAIL';
  const lines = [
    `${mark} ${name}: ${counts(result.passed, failed, skipped)} (${seconds.toFixed(1)} s)`,
    ...notices.map(({ line }) => `     ${line}`),
    ...result.files
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, slowest)
      .map((file) => `     ${file.seconds.toFixed(1).padStart(6)} s ${file.path}`),
    ...(result.failed > 0 ? [result.output.trimEnd()] : []),
  ];
  return { passed: result.passed, failed, skipped, text: `${lines.join('\n')}\n` };
}

/** The counts in the form of the check's last line. */
export function counts(passed: number, failed: number, skipped: number): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
