import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PROGRAMS } from '../package-programs.ts';
import { runFile } from '../run-file.ts';
import { readMissingNeeds, type SkippedTests } from './skipped.ts';
import type { Stage, StageResult } from './stage.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    /** Milliseconds. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** A file, or a group of tests in one. */
interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly tests: readonly {
      /** Durations in milliseconds. */
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  /** Errors outside every test, such as a file that cannot be read. */
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

/**
 * The unit, property, server and structure tests, counted one by one.
 *
 * @param parameters of Vitest
 */
export const countedVitest = (name: string, parameters: readonly string[]): Stage =>
  countedStage(name, (report) => ({
    command: [
      PROGRAMS.vitest,
      'run',
      ...parameters,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    environment: { NO_COLOR: '1', MISSING_NEEDS_FILE: `${report}.missing` },
    count: (result: VitestReport) => ({
      passed: result.numPassedTests,
      failed: result.numFailedTests || result.numFailedTestSuites,
      skipped: skippedTests(result, readMissingNeeds(`${report}.missing`)),
      files: result.testResults.map(({ name: file, startTime, endTime }) => ({
        path: relative('.', file),
        seconds: (endTime - startTime) / 1000,
      })),
    }),
  }));

/** Tests of Playwright's runner, counted one by one. */
export const countedPlaywright = (name: string, parameters: readonly string[]): Stage =>
  countedStage(name, (report) => ({
    // A dot for each test that passes, so that failures are easy to find.
    command: [PROGRAMS.playwright, 'test', ...parameters, '--reporter=dot,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' },
    count: ({ stats, errors, suites }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped > 0 ? [{ name, count: stats.skipped, missing: [] }] : [],
      files: suites.map((suite) => ({
        path: suite.file,
        seconds: millisecondsOf(suite) / 1000,
      })),
    }),
  }));

function millisecondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + millisecondsOf(suite), own);
}

function skippedTests(
  { testResults }: VitestReport,
  missingNeeds: ReadonlyMap<string, readonly string[]>,
): SkippedTests[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => ({
        name: `${relative('.', file)}: ${fullName}`,
        count: 1,
        missing: missingNeeds.get(file) ?? [],
      })),
  );
}

interface CountedRun<Report> {
  readonly command: readonly [string, ...string[]];
  readonly environment: Readonly<Record<string, string>>;
  readonly count: (report: Report) => Omit<StageResult, 'output'>;
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
        const counted = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
        // A run can fail although each of its tests passed.
        return { ...counted, failed: counted.failed || (status === 0 ? 0 : 1), output };
      } catch (error) {
        return {
          passed: 0,
          failed: 1,
          skipped: [],
          files: [],
          output: `${output}\nNo report: ${String(error)}\n`,
        };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
