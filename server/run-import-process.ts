import { fork } from 'node:child_process';
import { writeFile } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAddress } from './timetable/fetch-feed.ts';
import type { MadeTimetable, MakeTimetable, TimetableRequest } from './timetable/make-timetable.ts';
import type { ImportMessage } from './timetable/process-messages.ts';
import { inMegabytes, LIMITS, Refused } from './timetable/refused.ts';

/** The program of the process; the path is the same from here and from the built server. */
const PROGRAM = fileURLToPath(new URL('../server/timetable/import-process.ts', import.meta.url));

const PROJECT = fileURLToPath(new URL('../', import.meta.url));

/** The memory of the process's objects. The rest of its 350 MB are Node, buffers and Brotli. */
const HEAP_MEGABYTES = 192;

/**
 * Makes a timetable in a separate process with little memory, without the site's settings, within
 * the time that its import has left, ten minutes at most. Feeds are untrusted: the process may read
 * only its program and the feeds, write only downloads, start no process and load no native code.
 *
 * @throws Refused when the timetable cannot be made
 */
export const runImportProcess: MakeTimetable = (
  request,
  { out, onProgress },
  limitMs = LIMITS.totalMs,
) =>
  new Promise<MadeTimetable>((done, reject) => {
    const child = fork(PROGRAM, {
      // V8's usual young generation would take 100 MB more.
      execArgv: [
        `--max-old-space-size=${HEAP_MEGABYTES}`,
        '--max-semi-space-size=4',
        ...permissions(request),
      ],
      env: smallEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // If a unit or container runs out of memory, the kernel ends this process first.
    writeFile(`/proc/${child.pid}/oom_score_adj`, '500', () => {});
    const timer = setTimeout(() => child.kill('SIGKILL'), Math.max(limitMs, 0)).unref();
    child.on('message', (message: ImportMessage) => {
      if (message.kind === 'line') out(message.line);
      else if (message.kind === 'progress') onProgress(message.step, message.done);
      else {
        child.disconnect();
        if (message.kind === 'refused') reject(new Refused(message.reason));
        else done(message);
      }
    });
    child.on('error', (error) => reject(new Refused(`the import cannot start: ${error.message}`)));
    child.on('exit', (status, signal) => {
      clearTimeout(timer);
      reject(new Refused(reasonOf(status, signal)));
    });
    child.send(request);
  });

/** Node's own limits of a process (https://nodejs.org/docs/latest-v24.x/api/permissions.html). */
function permissions({ folder, feeds }: TimetableRequest): readonly string[] {
  const files = feeds
    .filter(({ source }) => !isAddress(source))
    .map(({ source }) => resolve(source));
  const program = ['app', 'server', 'node_modules', 'package.json'].map((name) => PROJECT + name);
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  const readable = [...program, ...files, resolve(folder), ...(certificates ? [certificates] : [])];
  return [
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${resolve(folder)}`,
  ];
}

/** The environment of the process: where the machine's own certificates are, and nothing else. */
function smallEnvironment(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS } = process.env;
  return NODE_EXTRA_CA_CERTS === undefined ? {} : { NODE_EXTRA_CA_CERTS };
}

/** Why the process ended before it had a result. */
function reasonOf(status: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGKILL')
    return `the import took over ${LIMITS.totalMs / 60_000} minutes, or the system ended it`;
  // V8 aborts when its memory is full.
  if (signal === 'SIGABRT' || signal === 'SIGTRAP' || status === 134)
    return `the feeds need over ${inMegabytes(HEAP_MEGABYTES * 1024 * 1024)} to be read`;
  return `the import ended with ${signal ?? `status ${status}`}`;
}
