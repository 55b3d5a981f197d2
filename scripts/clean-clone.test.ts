import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** What a system has before anybody installs a compiler: npm and the commands of the packages need a shell and its kin. */
const BASE_TOOLS = ['sh', 'env', 'dirname', 'basename', 'readlink', 'uname', 'sed'];

/** What npm may know of the machine: where packages come from and where it keeps them, none of the owner's settings. */
const KEPT_VARIABLES =
  /^(npm_config_(cache|registry|cafile|(https?_)?proxy|noproxy)|(https?|no)_proxy|NODE_EXTRA_CA_CERTS)$/i;

const find = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => !path.includes('node_modules') && existsSync(path));

it('a clean clone installs without a compiler and without a warning, and its commands run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'binario-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clone = join(folder, 'clone');
  const tools = join(folder, 'tools');
  const home = join(folder, 'home');
  for (const made of [clone, tools, home]) mkdirSync(made);
  // The files as they are, so that a change is judged before it is committed.
  for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0'))
    if (file && existsSync(file)) cpSync(file, join(clone, file));
  // The machine's own Node and npm: within an npm script, `node` would be the one of the packages.
  const node = process.env.npm_node_execpath ?? find('node') ?? process.execPath;
  symlinkSync(node, join(tools, 'node'));
  for (const tool of BASE_TOOLS) {
    const path = find(tool);
    if (path) symlinkSync(path, join(tools, tool));
  }
  const npmProgram = process.env.npm_execpath?.replace(/npx-cli\.js$/, 'npm-cli.js') ?? find('npm');
  const environment = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT_VARIABLES.test(name))),
    PATH: tools,
    HOME: home,
    npm_config_userconfig: '/dev/null',
    // Whether there is a newer npm today is no matter of the clone.
    npm_config_update_notifier: 'false',
  };
  const npm = (...parameters: string[]) => {
    const run = spawnSync(node, [npmProgram ?? '', ...parameters], {
      cwd: clone,
      encoding: 'utf8',
      env: environment,
      timeout: 150_000,
    });
    return { status: run.status, said: `${run.stdout}${run.stderr}`.trim() };
  };

  // What the site runs on is installed in truth; all the rest was, by whoever runs this test.
  expect(npm('ci', '--prefer-offline', '--omit=dev')).toEqual({
    status: 0,
    said: expect.stringMatching(/^added \d+ packages in \S+$/),
  });
  expect(npm('run', '--silent', 'newsletter', '--', 'stats')).toEqual({
    status: 0,
    said: expect.stringMatching(/^pending +0\nconfirmed +0\nunsubscribed +0\nerased +0$/),
  });
  expect(npm('exec', '--', 'node', '-e', 'require("@resvg/resvg-js")')).toEqual({ status: 0, said: '' });
}, 180_000);
