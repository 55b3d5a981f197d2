import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/env.ts';
import { hasProgram } from './proxies.ts';

describe('the units of deploy/', () => {
  const unit = readFileSync('deploy/binario@.service', 'utf8');

  it('gives the site settings that it takes', () => {
    const given = Object.fromEntries(
      [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
        name,
        value.replace('%i', '3001'),
      ]),
    );
    expect(readSettings(given)).toMatchObject({ host: '127.0.0.1', port: 3001 });
  });

  it('gives the site room for the process that reads feeds, which alone ends without it', () => {
    expect(unit).toMatch(/^MemoryMax=1G$/m);
    expect(unit).toMatch(/^OOMPolicy=continue$/m);
  });

  it.runIf(hasProgram('systemd-analyze'))('is exposed little, by systemd’s own measure', () => {
    for (const name of ['binario@.service', 'binario-backup.service']) {
      const { stdout } = analyze('security', '--offline=true', '--no-pager', `deploy/${name}`);
      expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]), name).toBeLessThan(2);
    }
  });

  it.runIf(hasProgram('systemd-analyze'))(
    'is read by systemd without a word, the timer’s too',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'binario-units-'));
      for (const name of readdirSync('deploy').filter((file) =>
        /\.(?:service|timer)$/.test(file),
      )) {
        const text = readFileSync(join('deploy', name), 'utf8');
        writeFileSync(join(folder, name), text.replaceAll('/opt/binario/current', process.cwd()));
      }
      const units = [
        'binario@3000.service',
        'binario-backup.timer',
        'binario-database-backup.timer',
      ].map((name) => join(folder, name));
      const { stderr, status } = analyze('verify', '--man=no', ...units);
      rmSync(folder, { recursive: true });
      expect(stderr.split('\n').filter((line) => line.includes('binario'))).toEqual([]);
      expect(status).toBe(0);
    },
  );
});

function analyze(...parameters: readonly string[]) {
  return spawnSync('systemd-analyze', parameters, { encoding: 'utf8' });
}
