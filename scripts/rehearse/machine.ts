import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SUITE = 'trixie';
const FOLDER = '.cache/rehearsal';
const PROGRAMS = ['debootstrap', 'systemd-nspawn', 'slirp4netns', 'nsenter', 'setpriv', 'ip'];
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** Packages that debootstrap's minimal Debian lacks and every installed system has. */
const PACKAGES = 'systemd,systemd-sysv,dbus,ca-certificates,netbase,iproute2,procps';

/** A fresh Debian that has booted under systemd in its own network namespace. */
export interface Machine {
  /** Runs commands in root's shell. Returns their output and exit status. */
  readonly type: (commands: string) => { output: string; status: number | null };
  /** Starts a program of the host in the machine's network. */
  readonly beside: (program: string, parameters: readonly string[]) => ChildProcess;
  readonly stop: () => Promise<void>;
}

/** The reason why a rehearsal is not possible here, if there is one. */
export function obstacle(): string | undefined {
  if (process.getuid?.() !== 0) return 'it needs root';
  const missing = PROGRAMS.filter((name) => spawnSync(name, ['--version']).error);
  if (missing.length > 0) return `${missing.join(', ')} missing (Debian's packages)`;
  if (!existsSync('/dev/net/tun')) return '/dev/net/tun is missing';
  return mirror() ? undefined : 'apt names no mirror of Debian';
}

function mirror(): string | undefined {
  const format = [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Created-By: Packages',
    'Origin: Debian',
  ];
  const { stdout = '' } = spawnSync('apt-get', format, { encoding: 'utf8' });
  return stdout.split('\n').find((address) => /\/debian\/?$/.test(address));
}

/** Runs a program of the host. @throws Error when it fails */
function run(program: string, ...parameters: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${program} ended with ${status}: ${stderr}${stdout.slice(-2000)}`);
}

/** setpriv's flags that stop a child when this process ends in any way. */
const DIE_WITH_PARENT = ['--pdeathsig', 'TERM'];

/** Installs a fresh Debian into a folder, from a copy that only the first rehearsal fetches. */
function installDebian(root: string): void {
  const base = join(process.cwd(), FOLDER, SUITE);
  rmSync(root, { recursive: true, force: true });
  if (!existsSync(base)) {
    const unfinished = `${base}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    const options = ['--variant=minbase', `--include=${PACKAGES}`];
    run('debootstrap', ...options, SUITE, unfinished, mirror() ?? '');
    run('mv', unfinished, base);
  }
  run('cp', '--archive', '--reflink=auto', base, root);
  copySettings(root);
  // dpkg needs no fsync on a disposable disk.
  writeFileSync(join(root, 'etc/dpkg/dpkg.cfg.d/fast'), 'force-unsafe-io\n');
}

const namespacePath = (network: string) => `/run/netns/${network}`;

/** Makes a network namespace and connects it to the host's network without root's rights. */
function startNetwork(network: string): ChildProcess {
  run('ip', 'netns', 'add', network);
  run('ip', '-n', network, 'link', 'set', 'lo', 'up');
  const options = [
    '--configure',
    '--mtu=1400',
    '--disable-host-loopback',
    '--netns-type=path',
    namespacePath(network),
    'tap0',
  ];
  return spawn('setpriv', [...DIE_WITH_PARENT, 'slirp4netns', ...options], { stdio: 'ignore' });
}

/** Starts the machine's systemd in its network namespace. */
function startInit(root: string, network: string, repository: string): ChildProcess {
  // A cache of downloaded packages for the next rehearsal.
  const packages = join(process.cwd(), FOLDER, 'packages');
  mkdirSync(packages, { recursive: true });
  const options = [
    '--boot',
    '--quiet',
    '--register=no',
    '--keep-unit',
    '--console=read-only',
    '--capability=CAP_NET_ADMIN',
    `--directory=${root}`,
    '--machine=binario',
    `--network-namespace-path=${namespacePath(network)}`,
    '--resolv-conf=copy-host',
    `--bind-ro=${repository}:/srv/binario.git`,
    `--bind=${packages}:/var/cache/apt/archives`,
  ];
  return spawn('setpriv', [...DIE_WITH_PARENT, 'systemd-nspawn', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' },
  });
}

/** Boots a fresh Debian; the repository is the folder `/srv/binario.git` in it. */
export async function bootMachine(repository: string): Promise<Machine> {
  const root = join(process.cwd(), FOLDER, 'machine');
  const network = `binario-${process.pid}`;
  installDebian(root);
  const slirp = startNetwork(network);
  const nspawn = startInit(root, network, repository);
  const ended = new Promise((resolve) => nspawn.once('exit', resolve));
  const enter = (...command: readonly string[]) => {
    const words = ['--target', String(leaderOf(nspawn.pid)), '--all', '--', ...command];
    return spawnSync('nsenter', words, {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  const machine: Machine = {
    type(commands) {
      writeFileSync(join(root, 'root/typed'), commands);
      const { stdout, status } = enter(
        'env',
        '-i',
        'HOME=/root',
        'bash',
        '-lc',
        'cd && bash -e typed 2>&1',
      );
      return { output: stdout, status };
    },
    beside: (program, parameters) =>
      spawn('ip', ['netns', 'exec', network, program, ...parameters], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    async stop() {
      enter('systemctl', 'poweroff');
      await ended;
      slirp.kill();
      run('ip', 'netns', 'delete', network);
      rmSync(root, { recursive: true, force: true });
    },
  };
  while (!/running|degraded/.test(enter('systemctl', 'is-system-running', '--wait').stdout)) {
    if (nspawn.exitCode !== null) throw new Error(`systemd-nspawn ended with ${nspawn.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return machine;
}

/** The process id of the machine's init, the only child of nspawn. */
function leaderOf(nspawn: number | undefined): number {
  const children = `/proc/${nspawn}/task/${nspawn}/children`;
  return existsSync(children) ? Number(readFileSync(children, 'utf8').trim().split(' ')[0]) : 0;
}

/** Copies the host's trusted certificates and npm registry into the machine. */
function copySettings(root: string): void {
  if (existsSync(CERTIFICATES)) copyFileSync(CERTIFICATES, join(root, CERTIFICATES));
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' });
  const settings = `registry=${stdout.trim()}\ncafile=${CERTIFICATES}\n`;
  mkdirSync(join(root, 'usr/local/etc'), { recursive: true });
  for (const file of ['etc/npmrc', 'usr/local/etc/npmrc'])
    writeFileSync(join(root, file), settings);
}
