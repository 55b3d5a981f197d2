import { describe, expect, it } from 'vitest';
import { describeStage } from './report.ts';
import type { StageResult } from './stage.ts';

const result: StageResult = {
  passed: 3,
  failed: 0,
  skipped: [],
  output: 'the output',
  files: [
    { path: 'quick.test.ts', seconds: 0.1 },
    { path: 'slow.test.ts', seconds: 12.34 },
    { path: 'slower.test.ts', seconds: 56.7 },
  ],
};

describe('the report of a stage', () => {
  it('is one line with counts and time where all tests pass', () => {
    expect(describeStage('types', result, 9.87, 0)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 0,
      text: 'ok   types: 3 passed, 0 failed, 0 skipped (9.9 s)\n',
    });
  });

  it('ends with the output of a stage that fails', () => {
    const { failed, text } = describeStage('types', { ...result, failed: 1 }, 9.87, 0);
    expect(failed).toBe(1);
    expect(text).toBe('FAIL types: 3 passed, 1 failed, 0 skipped (9.9 s)\nthe output\n');
  });

  it('counts a test as failed that is skipped without a reason', () => {
    const skipped = [{ name: 'a.test.ts: works', count: 1, missing: [] }];
    expect(describeStage('units', { ...result, skipped }, 1, 0)).toMatchObject({
      failed: 1,
      skipped: 1,
      text: expect.stringContaining('\n     a.test.ts: works: skipped without saying'),
    });
  });

  it('lists the slowest files, the slowest first', () => {
    expect(describeStage('units', result, 1, 2).text.split('\n').slice(1)).toEqual([
      '       56.7 s slower.test.ts',
      '       12.3 s slow.test.ts',
      '',
    ]);
  });
});
