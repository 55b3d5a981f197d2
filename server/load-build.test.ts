import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, expectTypeOf, it } from 'vitest';
import { STATIONS } from '#app/data/network/railways.ts';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import type * as source from '#app/entry.server.tsx';
import { createBuiltTimes } from '#app/journeys/built-times.server.ts';
import { findTimes } from '#app/journeys/reach-data.ts';
import { loadBuild, type ServerEntry } from './load-build.ts';
import { OWN_TIMETABLE } from './timetable.ts';

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
  const planner = createPlanner(readTimetableFile(readFileSync(OWN_TIMETABLE)));
  const timesFrom = createBuiltTimes(pathToFileURL('build/pages.js').href);
  // A third of them: computing all takes seconds.
  const some = STATIONS.filter((_, at) => at % 3 === 0);
  const built = some.map(({ key }) => [key, timesFrom(planner.timetable.digest, key)]);
  expect(built).toEqual(some.map(({ key }) => [key, findTimes(planner, key)]));
});
