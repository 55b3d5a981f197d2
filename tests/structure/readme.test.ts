import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

it('every command of the README is a script that runs on the Node of the packages', () => {
  const commands = [...readme.matchAll(/`npm run ([\w-]+)/g)].map(([, name]) => name ?? '');
  expect(commands.length).toBeGreaterThan(5);
  for (const name of commands) expect(scripts).toHaveProperty(name);
  expect(readme.match(/`(node|npx) [^`]*`/g)).toBeNull();
});

it('the README’s table holds the settings that the server reads, and no other', () => {
  const sources = readdirSync('server/settings').map((name) =>
    readFileSync(`server/settings/${name}`, 'utf8'),
  );
  const read = sources.flatMap((source) => [...source.matchAll(/\bsetting\('([A-Z_]+)'/g)]);
  const [, table = ''] = readme.split('| variable | default | meaning |');
  const [rows = ''] = table.split('\n\n');
  const cells = rows.split('\n').map((row) => row.split('|')[1] ?? '');
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)]);
  const names = (found: readonly RegExpExecArray[]) => found.map(([, name]) => name).sort();
  expect(names(listed)).toEqual(names(read));
  expect(read.length).toBeGreaterThan(30);
});
