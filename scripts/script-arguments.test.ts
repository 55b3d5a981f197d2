import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parseScriptArguments } from './script-arguments.ts';

const FACTS = {
  usage: 'npm run facts -- [--on DAY]',
  options: { on: { type: 'string' } },
} as const;

describe('the arguments of a script', () => {
  it('are its flags and parameters', () => {
    const files = { ...FACTS, parameters: { least: 1, most: 2 } };
    const { values, positionals } = parseScriptArguments(['a', '--on', '2027-05-01'], files);
    expect(values.on).toBe('2027-05-01');
    expect(positionals).toEqual(['a']);
  });

  it.each([
    [['--at', '2027-05-01'], /^Unknown option '--at'/],
    [['--on'], /^Option '--on <value>' argument missing$/],
    [['2027-05-01'], /^Too many parameters: 2027-05-01$/],
  ])('are refused in one line when they are %j', (args, reason) => {
    expect(() => parseScriptArguments(args, FACTS)).toThrow(reason);
  });

  it('are refused when a parameter is missing', () => {
    const file = { usage: 'FILE', parameters: { least: 1, most: 1 } };
    expect(() => parseScriptArguments([], file)).toThrow('A parameter is missing.');
  });

  it('end the script with its usage when they are wrong', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/facts.ts', '--at', 'x'], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Unknown option '--at'.*\nUsage: npm run facts [^\n]*\n$/);
  });
});
