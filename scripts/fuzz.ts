import fc from 'fast-check';
import { whatWentWrong } from '../server/testing/expect-calm.ts';
import { hostileRequests } from '../server/testing/hostile-requests.ts';
import { createSite } from '../tests/browser/server.ts';

/** Sends made-up requests to the built site: `npm run fuzz -- [how many] [seed]`. The same seed makes the same requests. */
const [count = '100000', seed = '1'] = process.argv.slice(2);
const site = await createSite(new Date('2026-12-10T08:00:00Z'));
let sent = 0;
const result = await fc.check(
  fc.asyncProperty(hostileRequests, async (request) => {
    site.log.length = 0;
    sent += 1;
    if (sent % 10_000 === 0) process.stdout.write(`${sent} requests\n`);
    const wrong = await whatWentWrong(site.app, request);
    if (wrong) throw new Error(wrong);
  }),
  { seed: Number(seed), numRuns: Number(count), endOnFailure: true },
);
await site.close();
process.stdout.write(
  result.failed
    ? `After ${sent} requests with seed ${seed}: ${JSON.stringify(result.counterexample)}\n${String(result.errorInstance)}\n`
    : `${sent} requests with seed ${seed}: no 5xx, no unescaped echo, no redirect off the site, a policy on every answer\n`,
);
process.exitCode = result.failed ? 1 : 0;
