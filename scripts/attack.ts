import { parseArgs } from 'node:util';
import { ATTACKS } from '../server/testing/attacks.ts';
import { startServerProcess } from '../server/testing/server-process.ts';

/**
 * Runs every attack on the built server, each on a new server process:
 * `npm run attack -- --only "part of a name"`.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
for (const { name, environment, run } of ATTACKS) {
  if (!name.includes(values.only)) continue;
  const log: string[] = [];
  const server = await startServerProcess({
    ...(environment && { environment }),
    onLine: (line) => log.push(line),
  });
  const { held, figure } = await run(server, log);
  process.stdout.write(`${held ? 'held  ' : 'BROKEN'}  ${name}: ${figure}\n`);
  if (!held) process.exitCode = 1;
  await server.stop();
}
