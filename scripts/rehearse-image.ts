import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Goes through the Dockerfile's lines in a folder of their own, for machines without a container
 * daemon: copies what COPY names from a clean clone, runs what RUN says, starts CMD with ENV, and
 * asks what HEALTHCHECK asks. What only a daemon can do (the base image, the user, the volume) is
 * named and left out.
 */
const folder = mkdtempSync(join(tmpdir(), 'binario-image-'));
const context = join(folder, 'context');
const inside = (path: string) => join(folder, 'root', path);
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
    console.info(`left out: FROM ${words}`);
  },
  WORKDIR(path) {
    workdir = path;
    mkdirSync(inside(path), { recursive: true });
  },
  COPY(words) {
    // The second stage takes over the first one's folder, which is here already.
    if (words.startsWith('--from=')) return;
    const files = words.split(' ');
    const target = join(inside(workdir), files.pop() ?? '');
    for (const file of files) cpSync(join(context, file), join(target, file), { recursive: true });
  },
  RUN(command) {
    if (stage === 1) run(command, inside(workdir));
    else console.info(`left out: RUN ${command}`);
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
  const data = inside('data');
  mkdirSync(data, { recursive: true });
  const env = { ...process.env, ...environment, HOST: '127.0.0.1', DATA_FOLDER: data };
  const child = spawn(file, parameters, {
    cwd: inside(workdir),
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
    else console.info(`left out: ${line}`);
  }
  console.info(
    'The image can be built from these lines; its server starts, is healthy, and stops when told.',
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
