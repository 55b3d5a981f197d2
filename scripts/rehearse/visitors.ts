import { Agent, request } from 'node:https';

/**
 * Twenty requests a second to the site behind a proxy on a port of this network (443 unless one is
 * given), until a signal comes: pages, the files of the last page, and forms. Then one line tells
 * how many there were and how many were lost, and further lines name the first of those.
 */
const HOST = 'www.example.com';
const PORT = Number(process.argv[2] ?? 443);
const MILLISECONDS = 50;
/** So many lost requests are named. */
const MOST_NAMED = 10;
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
const lost: string[] = [];
const pending = new Set<Promise<void>>();
let count = 0;
let files: readonly string[] = [];

/** Sends one request; answers its status and body, or the error's code with an empty body. */
function send(path: string, form?: string): Promise<{ status: number | string; body: string }> {
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
      port: PORT,
      servername: HOST,
      path,
      method,
      headers,
      agent,
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

async function visit(turn: number): Promise<void> {
  const start = Date.now();
  const file = files[turn % Math.max(files.length, 1)];
  const isForm = turn % 10 === 9;
  const path = isForm ? '/newsletter' : (turn % 2 === 1 && file) || '/';
  const { status, body } = await send(path, isForm ? 'email=nobody' : undefined);
  if (path === '/') files = body.match(/\/assets\/[\w.-]+/g) ?? files;
  count += 1;
  if (status !== (isForm ? 422 : 200))
    lost.push(`${path} ${status} after ${Date.now() - start} ms`);
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
  process.stdout.write(
    `${count} requests, ${lost.length} lost${lost
      .slice(0, MOST_NAMED)
      .map((one) => `\n  ${one}`)
      .join('')}\n`,
  );
  process.exit(0);
});
