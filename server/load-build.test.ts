import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, expectTypeOf, it } from 'vitest';
import type * as source from '#app/entry.server.tsx';
import { loadBuild, type ServerEntry } from './load-build.ts';

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

it('rejects where there is no build', async () => {
  await expect(loadBuild(pathToFileURL('/nowhere/'))).rejects.toThrow(/Cannot find/);
});
