import { Agent, request } from 'node:https';
import { scriptArguments } from '../script-arguments.ts';

/**
 * Sends twenty requests per second to the site behind a proxy on this machine until SIGTERM: pages,
 * the files of the last page, and forms. Then prints how many were sent and lost, and the first of
 * the lost ones.
 */
const { values } = scriptArguments({
  usage: 'node scripts/rehearse/visitors.ts [--port 443]',
  options: { port: { type: 'string', default: '443' } },
});
const HOST = 'www.example.com';
const MILLISECONDS = 50;
const MOST_LISTED = 10;
/** Longer than a proxy tries; a request without a response by then is lost. */
const LONGEST_MILLISECONDS = 30_000;
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
const lost: string[] = [];
const pending = new Set<Promise<void>>();
let count = 0;
let files: readonly string[] = [];

interface Outcome {
  /** The HTTP status, or the error's code. */
  readonly status: number | string;
  /** Empty after an error. */
  readonly body: string;
}

/** Sends one request, a form where there is one. Never rejects. */
function send(path: string, form?: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = {
      Host: HOST,
      ...(form && {
        Origin: `https://${HOST}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      }),
    };
    const method = form ? 'POST' : 'GET';
    const options = {
      host: '127.0.0.1',
      port: Number(values.port),
      servername: HOST,
      path,
      method,
      headers,
      agent,
      signal: AbortSignal.timeout(LONGEST_MILLISECONDS),
    };
    const outgoing = request(options, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.once('error', (error) => resolve({ status: error.message, body: '' }));
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code ?? error.message, body: '' }),
    );
    outgoing.end(form);
  });
}

/** The home page and a file of it in turn. */
function pathOf(turn: number): string {
  if (turn % 2 === 0) return '/';
  return files[turn % files.length] ?? '/';
}

async function visit(turn: number): Promise<void> {
  const start = Date.now();
  const isForm = turn % 10 === 9;
  const path = isForm ? '/newsletter' : pathOf(turn);
  const { status, body } = await send(path, isForm ? 'email=nobody' : undefined);
  if (path === '/') files = body.match(/\/assets\/[\w.-]+/g) ?? files;
  count += 1;
  const expected = isForm ? 422 : 200;
  if (status !== expected) lost.push(`${path} ${status} after ${Date.now() - start} ms`);
}

let turn = 0;
const timer = setInterval(() => {
  const visiting = visit(turn).finally(() => pending.delete(visiting));
  pending.add(visiting);
  turn += 1;
}, MILLISECONDS);

process.once('SIGTERM', async () => {
  clearInterval(timer);
  await Promise.all(pending);
  const listed = lost.slice(0, MOST_LISTED).map((one) => `\n  ${one}`);
  process.stdout.write(`${count} requests, ${lost.length} lost${listed.join('')}\n`);
  process.exit(0);
});
