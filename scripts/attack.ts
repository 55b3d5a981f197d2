import { startAttackedServer } from '../server/testing/attacked-server.ts';
import { ATTACKS } from '../server/testing/attacks.ts';
import { besiege, SIEGES } from '../server/testing/sieges.ts';
import { isWithinBounds, type VisitorFigures, visitDuring } from '../server/testing/visitor.ts';
import { scriptArguments } from './script-arguments.ts';

/**
 * Runs every attack on the built server, each on a new server process, and then besieges it with
 * connections that do not read. An honest visitor is served meanwhile and at once after. Each line
 * says whether the server held, and what the visitor met.
 */
const { values } = scriptArguments({
  usage: 'npm run attack -- [--only "part of a name"]',
  options: { only: { type: 'string', default: '' } },
});

interface Outcome {
  /** Whether the server withstood the attack, as far as the attack itself can tell. */
  readonly held: boolean;
  readonly figures: VisitorFigures;
  readonly line: string;
}

const isChosen = ({ name }: { readonly name: string }) => name.includes(values.only);

/** Prints whether the server held, and the visitor's figures: megabytes and milliseconds. */
function printOutcome({ held, figures, line }: Outcome): void {
  const { megabytes, health, page, form } = figures;
  const cells = [megabytes, health, page, form].map((figure) =>
    (figure?.toFixed(0) ?? '–').padStart(7),
  );
  const isFine = held && isWithinBounds(figures);
  process.stdout.write(`${isFine ? 'held  ' : 'BROKEN'}${cells.join('')}  ${line}\n`);
  if (!isFine) process.exitCode = 1;
}

process.stdout.write('           MB /healthz  page   form (ms), at most, while this is tried\n');
for (const { name, run, ...options } of ATTACKS.filter(isChosen)) {
  const server = await startAttackedServer(options);
  try {
    const { result, figures } = await visitDuring(server, { sendsForms: false }, () => run(server));
    printOutcome({ held: result.held, figures, line: `${name}: ${result.figure}` });
  } finally {
    await server.stop();
  }
}
for (const { name } of SIEGES.filter(isChosen)) {
  const server = await startAttackedServer();
  try {
    const attack = () => besiege(server, name);
    const { figures } = await visitDuring(server, { sendsForms: true }, attack);
    printOutcome({ held: true, figures, line: `connections that do not read ask for ${name}` });
  } finally {
    await server.stop();
  }
}
