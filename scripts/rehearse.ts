import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CommandBlock, readBlocks } from './rehearse/blocks.ts';
import { bootMachine, type Machine, obstacle } from './rehearse/machine.ts';

/**
 * Types the commands of the owner's documents on a fresh Debian under systemd, and compares what
 * comes. Takes root, `systemd-nspawn`, `debootstrap`, `slirp4netns` and about ten minutes; says in
 * a line where it cannot be done.
 */
const DOCUMENTS = ['docs/operating.md', 'docs/scaling.md'];
/**
 * What stands in the documents for things that an owner has, and what the rehearsal has in their
 * place.
 */
const STAND_INS = {
  '<the repository>': '/srv/binario.git',
  'smtps://user:password@mail.example.com': 'smtp://127.0.0.1:2525',
  // Certificates of Caddy's own making: no public authority knows this machine.
  'cp /opt/binario/current/deploy/Caddyfile /etc/caddy/Caddyfile':
    "sed 's/^{$/{\\n\\tlocal_certs\\n\\tskip_install_trust/' /opt/binario/current/deploy/Caddyfile >/etc/caddy/Caddyfile",
};
const PROXIES = ['nginx', 'caddy'];
const UNTIL_ANSWERED =
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
// Whatever is checked out here is the main branch there.
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
    machine.type(`systemctl stop ${others}; systemctl restart ${proxy}; ${UNTIL_ANSWERED}`);
    await typeBlock(`${place} behind ${proxy}`, block, startVisitors(machine));
  }
}

async function typeBlock(
  place: string,
  block: CommandBlock,
  endVisits?: () => Promise<string>,
): Promise<void> {
  const start = performance.now();
  const typed = [block.before, withStandIns(block.commands), block.after].map((commands) =>
    commands ? machine.type(commands) : { output: '', status: 0 },
  );
  const said = (await endVisits?.()) ?? '';
  const output = typed.map((one) => one.output).join('');
  const problems = [
    ...typed.flatMap(({ status }) =>
      status === 0 || block.anyStatus ? [] : [`exit status ${status}`],
    ),
    ...block.expected.filter((pattern) => !pattern.test(output)).map((pattern) => `no ${pattern}`),
    ...(endVisits && !/ 0 lost$/m.test(said) ? ['requests were lost'] : []),
  ];
  if (said) say(`${place}, meanwhile ${said.trim()}`);
  const result = problems.length === 0 ? 'as described' : `FAILED: ${problems.join('; ')}`;
  say(`${place} ${result} (${secondsSince(start)} s)`);
  if (problems.length === 0) return;
  failures += 1;
  say(output.trimEnd().replaceAll(/^/gm, '    '));
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}

function withStandIns(commands: string): string {
  return Object.entries(STAND_INS).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    commands,
  );
}

/**
 * Sends visitors to the machine's site; what is returned ends their visits and tells how they went.
 */
function startVisitors({ beside }: Machine): () => Promise<string> {
  const visitors = beside(process.execPath, ['scripts/rehearse/visitors.ts']);
  let said = '';
  visitors.stdout?.on('data', (part: Buffer) => {
    said += part.toString('utf8');
  });
  const ended = new Promise<string>((resolve) => visitors.once('close', () => resolve(said)));
  return () => {
    visitors.kill('SIGTERM');
    return ended;
  };
}

/**
 * Puts a commit into the repository that changes a style sheet, so that the next release has
 * another file.
 */
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
