import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The server that is shipped, in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  readonly dataFolder: string;
  /** The code with which it ends; null for a signal. */
  readonly exit: Promise<number | null>;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Ends it and forgets its data; resolves with the code. */
  readonly stop: () => Promise<number | null>;
}

interface Options {
  readonly environment?: Readonly<Record<string, string>>;
  /** Put in front, such as `taskset`. */
  readonly command?: readonly string[];
  /** The file of a timetable that was loaded before. */
  readonly timetable?: Uint8Array;
  /** Gets every line of the log. */
  readonly onLine?: (line: string) => void;
}

/**
 * Starts the built server on a free port with the settings of an installation (`deploy`); needs a
 * build.
 */
export async function startServerProcess(options: Options = {}): Promise<ServerProcess> {
  if (!existsSync('build/site-server.js'))
    throw new Error('There is no build; `npm run build` makes one');
  const dataFolder = mkdtempSync(join(tmpdir(), 'binario-server-'));
  if (options.timetable) writeFileSync(join(dataFolder, 'timetable.bin'), options.timetable);
  const [file = '', ...parameters] = [
    ...(options.command ?? []),
    process.execPath,
    'build/site-server.js',
  ];
  const child = spawn(file, parameters, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '65536',
      NODE_OPTIONS: '--max-semi-space-size=8',
      UV_THREADPOOL_SIZE: '2',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_FOLDER: dataFolder,
      STOP_DELAY_SECONDS: '0',
      TIMETABLE_FEEDS: 'none',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      options.onLine?.(line);
      const found = / is ready at http:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    dataFolder,
    exit,
    signal: (name) => child.kill(name),
    async stop() {
      child.kill('SIGTERM');
      const code = await exit;
      rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}
