import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MadeTimetable, MakeTimetable } from './timetable/make-timetable.ts';
import type { ImportMessage } from './timetable/process-messages.ts';
import { inMegabytes, LIMITS, Refused } from './timetable/refused.ts';

/** The process's program, seen from here as from the built server. */
const PROGRAM = fileURLToPath(new URL('../server/timetable/import-process.ts', import.meta.url));

/** The memory of the process's objects. The rest of its 350 MB are Node, buffers and Brotli. */
const HEAP_MEGABYTES = 192;

/**
 * Makes a timetable in a process of its own, with little memory, without the settings of the site
 * and for ten minutes at most.
 *
 * @throws Refused when the timetable cannot be made
 */
export const runImportProcess: MakeTimetable = (request, { out, onProgress }) =>
  new Promise<MadeTimetable>((resolve, reject) => {
    const child = fork(PROGRAM, {
      // V8's usual young generation would take 100 MB more.
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`, '--max-semi-space-size=4'],
      env: smallEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), LIMITS.totalMs);
    child.on('message', (message: ImportMessage) => {
      if (message.kind === 'line') out(message.line);
      else if (message.kind === 'progress') onProgress(message.step, message.done);
      else {
        child.disconnect();
        if (message.kind === 'refused') reject(new Refused(message.reason));
        else resolve(message);
      }
    });
    child.on('error', (error) => reject(new Refused(`the import cannot start: ${error.message}`)));
    child.on('exit', (status, signal) => {
      clearTimeout(timer);
      reject(new Refused(reasonOf(status, signal)));
    });
    child.send(request);
  });

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
