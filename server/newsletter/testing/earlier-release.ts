import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import type { SignUpResult } from '#app/domain/newsletter.ts';
import type { StoreSettings } from '../open-store.ts';

/** The last commit whose tables have one step, and which refuses every other version. */
const EARLIER_COMMIT = '4aa11d94bb17efabb71103b7da2367f7882a2060';
const NEEDED = ['package.json', 'server', 'app/domain', 'app/data'];

// Runs the newsletter of the earlier release in its folder, with lines instead of requests.
const SERVER = `
import { createInterface } from 'node:readline';
import { createNewsletter } from './server/newsletter/create-newsletter.ts';

const settings = JSON.parse(process.argv[2]);
const log = (event, fields) => process.stderr.write(JSON.stringify({ event, ...fields }) + '\\n');
const newsletter = createNewsletter(settings, { log });
newsletter.start();
for await (const line of createInterface({ input: process.stdin })) {
  const [method, argument] = JSON.parse(line);
  const result = await newsletter.service[method](argument);
  process.stdout.write(JSON.stringify(result) + '\\n');
}
await newsletter.stop();
`;

/** Whether the repository has the earlier release; a download without history has not. */
export function hasEarlierRelease(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${EARLIER_COMMIT}^{commit}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A running newsletter of the earlier release. */
export interface EarlierRelease {
  signUp(request: object): Promise<SignUpResult>;
  unsubscribe(token: string): Promise<string>;
  /** Resolves when the process has ended. */
  stop(): Promise<void>;
}

/** Starts the newsletter of the earlier release on a store. */
export async function startEarlierRelease(
  folder: string,
  store: StoreSettings,
): Promise<EarlierRelease> {
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
  const results = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function call<Result>(method: string, argument: unknown): Promise<Result> {
    child.stdin.write(`${JSON.stringify([method, argument])}\n`);
    const { value, done } = await results.next();
    if (done) throw new Error('The earlier release ended.');
    return JSON.parse(value) as Result;
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
