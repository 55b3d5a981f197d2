import { runFile } from '../run-file.ts';
import type { SkippedTests } from './skipped.ts';

/** A test file and how long its tests took. */
export interface TimedFile {
  readonly path: string;
  readonly seconds: number;
}

/** The result of one part of the check. */
export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  readonly skipped: readonly SkippedTests[];
  /** Its test files; none where a stage is one command. */
  readonly files: readonly TimedFile[];
}

/** One part of the check of the whole project. */
export interface Stage {
  readonly name: string;
  readonly run: () => Promise<StageResult>;
}

/** A stage that counts as one test and stops at its first command that fails. */
export function commandStage(
  name: string,
  ...commands: readonly (readonly [file: string, ...parameters: string[]])[]
): Stage {
  return {
    name,
    async run() {
      let output = '';
      for (const command of commands) {
        const result = await runFile(command);
        output += result.output;
        if (result.status !== 0) return { passed: 0, failed: 1, skipped: [], files: [], output };
      }
      return { passed: 1, failed: 0, skipped: [], files: [], output };
    },
  };
}
