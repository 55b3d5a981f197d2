import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAMS } from '../package-programs.ts';
import { runFile, type Stage, type StageResult } from './stage.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  /** What went wrong outside every test, such as a file that cannot be read. */
  readonly errors: readonly unknown[];
}

/** The unit, property, server and structure tests, counted one by one. */
export const vitestStage = countedStage('unit and server tests', (report) => ({
  command: [PROGRAMS.vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  environment: { NO_COLOR: '1' },
  count: ({ numPassedTests, numFailedTests, numFailedTestSuites }: VitestReport) => ({
    passed: numPassedTests,
    failed: numFailedTests || numFailedTestSuites,
  }),
}));

/** Tests of Playwright's runner, counted one by one. */
export const countedPlaywright = (name: string, parameters: readonly string[]): Stage =>
  countedStage(name, (report) => ({
    // Of the tests that pass a dot, so that what went wrong is not lost among them.
    command: [PROGRAMS.playwright, 'test', ...parameters, '--reporter=dot,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' },
    count: ({ stats, errors }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }),
  }));

interface CountedRun<Report> {
  readonly command: readonly [string, ...string[]];
  readonly environment: Readonly<Record<string, string>>;
  readonly count: (report: Report) => Pick<StageResult, 'passed' | 'failed'>;
}

function countedStage<Report>(name: string, plan: (report: string) => CountedRun<Report>): Stage {
  return {
    name,
    async run() {
      const folder = mkdtempSync(join(tmpdir(), 'binario-test-'));
      const file = join(folder, 'report.json');
      const { command, environment, count } = plan(file);
      const { status, output } = await runFile(command, environment);
      try {
        const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
        // A run that ends badly although each of its tests passed has failed all the same.
        return { passed, failed: failed || (status === 0 ? 0 : 1), output };
      } catch (error) {
        return { passed: 0, failed: 1, output: `${output}\nNo report: ${String(error)}\n` };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
