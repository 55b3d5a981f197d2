import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CommandBlock, readBlocks } from './rehearse/blocks.ts';
import { bootMachine, type Machine, obstacle } from './rehearse/machine.ts';

/**
 * Types the commands of the operators' documents on a fresh Debian under systemd, and compares
 * their output with the documents. Needs root, `systemd-nspawn`, `debootstrap`, `slirp4netns` and
 * about ten minutes. Where one of these is missing it prints one line and does nothing.
 */
const DOCUMENTS = ['docs/operating.md', 'docs/scaling.md'];
/** Placeholders of the documents, and their values in the rehearsal. */
const REPLACEMENTS = {
  '<the repository>': '/srv/binario.git',
  'smtps://user:password@mail.example.com': 'smtp://127.0.0.1:2525',
  // Caddy signs its own certificate, since no public authority can reach this machine.
  'cp /opt/binario/current/deploy/Caddyfile /etc/caddy/Caddyfile':
    "sed 's/^{$/{\\n\\tlocal_certs\\n\\tskip_install_trust/' /opt/binario/current/deploy/Caddyfile >/etc/caddy/Caddyfile",
};
const PROXIES = ['nginx', 'caddy'];
const WAIT_FOR_SITE =
  'curl -fsSk --retry 60 --retry-delay 1 --retry-all-errors --output /dev/null ' +
  '--resolve www.example.com:443:127.0.0.1 https://www.example.com/';
const repository = join(process.cwd(), '.cache/rehearsal/repository.git');

const reason = obstacle();
if (reason) {
  say(`Nothing was rehearsed: ${reason}.`);
  process.exit(0);
}

rmSync(repository, { recursive: true, force: true });
execFileSync('git', ['clone', '--quiet', '--bare', '.', repository]);
// The commit that is checked out here becomes the main branch there.
execFileSync('git', ['-C', repository, 'update-ref', 'refs/heads/main', 'HEAD']);
execFileSync('git', ['-C', repository, 'symbolic-ref', 'HEAD', 'refs/heads/main']);
const machine = await bootMachine(repository);
const mailSink = machine.beside(process.execPath, ['scripts/rehearse/mail-sink.ts']);
let failures = 0;
let skips = 0;
try {
  for (const document of DOCUMENTS) {
    for (const block of readBlocks(readFileSync(document, 'utf8'))) await rehearse(document, block);
  }
} finally {
  mailSink.kill();
  await machine.stop();
}
say(`${failures} of the blocks failed, ${skips} were skipped.`);
process.exitCode = failures === 0 ? 0 : 1;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function rehearse(document: string, block: CommandBlock): Promise<void> {
  const place = `${basename(document)}:${block.line}`;
  if (block.skip) {
    skips += 1;
    say(`${place} skipped: ${block.skip}`);
    return;
  }
  if (block.withNewCommit) commitNextRelease();
  if (block.behind.length === 0) await typeBlock(place, block);
  for (const proxy of block.behind) {
    const others = PROXIES.filter((other) => other !== proxy).join(' ');
    machine.type(`systemctl stop ${others}; systemctl restart ${proxy}; ${WAIT_FOR_SITE}`);
    await typeBlock(`${place} behind ${proxy}`, block, startVisitors(machine));
  }
}

async function typeBlock(
  place: string,
  block: CommandBlock,
  endVisits?: () => Promise<string>,
): Promise<void> {
  const start = performance.now();
  const typed = [block.before, replacePlaceholders(block.commands), block.after].map((commands) =>
    commands ? machine.type(commands) : { output: '', status: 0 },
  );
  const visits = (await endVisits?.()) ?? '';
  const output = typed.map((one) => one.output).join('');
  const problems = [
    ...typed.flatMap(({ status }) =>
      status === 0 || block.anyStatus ? [] : [`exit status ${status}`],
    ),
    ...block.expected.filter((pattern) => !pattern.test(output)).map((pattern) => `no ${pattern}`),
    ...(endVisits && !/ 0 lost$/m.test(visits) ? ['requests were lost'] : []),
  ];
  if (visits) say(`${place}, meanwhile ${visits.trim()}`);
  const result = problems.length === 0 ? 'as described' : `FAILED: ${problems.join('; ')}`;
  say(`${place} ${result} (${secondsSince(start)} s)`);
  if (problems.length === 0) return;
  failures += 1;
  say(output.trimEnd().replaceAll(/^/gm, '    '));
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}

function replacePlaceholders(commands: string): string {
  return Object.entries(REPLACEMENTS).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    commands,
  );
}

/** Starts requests to the machine's site. The result stops them and resolves with a summary. */
function startVisitors({ beside }: Machine): () => Promise<string> {
  const visitors = beside(process.execPath, ['scripts/rehearse/visitors.ts']);
  let output = '';
  visitors.stdout?.on('data', (part: Buffer) => {
    output += part.toString('utf8');
  });
  const ended = new Promise<string>((resolve) => visitors.once('close', () => resolve(output)));
  return () => {
    visitors.kill('SIGTERM');
    return ended;
  };
}

/** Commits a change of every style sheet, so that the names of the next release's files differ. */
function commitNextRelease(): void {
  const clone = join(repository, '../next');
  rmSync(clone, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', repository, clone]);
  const sheets = execFileSync('git', ['-C', clone, 'ls-files', 'app/**.css'], { encoding: 'utf8' });
  for (const sheet of sheets.trim().split('\n'))
    appendFileSync(join(clone, sheet), '\n.next { order: 1; }\n');
  const name = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@example.com'];
  execFileSync('git', [
    '-C',
    clone,
    ...name,
    'commit',
    '--quiet',
    '--all',
    '--message',
    'Next release',
  ]);
  execFileSync('git', ['-C', clone, 'push', '--quiet']);
}
