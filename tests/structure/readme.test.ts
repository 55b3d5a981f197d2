import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

it('every command of the README is one of the package, which runs on the Node of the packages', () => {
  const commands = [...readme.matchAll(/`npm run ([\w-]+)/g)].map(([, name]) => name ?? '');
  expect(commands.length).toBeGreaterThan(5);
  for (const name of commands) expect(scripts).toHaveProperty(name);
  expect(readme.match(/`(node|npx) [^`]*`/g)).toBeNull();
});

it('every setting that the server reads is in the README’s table', () => {
  const settings = [
    ...readFileSync('server/env.ts', 'utf8').matchAll(/\bsetting\(\s*'([A-Z_]+)'/g),
  ];
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  expect(settings.length).toBeGreaterThan(15);
  for (const [, name] of settings)
    expect(rows.some((row) => row.split('|')[1]?.includes(`\`${name}\``))).toBe(true);
});
