import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { makeTestFolder } from '#server/newsletter/testing/test-newsletter.ts';
import { machineHas } from '#server/testing/machine.ts';
import { COMMANDS } from './commands.ts';
import { runCommand } from './testing/run-command.ts';

function start(words: readonly string[], settings: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, ...settings };
  return spawn(process.execPath, ['server/owner/binario.ts', ...words], { env });
}

describe('the binario command', () => {
  it('lists all commands and explains each', async () => {
    const whole = await runCommand({}, ['--help']);
    expect(whole).toMatchObject({ status: 0, err: '' });
    for (const { name } of COMMANDS) {
      expect(whole.out).toContain(`  ${name}`);
      const one = await runCommand({}, [...name.split(' '), '--help']);
      expect(one).toMatchObject({ status: 0, err: '' });
      expect(one.out).toMatch(new RegExp(`^Usage: npm run binario -- ${name}`));
    }
  });

  it.each([
    [[], 'A command is missing.'],
    [['newsletter'], 'No such command.'],
    [['toString'], 'No such command.'],
    [['newsletter', 'stats', 'more'], 'Too many parameters.'],
    [['newsletter', 'stats', '--more=b'], 'This flag is not understood: --more'],
    [['newsletter', 'restore'], 'A parameter is missing.'],
    [['newsletter', 'restore', ''], 'A parameter is empty.'],
    [['newsletter', 'backup', '--folder', ''], 'A parameter is empty.'],
    [['newsletter', 'backup', '--folder', 'a', '--folder=b'], 'This flag is there twice: --folder'],
    [['newsletter', 'backup', '--folder'], 'This flag needs a value: --folder'],
    [['newsletter', 'backup', '--folder', '--keep=2'], 'This flag needs a value: --folder'],
    [['check', '--offline=no'], 'This flag takes no value: --offline'],
  ])('prints its usage for the words %j', async (words, reason) => {
    const { status, out, err } = await runCommand({ DATA_FOLDER: '/nowhere' }, words);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(new RegExp(`^${reason}\n\nUsage: npm run binario -- `));
  });

  it('does not repeat an address that was given as a parameter', async () => {
    const { status, err } = await runCommand({}, ['newsletter', 'erase', 'anna@example.com']);
    expect(status).toBe(2);
    expect(err).not.toContain('anna');
  });

  it('first names its store and origin', async () => {
    const DATA_FOLDER = makeTestFolder();
    const { announced } = await runCommand({ DATA_FOLDER }, ['newsletter', 'stats']);
    expect(announced).toBe(
      `store:  SQLite file ${DATA_FOLDER}/newsletter.sqlite\n` +
        'origin: none: no server has used this store yet\n',
    );
  });

  it('refuses an invalid setting in one line', async () => {
    const { status, err } = await runCommand({ PORT: 'many' }, ['newsletter', 'stats']);
    expect({ status, err }).toEqual({
      status: 1,
      err: 'PORT should be a port number from 0 to 65535, but is "many"\n',
    });
  });
});

describe('a process of the binario command', () => {
  it('ends quietly when its output is closed early', async () => {
    const child = start(['--help'], {});
    child.stdout.destroy();
    const output = text(child.stderr);
    const [status] = await once(child, 'close');
    expect({ status, output: await output }).toEqual({ status: 0, output: '' });
  });

  it.runIf(machineHas('/dev/full', existsSync('/dev/full')))(
    'says that its output cannot be written',
    async () => {
      const child = spawn(process.execPath, ['server/owner/binario.ts', '--help'], {
        env: { PATH: process.env.PATH },
        stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      });
      const output = text(child.stderr as Readable);
      const [status] = await once(child, 'close');
      expect({ status, output: await output }).toEqual({
        status: 1,
        output: 'The output cannot be written: the disk is full (ENOSPC).\n',
      });
    },
  );

  it('names an unreachable database without user and password', async () => {
    const child = start(['newsletter', 'stats'], {
      DATABASE_URL: 'postgres://news:s3cret@127.0.0.1:1/news',
    });
    const output = text(child.stderr);
    const [status] = await once(child, 'close');
    expect({ status, output: await output }).toEqual({
      status: 1,
      output:
        'store:  PostgreSQL 127.0.0.1:1/news\n' +
        'origin: unknown (the store cannot be read: ECONNREFUSED)\n' +
        'The newsletter store cannot be used, PostgreSQL 127.0.0.1:1/news: ' +
        'nothing responds at its address (ECONNREFUSED).\n',
    });
  });

  it('reads an address from a pipe that stays open', async () => {
    const child = start(['newsletter', 'erase'], { DATA_FOLDER: makeTestFolder() });
    child.stdin.write('anna@example.com\n');
    const [status] = await once(child, 'close');
    expect(status).toBe(1);
  });
});
