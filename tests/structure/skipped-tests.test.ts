import { expect, it } from 'vitest';
import { importsOf, reachableFrom } from './imports.ts';
import { readSources } from './sources.ts';

const files = readSources('.ts').filter(({ path }) => /^(?:server|scripts|tests)\//.test(path));
const asksMachine = new Set(
  files.filter(({ text }) => /\bmachineHas\(/.test(text)).map(({ path }) => path),
);
const imports = Map.groupBy(importsOf(files), ({ from }) => from);
const skipping = files.filter(
  ({ path, text }) => /\.test\.ts$/.test(path) && /\b(?:runIf|skipIf)\(/.test(text),
);

/** Whether a file asks for what the machine has, itself or by what it imports. */
function asks(file: string): boolean {
  const reached = reachableFrom(file, (path) => (imports.get(path) ?? []).map(({ to }) => to));
  return [...reached].some((path) => path !== 'server/testing/machine.ts' && asksMachine.has(path));
}

it('a test that the machine cannot run says what is missing', () => {
  expect(skipping.length).toBeGreaterThan(15);
  expect(skipping.map(({ path }) => path).filter((path) => !asks(path))).toEqual([]);
});
