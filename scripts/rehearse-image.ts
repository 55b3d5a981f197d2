import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Executes the Dockerfile in a temporary folder, for machines without a container daemon: COPY from
 * a clean clone, RUN, CMD with ENV, then HEALTHCHECK. The instructions that need a daemon (base
 * image, user, owner of files, volume) are printed and skipped.
 */
const folder = mkdtempSync(join(tmpdir(), 'binario-image-'));
const context = join(folder, 'context');
const imagePath = (path: string) => join(folder, 'root', path);
let stage = 0;
let workdir = '/';
const environment: Record<string, string> = {};

const run = (command: string, cwd: string) => {
  const { status } = spawnSync('sh', ['-c', command], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
};

const steps: Readonly<Record<string, (words: string) => Promise<void> | void>> = {
  FROM(words) {
    stage += 1;
    console.info(`skipped: FROM ${words}`);
  },
  WORKDIR(path) {
    workdir = path;
    mkdirSync(imagePath(path), { recursive: true });
  },
  COPY(words) {
    // The second stage copies the first one's folder, which is here already.
    if (words.startsWith('--from=')) return;
    const files = words.split(' ').filter((word) => !word.startsWith('--chown='));
    const target = join(imagePath(workdir), files.pop() ?? '');
    for (const file of files) cpSync(join(context, file), join(target, file), { recursive: true });
  },
  RUN(command) {
    const isForOwner = command.startsWith('chown ');
    if (stage === 1 && !isForOwner) run(command, imagePath(workdir));
    else console.info(`skipped: RUN ${command}`);
  },
  ENV(words) {
    const [name = '', value = ''] = words.split('=');
    environment[name] = value;
  },
  HEALTHCHECK(words) {
    checks.push(JSON.parse(words.slice(words.indexOf('['))) as string[]);
  },
  CMD: (words) => serve(JSON.parse(words) as string[]),
};
const checks: string[][] = [];

async function serve([file = '', ...parameters]: string[]): Promise<void> {
  const data = imagePath('data');
  mkdirSync(data, { recursive: true });
  const env = {
    ...process.env,
    ...environment,
    HOST: '127.0.0.1',
    DATA_FOLDER: data,
    TIMETABLE_FEEDS: 'none',
  };
  const child = spawn(file, parameters, {
    cwd: imagePath(workdir),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('is ready at') && resolve());
    void ended.then((code) => reject(new Error(`the server ended with ${code}`)));
  });
  for (const [program = '', ...words] of checks) {
    const { status } = spawnSync(program, words, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`the health check ended with ${status}`);
  }
  child.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`the server ended with ${code} after SIGTERM`);
}

try {
  run(`git clone --quiet . '${context}'`, '.');
  for (const line of readFileSync('Dockerfile', 'utf8').split('\n')) {
    const [, name = '', words = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (!name) continue;
    const step = steps[name];
    if (step) await step(words);
    else console.info(`skipped: ${line}`);
  }
  console.info(
    'The image can be built from these lines; its server starts, is healthy, and stops when told.',
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
