import { freePort } from './free-port.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** The built server under attack: its log, and how many pages it has made. */
export interface AttackedServer extends ServerProcess {
  readonly log: readonly string[];
  /** The pages made so far; those from the cache and those that nobody waits for do not count. */
  readonly madePages: () => Promise<number>;
  /** How often it was paused, continued or stopped by a signal so far. */
  readonly interruptions: () => number;
  readonly isRunning: () => boolean;
}

/** The settings and the timetable of a server that is attacked. */
export interface AttackedServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Makes the file of the timetable that it has loaded, if not the included one. */
  readonly timetable?: () => Uint8Array;
}

/** Starts the built server for an attack; needs a build. */
export async function startAttackedServer({
  environment,
  timetable,
}: AttackedServerOptions = {}): Promise<AttackedServer> {
  const log: string[] = [];
  const port = await freePort();
  let interruptions = 0;
  let isRunning = true;
  const server = await startServerProcess({
    environment: { METRICS_PORT: String(port), ...environment },
    ...(timetable && { timetable: timetable() }),
    onLine: (line) => log.push(line),
  });
  void server.exit.then(() => {
    isRunning = false;
  });
  return {
    ...server,
    log,
    interruptions: () => interruptions,
    isRunning: () => isRunning,
    signal(name) {
      interruptions += 1;
      server.signal(name);
    },
    stop() {
      interruptions += 1;
      return server.stop();
    },
    async madePages() {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(/^binario_made_pages (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
    },
  };
}

/** How many pages a server renders during some work. */
export async function pagesMade(
  server: AttackedServer,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = await server.madePages();
  await work();
  return (await server.madePages()) - before;
}
