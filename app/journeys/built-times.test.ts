import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { BUILT_TIMES, type BuiltTimes, createBuiltTimes } from './built-times.server.ts';

const BUILT: BuiltTimes = { timetable: 'a digest', times: { rome: { milan: [180, 0] } } };

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'binario-times-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('reads the times of its own timetable, and of no other', () => {
  const folder = makeFolder();
  writeFileSync(join(folder, BUILT_TIMES), JSON.stringify(BUILT));
  const timesFrom = createBuiltTimes(pathToFileURL(join(folder, 'pages.js')).href);
  expect(timesFrom('a digest', 'rome')).toEqual(new Map([['milan', { minutes: 180, changes: 0 }]]));
  expect(timesFrom('a digest', 'pisa')).toBeUndefined();
  expect(timesFrom('another digest', 'rome')).toBeUndefined();
});

it('knows no times where nothing is built', () => {
  const timesFrom = createBuiltTimes(pathToFileURL(join(makeFolder(), 'pages.js')).href);
  expect(timesFrom('a digest', 'rome')).toBeUndefined();
});
