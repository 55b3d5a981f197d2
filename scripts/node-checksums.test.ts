import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const kept = readFileSync('scripts/node.sha256', 'utf8');
const sums = [...kept.matchAll(/^([\da-f]{64}) {2}(\S+)$/gm)].map(([, sum, file = '']) => ({
  sum,
  file,
}));
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  optionalDependencies: Readonly<Record<string, string>>;
};

describe('the checksums of Node', () => {
  it('name every package of a Node, in its version', () => {
    const nodes = Object.entries(optionalDependencies);
    expect(sums.map(({ file }) => file).sort()).toEqual(
      nodes.map(([name]) => `node_modules/${name}/bin/node`).sort(),
    );
    for (const [name, version] of nodes)
      expect(kept).toContain(`node-v${version}-${name.replace('node-', '')}.tar.xz`);
  });

  it.each(sums.filter(({ file }) => existsSync(file)))(
    'are those of what is installed ($file)',
    ({ sum, file }) => {
      expect(hash('sha256', readFileSync(file))).toBe(sum);
    },
  );
});
