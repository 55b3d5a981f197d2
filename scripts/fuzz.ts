import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { whatIsWrong } from '../server/testing/expect-calm.ts';
import {
  type HostileRequest,
  hostileBytes,
  hostileRequests,
} from '../server/testing/hostile-requests.ts';
import { processorMilliseconds } from '../server/testing/processor-time.ts';
import { sendRaw } from '../server/testing/raw-request.ts';
import { startServerProcess } from '../server/testing/server-process.ts';

/**
 * Sends made-up requests to the built server in a process of its own, a tenth of them raw on the
 * socket: `npm run fuzz -- [how many] [seed]`. The same seed makes the same requests.
 */
const [count = '100000', seed = '1'] = process.argv.slice(2);
/**
 * What one request may cost the server, in milliseconds of processor time; seen four times, to
 * leave its own work aside.
 */
const MOST_MILLISECONDS = 100;

let notJson = '';
const server = await startServerProcess({
  environment: { PUBLIC_ORIGIN: 'http://localhost' },
  onLine: (line) => {
    if (!line.startsWith('{')) notJson = line;
  },
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const send = ({ method, address, headers, body }: HostileRequest) =>
  new Promise<string | undefined>((resolve, reject) => {
    const sent = Buffer.from(body ?? '');
    const own = { ...headers, 'Content-Length': String(sent.length) };
    const outgoing = request(
      { agent, port: server.port, method, path: address, headers: own },
      (answer) => {
        text(answer).then(
          (html) =>
            resolve(
              whatIsWrong({
                status: answer.statusCode ?? 0,
                headers: new Headers(answer.headers as Record<string, string>),
                text: html,
              }),
            ),
          reject,
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(sent);
  });

/** Half a request is never answered; whoever wrote it gives up after this time, in milliseconds. */
const QUIET = 100;

/** Whatever comes back until either side has had enough. */
async function sendBytes(bytes: string): Promise<string | undefined> {
  const { statuses, text: answer } = await sendRaw(server.port, bytes, QUIET);
  const failed = statuses.find((status) => status >= 500);
  if (failed) return `status ${failed}`;
  const [head = '', ...bodies] = answer.split('\r\n\r\n');
  if (
    head !== '' &&
    statuses[0] !== 100 &&
    !/^Content-Security-Policy: default-src 'none'/im.test(head)
  )
    return 'no policy';
  return whatIsWrong({
    status: 200,
    headers: new Headers({ 'Content-Security-Policy': "default-src 'none'" }),
    text: bodies.join(''),
  });
}

async function costs(work: () => Promise<string | undefined>): Promise<string | undefined> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 4 && least > MOST_MILLISECONDS; attempt += 1) {
    const before = processorMilliseconds(server);
    const wrong = await work();
    if (wrong) return wrong;
    least = Math.min(least, processorMilliseconds(server) - before);
  }
  if (notJson) return `a line in the log that is no JSON: ${notJson}`;
  return least > MOST_MILLISECONDS ? `${least} ms of processor time` : undefined;
}

let sent = 0;
const cases = fc.oneof(
  { weight: 9, arbitrary: hostileRequests.filter(({ address }) => /^[\x21-\xff]*$/.test(address)) },
  { weight: 1, arbitrary: hostileBytes },
);
const result = await fc.check(
  fc.asyncProperty(cases, async (hostile) => {
    sent += 1;
    if (sent % 10_000 === 0) process.stdout.write(`${sent} requests\n`);
    const wrong = await costs(() =>
      typeof hostile === 'string' ? sendBytes(hostile) : send(hostile),
    );
    if (wrong) throw new Error(wrong);
  }),
  { seed: Number(seed), numRuns: Number(count), endOnFailure: true },
);
agent.destroy();
await server.stop();
process.stdout.write(
  result.failed
    ? `After ${sent} requests with seed ${seed}: ${JSON.stringify(result.counterexample)}\n${String(result.errorInstance)}\n`
    : `${sent} requests with seed ${seed}: no 5xx, no exit, none over ${MOST_MILLISECONDS} ms of processor time, no unescaped echo, no redirect off the site, a policy on every answer\n`,
);
process.exitCode = result.failed ? 1 : 0;
