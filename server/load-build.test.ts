import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, expectTypeOf, it, onTestFinished } from 'vitest';
import { STATIONS } from '#app/data/network/railways.ts';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import type * as source from '#app/entry.server.tsx';
import { createBuiltTimes } from '#app/journeys/built-times.server.ts';
import { findTimes } from '#app/journeys/reach-data.ts';
import { PAGE_TYPES } from '../tests/browser/page-types.ts';
import { createSite } from '../tests/browser/server.ts';
import { loadBuild, type ServerEntry } from './load-build.ts';
import { INCLUDED_TIMETABLE } from './timetable.ts';

/** Every choice and view of the map. */
const MAP_PAGES = [
  '/map?view=list&route=rome-milan',
  '/map?view=diagram&route=milan-naples',
  '/map?view=diagram&station=milan',
  '/map?view=now&minute=495&station=naples',
  '/map?reach=milan',
  '/map?route=milan-naples',
  '/map?station=naples',
  '/map?table=milan',
  '/?table=rome',
  '/?sort=time',
];

it('finds everything that the server needs in the built application', async () => {
  expectTypeOf<typeof source>().toExtend<ServerEntry>();
  const { entry, entryScript, clientFolder } = await loadBuild();
  expect(entry.createSite).toBeTypeOf('function');
  expect(entry.notFoundPath).toBe('/404');
  expect(entry.fieldsOf('/')).toEqual(expect.arrayContaining(['from', 'to', 'date', 'route']));
  const paths = ['/cities', '/newsletter/confirm', '/sitemap.xml', '/posters/rome.svg'];
  const withToken = paths.filter((path) => entry.fieldsOf(path).includes('token'));
  expect(withToken).toEqual(['/newsletter/confirm']);
  expect(paths.filter((path) => entry.fieldsOf(path).length === 0)).toEqual(paths.slice(2));
  expect(entryScript).toMatch(/^\/assets\/entry\.client-[\w-]+\.js$/);
  expect(existsSync(join(clientFolder, entryScript))).toBe(true);
  expect(clientFolder).toMatch(/\/build\/client$/);
});

it('is in ASCII, of which Node keeps one byte a letter', () => {
  const programs = globSync('build/*.js');
  expect(programs.length).toBeGreaterThan(1);
  const others = programs.filter((path) => /[^\0-\x7f]/.test(readFileSync(path, 'utf8')));
  expect(others).toEqual([]);
});

it('rejects where there is no build', async () => {
  await expect(loadBuild(pathToFileURL('/nowhere/'))).rejects.toThrow(/Cannot find/);
});

it('has the travel times from the stations of the map, as the timetable computes them', () => {
  const planner = createPlanner(readTimetableFile(readFileSync(INCLUDED_TIMETABLE)));
  const timesFrom = createBuiltTimes(pathToFileURL('build/pages.js').href);
  // A third of them: computing all takes seconds.
  const some = STATIONS.filter((_, at) => at % 3 === 0);
  const built = some.map(({ key }) => [key, timesFrom(planner.timetable.digest, key)]);
  expect(built).toEqual(some.map(({ key }) => [key, findTimes(planner, key)]));
});

it('needs no file of the build later, which another build may replace', async () => {
  // Within the project, whose packages the build needs.
  mkdirSync('node_modules/.cache', { recursive: true });
  const folder = mkdtempSync('node_modules/.cache/build-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('build', folder, { recursive: true });
  const created = await createSite(
    new Date('2026-12-10T09:00:00+01:00'),
    {},
    pathToFileURL(`${folder}/`),
  );
  onTestFinished(() => created.close());
  rmSync(folder, { recursive: true });
  const pages = [...PAGE_TYPES, ...MAP_PAGES.map((path) => ({ path, status: 200 }))];
  const found: string[] = [];
  for (const { path } of pages) found.push(`${path} ${(await created.site.request(path)).status}`);
  expect(found).toEqual(pages.map(({ path, status }) => `${path} ${status}`));
});
