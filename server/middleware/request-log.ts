import type { MiddlewareHandler } from 'hono';

/** One line of the server's log: an event and what belongs to it. */
export type Log = (event: string, fields: Readonly<Record<string, unknown>>) => void;

let waiting = '';

/**
 * Writes one JSON object a line to standard output, the lines of one turn of the event loop at once. JSON escapes every
 * control character, so that a visitor's path can never forge a line of its own.
 */
export const logToOutput: Log = (event, fields) => {
  if (waiting === '') setImmediate(flush);
  waiting += `${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`;
};

process.once('exit', flush);

function flush(): void {
  if (waiting !== '') process.stdout.write(waiting);
  waiting = '';
}

/** Longest path that is logged, in characters. */
const PATH_LENGTH = 200;

/**
 * Logs each request once, after its answer, without anything personal: no address, no agent, no query, no cookie. Paths
 * are logged only where no page is, so that the owner can find a broken link; everywhere else the status is enough.
 */
export function requestLog(
  log: Log,
  now: () => number = performance.now.bind(performance),
): MiddlewareHandler {
  return async (c, next) => {
    const start = now();
    await next();
    const { status } = c.res;
    const path = c.req.path.slice(0, PATH_LENGTH);
    log('request', {
      method: c.req.method,
      status,
      milliseconds: Math.round((now() - start) * 10) / 10,
      ...(status === 404 && { path }),
    });
  };
}
