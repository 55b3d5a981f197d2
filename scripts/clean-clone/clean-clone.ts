import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/**
 * The programs of a system before anybody installs a compiler: npm and the commands of the packages
 * need a shell and its kin.
 */
const BASE_TOOLS = ['sh', 'env', 'dirname', 'basename', 'readlink', 'uname', 'sed'];

/** What npm may know of the machine: where packages come from and where it keeps them. */
const KEPT_VARIABLES =
  /^(npm_config_(cache|registry|cafile|(https?_)?proxy|noproxy)|(https?|no)_proxy|NODE_EXTRA_CA_CERTS)$/i;

/** The folder of an owner of packages holds packages itself. */
const SCOPE = /^@/;

/** A copy of the tracked files on a machine of one Node, one npm and nothing else. */
export interface CleanClone {
  readonly folder: string;
  /** Runs npm in the clone. */
  readonly npm: (...parameters: string[]) => NpmResult;
  /** Runs `npm start` until a page comes, and ends it as Ctrl-C does. */
  readonly start: () => Promise<StartResult>;
}

/** The exit status of an npm command and all that it wrote, in one text. */
export interface NpmResult {
  readonly status: number | null;
  readonly said: string;
}

/** The status of the first page, or 0 where none came, and all that was written. */
export interface StartResult {
  readonly pageStatus: number;
  readonly said: string;
}

/** The machine's own Node; within an npm script `node` is another one. */
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
 * @throws an error of one line where the version can be had from neither
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
    throw new Error(
      `npm ${version} came neither from the registry nor from npm's cache: ${reason}`,
    );
  }
  return join(folder, 'node_modules/npm/bin/npm-cli.js');
}

/**
 * Copies the tracked files, as they are now, into a folder beside a home and a PATH of their own.
 */
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
    env: { ...keptEnvironment(), PATH: tools, HOME: home, PORT: '0', NO_COLOR: '1' },
  };
  return {
    folder,
    npm(...parameters) {
      const run = spawnSync(node, [npmProgram, ...parameters], { ...options, encoding: 'utf8' });
      return { status: run.status, said: `${run.stdout}${run.stderr}`.trim() };
    },
    async start() {
      // A group of its own: Ctrl-C at a terminal reaches every process of it.
      const server = spawn(node, [npmProgram, 'start'], {
        ...options,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const closed = new Promise((done) => server.once('close', done));
      let said = '';
      let isReady = false;
      let pageStatus = 0;
      await new Promise<void>((done) => {
        const hear = async (text: string) => {
          said += text;
          const address = / is ready at (http:[^\s"]+)["\s]/.exec(said)?.[1];
          if (!address || isReady) return;
          isReady = true;
          pageStatus = (await fetch(address)).status;
          done();
        };
        for (const output of [server.stdout, server.stderr])
          output.setEncoding('utf8').on('data', (text) => void hear(text));
        server.once('exit', () => done());
      });
      if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGINT');
      await closed;
      return { pageStatus, said: said.trim() };
    },
  };
}

/** Copies the build of this project into a clone, with the drawings that were made for it. */
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

/** Links the packages that a clone has not installed to those of this project. */
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
    // A home of its own would mean a cache of its own.
    npm_config_cache: join(homedir(), '.npm'),
    ...Object.fromEntries(kept),
    npm_config_userconfig: '/dev/null',
    // Whether there is a newer npm today is no matter of the clone.
    npm_config_update_notifier: 'false',
  };
}

function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => !path.includes('node_modules') && existsSync(path));
}
