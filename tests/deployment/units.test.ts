import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/env.ts';
import { hasProgram } from './proxies.ts';

describe('the units of deploy/', () => {
  const unit = readFileSync('deploy/binario@.service', 'utf8');
  const importer = readFileSync('deploy/binario-timetable.service', 'utf8');

  it('give the site settings that it takes', () => {
    expect(readSettings(environmentOf(unit))).toMatchObject({ host: '127.0.0.1', port: 3001 });
  });

  it('keep the importer apart: the site starts its timer, and only reads what it writes', () => {
    expect(unit).toMatch(/^Wants=.*\bbinario-timetable\.timer$/m);
    const { timetableFolder, timetableFeeds } = readSettings(environmentOf(unit));
    expect(timetableFeeds).toEqual([]);
    const own = readSettings(environmentOf(importer));
    expect(own.timetableFolder).toBe(timetableFolder);
    expect(own.timetableFeeds).not.toEqual([]);
    const lines = importer.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User=binario-timetable',
        `StateDirectory=${timetableFolder.replace('/var/lib/', '')}`,
        'StateDirectoryMode=0755',
        'InaccessiblePaths=-/etc/binario.env -/var/lib/binario -/var/backups/binario',
        'MemoryMax=512M',
        'TimeoutStartSec=30min',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('EnvironmentFile='))).toEqual([
      'EnvironmentFile=-/etc/binario-timetable.env',
    ]);
  });

  it('agree with the owner’s command, which imports as the importer', () => {
    const folder = mkdtempSync(join(tmpdir(), 'binario-units-'));
    for (const [name, text] of [
      ['id', 'echo 0'],
      ['systemd-run', 'printf "%s\\n" "$@"'],
    ] as const)
      writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env.PATH}` };
    const wordsOf = (command: string) =>
      spawnSync('sh', ['deploy/binario', command], { env, encoding: 'utf8' }).stdout.split('\n');
    expect(wordsOf('check')).toEqual(
      expect.arrayContaining([
        '--uid=binario',
        '--property=EnvironmentFile=-/etc/binario.env',
        ...Object.entries(environmentOf(unit))
          .filter(([name]) => /^(?:DATA|TIMETABLE)_/.test(name))
          .map(([name, value]) => `--setenv=${name}=${value}`),
      ]),
    );
    const words = wordsOf('timetable');
    expect(words).toEqual(
      expect.arrayContaining([
        '--uid=binario-timetable',
        '--property=EnvironmentFile=-/etc/binario-timetable.env',
        '--setenv=DATA_FOLDER=/var/lib/binario-timetable',
        '--property=MemoryMax=512M',
      ]),
    );
    expect(words.join(' ')).not.toContain('/etc/binario.env');
    rmSync(folder, { recursive: true });
  });

  it('give the site room for the process that reads feeds, which alone ends without it', () => {
    expect(unit).toMatch(/^MemoryMax=1G$/m);
    expect(unit).toMatch(/^OOMPolicy=continue$/m);
  });

  it.runIf(hasProgram('systemd-analyze'))('are exposed little, by systemd’s own measure', () => {
    for (const name of [
      'binario@.service',
      'binario-backup.service',
      'binario-timetable.service',
    ]) {
      const { stdout } = analyze('security', '--offline=true', '--no-pager', `deploy/${name}`);
      expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]), name).toBeLessThan(2);
    }
  });

  it.runIf(hasProgram('systemd-analyze'))(
    'are read by systemd without a word, the timers too',
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
        'binario-timetable.timer',
      ].map((name) => join(folder, name));
      const { stderr, status } = analyze('verify', '--man=no', ...units);
      rmSync(folder, { recursive: true });
      expect(stderr.split('\n').filter((line) => line.includes('binario'))).toEqual([]);
      expect(status).toBe(0);
    },
  );
});

/** The variables that a unit sets itself, on port 3001. */
function environmentOf(unit: string): Record<string, string> {
  const found = unit.matchAll(/^Environment=(\w+)=(.*)$/gm);
  return Object.fromEntries(
    [...found].map(([, name = '', value = '']) => [name, value.replace('%i', '3001')]),
  );
}

function analyze(...parameters: readonly string[]) {
  return spawnSync('systemd-analyze', parameters, { encoding: 'utf8' });
}
