import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import type { SignUpResult } from '#app/domain/newsletter.ts';
import type { StoreSettings } from '../open-store.ts';

/**
 * The last commit whose tables have one step only, and which refuses every version that it does not
 * know.
 */
const EARLIER_COMMIT = '4aa11d94bb17efabb71103b7da2367f7882a2060';
const NEEDED = ['package.json', 'server', 'app/domain', 'app/data'];

// Runs in the folder of the earlier release: its own newsletter, behind lines instead of requests.
const SERVER = `
import { createInterface } from 'node:readline';
import { createNewsletter } from './server/newsletter/create-newsletter.ts';

const settings = JSON.parse(process.argv[2]);
const log = (event, fields) => process.stderr.write(JSON.stringify({ event, ...fields }) + '\\n');
const newsletter = createNewsletter(settings, { log });
newsletter.start();
for await (const line of createInterface({ input: process.stdin })) {
  const [method, argument] = JSON.parse(line);
  const answer = await newsletter.service[method](argument);
  process.stdout.write(JSON.stringify(answer) + '\\n');
}
await newsletter.stop();
`;

/**
 * Says whether the repository holds the earlier release; a download without its history does not.
 */
export function hasEarlierRelease(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${EARLIER_COMMIT}^{commit}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts the newsletter of the earlier release on a store; it has ended when `stop` resolves. */
export async function startEarlierRelease(folder: string, store: StoreSettings) {
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', EARLIER_COMMIT, ...NEEDED], {
    maxBuffer: 512 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'run.ts');
  writeFileSync(file, SERVER);
  const settings = {
    ...store,
    mailFrom: 'news@example.org',
    publicOrigin: 'https://www.example.com',
    siteName: 'Binario',
    mailsPerHour: 500,
  };
  const child = spawn(process.execPath, [file, JSON.stringify(settings)], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function call<Answer>(method: string, argument: unknown): Promise<Answer> {
    child.stdin.write(`${JSON.stringify([method, argument])}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error('The earlier release ended.');
    return JSON.parse(value) as Answer;
  }
  return {
    signUp: (request: object) => call<SignUpResult>('signUp', request),
    unsubscribe: (token: string) => call<string>('unsubscribe', token),
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
