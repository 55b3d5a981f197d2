import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readBuiltFiles } from './built-files.ts';

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'binario-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/page.css'), 'p{}');
  writeFileSync(join(folder, 'assets/page.css.br'), 'brotli');
  return folder;
}

it('finds a file of the build that an update adds after the start, and no other one', () => {
  const folder = builtFolder();
  const files = readBuiltFiles({ folder, headersOf: () => ({}) });
  for (const name of ['assets/next.css', 'later.txt', 'assets/next.css.br'])
    writeFileSync(join(folder, name), 'next');
  const reply = files.find('/assets/next.css')?.reply('GET', { 'accept-encoding': 'br' });
  expect(reply?.headers).toMatchObject({ 'Content-Encoding': 'br', 'Content-Length': '4' });
  rmSync(join(folder, 'assets/next.css'));
  expect(files.find('/assets/next.css')).toBeDefined();
  for (const path of [
    '/later.txt',
    '/assets/next.css.br',
    '/assets/..',
    '/assets/../later.txt',
    '/assets/',
  ])
    expect(files.find(path)).toBeUndefined();
});

it('gives a file’s own bytes where the build has no copy in an encoding', () => {
  const files = readBuiltFiles({ folder: builtFolder(), headersOf: () => ({}) });
  const reply = files.find('/assets/page.css')?.reply('GET', { 'accept-encoding': 'gzip' });
  expect(reply?.headers['Content-Encoding']).toBeUndefined();
  expect(String(Buffer.from(reply?.body ?? []))).toBe('p{}');
});
