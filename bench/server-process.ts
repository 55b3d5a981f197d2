import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The production server as a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** What `npm start` gives to Node: its flags, and the program. */
function startParameters(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').slice(1);
}

/** Starts the production server on a free port, as `npm start` does; its log goes nowhere. */
export async function startServerProcess(command: readonly string[] = []): Promise<ServerProcess> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'binario-bench-'));
  const [file = '', ...parameters] = [...command, process.execPath, ...startParameters()];
  const child: ChildProcess = spawn(file, parameters, {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code}`)));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = / is ready at (http:\/\/\S+)\/$/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
