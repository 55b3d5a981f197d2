import { ATTACKS } from '../server/testing/attacks.ts';
import { startServerProcess } from '../server/testing/server-process.ts';

/**
 * Attacks the built server, each time a new one in a process of its own: `npm run attack -- [part
 * of a name]`.
 */
const [wanted = ''] = process.argv.slice(2);
for (const { name, environment, run } of ATTACKS) {
  if (!name.includes(wanted)) continue;
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
