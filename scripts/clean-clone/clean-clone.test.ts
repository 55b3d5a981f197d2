import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isBuilt } from '../build/digest.ts';
import {
  installNpm,
  linkOtherPackages,
  makeCleanClone,
  ownNode,
  takeBuild,
} from './clean-clone.ts';
import { NPM_VERSIONS } from './npm-versions.ts';

/** npm alone takes minutes on a slow machine. */
const TIMEOUT = 600_000;

/** The check itself has installed with the npm that runs it. */
const RUNNING = /npm\/(\d+)\./.exec(process.env.npm_config_user_agent ?? '')?.[1];
const OTHERS = NPM_VERSIONS.filter((version) => version.split('.')[0] !== RUNNING);

/** The first clone runs a test of its own too. */
const isFirst = (version: string) => version === OTHERS[0];

describe.each(OTHERS)('a clean clone on a machine of one Node and npm %s', (version) => {
  it('installs without a compiler and without a warning, starts, and runs its commands', {
    timeout: TIMEOUT,
  }, async () => {
    const parent = mkdtempSync(join(tmpdir(), 'binario-clone-'));
    onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
    const npmProgram = installNpm(version, join(parent, 'npm'));
    const clone = makeCleanClone(parent, ownNode(), npmProgram);

    // Production packages are installed. Development packages are linked, to save time.
    expect(clone.npm('ci', '--prefer-offline', '--omit=dev')).toEqual({
      status: 0,
      output: expect.stringMatching(/^added \d+ packages in \S+$/),
    });
    linkOtherPackages(clone);
    // The check has made that build in its own clone, with the program that `npm start` runs.
    const builds = !isBuilt();
    if (!builds) takeBuild(clone);
    const { pageStatus, output } = await clone.start();
    const lines = output.split('\n').filter((line) => line !== '');
    const logged = lines.filter((line) => line.startsWith('{')).map(eventOf);
    expect({
      pageStatus,
      plain: lines.filter((line) => !line.startsWith('{')),
      startEvents: logged.filter((event) => event.startsWith('start.')),
    }).toEqual({
      pageStatus: 200,
      plain: [
        '> binario@0.1.0 start',
        '> node scripts/launch.cjs scripts/start.js',
        ...(builds
          ? [
              'Building the site from its sources; this takes about half a minute',
              expect.stringMatching(/^Built in \d+ s$/),
            ]
          : []),
      ],
      // At a terminal these two are plain text.
      startEvents: ['start.without-mail', 'start.ready'],
    });
    if (!isFirst(version)) return;
    const unit = clone.npm('run', '--silent', 'unit', '--', 'app/domain/search/iso-date.test.ts');
    expect(unit).toEqual({ status: 0, output: expect.stringMatching(/Tests .*\d+ passed/) });
  });
});

function eventOf(line: string): string {
  return (JSON.parse(line) as { event: string }).event;
}
