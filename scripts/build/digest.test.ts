import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildDigest } from './digest.ts';

/** Whether a change of one file of a project changes the digest. */
function changesDigest(file: string): boolean {
  const root = mkdtempSync(join(tmpdir(), 'binario-digest-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const change = (name: string) => {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, 'more');
  };
  for (const name of ['app/page.tsx', 'package.json', file]) change(name);
  const before = buildDigest(root);
  change(file);
  return buildDigest(root) !== before;
}

describe('the digest of the sources', () => {
  it.each([
    'app/page.tsx',
    'server/newsletter/store.ts',
    'public/robots.txt',
    'scripts/build/precompress.ts',
    'scripts/run-file.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ])('changes with %s', (file) => {
    expect(changesDigest(file)).toBe(true);
  });

  it.each([
    'app/page.test.tsx',
    'app/domain/included-timetable.fixture.ts',
    'server/newsletter/testing/smtp-sink.ts',
    'scripts/test.ts',
    'scripts/package-programs.ts',
    'tests/browser/shell.spec.ts',
    'README.md',
  ])('stays the same with %s', (file) => {
    expect(changesDigest(file)).toBe(false);
  });
});
