import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { faultIn } from '../server/testing/find-fault.ts';
import {
  type HostileRequest,
  hostileBytes,
  hostileRequests,
} from '../server/testing/hostile-requests.ts';
import { processorMilliseconds } from '../server/testing/processor-time.ts';
import { sendRaw } from '../server/testing/raw-request.ts';
import { startServerProcess } from '../server/testing/server-process.ts';
import { scriptArguments } from './script-arguments.ts';

/**
 * Sends generated requests to the built server, a tenth of them raw bytes on the socket. The
 * same seed gives the same requests. `--seconds` ends it earlier. Prints how often each status
 * came, and fails at the first fault.
 */
const { values } = scriptArguments({
  usage: 'npm run fuzz -- [--count 1000] [--seed 7] [--seconds 60]',
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '3600' },
  },
});
/**
 * The most processor time of the server for one request. A slow request is repeated three times and
 * the best time counts, since the server may do other work meanwhile.
 */
const MOST_MILLISECONDS = 100;

let brokenLogLine = '';
const server = await startServerProcess({
  environment: { PUBLIC_ORIGIN: 'http://localhost' },
  onLine: (line) => {
    if (!line.startsWith('{')) brokenLogLine = line;
  },
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** How often each status came, in responses to whole requests and to raw bytes. */
const statusCounts = { whole: new Map<number, number>(), raw: new Map<number, number>() };

function countStatus(counts: Map<number, number>, status: number): void {
  counts.set(status, (counts.get(status) ?? 0) + 1);
}

/** Statuses with their counts, the most frequent first. */
const described = (counts: ReadonlyMap<number, number>): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

const send = ({ method, address, headers, body }: HostileRequest) =>
  new Promise<string | undefined>((resolve, reject) => {
    const sent = Buffer.from(body ?? '');
    const own = { ...headers, 'Content-Length': String(sent.length) };
    const outgoing = request(
      { agent, port: server.port, method, path: address, headers: own },
      (response) => {
        countStatus(statusCounts.whole, response.statusCode ?? 0);
        text(response).then(
          (html) =>
            resolve(
              faultIn({
                status: response.statusCode ?? 0,
                headers: new Headers(response.headers as Record<string, string>),
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

/** An incomplete request gets no response: the connection is closed after this silence. */
const QUIET_MS = 100;

/** Sends raw bytes. Resolves with a description of the fault, if there is one. */
async function sendBytes(bytes: string): Promise<string | undefined> {
  const { statuses, text: responses } = await sendRaw(server.port, bytes, QUIET_MS);
  for (const status of statuses) countStatus(statusCounts.raw, status);
  return responses
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .map(faultInText)
    .find((fault) => fault !== undefined);
}

/** The fault of a response as it was received; "100 Continue" is none of its own. */
function faultInText(response: string): string | undefined {
  const [head = '', ...body] = response.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const status = Number(statusLine.split(' ')[1]);
  if (response === '' || status === 100) return undefined;
  const headers = new Headers(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name, value.join(':').trim()];
    }),
  );
  return faultIn({ status, headers, text: body.join('\r\n\r\n') });
}

/** Runs a request and adds faults that show in the server's log and processor time. */
async function measure(work: () => Promise<string | undefined>): Promise<string | undefined> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 4 && least > MOST_MILLISECONDS; attempt += 1) {
    const before = processorMilliseconds(server);
    const wrong = await work();
    if (wrong) return wrong;
    least = Math.min(least, processorMilliseconds(server) - before);
  }
  if (brokenLogLine) return `a log line that is not JSON: ${brokenLogLine}`;
  return least > MOST_MILLISECONDS ? `${least} ms of processor time` : undefined;
}

let sent = 0;
let rawCount = 0;
const cases = fc.oneof(
  { weight: 9, arbitrary: hostileRequests.filter(({ address }) => /^[\x21-\xff]*$/.test(address)) },
  { weight: 1, arbitrary: hostileBytes },
);
const result = await fc.check(
  fc.asyncProperty(cases, async (hostile) => {
    sent += 1;
    if (sent % 10_000 === 0) process.stdout.write(`${sent} requests\n`);
    if (typeof hostile === 'string') rawCount += 1;
    const wrong = await measure(() =>
      typeof hostile === 'string' ? sendBytes(hostile) : send(hostile),
    );
    if (wrong) throw new Error(wrong);
  }),
  {
    seed: Number(values.seed),
    numRuns: Number(values.count),
    interruptAfterTimeLimit: Number(values.seconds) * 1_000,
    endOnFailure: true,
  },
);
agent.destroy();
await server.stop();
process.stdout.write(
  `responses to ${sent - rawCount} whole requests: ${described(statusCounts.whole)}\n` +
    `responses to ${rawCount} raw ones: ${described(statusCounts.raw)}\n`,
);
if (result.failed) {
  const example = JSON.stringify(result.counterexample);
  process.stdout.write(
    `After ${sent} requests with seed ${values.seed}: ${example}\n${result.errorInstance}\n`,
  );
  process.exitCode = 1;
} else {
  process.stdout.write(
    `${sent} requests with seed ${values.seed}: no 5xx but 503 with Retry-After, no exit, ` +
      `none over ${MOST_MILLISECONDS} ms of processor time, no unescaped echo, ` +
      'no redirect off the site, a policy on every response\n',
  );
}
