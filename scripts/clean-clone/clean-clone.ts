import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/**
 * The programs on the clone's PATH: npm and the packages' commands need a shell and these tools.
 */
const BASE_TOOLS = ['sh', 'env', 'dirname', 'basename', 'readlink', 'uname', 'sed'];

/** Variables that npm keeps: the registry, the network and the cache. */
const KEPT_VARIABLES =
  /^(npm_config_(cache|registry|cafile|(https?_)?proxy|noproxy)|(https?|no)_proxy|NODE_EXTRA_CA_CERTS)$/i;

/** A scope's folder contains packages. */
const SCOPE = /^@/;

/** A copy of the tracked files, to be run with one Node, one npm and no other programs. */
export interface CleanClone {
  readonly folder: string;
  readonly npm: (...parameters: string[]) => NpmResult;
  /** Runs `npm start` until a page has loaded, then stops it with SIGINT, like Ctrl-C. */
  readonly start: () => Promise<StartResult>;
}

/** The exit status of an npm command and its output, both streams together. */
export interface NpmResult {
  readonly status: number | null;
  readonly output: string;
}

/** The status of the first page, 0 without a response, and the output. */
export interface StartResult {
  readonly pageStatus: number;
  readonly output: string;
}

/** The machine's own Node; within an npm script `node` may be another one. */
export function ownNode(): string {
  return process.env.npm_node_execpath ?? findProgram('node') ?? process.execPath;
}

/** The npm that runs this process, or the machine's own. */
export function ownNpm(): string {
  const running = process.env.npm_execpath?.replace(/npx-cli\.js$/, 'npm-cli.js');
  const found = running ?? findProgram('npm');
  if (!found) throw new Error('There is no npm on this machine');
  return found;
}

/**
 * Installs an exact version of npm into a folder, from the registry or npm's cache.
 *
 * @returns the path of its program
 * @throws Error with a one-line message if both fail
 */
export function installNpm(version: string, folder: string): string {
  const options = ['--prefer-offline', '--no-save', '--no-audit', '--no-update-notifier'];
  const words = ['install', '--prefix', folder, ...options, `npm@${version}`];
  const { status, stderr } = spawnSync(ownNode(), [ownNpm(), ...words], {
    encoding: 'utf8',
    env: keptEnvironment(),
  });
  if (status !== 0) {
    const reason = stderr.trim().split('\n')[0] ?? '';
    throw new Error(`npm ${version} is neither in the registry nor in npm's cache: ${reason}`);
  }
  return join(folder, 'node_modules/npm/bin/npm-cli.js');
}

/** Copies the tracked files with their uncommitted changes, and creates a home and a PATH. */
export function makeCleanClone(parent: string, node: string, npmProgram: string): CleanClone {
  const folder = join(parent, 'clone');
  const tools = join(parent, 'tools');
  const home = join(parent, 'home');
  for (const made of [folder, tools, home]) mkdirSync(made, { recursive: true });
  copyFiles(folder, []);
  symlinkSync(node, join(tools, 'node'));
  for (const tool of BASE_TOOLS) {
    const path = findProgram(tool);
    if (path) symlinkSync(path, join(tools, tool));
  }
  const options = {
    cwd: folder,
    env: {
      ...keptEnvironment(),
      PATH: tools,
      HOME: home,
      PORT: '0',
      NO_COLOR: '1',
      TIMETABLE_FEEDS: 'none',
    },
  };
  return {
    folder,
    npm(...parameters) {
      const run = spawnSync(node, [npmProgram, ...parameters], { ...options, encoding: 'utf8' });
      return { status: run.status, output: `${run.stdout}${run.stderr}`.trim() };
    },
    async start() {
      // A process group: Ctrl-C at a terminal reaches all its processes.
      const server = spawn(node, [npmProgram, 'start'], {
        ...options,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const closed = new Promise((done) => server.once('close', done));
      let output = '';
      let isReady = false;
      let pageStatus = 0;
      await new Promise<void>((done) => {
        const onOutput = async (text: string) => {
          output += text;
          const address = / is ready at (http:[^\s"]+)["\s]/.exec(output)?.[1];
          if (!address || isReady) return;
          isReady = true;
          pageStatus = (await fetch(address)).status;
          done();
        };
        for (const stream of [server.stdout, server.stderr])
          stream.setEncoding('utf8').on('data', (text) => void onOutput(text));
        server.once('exit', () => done());
      });
      if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGINT');
      await closed;
      return { pageStatus, output: output.trim() };
    },
  };
}

/** Copies this project's build and generated drawings into a clone. */
export function takeBuild({ folder }: CleanClone): void {
  copyFiles(folder, [
    '--others',
    '--ignored',
    '--exclude-standard',
    '--',
    'app',
    'build',
    'public',
  ]);
}

/** Links packages that a clone lacks to those of this project. */
export function linkOtherPackages({ folder }: CleanClone): void {
  for (const name of packageNames('node_modules')) {
    const link = join(folder, 'node_modules', name);
    if (existsSync(link)) continue;
    mkdirSync(resolve(link, '..'), { recursive: true });
    symlinkSync(resolve('node_modules', name), link);
  }
}

function copyFiles(folder: string, selection: readonly string[]): void {
  const list = execFileSync('git', ['ls-files', '-z', ...selection], { encoding: 'utf8' });
  for (const file of list.split('\0'))
    if (file && existsSync(file)) cpSync(file, join(folder, file));
}

function packageNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      SCOPE.test(name)
        ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`)
        : [name],
    );
}

function keptEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => KEPT_VARIABLES.test(name));
  return {
    // The clone's own home would have an empty cache.
    npm_config_cache: join(homedir(), '.npm'),
    ...Object.fromEntries(kept),
    npm_config_userconfig: '/dev/null',
    // The output must not depend on newer releases of npm.
    npm_config_update_notifier: 'false',
  };
}

function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => !path.includes('node_modules') && existsSync(path));
}
