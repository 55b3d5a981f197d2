import { parseArgs } from 'node:util';
import { startAttackedServer } from '../server/testing/attacked-server.ts';
import { ATTACKS } from '../server/testing/attacks.ts';
import { besiege, SIEGE_BOUNDS, SIEGES, type Siege } from '../server/testing/sieges.ts';

/**
 * Runs every attack on the built server, each on a new server process, and then besieges it with
 * connections that do not read: `npm run attack -- --only "part of a name"`.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const isChosen = ({ name }: { readonly name: string }) => name.includes(values.only);

function report(held: boolean, line: string): void {
  process.stdout.write(`${held ? 'held  ' : 'BROKEN'}  ${line}\n`);
  if (!held) process.exitCode = 1;
}

for (const { name, environment, run } of ATTACKS.filter(isChosen)) {
  const server = await startAttackedServer(environment);
  const { held, figure } = await run(server);
  report(held, `${name}: ${figure}`);
  await server.stop();
}

async function runSiege(name: string, sieges: readonly Siege[]): Promise<void> {
  const server = await startAttackedServer();
  const { mostMegabytes, health, page, form } = await besiege(server, sieges);
  const held =
    mostMegabytes < SIEGE_BOUNDS.megabytes &&
    health < SIEGE_BOUNDS.health &&
    page < SIEGE_BOUNDS.page;
  const cells = [mostMegabytes, health, page, form].map((figure) => figure.toFixed(0).padStart(7));
  report(held, `${cells.join('')}  ${name}`);
  await server.stop();
}

const sieges = SIEGES.filter(isChosen);
if (sieges.length > 0)
  process.stdout.write(
    '\nunread      MB /healthz  page   form (ms), at most, while they ask for\n',
  );
for (const siege of sieges) await runSiege(siege.name, [siege]);
if (sieges.length === SIEGES.length) await runSiege('everything together', SIEGES);
