import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CleanClone,
  installNpm,
  makeCleanClone,
  type NpmResult,
  ownNode,
  ownNpm,
} from './clean-clone/clean-clone.ts';
import { NPM_VERSIONS } from './clean-clone/npm-versions.ts';
import { scriptArguments } from './script-arguments.ts';

/**
 * Runs the README's two commands and others in a clean clone with every Node and npm, and prints a
 * table. Needs the registry and about two minutes for each row.
 */
const NODE_LINES = ['20', '22', '24', '26'];

/** Release lines on which the launcher refuses to start. */
const OLD_NODE_LINES = ['10', '12', '14', '16', '18'];

const { values } = scriptArguments({
  usage: 'npm run rehearse-installs -- [--node 20,22] [--npm 9.9.4]',
  options: { node: { type: 'string' }, npm: { type: 'string' } },
});
const nodeLines = values.node?.split(',') ?? NODE_LINES;
const npmVersions = values.npm?.split(',') ?? NPM_VERSIONS;

/** The commands of the table. A cell holds `ok` or the first line of the error. */
const COLUMNS: Readonly<Record<string, (clone: CleanClone) => Promise<string> | string>> = {
  'npm ci': (clone) => outcome(clone.npm('ci', '--prefer-offline')),
  'npm start': async (clone) => {
    const { pageStatus, output } = await clone.start();
    return pageStatus === 200 ? 'ok' : firstLine(output);
  },
  'npm run typecheck': (clone) => outcome(clone.npm('run', '--silent', 'typecheck')),
  'npm run unit': (clone) =>
    outcome(clone.npm('run', '--silent', 'unit', '--', 'app/domain/search')),
};

const folder = mkdtempSync(join(tmpdir(), 'binario-installs-'));
try {
  printRow(['Node', 'npm', ...Object.keys(COLUMNS)]);
  printRow(Array.from({ length: 2 + Object.keys(COLUMNS).length }, () => '---'));
  for (const line of nodeLines) {
    const node = installNode(line);
    for (const version of npmVersions) await rehearse(node, version);
  }
  if (!values.node) for (const line of OLD_NODE_LINES) printRefusal(installNode(line));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function rehearse(node: string, npmVersion: string): Promise<void> {
  const parent = mkdtempSync(join(folder, 'row-'));
  const clone = makeCleanClone(
    parent,
    node,
    installNpm(npmVersion, join(folder, `npm-${npmVersion}`)),
  );
  const cells: string[] = [];
  for (const run of Object.values(COLUMNS)) cells.push(await run(clone));
  printRow([versionOf(node), npmVersion, ...cells]);
  rmSync(parent, { recursive: true, force: true });
}

/** Prints the line with which the launcher refuses a Node that is too old. */
function printRefusal(node: string): void {
  const { stderr } = spawnSync(node, ['scripts/launch.cjs', 'scripts/start.js'], {
    encoding: 'utf8',
  });
  printRow([versionOf(node), '', '', stderr.trim()]);
}

/** Installs the newest Node of a release line from npm and returns the path of its program. */
function installNode(line: string): string {
  const prefix = join(folder, `node-${line}`);
  const name = `node-linux-${process.arch}@${line}`;
  const parameters = [
    'install',
    '--prefix',
    prefix,
    '--no-save',
    '--no-audit',
    '--prefer-offline',
    name,
  ];
  const { status, stderr } = spawnSync(ownNode(), [ownNpm(), ...parameters], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} cannot be fetched: ${firstLine(stderr)}`);
  return join(prefix, 'node_modules', `node-linux-${process.arch}`, 'bin/node');
}

function versionOf(node: string): string {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1);
}

function outcome({ status, output }: NpmResult): string {
  return status === 0 ? 'ok' : firstLine(output);
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '') ?? 'no output';
}

function printRow(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
