import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { machineHas } from '#server/testing/machine.ts';
import { debianPackages, explainSkip, readMissingNeeds } from './skipped.ts';

describe('skipped tests', () => {
  const tests = { name: 'proxies.test.ts: behind Caddy', count: 1, missing: ['caddy', 'openssl'] };

  it('are named with what the machine lacks', () => {
    expect(explainSkip(tests, (need) => need === 'openssl')).toEqual({
      line: 'proxies.test.ts: behind Caddy: skipped for want of caddy and openssl',
      isMistake: false,
    });
  });

  it('are a mistake where all that they need is installed', () => {
    expect(explainSkip(tests, () => true)).toEqual({
      line: 'proxies.test.ts: behind Caddy: skipped for want of caddy and openssl, which is installed',
      isMistake: true,
    });
  });

  it('are a mistake where they do not say what they need', () => {
    expect(explainSkip({ ...tests, missing: [] }, () => false)).toEqual({
      line: 'proxies.test.ts: behind Caddy: skipped without saying what is missing',
      isMistake: true,
    });
  });

  it('need things that Debian has packages of', () => {
    expect(debianPackages().get('PostgreSQL')).toBe('postgresql');
    expect(debianPackages().get('Firefox')).toBe('firefox-esr');
    expect(debianPackages().get('nginx')).toBe('nginx');
  });
});

describe('a missing program', () => {
  it('is noted once for each test file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'binario-needs-'));
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });
    const file = join(folder, 'missing');
    vi.stubEnv('MISSING_NEEDS_FILE', file);
    writeFileSync(file, '');
    expect(machineHas('nginx', true)).toBe(true);
    expect(machineHas('caddy', false)).toBe(false);
    machineHas('caddy', false);
    machineHas('openssl', false);
    vi.stubEnv('TEST_FILE', 'other.test.ts');
    machineHas('flock', false);
    expect([...readMissingNeeds(file)]).toEqual([
      [expect.stringMatching(/scripts\/test\/skipped\.test\.ts$/), ['caddy', 'openssl']],
      ['other.test.ts', ['flock']],
    ]);
  });
});
